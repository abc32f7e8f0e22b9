/** Taking back what has just been done: offered where it is told that it was done. */

/** For so many minutes. */
export const GERI_ALMA_DK = 15;

/** Who did it, and how many minutes ago. */
export interface Yapilan {
  readonly KisiId: number | null;
  readonly Dakika: number;
}

/** The last thing that happened to a record. */
export interface SonHareket extends Yapilan {
  readonly Tur: string;
}

/** What is said to somebody else, and to whoever comes too late. */
export interface GeriAlmaSozu {
  readonly baskasi: string;
  readonly gec: string;
}

const SILINEN: GeriAlmaSozu = {
  baskasi: 'Bunu yalnız yapan kişi geri alabilir.',
  gec: `Silinen, ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** Why it is too late to take it back; null: it is not. */
export const gecKalan = (dakika: number, { gec } = SILINEN): string | null => (dakika > GERI_ALMA_DK ? gec : null);

/** Why this person cannot take it back; null: they can. */
export const geriAlinmaz = ({ KisiId, Dakika }: Yapilan, kisi: number, soz = SILINEN): string | null =>
  KisiId === kisi ? gecKalan(Dakika, soz) : soz.baskasi;
