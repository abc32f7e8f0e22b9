import { Box, Text } from '@mantine/core';
import type { mola } from '@masabasi/core/mesai/mola/contract';
import {
  MASA_BASI,
  MESAI_BASLANGICI,
  mesaiBittiMi,
  molaAdi,
  molaDurumu,
  molaSuresi,
  METIN,
} from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati, ms } from '@masabasi/core/platform/time/tarih';
import IconClock from '~icons/tabler/clock';
import type { useEndpoint } from '../../platform/call/api.ts';
import { mobilCihaz } from '../../platform/call/cihaz.ts';
import { useMesaim } from '../../mesai/mola/mesaim.ts';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './Bugunum.module.css';

export type Gunum = ReturnType<typeof useEndpoint<typeof mola.gunum>>;

/** One line for a day without a shift: the reason, or the button that starts one. */
function baslamamis(k: ReturnType<typeof useMesaim>, an: number): string {
  if (k.Izinli) return 'Bugün izinlisiniz.';
  if (k.BaslamaSonu !== null && ms(k.BaslamaSonu) <= an) return 'Bugün mesai kaydınız yok.';
  const dugme = `üst çubuktaki ‘${molaAdi(MASA_BASI)}’ düğmesiyle başlatabilirsiniz.`;
  return `Mesainiz henüz başlamadı; ${mobilCihaz() ? `bilgisayarınızda ${dugme}` : dugme}`;
}

/** My shift today: start, end, break total, and its intervals. */
export function Bugunum({ gunum }: { gunum: Gunum }) {
  const k = useMesaim();
  const an = useSimdi(10);
  const bitti = k.Baslama !== null && mesaiBittiMi(k, an);
  const dakika = molaSuresi(k, an);
  // The start row repeats only figures that are shown above.
  const liste = (gunum.data?.molalist ?? []).filter((m) => m.Mola_Durum_Id !== MESAI_BASLANGICI);
  if (k.Baslama === null && gunum.data && liste.length === 0)
    return (
      <Panel title="Bugünkü mesaim" icon={<IconClock stroke={1.7} />}>
        <Text px={16} pb={12} c="dimmed">
          {baslamamis(k, an)}
        </Text>
      </Panel>
    );

  return (
    <Panel
      title="Bugünkü mesaim"
      icon={<IconClock stroke={1.7} />}
      actions={
        bitti ? (
          <Chip>{METIN.mesaiBitti}</Chip>
        ) : (
          k.Mola_Durum_Id !== null && <Chip tone="accent">{molaAdi(k.Mola_Durum_Id)}</Chip>
        )
      }
    >
      <Columns component="dl" of="repeat(3, 1fr)" px={16} pb={16}>
        <Figure fz={12} name="Mesai başlama">
          {k.Baslama ? istanbulSaati(k.Baslama) : '–'}
        </Figure>
        <Figure fz={12} name={bitti ? 'Mesai bitişi' : 'Planlanan bitiş'}>
          {k.Mesai_Bitis ? istanbulSaati(k.Mesai_Bitis) : '–'}
        </Figure>
        <Figure fz={12} name="Toplam mola">
          {dakika}{' '}
          <Text component="small" fz={13} fw={400} c="dimmed">
            dk
          </Text>
        </Figure>
      </Columns>
      {gunum.data && liste.length === 0 ? null : (
        <Box p="4px 16px 12px" className="line-above">
          <Read of={gunum} rows={3} compact>
            {() => (
              <PlainList ordered className="tnum">
                {liste.map((m) => (
                  <li key={m.Id} className={css.an} data-stil={molaDurumu(m.Mola_Durum_Id)?.stil ?? 'yok'}>
                    <Text span c="dimmed" className="nowrap">
                      {istanbulSaati(m.Baslama_Zamani)}
                      {m.Bitis_Zamani && ` – ${istanbulSaati(m.Bitis_Zamani)}`}
                    </Text>
                    <Text span fw={m.Bitis_Zamani === null ? 500 : undefined}>
                      {m.Ad}
                      {m.Bitis_Zamani === null && (
                        <Text span fw={400} c="dimmed">
                          {' '}
                          · sürüyor
                        </Text>
                      )}
                      {m.Otomatik && (
                        <Text span fw={400} c="dimmed">
                          {' '}
                          · otomatik kapandı
                        </Text>
                      )}
                      {m.Duzeltme === 'Bekliyor' && (
                        <Text span fw={400} c="dimmed">
                          {' '}
                          · düzeltme bekliyor
                        </Text>
                      )}
                      {m.Duzeltme === 'Reddedildi' && (
                        <Text span fw={400} c="dimmed">
                          {' '}
                          · düzeltme reddedildi: {m.DuzeltmeSebebi}
                        </Text>
                      )}
                    </Text>
                    <Text span c="dimmed" className="nowrap">
                      {m.Sure} dk
                    </Text>
                  </li>
                ))}
              </PlainList>
            )}
          </Read>
        </Box>
      )}
    </Panel>
  );
}
