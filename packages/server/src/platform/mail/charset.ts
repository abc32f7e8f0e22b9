import { katla } from '@masabasi/core/platform/text/metin';
import iconv from 'iconv-lite';

/** Character sets of mails: the named set, or a guess from the bytes if no useful set is named. */

/** Names without meaning: bytes beyond ASCII show another set. */
const BOS_ADLAR =
  /^(us-?ascii|ascii|ansi|ansi_?x3\.4-?\d*|iso-ir-6|7bit|8bit|binary|none|null|default|default_charset|unknown|x-unknown|unknown-8bit|x-user-defined|iso646-us)$/;
/** West European sets, whose names Turkish programs write for the Turkish ones. */
const BATI = new Set(['windows1252', 'iso88591', 'latin1']);
/** One letter a byte, in which two bytes hardly ever make a letter of UTF-8. */
const TEK_BAYT = /^(windows125\d|iso8859\d+|latin\d|macturkish|macroman|macintosh|turkish)$/;
/** Names that only mail programs know. */
const TAKMA_ADLAR: Readonly<Record<string, string>> = {
  xmacturkish: 'macturkish',
  xmacroman: 'macroman',
  unicode11utf8: 'utf8',
  unicode11utf7: 'utf7',
  xunicode20utf7: 'utf7',
  unicode: 'utf16',
  ucs2: 'utf16',
  iso10646ucs2: 'utf16be',
  iso88599e: 'iso88599',
  tr: 'windows1254',
  trtr: 'windows1254',
};
/** A plain boolean: the library's own function is a type guard, which would type an unknown name as no string. */
const bilinir = (ad: string): boolean => iconv.encodingExists(ad);
const sade = (ad: string): string => ad.replaceAll(/[^a-z0-9]/g, '');

/** The library's name of a set; null: no name, or an unknown one. */
export function charsetName(ad: string | null): string | null {
  const kucuk = katla(ad ?? '')
    .replace(/[;,:].*$/s, '')
    .replaceAll(/["'\s]/g, '');
  if (kucuk === '' || BOS_ADLAR.test(kucuk)) return null;
  const yalin = sade(kucuk).replace(
    /^(?:x|cs)?(?:windows|win|cp|ms|ansi|ibm|dos|oem|pc)?(?:cp)?(125\d|8[56]\d)$/,
    (_, n: string) => (n.startsWith('125') ? `windows${n}` : `cp${n}`),
  );
  const aday = TAKMA_ADLAR[yalin] ?? (yalin.startsWith('x') && !bilinir(yalin) ? yalin.slice(1) : yalin);
  // These two are encodings, not character sets, although the library lists them.
  if (aday === 'base64' || aday === 'hex' || !bilinir(aday)) return null;
  return BATI.has(aday) ? 'windows1254' : aday === 'iso88599' ? 'windows1254' : aday;
}

/** The bytes as UTF-8; null: they are something else. A letter cut in two is allowed. */
function utf8(baytlar: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(baytlar);
  } catch {
    const yazi = baytlar.toString('utf8');
    const bozuk = yazi.split('\uFFFD').length - 1;
    const uzun = yazi.match(/[\u0080-\uFFFC]/g)?.length ?? 0;
    return uzun > bozuk * 3 ? yazi : null;
  }
}

const say = (baytlar: Buffer, bu: ReadonlySet<number>): number => {
  let n = 0;
  for (const b of baytlar) if (bu.has(b)) n++;
  return n;
};
/** Turkish letters by their bytes in the set of DOS and in that of Windows. */
const DOS = new Set([0x80, 0x81, 0x87, 0x8d, 0x94, 0x98, 0x99, 0x9a, 0x9e, 0x9f, 0xa6, 0xa7]);
const WINDOWS = new Set([0xc7, 0xd0, 0xd6, 0xdc, 0xdd, 0xde, 0xe7, 0xf0, 0xf6, 0xfc, 0xfd, 0xfe]);

/** Guesses the set of bytes without a name: UTF-16, UTF-8, or the Turkish set of DOS or of Windows. */
function tahmin(baytlar: Buffer): string {
  const parca = baytlar.subarray(0, 4096);
  if (parca.length >= 4) {
    const bos = (kalan: number) => parca.reduce((n, b, i) => n + (i % 2 === kalan && b === 0 ? 1 : 0), 0);
    const [cift, tek] = [bos(0), bos(1)];
    if (tek > parca.length / 4 && cift === 0) return iconv.decode(baytlar, 'utf16le');
    if (cift > parca.length / 4 && tek === 0) return iconv.decode(baytlar, 'utf16be');
  }
  const yazi = utf8(baytlar);
  if (yazi !== null) return yazi;
  return iconv.decode(baytlar, say(baytlar, DOS) > say(baytlar, WINDOWS) ? 'cp857' : 'windows1254');
}

const ISARETLER: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf8'],
  [Buffer.from([0xff, 0xfe]), 'utf16le'],
  [Buffer.from([0xfe, 0xff]), 'utf16be'],
];
/** Finds a byte beyond ASCII in text of one letter a byte. */
export const BEYOND_ASCII = /[\u0080-\u00ff]/;

/** Bytes of a mail as text. */
export function decodeText(baytlar: Buffer, ad: string | null): string {
  const isaretli = ISARETLER.find(([isaret]) => baytlar.subarray(0, isaret.length).equals(isaret));
  if (isaretli !== undefined) return iconv.decode(baytlar, isaretli[1]);
  const kume = charsetName(ad);
  if (kume === null) return tahmin(baytlar);
  if (kume === 'utf8') return utf8(baytlar) ?? tahmin(baytlar);
  if (TEK_BAYT.test(kume) && BEYOND_ASCII.test(baytlar.toString('latin1'))) {
    const yazi = utf8(baytlar);
    if (yazi !== null) return yazi;
  }
  return iconv.decode(baytlar, kume);
}

const META = /<meta[^>]{0,300}?charset\s*=\s*["']?\s*([a-z0-9_:.-]+)/i;
/** An HTML page of a mail as text. If the mail names no set, the page may. */
export function decodePage(baytlar: Buffer, ad: string | null): string {
  if (charsetName(ad) !== null) return decodeText(baytlar, ad);
  const bas = baytlar.subarray(0, 4096).toString('latin1').replaceAll('\0', '');
  const meta = META.exec(bas)?.[1] ?? null;
  return decodeText(baytlar, charsetName(meta) === null || /^utf-?16/i.test(meta ?? '') ? null : meta);
}

/** Bytes written as `%C5%9F` (RFC 2231), as text. */
export const decodePercents = (deger: string, ad: string | null): string =>
  decodeText(
    Buffer.from(
      deger.replaceAll(/%([0-9a-f]{2})/gi, (_, h: string) => String.fromCodePoint(Number.parseInt(h, 16))),
      'latin1',
    ),
    ad,
  );
