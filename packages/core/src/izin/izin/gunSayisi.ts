/** Numbers of days of leave. They stand apart from the other rules, because the home page needs only them. */

/** Days as a whole number of hundredths, for exact sums. */
export const yuzde = (n: number): number => Math.round(n * 100);

/** Reads `0,5` (or `0.5`) as a number of days. Null: not a number, negative, or more than two decimals. */
export const gunSayisiOku = (s: string): number | null =>
  /^\d{1,6}(?:[.,]\d{1,2})?$/.test(s.trim()) ? Number(s.trim().replace(',', '.')) : null;

/** Writes 0.5 as `0,5`: at most two decimals, no grouping. */
export const gunSayisiYaz = (n: number): string => String(yuzde(n) / 100).replace('.', ',');
