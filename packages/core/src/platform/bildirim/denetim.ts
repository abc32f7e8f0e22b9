import { BILDIRIM_HALI_ADLARI } from './rules.ts';

/** Audit words of this room. */
export const bildirim = {
  eylemler: {
    bildirimTercihKaydet: 'Bildirim tercihi değişti',
  },
  alanlar: {
    Hal: 'Nasıl',
    Tur: 'Tür',
  },
  degerler: { Hal: BILDIRIM_HALI_ADLARI },
} as const;
