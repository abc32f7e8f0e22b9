/** What the audit says was done here, and to what. */
export const musteri = {
  eylemler: {
    musteriDisaAktar: 'Müşteriler dışa aktarıldı',
    musteriKaydet: 'Müşteri kaydedildi',
    musteriSil: 'Müşteri silindi',
  },
  nesneler: {
    musteri: 'Müşteri',
  },
} as const;
