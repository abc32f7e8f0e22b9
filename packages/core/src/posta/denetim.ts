/** What the audit says was done here, and to what. */
export const posta = {
  eylemler: {
    sendMail: 'E-posta yazıldı',
  },
  nesneler: {
    posta: 'E-posta',
  },
} as const;
