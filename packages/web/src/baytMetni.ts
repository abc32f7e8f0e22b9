import { bastaki, metneCevir } from './harfler.ts';

/** The text of an XML file that somebody chooses, by the letters that it is written in. */

const coz = (ad: string, baytlar: Uint8Array): string => new TextDecoder(ad).decode(baytlar);

/** Letters that are told by the first two bytes of an XML without a mark. */
const IMZASIZ: readonly (readonly [imza: readonly [number, number], ad: string])[] = [
  [[0x3c, 0], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
];

/** The text of an XML: by its mark, by its first bytes, by the letters that it names, or by what its bytes look like. */
export function xmlMetni(baytlar: Uint8Array): string {
  const imzali = IMZASIZ.find(([imza]) => bastaki(baytlar, ...imza));
  if (imzali) return coz(imzali[1], baytlar);
  const bas = coz('latin1', baytlar.subarray(0, 200));
  const soylenen = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(bas)?.[1];
  // The bytes tell better than a declaration whether they are UTF-8 or UTF-16.
  if (soylenen === undefined || /^utf|^ucs|unicode/i.test(soylenen)) return metneCevir(baytlar).metin;
  try {
    return coz(soylenen, baytlar);
  } catch {
    return metneCevir(baytlar).metin;
  }
}
