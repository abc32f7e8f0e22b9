import type { ZiyaretSatiri } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import type { Column } from '../../platform/sheet/xlsx.ts';

/** Columns of the spreadsheet. */
export const ZIYARET_SUTUNLARI: readonly Column<ZiyaretSatiri>[] = [
  { baslik: 'Başlama', en: 18, tur: 'an', deger: (z) => z.Baslama_Zamani },
  { baslik: 'Bitiş', en: 18, tur: 'an', deger: (z) => z.Bitis_Zamani },
  { baslik: 'Müşteri', en: 34, deger: (z) => z.Musteri },
  { baslik: 'İl', en: 14, deger: (z) => z.Il },
  { baslik: 'İlçe', en: 16, deger: (z) => z.Ilce },
  { baslik: 'Yer', en: 26, deger: (z) => z.Yer || null },
  { baslik: 'Görüşme Türü', en: 16, deger: (z) => z.GorusmeTur },
  { baslik: 'Ürünler', en: 28, deger: (z) => z.Projeler.join(', ') },
  { baslik: 'Görüşen', en: 22, deger: (z) => z.Personel },
  { baslik: 'Katılımcı', en: 10, tur: 'tam', deger: (z) => z.Katilimci },
  { baslik: 'Durum', en: 14, deger: (z) => z.Durum },
  { baslik: 'Sonuç', en: 16, deger: (z) => z.Sonuc },
  { baslik: 'Sonraki Tarih', en: 14, tur: 'gun', deger: (z) => z.Sonraki_Tarih },
];
