/** A draft has at most so many characters of JSON; a longer one stays in its browser. */
export const EN_COK_TASLAK_YAZISI = 32_000;
/** A person has at most so many. */
export const EN_COK_TASLAK = 200;
/** Nobody went on with it for so many days: it goes. */
export const TASLAK_GUNU = 30;

/** A copy of a draft; `deger` null: it was saved or thrown away. */
export interface TaslakKopyasi {
  readonly deger: string | null;
  readonly sira: number;
}

/**
 * Which copy stands in the form that opens: the newer one. Of the same number they are the same; where one is missing the
 * other counts.
 */
export function gecerliTaslak(burada: TaslakKopyasi | null, sunucuda: TaslakKopyasi | null): TaslakKopyasi | null {
  if (burada === null || sunucuda === null) return burada ?? sunucuda;
  return sunucuda.sira > burada.sira ? sunucuda : burada;
}

/** The number of what is typed now: the clock's, but above every number that is known, as another computer's clock may be ahead. */
export const sonrakiSira = (simdi: number, bilinen: number): number => Math.max(Math.floor(simdi), bilinen + 1);
