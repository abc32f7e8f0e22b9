import { Box, Flex, Text } from '@mantine/core';
import { istanbulGunu, istanbulSaati, zamanYaz } from '@masabasi/core/platform/time/tarih';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { useEndpoint } from '../../platform/call/api.ts';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Dugmeler } from './BaglantiIslemleri.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { SurenDakika, UzunUyarisi } from './BaglantiSuresi.tsx';

/** Running connections shown. Above any realistic number. */
const EN_COK = 200;

/** The start. If it was not today, with its day. */
const baslamasi = (an: string) =>
  `Başlama ${istanbulGunu(an) === istanbulGunu(simdi()) ? istanbulSaati(an) : zamanYaz(an)}`;

/** Connections that run at this moment. */
export function BaglantiSeridi({ dugmeler }: { readonly dugmeler: Dugmeler }) {
  const suren = useEndpoint(oda.getBaglantiList, { Acik: true, adet: EN_COK }, { refetchOnMount: 'always' });
  return (
    <Panel title="Şu An Bağlı" icon={<IconPlugConnected />}>
      <Read of={suren} rows={1}>
        {({ baglantilist }) =>
          baglantilist.length === 0 ? (
            <Text pb={16} px={16} c="dimmed">
              Şu an müşteriye bağlı kimse yok.
            </Text>
          ) : (
            <Columns
              component="ul"
              of="repeat(auto-fill, minmax(min(100%, 300px), 1fr))"
              gap={8}
              p="12px 16px 16px"
              aria-label="Süren bağlantılar"
            >
              {baglantilist.map((b) => (
                <Columns
                  key={b.Id}
                  component="li"
                  of="auto minmax(0, 1fr) auto"
                  gap="6px 12px"
                  align="center"
                  miw={0}
                  py={10}
                  px={12}
                  bg="var(--ok-soft)"
                  bdrs={8}
                >
                  <KisiYuzu id={b.PersonelId} ad={b.Personel} size={36} />
                  <Box miw={0}>
                    <Text truncate fw={600}>
                      {b.Personel}
                    </Text>
                    <Text truncate fz={13} c="dimmed">
                      <MusteriBagi Id={b.MusteriId} ad={b.Musteri} />
                    </Text>
                    <Text truncate fz={13} c="dimmed">{`${b.BaglantiTur} · ${baslamasi(b.Baslama_Zamani)}`}</Text>
                    <UzunUyarisi b={b} />
                  </Box>
                  <Text span fz={16} fw={600} c="var(--ok)">
                    <SurenDakika baslama={b.Baslama_Zamani} />
                  </Text>
                  <Flex
                    component="span"
                    gap={4}
                    align="center"
                    justify="flex-end"
                    className="unless-empty"
                    style={{ gridColumn: '2 / -1' }}
                  >
                    {dugmeler(b)}
                  </Flex>
                </Columns>
              ))}
            </Columns>
          )
        }
      </Read>
    </Panel>
  );
}
