/** Audit words of this room. */
export const denetim = {
  nesneler: {
    denetim: 'Denetim kayıtları',
  },
  // Entries of exports and prints hold the number of rows, for all kinds of records.
  alanlar: {
    adet: 'Adet',
  },
} as const;
