/** What the audit says was done here, and to what. */
export const gelenposta = {
  eylemler: { postaGeldi: 'E-posta geldi' },
  nesneler: { gelenPosta: 'Gelen e-posta' },
} as const;
