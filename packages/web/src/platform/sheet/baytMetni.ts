import { bastaki, metneCevir } from '../search/harfler.ts';

/** Decodes the text of a chosen XML file by its encoding. */

const coz = (ad: string, baytlar: Uint8Array): string => new TextDecoder(ad).decode(baytlar);

/** Encodings that the first two bytes of an XML without a byte order mark tell. */
const IMZASIZ: readonly (readonly [imza: readonly [number, number], ad: string])[] = [
  [[0x3c, 0], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
];

/** The text of an XML: decoded by its mark, its first bytes, its declared encoding, or a guess from its bytes. */
export function xmlMetni(baytlar: Uint8Array): string {
  const imzali = IMZASIZ.find(([imza]) => bastaki(baytlar, ...imza));
  if (imzali) return coz(imzali[1], baytlar);
  const bas = coz('latin1', baytlar.subarray(0, 200));
  const soylenen = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(bas)?.[1];
  // For UTF-8 and UTF-16 the bytes are more reliable than the declaration.
  if (soylenen === undefined || /^utf|^ucs|unicode/i.test(soylenen)) return metneCevir(baytlar).metin;
  try {
    return coz(soylenen, baytlar);
  } catch {
    return metneCevir(baytlar).metin;
  }
}
