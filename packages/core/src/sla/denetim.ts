/** What the audit says was done here, and to what. */
export const sla = {
  eylemler: { slaKaydet: 'Süre sözleri değişti' },
  nesneler: { sla_surumu: 'Süre sözleri' },
  alanlar: { farklar: 'Değişenler' },
} as const;
