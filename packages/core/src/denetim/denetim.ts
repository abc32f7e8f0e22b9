/** What the audit says was done here, and to what. */
export const denetim = {
  nesneler: {
    denetim: 'Denetim kayıtları',
  },
  // What is exported or printed says how much of it there was, whatever it is.
  alanlar: {
    adet: 'Adet',
  },
} as const;
