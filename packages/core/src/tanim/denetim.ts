/** What the audit says was done here, and to what. */
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
} as const;
