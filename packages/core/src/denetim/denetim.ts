/** What the audit says was done here, and to what. */
export const denetim = {
  nesneler: {
    denetim: 'Denetim kayıtları',
  },
} as const;
