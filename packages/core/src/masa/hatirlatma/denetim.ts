/** Audit words of this room. */
export const hatirlatma = {
  eylemler: {
    hatirlatmaKaydet: 'Hatırlatma kuruldu',
    hatirlatmaSil: 'Hatırlatma kaldırıldı',
  },
  alanlar: { Zaman: 'Zaman' },
} as const;
