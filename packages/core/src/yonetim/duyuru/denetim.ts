/** Audit words of this room. */
export const duyuru = {
  eylemler: {
    duyuruKaydet: 'Duyuru kaydedildi',
    duyuruSil: 'Duyuru silindi',
    duyuruSilGeriAl: 'Silinen duyuru geri alındı',
  },
  nesneler: {
    duyuru: 'Duyuru',
  },
  alanlar: {
    Metin: 'Metin',
    Onemli: 'Önemli',
  },
  evetHayir: ['Onemli'],
} as const;
