/** Audit words of this room. */
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
