import { TANIM_LISTELERI, TANIM_LISTE_ADLARI, TANIM_RENKLERI } from './rules.ts';

/** Audit words of this room. */
export const tanim = {
  eylemler: {
    tanimKaydet: 'Tanım satırı kaydedildi',
    tanimSil: 'Tanım satırı silindi',
    tanimSirala: 'Tanım listesi sıralandı',
    tanimKaldir: 'Tanım satırı kullanımdan kaldırıldı',
  },
  nesneler: {
    tanim: 'Tanım satırı',
  },
  alanlar: {
    Kod: 'Kod',
    Liste: 'Liste',
    Sira: 'Sıra',
  },
  degerler: {
    Liste: Object.fromEntries(TANIM_LISTE_ADLARI.map((l) => [l, TANIM_LISTELERI[l].ad])),
    Renk: TANIM_RENKLERI,
  },
} as const;
