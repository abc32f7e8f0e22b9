/** What the audit says was done here, and to what. */
export const tatil = {
  eylemler: {
    cumartesileriEkle: 'Tatil cumartesileri eklendi',
    izinleriHesapla: 'İzin yeniden hesaplandı',
    tatilKaydet: 'Resmi tatil kaydedildi',
    tatilSil: 'Resmi tatil silindi',
  },
  nesneler: {
    tatil: 'Tatil',
  },
} as const;
