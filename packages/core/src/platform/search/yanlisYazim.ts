import { aramaAnahtari } from '../text/metin.ts';

/**
 * Words with one typing mistake: two neighbouring letters swapped, a letter missing, doubled or wrong. Both sides of a
 * comparison are search keys (`aramaAnahtari`).
 */

/** Shortest typed word in which a mistake is forgiven: shorter words would resemble too many others. */
export const EN_KISA_YANLIS = 4;
/** Longest word whose spellings are looked up in the database; longer ones are no words. */
export const EN_UZUN_YANLIS = 24;

const HARFLER = /^[a-z]+$/;
/** True if a mistake may be forgiven in a typed word. A number with another digit is another number. */
export const bagislanir = (kelime: string): boolean => kelime.length >= EN_KISA_YANLIS && HARFLER.test(kelime);

/** The words of a text as search keys. */
export const anahtarKelimeler = (metin: string): string[] =>
  aramaAnahtari(metin)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((k) => k !== '');

/** True if the typed word is this word, or one mistake away from it. */
export function birYanlis(yazilan: string, soz: string): boolean {
  const fark = yazilan.length - soz.length;
  if (Math.abs(fark) > 1) return false;
  let i = 0;
  while (i < soz.length && yazilan[i] === soz[i]) i += 1;
  if (fark > 0) return yazilan.slice(i + 1) === soz.slice(i);
  if (fark < 0) return yazilan.slice(i) === soz.slice(i + 1);
  if (yazilan.slice(i + 1) === soz.slice(i + 1)) return true;
  const yerDegismis = yazilan[i] === soz[i + 1] && yazilan[i + 1] === soz[i];
  return yerDegismis && yazilan.slice(i + 2) === soz.slice(i + 2);
}

/**
 * True if the typed word is this word, or its beginning, with at most one mistake. The shortest word is compared as a
 * whole, because three of its letters begin too many others.
 */
export const birYanlisBaslar = (yazilan: string, soz: string): boolean =>
  birYanlis(yazilan, soz) ||
  (yazilan.length > EN_KISA_YANLIS && [-1, 0, 1].some((n) => birYanlis(yazilan, soz.slice(0, yazilan.length + n))));

/**
 * The keys under which the database has the words that are one mistake away from a typed word. Each word is stored as
 * itself and once with `_` in place of each of its letters, so every key that is found is exactly one mistake away.
 */
export function yazimAnahtarlari(yazilan: string): string[] {
  const yerler = Array.from(yazilan, (_, i) => i);
  const kes = (i: number, n: number, yerine: string) => yazilan.slice(0, i) + yerine + yazilan.slice(i + n);
  return [
    ...new Set([
      yazilan,
      ...yerler.map((i) => kes(i, 1, '_')),
      ...[...yerler, yazilan.length].map((i) => kes(i, 0, '_')),
      ...yerler.map((i) => kes(i, 1, '')),
      ...yerler.slice(1).map((i) => kes(i - 1, 2, yazilan[i]! + yazilan[i - 1]!)),
    ]),
  ];
}
