/** Audit words of this room. */
export const posta = {
  eylemler: {
    sendMail: 'E-posta yazıldı',
  },
  nesneler: {
    posta: 'E-posta',
  },
} as const;
