import { gunSayisiYaz } from '@masabasi/core/izin/izin/gunSayisi';
import { Button, Flex, Text } from '@mantine/core';
import IconBeach from '~icons/tabler/beach';
import { useState } from 'react';
import { Link } from 'react-router';
import { izin } from '../../calls/izin.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Figure } from '../../ui/Figure.tsx';

const IzinTalepDialog = onDemand(() => import('../../izin/izin/IzinTalepDialog.tsx'));

/** My remaining leave, and the button for a request. */
export function IzinHakkim() {
  const { Id } = useKullanici();
  const ozet = useEndpoint(izin.personelizinlist, { UserId: Id }).data?.personelizin;
  const [acik, setAcik] = useState(false);
  return (
    <Panel
      title="İznim"
      icon={<IconBeach stroke={1.7} />}
      actions={
        <Button variant="default" onClick={() => setAcik(true)}>
          İzin İste
        </Button>
      }
    >
      <Flex component="dl" gap="8px 16px" wrap="wrap" justify="space-between" m={0} px={16} pb={4}>
        {Object.entries({
          Kalan: ozet?.KalanGun,
          'Bu yılki hak': ozet?.HakGun,
          Kullanılan: ozet?.Kullanilan,
        }).map(([ad, gun]) => (
          <Figure key={ad} fz={12} name={ad} c={(gun ?? 0) < 0 ? 'var(--danger)' : undefined}>
            {gun === undefined ? '–' : gunSayisiYaz(gun)}{' '}
            <Text component="small" fz={13} fw={400} c="dimmed">
              gün
            </Text>
          </Figure>
        ))}
      </Flex>
      <Text component={Link} display="block" p="8px 16px 12px" fz={13} to="/personel/izin">
        İzinlerim ve isteklerim
      </Text>
      {acik && <IzinTalepDialog onClose={() => setAcik(false)} />}
    </Panel>
  );
}
