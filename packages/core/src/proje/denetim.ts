/** What the audit says was done here, and to what. */
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
