import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import { kalanYaz } from '@masabasi/core/musteri/lisans/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconCertificate from '~icons/tabler/certificate';
import { useState } from 'react';
import { lisans as oda } from '../../calls/lisans.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const LisansUyarilariDialog = onDemand(() => import('../../musteri/lisans/LisansUyarilariDialog.tsx'));
const LisansYenileDialog = onDemand(() => import('../../musteri/lisans/LisansYenileDialog.tsx'));

/** A separate window has the rest. */
const EN_COK = 4;

/** Expiring licences from the person's warnings, the nearest end first. Calls and renewals start here. */
export default function BitenLisanslar() {
  const yonetir = useYetkiVar(YETKI.lisansYonet);
  const { data } = useEndpoint(oda.lisansUyarilarim, {});
  const [yenilenen, setYenilenen] = useState<LisansSatiri | null>(null);
  const [hepsi, setHepsi] = useState(false);
  const lisanslar = data?.uyarilist ?? [];
  return (
    <Panel
      title="Bitişi yaklaşan lisanslarınız"
      icon={<IconCertificate stroke={1.7} />}
      actions={
        <Button variant="default" onClick={() => setHepsi(true)}>
          Lisansları Aç
        </Button>
      }
    >
      <PlainList className="ruled">
        {lisanslar.slice(0, EN_COK).map((l) => (
          <Flex
            key={l.Id}
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
                {l.Musteri}
              </Text>
              <Text span fz={13} c="dimmed">
                {l.Proje}
                {l.KalanGun !== null && ` · ${kalanYaz(l.KalanGun)}`}
                {l.Telefon !== null && (
                  <>
                    {' · '}
                    <Text
                      component="a"
                      td="underline var(--line-strong)"
                      style={{ textUnderlineOffset: 2 }}
                      href={telefonYolu(l.Telefon)}
                      className="tnum"
                    >
                      {telefonYaz(l.Telefon)}
                    </Text>
                  </>
                )}
              </Text>
            </Stack>
            {yonetir && l.BitisTarihi !== null && (
              <Button
                variant="default"
                aria-label={`${l.LisansNo} lisansını yenile: ${l.Musteri}`}
                onClick={() => setYenilenen(l)}
              >
                Yenile
              </Button>
            )}
          </Flex>
        ))}
      </PlainList>
      {yenilenen?.BitisTarihi && (
        <LisansYenileDialog lisans={yenilenen} bitis={yenilenen.BitisTarihi} onClose={() => setYenilenen(null)} />
      )}
      {hepsi && <LisansUyarilariDialog onClose={() => setHepsi(false)} />}
    </Panel>
  );
}
