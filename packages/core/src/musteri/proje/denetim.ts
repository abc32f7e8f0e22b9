/** Audit words of this room. */
export const proje = {
  eylemler: {
    projeKaydet: 'Ürün kaydedildi',
    projeKisileriSec: 'Ürünün kimlere verildiği değişti',
  },
  nesneler: {
    proje: 'Ürün',
  },
  alanlar: {
    AnketTurId: 'Anket türü no',
    EkipId: 'Ekip no',
  },
} as const;
