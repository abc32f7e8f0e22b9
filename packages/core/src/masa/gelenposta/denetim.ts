/** Audit words of this room. */
export const gelenposta = {
  eylemler: { postaGeldi: 'E-posta geldi' },
  nesneler: { gelenPosta: 'Gelen e-posta' },
} as const;
