import { SABLON_HAREKETLERI, SABLON_TURLERI } from './rules.ts';

/** Audit words of this room. */
export const sablon = {
  eylemler: SABLON_HAREKETLERI.turler,
  nesneler: { sablon: 'Şablon' },
  alanlar: SABLON_HAREKETLERI.alanlar,
  evetHayir: ['Kisisel', 'Kullanimda'],
  degerler: { Tur: SABLON_TURLERI },
} as const;
