import type { WebistekKarti, WebistekSatiri } from '@masabasi/core/masa/webistek/contract';
import type { Column } from '../../platform/sheet/xlsx.ts';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';

/** A request as the spreadsheet has it: the list's row, its full text, and the reason of a refusal. */
export type AktarilanWebistek = WebistekSatiri & Pick<WebistekKarti, 'Aciklama' | 'RedNeden'>;

/** Columns of the spreadsheet. */
export const WEBISTEK_SUTUNLARI: readonly Column<AktarilanWebistek>[] = [
  { baslik: 'No', en: 11, deger: (w) => w.No },
  { baslik: 'Geldi', en: 16, tur: 'an', deger: (w) => w.Tarih },
  { baslik: 'Kimden', en: 26, deger: (w) => w.AdSoyad },
  { baslik: 'Kurum', en: 26, deger: (w) => w.Kurum },
  { baslik: 'Telefon', en: 18, deger: (w) => w.Telefon && telefonYaz(w.Telefon) },
  { baslik: 'E-posta', en: 28, deger: (w) => w.Eposta },
  { baslik: 'Müşteri', en: 34, deger: (w) => w.Musteri },
  { baslik: 'Ürün', en: 28, deger: (w) => w.Proje },
  { baslik: 'İstek', en: 60, deger: (w) => w.Aciklama },
  { baslik: 'Durum', en: 20, deger: (w) => w.Durum },
  { baslik: 'Neden', en: 40, deger: (w) => w.RedNeden },
  { baslik: 'İnceleyen', en: 22, deger: (w) => w.Atanan },
  { baslik: 'Görüşme', en: 11, deger: (w) => w.GorusmeNo },
];
