/** Audit words of this room. */
export const kurulum = {
  eylemler: {
    ilkAdimlariKapat: 'İlk adımlar kapatıldı',
  },
  nesneler: {
    kurulum: 'Kurulum',
  },
} as const;
