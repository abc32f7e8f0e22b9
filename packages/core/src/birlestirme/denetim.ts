/** What the audit says was done here, and to what. */
export const birlestirme = {
  eylemler: {
    musteriBirlestir: 'Müşteriler birleştirildi',
    musteriBirlestirGeriAl: 'Birleştirme geri alındı',
  },
  alanlar: {
    alinan: 'Alınan',
    kalanlar: 'Kalanlar',
  },
} as const;
