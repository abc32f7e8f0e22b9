import type { AnalizSatiri } from '@masabasi/core/is/analiz/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import type { Column } from '../../platform/sheet/xlsx.ts';

/** Columns of the spreadsheet. */
export const ANALIZ_SUTUNLARI: readonly Column<AnalizSatiri>[] = [
  { baslik: 'No', en: 10, deger: (a) => a.No },
  { baslik: 'Başlık', en: 50, deger: (a) => a.Baslik },
  { baslik: 'Ürün', en: 28, deger: (a) => a.Proje },
  { baslik: 'Tür', en: 12, deger: (a) => a.AnalizTur },
  { baslik: 'Durum', en: 16, deger: (a) => a.Durum },
  { baslik: 'Aciliyet', en: 12, deger: (a) => a.Aciliyet },
  { baslik: 'Analist', en: 22, deger: (a) => a.Analist },
  { baslik: 'Efor (saat)', en: 12, deger: (a) => (a.Efor === null ? null : sayiYaz(a.Efor)) },
  { baslik: 'İsteyen Müşteri', en: 14, tur: 'tam', deger: (a) => a.Isteyen },
  { baslik: 'Son Hareket', en: 18, tur: 'an', deger: (a) => a.SonHareket },
];
