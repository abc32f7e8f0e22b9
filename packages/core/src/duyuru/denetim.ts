/** What the audit says was done here, and to what. */
export const duyuru = {
  eylemler: {
    duyuruKaydet: 'Duyuru kaydedildi',
    duyuruSil: 'Duyuru silindi',
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
