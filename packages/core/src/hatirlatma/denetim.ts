/** What the audit says was done here, and to what. */
export const hatirlatma = {
  eylemler: {
    hatirlatmaKaydet: 'Hatırlatma kuruldu',
    hatirlatmaSil: 'Hatırlatma kaldırıldı',
  },
  alanlar: { Zaman: 'Zaman' },
} as const;
