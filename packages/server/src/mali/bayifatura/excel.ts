import type { HakedisSatiri } from '@masabasi/core/mali/bayifatura/contract';
import { type Column, kitap, recordSheet } from '../../platform/sheet/xlsx.ts';

const SUTUNLAR: readonly Column<HakedisSatiri>[] = [
  { baslik: 'Fatura', en: 20, deger: (s) => s.No },
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (s) => s.Tarih },
  { baslik: 'Müşteri', en: 40, deger: (s) => s.Musteri },
  { baslik: 'Tutar (KDV hariç)', en: 18, tur: 'para', deger: (s) => s.Matrah },
  { baslik: 'Oran (%)', en: 10, deger: (s) => `%${s.Oran / 100}` },
  { baslik: 'Komisyon', en: 16, tur: 'para', deger: (s) => s.Komisyon },
];

/** A dealer's month, invoice by invoice. */
export const hakedisTablosu = (satirlar: readonly HakedisSatiri[]): Promise<Buffer> =>
  kitap([recordSheet('Hakediş', SUTUNLAR, satirlar)]);
