/** Audit words of this room. */
export const santral = {
  eylemler: { dahiliKaydet: 'Dahili numara kaydedildi', cagriArandi: 'Cevapsız çağrı geri arandı' },
  nesneler: { dahili: 'Dahili numara', cagri: 'Çağrı' },
  alanlar: { Dahili: 'Dahili numara' },
} as const;
