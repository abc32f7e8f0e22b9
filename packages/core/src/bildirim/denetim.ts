import { BILDIRIM_HALI_ADLARI } from './rules.ts';

/** What the audit says was done here, and to what. */
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
