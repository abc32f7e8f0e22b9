import { ANALIZ_GRUPLARI, type AnalizGrubu } from '@masabasi/core/is/projetakip/deger';
import type { AnalizGrafigi, AnalizOzeti, AnalizPlani, AnalizSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import {
  cellSheet,
  dayColumn,
  decimalColumn,
  type Hucre,
  hundredths,
  kitap,
  textColumn,
  wholeColumn,
} from '../../platform/sheet/xlsx.ts';

/** The analysis of projects as an .xlsx file: a sheet for each part of the screen, numbers as numbers. */

const DEGERLER = ['BAC', 'PV', 'EV', 'AC', 'SV', 'CV', 'SPI', 'CPI', 'EAC'] as const;
const DEGER_SUTUNLARI = DEGERLER.map(decimalColumn);
const degerleri = (d: Pick<AnalizSatiri, (typeof DEGERLER)[number]>): Hucre[] =>
  DEGERLER.map((ad) => hundredths(d[ad]));

export interface AnalizVerisi {
  readonly analizSonuc: readonly AnalizSatiri[];
  readonly ozet: AnalizOzeti;
  readonly grafik: AnalizGrafigi;
  readonly planlar: readonly AnalizPlani[];
}

export const analizTablosu = (
  { analizSonuc, ozet, grafik, planlar }: AnalizVerisi,
  grup: AnalizGrubu,
): Promise<Buffer> =>
  kitap([
    cellSheet(
      'Özet',
      [textColumn('Ölçüm', 30), decimalColumn('Değer')],
      [
        ['Plan', hundredths(ozet.Plan)],
        ['Tamamlanan', hundredths(ozet.Biten)],
        ['Geciken', hundredths(ozet.Geciken)],
        ['Onaylı versiyonu olmayan', hundredths(ozet.Onaysiz)],
        ...DEGERLER.map((ad) => [ad, hundredths(ozet[ad])]),
        ['Çevrim süresi, ortanca (iş günü)', hundredths(ozet.Cevrim?.Ortanca)],
        ['Çevrim süresi, ilk çeyrek', hundredths(ozet.Cevrim?.Alt)],
        ['Çevrim süresi, üçüncü çeyrek', hundredths(ozet.Cevrim?.Ust)],
      ],
    ),
    cellSheet(
      'Kırılım',
      [
        textColumn(ANALIZ_GRUPLARI[grup], 40),
        wholeColumn('Plan'),
        wholeColumn('Tamamlanan'),
        wholeColumn('Geciken'),
        ...DEGER_SUTUNLARI,
        decimalColumn('Çevrim'),
      ],
      analizSonuc.map((r) => [r.Ad, r.Plan, r.Biten, r.Geciken, ...degerleri(r), hundredths(r.Cevrim?.Ortanca)]),
    ),
    cellSheet(
      'Birikim',
      [dayColumn('Gün'), decimalColumn('PV'), decimalColumn('EV'), decimalColumn('AC')],
      grafik.birikim.map((b) => [b.Gun, hundredths(b.PV), hundredths(b.EV), hundredths(b.AC)]),
    ),
    cellSheet(
      'Yazılan ve kalan saat',
      [textColumn('Kişi', 28), textColumn('Saat', 12), ...grafik.haftalar.map((h) => decimalColumn(tarihYaz(h.Ilk)))],
      grafik.yuk.flatMap((k) => [
        [k.Kisi, 'Yazılan', ...k.Yazilan.map(hundredths)],
        [k.Kisi, 'Kalan', ...k.Kalan.map(hundredths)],
      ]),
    ),
    cellSheet(
      'Planlar',
      [
        textColumn('Proje', 30),
        textColumn('Konu', 26),
        textColumn('Plan', 30),
        textColumn('Sorumlu', 22),
        textColumn('Ekip', 18),
        dayColumn('Başlama'),
        dayColumn('Bitiş'),
        dayColumn('Gerçek başlama'),
        dayColumn('Gerçek bitiş'),
        wholeColumn('İlerleme'),
        wholeColumn('Gecikme'),
        ...DEGER_SUTUNLARI,
        textColumn('Son kayıt', 60),
      ],
      planlar.map((p) => [
        p.Proje,
        p.Konu,
        p.Ad,
        p.Sorumlu,
        p.Ekip,
        p.Baslama_Tarihi,
        p.Bitis_Tarihi,
        p.Gercek_Baslama,
        p.Gercek_Bitis,
        p.Ilerleme,
        p.Gecikme,
        ...degerleri(p),
        p.SonKayit,
      ]),
    ),
  ]);
