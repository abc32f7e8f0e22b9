import { istanbulGunu, istanbulSaati, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { Button, Flex, Text } from '@mantine/core';
import IconPlugConnected from '~icons/tabler/plug-connected';
import { useState } from 'react';
import { uzakbaglanti as oda } from '../../calls/uzakbaglanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { SecilenMusteri } from '../../musteri/musteri/MusteriSecimi.tsx';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import type { BaglananGorusme } from './BaglantiBaslatDialog.tsx';
import { BaglantiIslemleri } from './BaglantiIslemleri.tsx';
import { BaglantiSuresi } from './BaglantiSuresi.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

const BaglantiBaslatDialog = onDemand(() => import('./BaglantiBaslatDialog.tsx'));

export interface GorusmeBaglantilariProps {
  readonly gorusme: BaglananGorusme;
  readonly musteri: SecilenMusteri;
  /** The ticket is still open. */
  readonly acik: boolean;
}

const EN_COK = 30;

/** The period in one line: `20.11.2026 10:00 – 10:30`. */
const zamani = ({ Baslama_Zamani: bas, Bitis_Zamani: bit }: BaglantiSatiri) =>
  `${tarihYaz(istanbulGunu(bas))} ${istanbulSaati(bas)} – ${bit === null ? 'sürüyor' : istanbulSaati(bit)}`;

/** The connections of a ticket, with a button that starts another one. */
export function GorusmeBaglantilari({ gorusme, musteri, acik }: GorusmeBaglantilariProps) {
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(oda.getBaglantiList, { GorusmeId: gorusme.Id, adet: EN_COK }, { refetchOnMount: 'always' });
  if (!acik && liste.data?.baglantilist.length === 0) return null;
  return (
    <Panel
      title="Bağlantıları"
      icon={<IconPlugConnected />}
      actions={
        acik && (
          <Button variant="default" size="compact-sm" onClick={() => setYeni(true)}>
            Bağlantı Başlat
          </Button>
        )
      }
    >
      <Read of={liste} rows={2}>
        {({ baglantilist }) =>
          baglantilist.length > 0 && (
            <BaglantiIslemleri>
              {(dugmeler) => (
                <PlainList className="ruled anywhere" aria-label="Görüşmenin bağlantıları">
                  {baglantilist.map((b) => (
                    <Flex key={b.Id} component="li" direction="column" gap={4} py={10} px={16}>
                      <Flex component="span" gap={8} align="center">
                        <KisiYuzu id={b.PersonelId} ad={b.Personel} size={24} />
                        <Text span flex={1} miw={0}>
                          {b.Personel}
                        </Text>
                        <BaglantiSuresi b={b} />
                      </Flex>
                      <Flex
                        component="span"
                        gap={4}
                        wrap="wrap"
                        align="center"
                        justify="space-between"
                        fz={13}
                        c="dimmed"
                      >
                        <span>{`${zamani(b)} · ${b.BaglantiTur}`}</span>
                        <Flex component="span" gap={4} align="center">
                          {dugmeler(b)}
                        </Flex>
                      </Flex>
                      <Text span fz={13}>
                        {b.Yapilan || b.Amac}
                      </Text>
                    </Flex>
                  ))}
                </PlainList>
              )}
            </BaglantiIslemleri>
          )
        }
      </Read>
      {yeni && <BaglantiBaslatDialog musteri={musteri} gorusme={gorusme} onClose={() => setYeni(false)} />}
    </Panel>
  );
}
