/** Audit words of this room. */
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
  alanlar: {
    GunSayi: 'Gün sayısı',
    Tarih: 'Tarih',
    gun_sayi: 'Gün sayısı',
    tarih: 'Tarih',
  },
} as const;
