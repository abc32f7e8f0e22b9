/** What the audit says was done here, and to what. */
export const kurulum = {
  nesneler: {
    kurulum: 'Kurulum',
  },
} as const;
