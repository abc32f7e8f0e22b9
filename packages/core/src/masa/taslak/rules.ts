/** Characters of JSON in a draft. A longer draft stays in its browser. */
export const EN_COK_TASLAK_YAZISI = 32_000;
/** Drafts of one person, at most. */
export const EN_COK_TASLAK = 200;
/** Days after which an untouched draft is deleted. */
export const TASLAK_GUNU = 30;

/** A copy of a draft; `deger` null: it was saved or thrown away. */
export interface TaslakKopyasi {
  readonly deger: string | null;
  readonly sira: number;
}

/** Draft for the form that opens: the newer copy, or the only one. Copies of the same number are equal. */
export function gecerliTaslak(burada: TaslakKopyasi | null, sunucuda: TaslakKopyasi | null): TaslakKopyasi | null {
  if (burada === null || sunucuda === null) return burada ?? sunucuda;
  return sunucuda.sira > burada.sira ? sunucuda : burada;
}

/** Number of a new draft: the clock's, but above every known number, because another computer's clock may be ahead. */
export const sonrakiSira = (simdi: number, bilinen: number): number => Math.max(Math.floor(simdi), bilinen + 1);
