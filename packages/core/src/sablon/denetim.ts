import { SABLON_HAREKETLERI } from './rules.ts';

/** What the audit says was done here, and to what. */
export const sablon = {
  eylemler: SABLON_HAREKETLERI.turler,
  nesneler: { sablon: 'Şablon' },
  alanlar: SABLON_HAREKETLERI.alanlar,
  evetHayir: ['Kisisel', 'Kullanimda'],
} as const;
