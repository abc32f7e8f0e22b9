import { sozlesmeDurumu } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiSatiri } from '@masabasi/core/pazarlama/bayi/satirlar';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { Column } from '../../platform/sheet/xlsx.ts';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';

const gun = (g: string | null): string | null => g && tarihYaz(g);

/** Columns of the spreadsheet. */
export const bayiSutunlari = (bugun: Gun): readonly Column<BayiSatiri>[] => [
  { baslik: 'Bayi', en: 32, deger: (b) => b.Ad },
  { baslik: 'İl', en: 14, deger: (b) => b.Il },
  { baslik: 'İlçe', en: 16, deger: (b) => b.Ilce },
  { baslik: 'Bölge', en: 40, deger: (b) => b.Bolge || null },
  { baslik: 'Yetkili', en: 24, deger: (b) => b.Yetkili },
  { baslik: 'Telefon', en: 18, deger: (b) => b.Telefon && telefonYaz(b.Telefon) },
  { baslik: 'E-posta', en: 28, deger: (b) => b.Eposta },
  { baslik: 'Sorumlu', en: 22, deger: (b) => b.Sorumlu },
  { baslik: 'Sözleşme Başlangıcı', en: 18, deger: (b) => gun(b.Sozlesme_Baslama) },
  { baslik: 'Sözleşme Bitişi', en: 16, deger: (b) => gun(b.Sozlesme_Bitis) },
  { baslik: 'Sözleşme Durumu', en: 20, deger: (b) => sozlesmeDurumu(b, bugun) },
  { baslik: 'Müşteri', en: 10, tur: 'tam', deger: (b) => b.Musteri },
  { baslik: 'Aktif Lisans', en: 12, tur: 'tam', deger: (b) => b.Lisans },
  { baslik: 'Kullanımda', en: 12, deger: (b) => (b.Aktif ? 'Evet' : 'Hayır') },
];
