import { teklifNo } from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifSatiri } from '@masabasi/core/pazarlama/teklif/satirlar';
import type { Column } from '../../platform/sheet/xlsx.ts';

/** Columns of the spreadsheet. */
export const TEKLIF_SUTUNLARI: readonly Column<TeklifSatiri>[] = [
  { baslik: 'Teklif No', en: 20, deger: (t) => teklifNo(t.No, t.Revizyon) },
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (t) => t.Tarih },
  { baslik: 'Geçerlilik', en: 12, tur: 'gun', deger: (t) => t.Gecerlilik_Tarihi },
  { baslik: 'Müşteri', en: 34, deger: (t) => t.Musteri },
  { baslik: 'Başlık', en: 30, deger: (t) => t.Baslik },
  { baslik: 'Ürün', en: 22, deger: (t) => t.Proje },
  { baslik: 'Bayi', en: 22, deger: (t) => t.Bayi },
  { baslik: 'Durum', en: 16, deger: (t) => t.Durum },
  { baslik: 'Para Birimi', en: 12, deger: (t) => t.ParaBirimi },
  { baslik: 'Genel Toplam', en: 16, tur: 'para', deger: (t) => t.GenelToplam },
  { baslik: 'Lira Karşılığı', en: 16, tur: 'para', deger: (t) => t.LiraToplam },
  { baslik: 'Yıllık (KDV hariç)', en: 18, tur: 'para', deger: (t) => t.Yillik },
  { baslik: 'Olasılık (%)', en: 12, tur: 'tam', deger: (t) => t.Olasilik },
  { baslik: 'Beklenen Kapanış', en: 16, tur: 'gun', deger: (t) => t.Beklenen_Kapanis },
  { baslik: 'Hazırlayan', en: 22, deger: (t) => t.Sahip },
];
