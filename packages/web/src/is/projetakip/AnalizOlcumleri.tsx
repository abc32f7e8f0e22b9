import { Stack } from '@mantine/core';
import { oranYaz, saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizOzeti } from '@masabasi/core/is/projetakip/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { useAnalizAdresi } from './analizAdresi.ts';
import { Columns, fitting } from '../../ui/Columns.tsx';
import { Figure } from '../../ui/Figure.tsx';

const saat = (n: number): string => `${saatYaz(n)} saat`;
/** The meaning of an index in words: the figure alone says nothing to most readers. */
const sozu = (oran: number | null, az: string, cok: string): string =>
  oran === null ? 'Henüz ölçülemiyor' : oran < 0.995 ? az : oran > 1.005 ? cok : 'Planla aynı';
const isareti = (n: number): string => (n > 0 ? `+${saat(n)}` : saat(n));

/** The figures of the day, each explained in words, with a link to its plans. */
export function AnalizOlcumleri({ ozet: o }: { readonly ozet: AnalizOzeti }) {
  const { planlar } = useAnalizAdresi();
  const olcumler = [
    {
      ad: 'Takvim başarımı (SPI)',
      deger: oranYaz(o.SPI),
      alt: `${sozu(o.SPI, 'Plandan geride', 'Plandan ileride')} · SV ${isareti(o.SV)}`,
      yol: planlar(),
    },
    {
      ad: 'Emek başarımı (CPI)',
      deger: oranYaz(o.CPI),
      alt: `${sozu(o.CPI, 'Tahminden çok saat gitti', 'Tahminden az saat gitti')} · CV ${isareti(o.CV)}`,
      yol: planlar(),
    },
    {
      ad: 'Bitişte beklenen (EAC)',
      deger: o.EAC === null ? '–' : saat(o.EAC),
      alt: `Tahmin (BAC) ${saat(o.BAC)}`,
      yol: planlar(),
    },
    {
      ad: 'Çevrim süresi, ortanca',
      deger: o.Cevrim === null ? '–' : `${saatYaz(o.Cevrim.Ortanca)} iş günü`,
      alt:
        o.Cevrim === null
          ? 'Aralıkta tamamlanan plan yok'
          : `Yarısı ${saatYaz(o.Cevrim.Alt)}–${saatYaz(o.Cevrim.Ust)} gün · ${o.Cevrim.Adet} plan`,
      yol: planlar({ hangi: 'cevrim' }),
    },
  ];
  const sayilar = [
    { ad: 'Planlanan (PV)', deger: saat(o.PV), yol: planlar() },
    { ad: 'Kazanılan (EV)', deger: saat(o.EV), yol: planlar() },
    { ad: 'Harcanan (AC)', deger: saat(o.AC), yol: planlar() },
    { ad: 'Plan', deger: sayiYaz(o.Plan), yol: planlar() },
    { ad: 'Tamamlanan', deger: sayiYaz(o.Biten), yol: planlar({ hangi: 'biten' }) },
    { ad: 'Geciken', deger: sayiYaz(o.Geciken), yol: planlar({ hangi: 'geciken' }) },
    { ad: 'Onaylı versiyonu olmayan', deger: sayiYaz(o.Onaysiz), yol: planlar({ hangi: 'onaysiz' }) },
  ];
  return (
    <Stack gap={12}>
      <Columns component="dl" of={fitting(200)} gap={12} aria-label="Ölçümler">
        {olcumler.map((m) => (
          <Figure key={m.ad} className="card" p={12} name={m.ad} size={24} note={m.alt}>
            {m.deger === '–' ? '–' : <Link to={m.yol}>{m.deger}</Link>}
          </Figure>
        ))}
      </Columns>
      <Columns component="dl" of="repeat(auto-fit, minmax(138px, 1fr))" gap={12} aria-label="Sayılar">
        {sayilar.map((m) => (
          <Figure key={m.ad} className="card" p={12} name={m.ad}>
            <Link to={m.yol}>{m.deger}</Link>
          </Figure>
        ))}
      </Columns>
    </Stack>
  );
}
