import type { Istatistik, Olculen } from '@masabasi/core/masa/istatistik/contract';
import {
  bantYaz,
  CSAT_DEGERLERI,
  dilimAdi,
  EN_AZ_YANIT,
  farkYaz,
  type Grup,
  GRUPLAR,
  NPS_DEGERLERI,
  OLCUM_ADLARI,
  type OlcumAdi,
  OLCUMLER,
  olcumYaz,
  ondalikYaz,
  PUAN_DILIMLERI,
} from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { type Belge, belgeYaz } from '../../platform/document/belge.ts';
import type { SozToplami } from './yazi.ts';

export interface IstatistikBelgesi {
  readonly sirket: string;
  /** The filters of the figures, in words. */
  readonly suzgec: string;
  readonly veri: Istatistik;
  readonly grup: Grup;
  readonly sozler: readonly SozToplami[];
  readonly simdi: Date;
}

const deger = (o: Olculen, ad: OlcumAdi): string | null => o[ad] && olcumYaz(ad, o[ad].Deger);
const CUBUK_BOYU = 24;
/** A bar made of letters. As on the screen, its figure stands beside it. */
const cubuk = (n: number, enCok: number): string => '█'.repeat(Math.round((CUBUK_BOYU * n) / Math.max(1, enCok)));
const OLCULEN = [
  { baslik: 'Yanıtlanan', pay: 3, sayi: true },
  ...OLCUMLER.map((o) => ({ baslik: OLCUM_ADLARI[o], pay: 2.4, sayi: true })),
];
const olculen = (o: Olculen): (string | null)[] => [
  `${sayiYaz(o.Yanitlanan)} / ${sayiYaz(o.Sorulan)}`,
  ...OLCUMLER.map((ad) => deger(o, ad)),
];

function dagilimlar(b: Belge, { Csat, Nps, Puan }: Istatistik['dagilim']): void {
  const ciz = (baslik: string, adlar: readonly string[], sayilar: readonly number[]) =>
    b.bolum(baslik, () =>
      b.tablo({
        sutunlar: [
          { baslik: 'Değer', pay: 1.5 },
          { baslik: 'Dağılım', pay: 6 },
          { baslik: 'Yanıt', pay: 1.5, sayi: true },
        ],
        satirlar: sayilar.map((n, i) => [adlar[i]!, cubuk(n, Math.max(...sayilar)), sayiYaz(n)]),
      }),
    );
  ciz('Memnuniyet (1–5)', CSAT_DEGERLERI.map(String), Csat);
  ciz('Tavsiye (0–10)', NPS_DEGERLERI.map(String), Nps);
  ciz('Puan (0–100)', PUAN_DILIMLERI.map(dilimAdi), Puan);
}

/** The screen on paper: the same parts in the same order, every chart as its figures. */
export const istatistikBelgesi = ({
  sirket,
  suzgec,
  veri: d,
  grup,
  sozler,
  simdi,
}: IstatistikBelgesi): Promise<Buffer> =>
  belgeYaz(
    {
      sirket,
      baslik: 'MEMNUNİYET İSTATİSTİKLERİ',
      kunye: `${tarihYaz(d.donem.Ilk)} – ${tarihYaz(d.donem.Son)}    ${suzgec}    Düzenlenme: ${zamanYaz(simdi)}`,
      ad: `Memnuniyet İstatistikleri ${tarihYaz(d.donem.Ilk)} – ${tarihYaz(d.donem.Son)}`,
    },
    (b) => {
      if (d.ozet.Sorulan === 0) return b.paragraf('Bu dönemde kimseye anket sorulmamış.');
      b.bolum('Özet', () => {
        b.tablo({
          sutunlar: [
            { baslik: 'Ölçüm', pay: 2 },
            { baslik: 'Değer', pay: 1.5, sayi: true },
            { baslik: '%95 aralığı', pay: 2.5 },
            { baslik: `Önceki döneme göre (${tarihYaz(d.once.Ilk)} – ${tarihYaz(d.once.Son)})`, pay: 5 },
          ],
          satirlar: OLCUMLER.map((ad) => {
            const [bant, fark] = [d.ozet[ad], d.farklar[ad]];
            return [OLCUM_ADLARI[ad], deger(d.ozet, ad), bant && bantYaz(ad, bant), fark && farkYaz(fark)];
          }),
        });
        b.alanlar(
          ['Sorulan', sayiYaz(d.ozet.Sorulan)],
          ['Yanıtlanan', sayiYaz(d.ozet.Yanitlanan)],
          ['Düşük puan', sayiYaz(d.Dusuk)],
          ['Kapatılan düşük puan', sayiYaz(d.Kapanan)],
        );
      });
      b.bolum('Eğilim', () =>
        b.tablo({
          sutunlar: [{ baslik: 'Dönem', pay: 4 }, ...OLCULEN],
          satirlar: d.trend.map((n) => [`${tarihYaz(n.Ilk)} – ${tarihYaz(n.Son)}`, ...olculen(n)]),
        }),
      );
      dagilimlar(b, d.dagilim);
      if (d.isi.satirlar.length > 0)
        b.bolum('Sorular', () =>
          b.tablo({
            sutunlar: [
              { baslik: 'Soru', pay: 6 },
              { baslik: 'Anket', pay: 3 },
              { baslik: 'Yanıt', pay: 1.5, sayi: true },
              { baslik: 'Puan', pay: 1.5, sayi: true },
            ],
            satirlar: d.isi.satirlar.map((r) => [r.Soru, r.Anket, sayiYaz(r.Adet), ondalikYaz(r.Puan)]),
          }),
        );
      b.bolum(`Kırılım: ${GRUPLAR[grup]}`, () =>
        b.tablo({
          sutunlar: [{ baslik: GRUPLAR[grup], pay: 4 }, ...OLCULEN],
          satirlar: d.kirilim.map((k) =>
            k.Gizli ? [k.Ad, `${EN_AZ_YANIT} yanıttan az`, null, null, null, null] : [k.Ad, ...olculen(k)],
          ),
        }),
      );
      if (sozler.length > 0)
        b.bolum('Yorumlarda geçen sözler', () =>
          b.paragraf(
            sozler
              .map((s) => `${s.Ad} ${s.Adet}${s.Puan === null ? '' : ` (puan ${ondalikYaz(s.Puan, 0)})`}`)
              .join(', '),
          ),
        );
    },
  );
