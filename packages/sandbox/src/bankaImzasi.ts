import { createHash } from 'node:crypto';
import { asciiBuyuk } from '@masabasi/core/platform/text/metin';

/**
 * The trial bank's own code for its signatures (ver3). It shares nothing with the shop's code, so that the two can
 * disagree.
 */

export type Alanlar = Readonly<Record<string, string>>;
const IMZASIZ = new Set(['HASH', 'ENCODING', 'COUNTDOWN']);
const kacir = (deger: string): string => deger.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
/** Names are sorted without regard to case. */
const sirala = ([a]: readonly [string, string], [b]: readonly [string, string]): number => {
  const [x, y] = [asciiBuyuk(a), asciiBuyuk(b)];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** The signature of a form. */
export function bankaImzasi(alanlar: Alanlar, anahtar: string): string {
  const sirali = Object.entries(alanlar)
    .filter(([ad]) => !IMZASIZ.has(asciiBuyuk(ad)))
    .toSorted(sirala);
  const metin = [...sirali.map(([, deger]) => kacir(deger)), kacir(anahtar)].join('|');
  return createHash('sha512').update(metin, 'utf8').digest('base64');
}
