/** Undo of a recent act. The message about the act offers it. */

/** Minutes in which an act can be undone. */
export const GERI_ALMA_DK = 15;

/** The person who did it, and the minutes since. */
export interface Yapilan {
  readonly KisiId: number | null;
  readonly Dakika: number;
}

/** The last event of a record. */
export interface SonHareket extends Yapilan {
  readonly Tur: string;
}

/** Messages for another person, and for a person who is too late. */
interface GeriAlmaSozu {
  readonly baskasi: string;
  readonly gec: string;
}

const SILINEN: GeriAlmaSozu = {
  baskasi: 'Bunu yalnız yapan kişi geri alabilir.',
  gec: `Silinen, ${GERI_ALMA_DK} dakika içinde geri alınır.`,
};

/** Message that it is too late to undo, or null. */
export const gecKalan = (dakika: number, { gec } = SILINEN): string | null => (dakika > GERI_ALMA_DK ? gec : null);

/** Reason why this person may not undo, or null. */
export const geriAlinmaz = ({ KisiId, Dakika }: Yapilan, kisi: number, soz = SILINEN): string | null =>
  KisiId === kisi ? gecKalan(Dakika, soz) : soz.baskasi;
