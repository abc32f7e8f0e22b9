/** Audit words of this room. */
export const musteri = {
  eylemler: {
    musteriDisaAktar: 'Müşteriler dışa aktarıldı',
    musteriEtiketKaydet: 'Müşterinin etiketleri değişti',
    musteriKaydet: 'Müşteri kaydedildi',
    musteriKimlikAc: 'Müşterinin maskeli bilgisi açıldı',
    musteriOnayKaydet: 'Müşterinin ileti onayı yazıldı',
    musteriSil: 'Müşteri silindi',
    musteriSilGeriAl: 'Silinen müşteri geri alındı',
  },
  nesneler: {
    musteri: 'Müşteri',
  },
  alanlar: {
    EtiketId: 'Etiket no',
    KayitId: 'Kayıt no',
    Kimlik: 'Kimlik no',
    MusteriNo: 'Müşteri no',
  },
  yollar: { musteri: '/tanimlar/musteri/detay?id=' },
} as const;
