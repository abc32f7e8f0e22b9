/** Numbers as documents write them: `xsd:decimal`, which knows neither exponents nor other bases. */

/** Amounts are compared in hundred millionths, as they are read. */
export const KURUS = 1_000_000n;
const BASAMAK = 8;
const ONDALIK = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Whether a text is a decimal as the schema has it. */
export const ondalikMi = (s: string): boolean => ONDALIK.test(s) && /\d/.test(s);

/** Reads a decimal in hundred millionths, rounded to them; null: it is none, or too long to be reckoned with. */
export function sayiOku(s: string): bigint | null {
  const [, isaret, tam = '', kesir = ''] = ONDALIK.exec(s) ?? [];
  if (isaret === undefined || tam.length + kesir.length === 0 || tam.replace(/^0+/, '').length > 17) return null;
  const buyuk = BigInt(tam + kesir.slice(0, BASAMAK + 1).padEnd(BASAMAK + 1, '0'));
  const n = (buyuk + 5n) / 10n;
  return isaret === '-' ? -n : n;
}
/** The same; what is no number counts as nothing: that it is none is said elsewhere. */
export const deger = (s: string | null): bigint => (s === null ? 0n : (sayiOku(s) ?? 0n));
export const topla = (n: readonly bigint[]): bigint => n.reduce((t, x) => t + x, 0n);
export const fark = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

/** `1234,50` */
export function tutarYaz(n: bigint): string {
  const kurus = (n < 0n ? -n : n) / KURUS;
  return `${n < 0n ? '-' : ''}${kurus / 100n},${String(kurus % 100n).padStart(2, '0')}`;
}

/** Between which amounts a tax may lie: of whatever is no whole kuruş either neighbour is taken, of the rest none but itself. */
export interface Aralik {
  readonly alt: bigint;
  readonly ust: bigint;
}
const YUZDE = 10_000_000_000n;
/** @param oran per cent, in hundred millionths as the base is */
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
/** Wider by what rounding each of several lines by itself may come to. */
export const genis = (a: Aralik, satir: number): Aralik => ({
  alt: a.alt - (KURUS * BigInt(satir)) / 2n,
  ust: a.ust + (KURUS * BigInt(satir)) / 2n,
});
