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
import { dilimle, type Hucre, kitap, type Sayfa, type Sutun } from '../../platform/sheet/xlsx.ts';
import type { SozToplami } from './yazi.ts';

/** Figures as an .xlsx file: a sheet for each part of the screen, numbers as numbers. */

const sayfa = (ad: string, sutunlar: readonly Sutun[], satirlar: readonly (readonly Hucre[])[]): Sayfa => ({
  ad,
  sutunlar,
  dilimler: dilimle(satirlar),
});
const metin = (baslik: string, en: number): Sutun => ({ baslik, en });
const tam = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'tam' });
/** Two decimals; the values are in hundredths. */
const ondalik = (baslik: string): Sutun => ({ baslik, en: 12, tur: 'para' });
const yuzdelik = (n: number | null | undefined): Hucre => (n == null ? null : Math.round(n * 100));

const OLCUM_SUTUNLARI: readonly Sutun[] = [
  tam('Sorulan'),
  tam('Yanıtlanan'),
  ...OLCUMLER.flatMap((o) => [
    ondalik(OLCUM_ADLARI[o]),
    ondalik(`${OLCUM_ADLARI[o]} alt`),
    ondalik(`${OLCUM_ADLARI[o]} üst`),
  ]),
];
const olcumHucreleri = (o: Olculen): Hucre[] => [
  o.Sorulan,
  o.Yanitlanan,
  ...OLCUMLER.flatMap((ad) => [yuzdelik(o[ad]?.Deger), yuzdelik(o[ad]?.Alt), yuzdelik(o[ad]?.Ust)]),
];
const ozet = (d: Istatistik): Sayfa =>
  sayfa(
    'Özet',
    [metin('Ölçüm', 20), ondalik('Değer'), ondalik('Alt'), ondalik('Üst'), ondalik('Önceki'), metin('Fark', 70)],
    OLCUMLER.map((ad) => {
      const fark = d.farklar[ad];
      const [b, once] = [d.ozet[ad], d.oncekiOzet[ad]];
      return [
        OLCUM_ADLARI[ad],
        yuzdelik(b?.Deger),
        yuzdelik(b?.Alt),
        yuzdelik(b?.Ust),
        yuzdelik(once?.Deger),
        fark && farkYaz(fark),
      ];
    }),
  );
const sayilar = (d: Istatistik): Sayfa =>
  sayfa(
    'Sayılar',
    [metin('Sayı', 24), tam('Bu dönem'), tam('Önceki')],
    [
      ['Sorulan', d.ozet.Sorulan, d.oncekiOzet.Sorulan],
      ['Yanıtlanan', d.ozet.Yanitlanan, d.oncekiOzet.Yanitlanan],
      ['Düşük puan', d.Dusuk, null],
      ['Kapatılan düşük puan', d.Kapanan, null],
    ],
  );
const egilim = (d: Istatistik): Sayfa =>
  sayfa(
    'Eğilim',
    [{ baslik: 'İlk gün', en: 12, tur: 'gun' }, { baslik: 'Son gün', en: 12, tur: 'gun' }, ...OLCUM_SUTUNLARI],
    d.trend.map((n) => [n.Ilk, n.Son, ...olcumHucreleri(n)]),
  );
const dagilim = ({ dagilim: { Csat, Nps, Puan } }: Istatistik): Sayfa =>
  sayfa(
    'Dağılım',
    [metin('Dağılım', 20), metin('Değer', 12), tam('Yanıt')],
    [
      ...CSAT_DEGERLERI.map((n, i) => ['Memnuniyet (1–5)', `${n}`, Csat[i]!]),
      ...NPS_DEGERLERI.map((n, i) => ['Tavsiye (0–10)', `${n}`, Nps[i]!]),
      ...PUAN_DILIMLERI.map((n, i) => ['Puan (0–100)', dilimAdi(n), Puan[i]!]),
    ],
  );
const sorular = (ad: string, d: Istatistik, adlar: readonly string[], alan: 'Aylar' | 'Urunler'): Sayfa =>
  sayfa(
    ad,
    [metin('Anket', 24), metin('Soru', 40), tam('Yanıt'), ondalik('Hepsi'), ...adlar.map(ondalik)],
    d.isi.satirlar.map((r) => [r.Anket, r.Soru, r.Adet, yuzdelik(r.Puan), ...r[alan].map((h) => yuzdelik(h?.Puan))]),
  );
const kirilim = (d: Istatistik, grup: Grup): Sayfa =>
  sayfa(
    'Kırılım',
    [metin(GRUPLAR[grup], 30), ...OLCUM_SUTUNLARI],
    d.kirilim.map((k) => (k.Gizli ? [k.Ad] : [k.Ad, ...olcumHucreleri(k)])),
  );
const sozler = (bunlar: readonly SozToplami[]): Sayfa =>
  sayfa(
    'Sözler',
    [metin('Söz', 24), tam('Yorum'), ondalik('Ortalama puan')],
    bunlar.map((s) => [s.Ad, s.Adet, yuzdelik(s.Puan)]),
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
