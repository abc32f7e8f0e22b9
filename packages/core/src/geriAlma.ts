/** Taking back what has just been done: offered where it is told that it was done. */

/** For so many minutes. */
export const GERI_ALMA_DK = 15;

/** Who did it, and how many minutes ago. */
export interface Yapilan {
  readonly KisiId: number | null;
  readonly Dakika: number;
}

/** Why this person cannot take it back; null: they can. */
export function geriAlinmaz({ KisiId, Dakika }: Yapilan, kisi: number): string | null {
  if (KisiId !== kisi) return 'Bunu yalnız yapan kişi geri alabilir.';
  return Dakika > GERI_ALMA_DK ? `Silinen, ${GERI_ALMA_DK} dakika içinde geri alınır.` : null;
}
