import type { GorevSatiri } from '@masabasi/core/is/gorev/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { Column } from '../../platform/sheet/xlsx.ts';

/** Columns of the spreadsheet. */
export const GOREV_SUTUNLARI: readonly Column<GorevSatiri>[] = [
  { baslik: 'No', en: 10, deger: (g) => g.No },
  { baslik: 'Başlık', en: 50, deger: (g) => g.Baslik },
  { baslik: 'Ürün', en: 24, deger: (g) => g.Proje },
  { baslik: 'Tür', en: 14, deger: (g) => g.IsTur },
  { baslik: 'Durum', en: 18, deger: (g) => g.Durum },
  { baslik: 'Aciliyet', en: 12, deger: (g) => g.Aciliyet },
  { baslik: 'Ekip', en: 20, deger: (g) => g.Ekip },
  { baslik: 'Atanan', en: 22, deger: (g) => g.Atanan },
  { baslik: 'Testçi', en: 22, deger: (g) => g.Testci },
  { baslik: 'Versiyon', en: 12, deger: (g) => g.Versiyon },
  { baslik: 'Termin', en: 12, deger: (g) => g.Termin && tarihYaz(g.Termin) },
  { baslik: 'Engel', en: 30, deger: (g) => g.Engel },
  { baslik: 'Testten Dönüş', en: 14, tur: 'tam', deger: (g) => g.RedSayisi },
  { baslik: 'Son Hareket', en: 18, deger: (g) => zamanYaz(g.SonHareket) },
];
