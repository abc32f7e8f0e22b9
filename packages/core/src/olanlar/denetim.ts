/** What the audit says was done here, and to what. */
export const olanlar = {
  eylemler: { donusOzetiKaldir: 'Dönüş özeti kaldırıldı' },
} as const;
