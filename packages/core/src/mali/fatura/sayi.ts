/** Numbers in documents: `xsd:decimal`, without exponents. */

/** Amounts are compared in units of one hundred-millionth, the precision of reading. */
export const KURUS = 1_000_000n;
const BASAMAK = 8;
const ONDALIK = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** True if a text is a decimal of the schema. */
export const ondalikMi = (s: string): boolean => ONDALIK.test(s) && /\d/.test(s);

/** Reads a decimal in hundred-millionths, rounded. Null: not a decimal, or too long to calculate with. */
export function sayiOku(s: string): bigint | null {
  const [, isaret, tam = '', kesir = ''] = ONDALIK.exec(s) ?? [];
  if (isaret === undefined || tam.length + kesir.length === 0 || tam.replace(/^0+/, '').length > 17) return null;
  const buyuk = BigInt(tam + kesir.slice(0, BASAMAK + 1).padEnd(BASAMAK + 1, '0'));
  const n = (buyuk + 5n) / 10n;
  return isaret === '-' ? -n : n;
}
/** Reads a decimal, with 0 for an unreadable text. Another check reports such texts. */
export const deger = (s: string | null): bigint => (s === null ? 0n : (sayiOku(s) ?? 0n));
export const topla = (n: readonly bigint[]): bigint => n.reduce((t, x) => t + x, 0n);
export const fark = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** `1234,50` */
export function tutarYaz(n: bigint): string {
  const kurus = (n < 0n ? -n : n) / KURUS;
  return `${n < 0n ? '-' : ''}${kurus / 100n},${String(kurus % 100n).padStart(2, '0')}`;
}

/**
 * Range of a tax amount. A tax that is not a whole number of kuruş may be rounded to either neighbour, others have a
 * single value.
 */
export interface Aralik {
  readonly alt: bigint;
  readonly ust: bigint;
}
const YUZDE = 10_000_000_000n;
/** @param oran per cent, in hundred-millionths like the base */
export function payAraligi(matrah: bigint, oran: bigint): Aralik {
  const bolen = YUZDE * KURUS;
  const alt = ((matrah * oran) / bolen) * KURUS;
  return { alt, ust: (matrah * oran) % bolen === 0n ? alt : alt + KURUS };
}
export const icinde = (n: bigint, a: Aralik): boolean => a.alt <= n && n <= a.ust;
export const araliklar = (a: readonly Aralik[]): Aralik => ({
  alt: topla(a.map((x) => x.alt)),
  ust: topla(a.map((x) => x.ust)),
});
export const araligiYaz = (a: Aralik): string =>
  a.alt === a.ust ? tutarYaz(a.alt) : `${tutarYaz(a.alt)} ya da ${tutarYaz(a.ust)}`;
/** Widens a range by the possible rounding of several lines. */
export const genis = (a: Aralik, satir: number): Aralik => ({
  alt: a.alt - (KURUS * BigInt(satir)) / 2n,
  ust: a.ust + (KURUS * BigInt(satir)) / 2n,
});
