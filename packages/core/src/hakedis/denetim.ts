/** What the audit says was done here, and to what. */
export const hakedis = {
  eylemler: {
    hakDilimiKaydet: 'İzin hak dilimleri kaydedildi',
    hakDilimiSil: 'İzin hak dilimleri silindi',
    hakDuzeltmeEkle: 'İzin bakiyesi düzeltildi',
  },
  nesneler: {
    hakDilimi: 'İzin hak dilimleri',
  },
  alanlar: {
    EnAzYil: 'En az yıl',
    GecerliBaslangic: 'Geçerlilik başlangıcı',
    dilimler: 'Dilimler',
  },
} as const;
