import type { AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import type { Column } from '../../platform/sheet/xlsx.ts';

/** Columns of the spreadsheet. */
export const ADAY_SUTUNLARI: readonly Column<AdaySatiri>[] = [
  { baslik: 'Müşteri', en: 34, deger: (a) => a.Musteri },
  { baslik: 'İl', en: 14, deger: (a) => a.Il },
  { baslik: 'İlçe', en: 16, deger: (a) => a.Ilce },
  { baslik: 'Telefon', en: 18, deger: (a) => a.Telefon && telefonYaz(a.Telefon) },
  { baslik: 'Ürün', en: 20, deger: (a) => a.Proje },
  { baslik: 'Aşama', en: 14, deger: (a) => a.Asama },
  { baslik: 'Olasılık (%)', en: 12, tur: 'tam', deger: (a) => a.Olasilik },
  { baslik: 'Tahmini Tutar (TL)', en: 18, tur: 'para', deger: (a) => a.Tutar },
  { baslik: 'Ağırlıklı Tutar (TL)', en: 18, tur: 'para', deger: (a) => a.Agirlikli },
  { baslik: 'Beklenen Kapanış', en: 18, tur: 'gun', deger: (a) => a.Beklenen_Kapanis },
  { baslik: 'İlgilenen', en: 22, deger: (a) => a.Sahip },
];
