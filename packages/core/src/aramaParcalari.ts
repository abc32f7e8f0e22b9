import { telefonAranani } from './kimlik.ts';
import { katla } from './metin.ts';
import { tarihOku } from './tarih.ts';

/** Records of a kind that the field that finds everything offers, at most. */
export const BULUNAN_EN_COK = 6;
/** Records opened last that it asks for at once, at most. */
export const SON_ACILAN_EN_COK = 8;

/**
 * The words of a search as parts of the search key, each of which has to occur. A telephone is found however it is
 * written; what is shorter than three characters is looked for at the beginning of words.
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
