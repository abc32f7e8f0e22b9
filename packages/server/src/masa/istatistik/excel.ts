import type { Istatistik, Olculen } from '@masabasi/core/masa/istatistik/contract';
import {
  CSAT_DEGERLERI,
  dilimAdi,
  farkYaz,
  type Grup,
  GRUPLAR,
  NPS_DEGERLERI,
  OLCUM_ADLARI,
  OLCUMLER,
  PUAN_DILIMLERI,
} from '@masabasi/core/masa/istatistik/rules';
import {
  cellSheet,
  decimalColumn,
  type Hucre,
  hundredths,
  kitap,
  type Sayfa,
  type Sutun,
  textColumn,
  wholeColumn,
} from '../../platform/sheet/xlsx.ts';
import type { SozToplami } from './yazi.ts';

/** Figures as an .xlsx file: a sheet for each part of the screen, numbers as numbers. */

const OLCUM_SUTUNLARI: readonly Sutun[] = [
  wholeColumn('Sorulan'),
  wholeColumn('Yanıtlanan'),
  ...OLCUMLER.flatMap((o) => [
    decimalColumn(OLCUM_ADLARI[o]),
    decimalColumn(`${OLCUM_ADLARI[o]} alt`),
    decimalColumn(`${OLCUM_ADLARI[o]} üst`),
  ]),
];
const olcumHucreleri = (o: Olculen): Hucre[] => [
  o.Sorulan,
  o.Yanitlanan,
  ...OLCUMLER.flatMap((ad) => [hundredths(o[ad]?.Deger), hundredths(o[ad]?.Alt), hundredths(o[ad]?.Ust)]),
];
const ozet = (d: Istatistik): Sayfa =>
  cellSheet(
    'Özet',
    [
      textColumn('Ölçüm', 20),
      decimalColumn('Değer'),
      decimalColumn('Alt'),
      decimalColumn('Üst'),
      decimalColumn('Önceki'),
      textColumn('Fark', 70),
    ],
    OLCUMLER.map((ad) => {
      const fark = d.farklar[ad];
      const [b, once] = [d.ozet[ad], d.oncekiOzet[ad]];
      return [
        OLCUM_ADLARI[ad],
        hundredths(b?.Deger),
        hundredths(b?.Alt),
        hundredths(b?.Ust),
        hundredths(once?.Deger),
        fark && farkYaz(fark),
      ];
    }),
  );
const sayilar = (d: Istatistik): Sayfa =>
  cellSheet(
    'Sayılar',
    [textColumn('Sayı', 24), wholeColumn('Bu dönem'), wholeColumn('Önceki')],
    [
      ['Sorulan', d.ozet.Sorulan, d.oncekiOzet.Sorulan],
      ['Yanıtlanan', d.ozet.Yanitlanan, d.oncekiOzet.Yanitlanan],
      ['Düşük puan', d.Dusuk, null],
      ['Kapatılan düşük puan', d.Kapanan, null],
    ],
  );
const egilim = (d: Istatistik): Sayfa =>
  cellSheet(
    'Eğilim',
    [{ baslik: 'İlk gün', en: 12, tur: 'gun' }, { baslik: 'Son gün', en: 12, tur: 'gun' }, ...OLCUM_SUTUNLARI],
    d.trend.map((n) => [n.Ilk, n.Son, ...olcumHucreleri(n)]),
  );
const dagilim = ({ dagilim: { Csat, Nps, Puan } }: Istatistik): Sayfa =>
  cellSheet(
    'Dağılım',
    [textColumn('Dağılım', 20), textColumn('Değer', 12), wholeColumn('Yanıt')],
    [
      ...CSAT_DEGERLERI.map((n, i) => ['Memnuniyet (1–5)', `${n}`, Csat[i]!]),
      ...NPS_DEGERLERI.map((n, i) => ['Tavsiye (0–10)', `${n}`, Nps[i]!]),
      ...PUAN_DILIMLERI.map((n, i) => ['Puan (0–100)', dilimAdi(n), Puan[i]!]),
    ],
  );
const sorular = (ad: string, d: Istatistik, adlar: readonly string[], alan: 'Aylar' | 'Urunler'): Sayfa =>
  cellSheet(
    ad,
    [
      textColumn('Anket', 24),
      textColumn('Soru', 40),
      wholeColumn('Yanıt'),
      decimalColumn('Hepsi'),
      ...adlar.map(decimalColumn),
    ],
    d.isi.satirlar.map((r) => [
      r.Anket,
      r.Soru,
      r.Adet,
      hundredths(r.Puan),
      ...r[alan].map((h) => hundredths(h?.Puan)),
    ]),
  );
const kirilim = (d: Istatistik, grup: Grup): Sayfa =>
  cellSheet(
    'Kırılım',
    [textColumn(GRUPLAR[grup], 30), ...OLCUM_SUTUNLARI],
    d.kirilim.map((k) => (k.Gizli ? [k.Ad] : [k.Ad, ...olcumHucreleri(k)])),
  );
const sozler = (bunlar: readonly SozToplami[]): Sayfa =>
  cellSheet(
    'Sözler',
    [textColumn('Söz', 24), wholeColumn('Yorum'), decimalColumn('Ortalama puan')],
    bunlar.map((s) => [s.Ad, s.Adet, hundredths(s.Puan)]),
  );

/** The parts of the screen as sheets. */
export const istatistikTablosu = (d: Istatistik, grup: Grup, bunlar: readonly SozToplami[]): Promise<Buffer> =>
  kitap([
    ozet(d),
    sayilar(d),
    egilim(d),
    dagilim(d),
    sorular(
      'Sorular (ay)',
      d,
      d.isi.aylar.map((a) => a.Ilk.slice(0, 7)),
      'Aylar',
    ),
    sorular(
      'Sorular (ürün)',
      d,
      d.isi.urunler.map((p) => p.Ad),
      'Urunler',
    ),
    kirilim(d, grup),
    sozler(bunlar),
  ]);
