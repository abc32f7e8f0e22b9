/** Audit words of this room. */
export const departman = {
  eylemler: {
    departmanKaydet: 'Departman kaydedildi',
    departmanSil: 'Departman silindi',
  },
  nesneler: {
    departman: 'Departman',
  },
  alanlar: {
    VekilId: 'Sorumlu vekili',
    Vekil: 'Sorumlu vekili',
    DigerLimit: 'Diğer mola sınırı',
    Goster: 'Panoda görünür',
    VardiyaDakika: 'Vardiya (dakika)',
    YemekLimit: 'Yemek molası sınırı',
  },
  evetHayir: ['Goster'],
} as const;
