/** What the audit says was done here, and to what. */
export const kurulum = {
  eylemler: {},
  nesneler: {
    kurulum: 'Kurulum',
  },
} as const;
