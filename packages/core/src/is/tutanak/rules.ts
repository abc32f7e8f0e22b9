/** Minutes that several people write at the same time: limits, differences of texts, and the place of the caret. */

/** Characters of the minutes, at most. */
export const EN_COK_TUTANAK = 100_000;
/** Bytes in one message of a writer, at most. Pasted text and text typed without a connection can be long. */
export const EN_COK_PARCA = 400_000;
/** Name of the text in the shared document. */
export const METIN_ALANI = 'metin';

/** Reports of a window about the minutes: open, typing, closed. */
export const TUTANAK_HALLERI = ['burada', 'yaziyor', 'ayrildi'] as const;
export type TutanakHali = (typeof TUTANAK_HALLERI)[number];
/** Seconds without a report after which a window counts as closed. Open windows report more often. */
export const ORADA_SN = 30;

/** One changed part of a text. */
export interface MetinFarki {
  readonly yer: number;
  /** Number of deleted characters (UTF-16). */
  readonly silinen: number;
  readonly eklenen: string;
}

const YUKSEK = /[\uD800-\uDBFF]$/;
const ALCAK = /^[\uDC00-\uDFFF]/;

/**
 * Smallest change from one text to the other; null: they are equal. It never cuts a surrogate pair.
 * @param imlec caret in the new text: of several possible places the change ends there
 */
export function metinFarki(eski: string, yeni: string, imlec: number = yeni.length): MetinFarki | null {
  if (eski === yeni) return null;
  const enCokSon = Math.min(eski.length, yeni.length, Math.max(0, yeni.length - imlec));
  let son = 0;
  while (son < enCokSon && eski[eski.length - 1 - son] === yeni[yeni.length - 1 - son]) son++;
  const enCokBas = Math.min(eski.length, yeni.length) - son;
  let bas = 0;
  while (bas < enCokBas && eski[bas] === yeni[bas]) bas++;
  // Text typed before the caret may leave a longer equal end than found so far.
  const kalan = Math.min(eski.length, yeni.length) - bas;
  while (son < kalan && eski[eski.length - 1 - son] === yeni[yeni.length - 1 - son]) son++;
  if (YUKSEK.test(eski.slice(0, bas)) && (ALCAK.test(eski.slice(bas)) || ALCAK.test(yeni.slice(bas)))) bas--;
  const [eskiSon, yeniSon] = [eski.slice(eski.length - son), yeni.slice(yeni.length - son)];
  if (son > 0 && (ALCAK.test(eskiSon) || ALCAK.test(yeniSon))) son--;
  return { yer: bas, silinen: eski.length - son - bas, eklenen: yeni.slice(bas, yeni.length - son) };
}

/** Place of the caret after somebody else changed the text. */
export function imlecTasi(imlec: number, { yer, silinen, eklenen }: MetinFarki): number {
  if (imlec <= yer) return imlec;
  if (imlec >= yer + silinen) return imlec - silinen + eklenen.length;
  return yer + Math.min(eklenen.length, imlec - yer);
}
