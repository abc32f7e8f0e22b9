/** The text of files that people choose, by the letters that they are written in. */

/** Whether a file begins with these bytes. */
export const bastaki = (baytlar: Uint8Array, ...imza: number[]) => imza.every((b, i) => baytlar[i] === b);
const coz = (ad: string, baytlar: Uint8Array): string => new TextDecoder(ad).decode(baytlar);

/** UTF-16 where its mark stands before the text; else UTF-8, or what Windows writes in Turkey. */
export function metneCevir(baytlar: Uint8Array): string {
  if (bastaki(baytlar, 0xff, 0xfe)) return coz('utf-16le', baytlar);
  if (bastaki(baytlar, 0xfe, 0xff)) return coz('utf-16be', baytlar);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(baytlar);
  } catch {
    return coz('windows-1254', baytlar);
  }
}

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
  if (soylenen === undefined || /^utf|^ucs|unicode/i.test(soylenen)) return metneCevir(baytlar);
  try {
    return coz(soylenen, baytlar);
  } catch {
    return metneCevir(baytlar);
  }
}
