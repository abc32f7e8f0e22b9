import type { LisansSatiri } from '@masabasi/core/musteri/lisans/contract';
import type { Column } from '../../platform/sheet/xlsx.ts';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';

/** Columns of the spreadsheet. */
export const LISANS_SUTUNLARI: readonly Column<LisansSatiri>[] = [
  { baslik: 'Lisans No', en: 11, deger: (l) => l.LisansNo },
  { baslik: 'Müşteri', en: 34, deger: (l) => l.Musteri },
  { baslik: 'Kimlik / Vergi No', en: 16, deger: (l) => l.KimlikNo },
  { baslik: 'İl', en: 14, deger: (l) => l.Il },
  { baslik: 'İlçe', en: 16, deger: (l) => l.Ilce },
  { baslik: 'Kurum', en: 28, deger: (l) => l.Kurum },
  { baslik: 'Ürün', en: 28, deger: (l) => l.Proje },
  { baslik: 'Tür', en: 12, deger: (l) => l.LisansTur },
  { baslik: 'Alt Tür', en: 18, deger: (l) => l.AltLisansTur },
  { baslik: 'Bayi', en: 22, deger: (l) => l.Bayi },
  { baslik: 'Sorumlu', en: 20, deger: (l) => l.Sorumlu },
  { baslik: 'Başlama', en: 12, tur: 'gun', deger: (l) => l.BaslamaTarihi },
  { baslik: 'Bitiş', en: 12, tur: 'gun', deger: (l) => l.BitisTarihi },
  { baslik: 'Kalan Gün', en: 10, tur: 'tam', deger: (l) => l.KalanGun },
  { baslik: 'Kullanıcı', en: 10, tur: 'tam', deger: (l) => l.KullaniciSayisi },
  { baslik: 'Yıllık Bedel', en: 14, tur: 'para', deger: (l) => l.YillikBedel },
  { baslik: 'Para', en: 7, deger: (l) => l.ParaBirimi },
  { baslik: 'Durum', en: 15, deger: (l) => l.Durum },
  { baslik: 'Telefon', en: 18, deger: (l) => l.Telefon && telefonYaz(l.Telefon) },
];
