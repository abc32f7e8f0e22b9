/** What the audit says was done here, and to what. */
export const departman = {
  eylemler: {
    departmanKaydet: 'Departman kaydedildi',
    departmanSil: 'Departman silindi',
  },
  nesneler: {
    departman: 'Departman',
  },
} as const;
