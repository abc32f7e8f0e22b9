/** What the audit says was done here, and to what. */
export const kurulum = {
  eylemler: {
    ilkAdimlariKapat: 'İlk adımlar kapatıldı',
  },
  nesneler: {
    kurulum: 'Kurulum',
  },
} as const;
