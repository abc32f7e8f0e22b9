import type { HakedisSatiri } from '@masabasi/core/mali/bayifatura/contract';
import { dilimle, type Hucre, type Sutun, xlsx } from '../../platform/sheet/xlsx.ts';

type HakedisSutunu = Sutun & { readonly deger: (s: HakedisSatiri) => Hucre };
const SUTUNLAR: readonly HakedisSutunu[] = [
  { baslik: 'Fatura', en: 20, deger: (s) => s.No },
  { baslik: 'Tarih', en: 12, tur: 'gun', deger: (s) => s.Tarih },
  { baslik: 'Müşteri', en: 40, deger: (s) => s.Musteri },
  { baslik: 'Tutar (KDV hariç)', en: 18, tur: 'para', deger: (s) => s.Matrah },
  { baslik: 'Oran (%)', en: 10, deger: (s) => `%${s.Oran / 100}` },
  { baslik: 'Komisyon', en: 16, tur: 'para', deger: (s) => s.Komisyon },
];

/** A dealer's month, invoice by invoice. */
export const hakedisTablosu = (satirlar: readonly HakedisSatiri[]): Promise<Buffer> =>
  xlsx('Hakediş', SUTUNLAR, dilimle(satirlar.map((s) => SUTUNLAR.map((x) => x.deger(s)))));
