import { telefonAranani } from '../identity/kimlik.ts';
import { katla } from '../text/metin.ts';
import { tarihOku } from '../time/tarih.ts';

/** Maximum number of records of one kind in the global search. */
export const BULUNAN_EN_COK = 6;
/** Maximum number of recently opened records in one request of the global search. */
export const SON_ACILAN_EN_COK = 8;

/**
 * Splits a search text into parts, each of which must occur in the search key. A telephone number is found in every
 * notation. Parts shorter than three characters match only the beginning of words.
 */
export function aramaParcalari(ara: string): string[] {
  const metin = ara.trim();
  const telefon = tarihOku(metin) === null ? telefonAranani(metin) : null;
  if (telefon !== null) return [telefon];
  return katla(metin)
    .split(/\s+/)
    .filter((k) => k !== '')
    .map((k) => (k.length < 3 ? ` ${k}` : k));
}
