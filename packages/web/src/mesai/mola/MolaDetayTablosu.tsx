import { BOYLAR } from '@masabasi/core/platform/list/liste';
import type { MolaKaydi } from '@masabasi/core/mesai/mola/contract';
import { molaDurumu, toplamDakika } from '@masabasi/core/mesai/mola/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Text } from '@mantine/core';
import IconClockEdit from '~icons/tabler/clock-edit';
import IconClockPause from '~icons/tabler/clock-pause';
import IconCoffeeOff from '~icons/tabler/coffee-off';
import { useCallback, useState } from 'react';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pager } from '../../ui/Pager.tsx';
import tablo from '../../ui/Table.module.css';
import renk from './DurumEtiketi.module.css';
import css from './MolaDetayTablosu.module.css';
import { MolaSimgesi } from './MolaSimgesi.tsx';
import { Sayac } from './Sayac.tsx';

export interface MolaDetayTablosuProps {
  readonly ad: string;
  readonly kayitlar: readonly MolaKaydi[];
  /** The rows still belong to the previous dates. */
  readonly eski: boolean;
  /** Requests a correction. Only for the person's own records. */
  readonly onDuzeltme: ((kayit: MolaKaydi) => void) | undefined;
}

/** Statuses that colour their rows. */
const TONLAR: Readonly<Record<number, string>> = { 643: 'info', 649: 'warn', 650: 'danger', 651: 'ok' };
const DIS_GOREV = 652;

/** The end of a shift and work outside have the colours of the board. */
const rengi = (durum: number | null) =>
  durum === null || durum === DIS_GOREV
    ? { className: `${renk.renkli} ${css.satir}`, 'data-stil': durum === null ? 'bitti' : 'izinli' }
    : { className: css.satir, 'data-tone': TONLAR[durum] };

function Sure({ kayit }: { kayit: MolaKaydi }) {
  const { Baslama_Zamani, Bitis_Zamani, Sure: dakika } = kayit;
  const yaz = useCallback(
    (an: number) => String(Math.max(0, Math.floor((an - Date.parse(Baslama_Zamani)) / 60_000))),
    [Baslama_Zamani],
  );
  // A single element: on a narrow screen the cell is a grid of label and value.
  return <span>{Bitis_Zamani === null ? <Sayac yaz={yaz} /> : dakika} dak.</span>;
}

function Duzeltme({ kayit, onDuzeltme }: { kayit: MolaKaydi; onDuzeltme: (kayit: MolaKaydi) => void }) {
  if (kayit.Duzeltme === 'Bekliyor') return <Chip tone="info">Düzeltme bekliyor</Chip>;
  return (
    kayit.Bitis_Zamani !== null && (
      <>
        {kayit.Duzeltme === 'Reddedildi' && (
          <Flex component="span" direction="column" gap={4} align="flex-start" fz={12} c="dimmed">
            <Chip tone="warn">Düzeltme reddedildi</Chip>
            {kayit.DuzeltmeSebebi}
          </Flex>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconClockEdit size={16} aria-hidden />}
          aria-label={`Düzeltme iste: ${kayit.Ad}, ${zamanYaz(kayit.Baslama_Zamani)}`}
          onClick={() => onDuzeltme(kayit)}
        >
          Düzeltme iste
        </Button>
      </>
    )
  );
}

/** The records of a period in pages, with the total of the period. */
export function MolaDetayTablosu({ ad, kayitlar, eski, onDuzeltme }: MolaDetayTablosuProps) {
  const [sayfa, setSayfa] = useState(0);
  const [boyut, setBoyut] = useState<number>(BOYLAR[0]);
  const toplam = useCallback((an: number) => String(toplamDakika(kayitlar, an)), [kayitlar]);
  if (kayitlar.length === 0)
    return (
      <EmptyState
        icon={<IconCoffeeOff size={32} stroke={1.5} />}
        title="Kayıt Bulunamadı."
        text="Seçilen günlerde mola kaydı yok. Başka bir gün seçebilirsiniz."
      />
    );
  return (
    <>
      <div className={tablo.kap}>
        <table className={`card ${tablo.tablo} ${css.tablo}`} aria-label={ad} aria-busy={eski}>
          <thead>
            <tr>
              <th scope="col">Durum</th>
              <th scope="col">Başlama</th>
              <th scope="col">Bitiş</th>
              <th scope="col" data-align="right">
                Geçen Süre
              </th>
              <th scope="col">Açıklama</th>
              {onDuzeltme && (
                <th scope="col">
                  <span className="visually-hidden">Düzeltme</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {kayitlar.slice(sayfa * boyut, (sayfa + 1) * boyut).map((k) => (
              <tr key={k.Id} {...rengi(k.Mola_Durum_Id)}>
                <td data-label="Durum">
                  <Flex component="span" display="inline-flex" gap={8} align="center" fw={500}>
                    <MolaSimgesi
                      id={k.Mola_Durum_Id}
                      stil={molaDurumu(k.Mola_Durum_Id) ? undefined : 'bitti'}
                      size={16}
                    />
                    {k.Ad}
                  </Flex>
                </td>
                <td data-label="Başlama">{zamanYaz(k.Baslama_Zamani)}</td>
                <td data-label="Bitiş">
                  {k.Bitis_Zamani === null ? 'Sürüyor' : zamanYaz(k.Bitis_Zamani)}
                  {k.Otomatik && (
                    <Flex
                      component="span"
                      display="inline-flex"
                      gap={4}
                      align="center"
                      ml={8}
                      fz={12}
                      c="dimmed"
                      title="Mesai bitiminde kendiliğinden kapandı"
                    >
                      <IconClockPause size={16} stroke={1.75} aria-hidden /> Otomatik
                    </Flex>
                  )}
                </td>
                <td data-label="Geçen Süre" data-align="right">
                  <Sure kayit={k} />
                </td>
                <td data-label="Açıklama">
                  {k.Aciklama}
                  {k.Duzeltme === 'Onaylandı' && <Chip tone="ok">Düzeltildi</Chip>}
                </td>
                {onDuzeltme && (
                  <td data-actions>
                    <Duzeltme kayit={k} onDuzeltme={onDuzeltme} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Flex rowGap={12} columnGap={24} wrap="wrap" align="center" justify="space-between" py={12} px={0}>
        <Text>
          Toplam Mola:{' '}
          <b className="tnum">
            <Sayac yaz={toplam} /> dak.
          </b>
        </Text>
        <Pager
          label={ad}
          total={kayitlar.length}
          page={sayfa}
          size={boyut}
          onPage={setSayfa}
          onSize={(b) => (setBoyut(b), setSayfa(0))}
        />
      </Flex>
    </>
  );
}
