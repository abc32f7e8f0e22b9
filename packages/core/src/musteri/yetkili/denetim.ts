/** Audit words of this room. */
export const yetkili = {
  eylemler: {
    musteriPersonelGeriAl: 'Silinen yetkili kişi geri alındı',
    musteriPersonelKaydet: 'Yetkili kişi kaydedildi',
    musteriPersonelSil: 'Yetkili kişi silindi',
    yetkiliIzinKaydet: 'Yetkili kişinin ileti izni yazıldı',
  },
  nesneler: {
    musteri_yetkili: 'Yetkili kişi',
  },
} as const;
