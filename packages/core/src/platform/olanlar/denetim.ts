/** Audit words of this room. */
export const olanlar = {
  eylemler: { donusOzetiKaldir: 'Dönüş özeti kaldırıldı' },
} as const;
