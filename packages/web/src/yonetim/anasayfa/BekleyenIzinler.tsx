import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconInbox from '~icons/tabler/inbox';
import { useState } from 'react';
import { Link } from 'react-router';
import { talep } from '../../calls/talep.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { izinAraligiYaz, izinSuresiYaz } from '../../izin/izin/IzinKutusu.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const IzinKararDialog = onDemand(() => import('../../izin/izin/IzinKararDialog.tsx'));

/** The page of requests shows any further ones. */
const EN_COK = 5;

/** Leave requests that wait for my decision, decided here. Without requests, nothing is shown. */
export default function BekleyenIzinler() {
  const { Id } = useKullanici();
  const { data } = useEndpoint(talep.izinTalepList, { Durum: 'Bekliyor' });
  const [acik, setAcik] = useState<IzinTalepSatiri | null>(null);
  // My own request needs another person's decision.
  const bekleyenler = (data?.talepler ?? []).filter((t) => t.UserId !== Id);
  if (bekleyenler.length === 0) return null;
  return (
    <Panel
      title="Kararınızı bekleyen izinler"
      icon={<IconInbox stroke={1.7} />}
      actions={<span className="tnum">{bekleyenler.length} istek</span>}
    >
      <PlainList className="ruled">
        {bekleyenler.slice(0, EN_COK).map((t) => (
          <Flex
            key={t.Id}
            component="li"
            gap="8px 16px"
            wrap="wrap"
            align="center"
            justify="space-between"
            py={8}
            px={16}
          >
            <Stack gap={0} flex="1 1 240px" miw={0}>
              <Text span fw={500}>
                {t.Ad}
              </Text>
              <Text span fz={13} c="dimmed">
                {t.IzinId === null ? t.izinTur : 'İptal isteği'} · <span className="tnum">{izinAraligiYaz(t)}</span> ·{' '}
                {izinSuresiYaz(t)}
              </Text>
              {t.ayniGunler.length > 0 && (
                <Text span fz={13} c="dimmed">
                  Aynı günlerde izinde: {t.ayniGunler.join(', ')}
                </Text>
              )}
            </Stack>
            <Button
              variant="default"
              aria-label={`Karar ver: ${t.Ad}, ${izinAraligiYaz(t)}`}
              onClick={() => setAcik(t)}
            >
              Karar Ver
            </Button>
          </Flex>
        ))}
      </PlainList>
      {bekleyenler.length > EN_COK && (
        <Text component={Link} display="block" p="8px 16px 12px" fz={13} to="/personel/izin?sekme=istekler">
          Öteki {bekleyenler.length - EN_COK} istek
        </Text>
      )}
      {acik && <IzinKararDialog istek={acik} onClose={() => setAcik(null)} />}
    </Panel>
  );
}
