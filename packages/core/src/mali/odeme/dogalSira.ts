import { asciiBuyuk } from '../../platform/text/metin.ts';

/**
 * Natural order of PHP's `strnatcasecmp`: digits compare as numbers, ASCII letters as upper case, so `_` comes after
 * the letters. Banks sort the signed fields in this order. Any other order gives another signature.
 */

const RAKAM = /^\d$/;
const BOSLUK = /^[ \t\n\v\f\r]$/;
const rakam = (h: string | undefined): boolean => h !== undefined && RAKAM.test(h);

/**
 * Compares two runs of digits as integers: the longer run is greater, equal lengths compare by their first difference.
 */
function sagdan(a: string, b: string, i: number, j: number): [number, number, number] {
  let yon = 0;
  for (; ; i++, j++) {
    const [ra, rb] = [rakam(a[i]), rakam(b[j])];
    if (!ra && !rb) return [yon, i, j];
    if (!ra) return [-1, i, j];
    if (!rb) return [1, i, j];
    if (yon === 0 && a[i] !== b[j]) yon = a[i]! < b[j]! ? -1 : 1;
  }
}

/** Compares runs that begin with 0 as decimal fractions. */
function soldan(a: string, b: string, i: number, j: number): [number, number, number] {
  for (; ; i++, j++) {
    const [ra, rb] = [rakam(a[i]), rakam(b[j])];
    if (!ra && !rb) return [0, i, j];
    if (!ra) return [-1, i, j];
    if (!rb) return [1, i, j];
    if (a[i] !== b[j]) return [a[i]! < b[j]! ? -1 : 1, i, j];
  }
}

const bastakiSifirlar = (s: string): number => /^0+(?=\d)/.exec(s)?.[0].length ?? 0;

/** Compares two names in this order: below 0, 0 or above 0. */
export function dogalSira(a: string, b: string): number {
  if (a === '' || b === '') return Math.sign(a.length - b.length);
  let [i, j] = [bastakiSifirlar(a), bastakiSifirlar(b)];
  for (;;) {
    while (i < a.length && BOSLUK.test(a[i]!)) i++;
    while (j < b.length && BOSLUK.test(b[j]!)) j++;
    if (rakam(a[i]) && rakam(b[j])) {
      const [yon, x, y] = (a[i] === '0' || b[j] === '0' ? soldan : sagdan)(a, b, i, j);
      if (yon !== 0) return yon;
      [i, j] = [x, y];
      if (i >= a.length || j >= b.length) return Number(i < a.length) - Number(j < b.length);
    }
    const [x, y] = [asciiBuyuk(a[i] ?? '\0'), asciiBuyuk(b[j] ?? '\0')];
    if (x !== y) return x < y ? -1 : 1;
    i++;
    j++;
    if (i >= a.length || j >= b.length) return Number(i < a.length) - Number(j < b.length);
  }
}
