/** Audit words of this room. */
export const sla = {
  eylemler: { slaKaydet: 'Süre sözleri değişti' },
  nesneler: { sla_surumu: 'Süre sözleri' },
  alanlar: { farklar: 'Değişenler' },
} as const;
