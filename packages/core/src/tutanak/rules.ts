/** Minutes that several people write at once: their limits, what of a text was typed, and where the caret goes meanwhile. */

/** So long are minutes at most, in characters. */
export const EN_COK_TUTANAK = 100_000;
/** So many bytes one message of a writer holds: what somebody pasted, or typed while they had no connection. */
export const EN_COK_PARCA = 400_000;
/** The part of the shared document that holds the words. */
export const METIN_ALANI = 'metin';

/** What a window says of the minutes: they are open, something is typed there, they are not open any more. */
export const TUTANAK_HALLERI = ['burada', 'yaziyor', 'ayrildi'] as const;
export type TutanakHali = (typeof TUTANAK_HALLERI)[number];
/** Who has said nothing for so many seconds is not there any more; a window says it again sooner. */
export const ORADA_SN = 30;

/** One stretch of a text that became another. */
export interface MetinFarki {
  readonly yer: number;
  /** How many characters (of UTF-16) went. */
  readonly silinen: number;
  readonly eklenen: string;
}

const YUKSEK = /[\uD800-\uDBFF]$/;
const ALCAK = /^[\uDC00-\uDFFF]/;

/**
 * The least that has to be done to one text for it to become the other; null: nothing. Never begins or ends within a
 * character that is written in two halves.
 * @param imlec where the caret stands in the new text: of several places that would do, the one that ends there
 */
export function metinFarki(eski: string, yeni: string, imlec: number = yeni.length): MetinFarki | null {
  if (eski === yeni) return null;
  const enCokSon = Math.min(eski.length, yeni.length, Math.max(0, yeni.length - imlec));
  let son = 0;
  while (son < enCokSon && eski[eski.length - 1 - son] === yeni[yeni.length - 1 - son]) son++;
  const enCokBas = Math.min(eski.length, yeni.length) - son;
  let bas = 0;
  while (bas < enCokBas && eski[bas] === yeni[bas]) bas++;
  // What was typed before the caret may have left the end alike further than that.
  const kalan = Math.min(eski.length, yeni.length) - bas;
  while (son < kalan && eski[eski.length - 1 - son] === yeni[yeni.length - 1 - son]) son++;
  if (YUKSEK.test(eski.slice(0, bas)) && (ALCAK.test(eski.slice(bas)) || ALCAK.test(yeni.slice(bas)))) bas--;
  const [eskiSon, yeniSon] = [eski.slice(eski.length - son), yeni.slice(yeni.length - son)];
  if (son > 0 && (ALCAK.test(eskiSon) || ALCAK.test(yeniSon))) son--;
  return { yer: bas, silinen: eski.length - son - bas, eklenen: yeni.slice(bas, yeni.length - son) };
}

/** Where a caret goes when somebody else has changed the text around it. */
export function imlecTasi(imlec: number, { yer, silinen, eklenen }: MetinFarki): number {
  if (imlec <= yer) return imlec;
  if (imlec >= yer + silinen) return imlec - silinen + eklenen.length;
  return yer + Math.min(eklenen.length, imlec - yer);
}
