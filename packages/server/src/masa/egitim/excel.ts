import type { EgitimSatiri } from '@masabasi/core/masa/egitim/contract';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { MusteriSayfasi } from '../../room.ts';
import type { Column } from '../../platform/sheet/xlsx.ts';
import { musterilerin } from './queries.ts';

const zaman = (z: string | null): string | null => z && zamanYaz(z);

const ORTAK: readonly Column<EgitimSatiri>[] = [
  { baslik: 'Ürün', en: 28, deger: (e) => e.Proje },
  { baslik: 'Tür', en: 12, deger: (e) => e.EgitimTur },
  { baslik: 'Durum', en: 16, deger: (e) => e.Durum },
  { baslik: 'Planlanan Başlama', en: 18, deger: (e) => zaman(e.Planlanan_Baslama) },
  { baslik: 'Planlanan Bitiş', en: 18, deger: (e) => zaman(e.Planlanan_Bitis) },
  { baslik: 'Başlama', en: 18, deger: (e) => zaman(e.Baslama_Zamani) },
  { baslik: 'Bitiş', en: 18, deger: (e) => zaman(e.Bitis_Zamani) },
  { baslik: 'Süre (dk)', en: 10, tur: 'tam', deger: (e) => e.Sure },
  { baslik: 'Eğitmen', en: 22, deger: (e) => e.Egitmen },
  { baslik: 'Yer', en: 24, deger: (e) => e.Yer || null },
  { baslik: 'Katılımcı', en: 10, tur: 'tam', deger: (e) => e.Katilimci },
  { baslik: 'Katılan', en: 10, tur: 'tam', deger: (e) => e.Katilan },
  { baslik: 'Ücretli', en: 9, deger: (e) => (e.Ucretli ? 'Evet' : 'Hayır') },
  { baslik: 'Tutar', en: 14, tur: 'para', deger: (e) => e.Tutar },
];
/** Columns of the spreadsheet. */
export const EGITIM_SUTUNLARI: readonly Column<EgitimSatiri>[] = [
  { baslik: 'Müşteri', en: 34, deger: (e) => e.Musteri },
  { baslik: 'İl', en: 14, deger: (e) => e.Il },
  ...ORTAK,
];

/** The trainings of the exported customers. */
export const egitimSayfasi: MusteriSayfasi = {
  ad: 'Eğitimler',
  sutunlar: [
    { baslik: 'Müşteri No', en: 12 },
    { baslik: 'Müşteri', en: 30 },
    ...ORTAK,
    { baslik: 'Katılımcılar', en: 40 },
  ],
  satirlar: async (db, musteriler) =>
    (await musterilerin(db, musteriler)).map((e) => [
      e.MusteriNo,
      e.Musteri,
      ...ORTAK.map((s) => s.deger(e)),
      e.Katilanlar,
    ]),
};
