/** Encodings of text files: the encoding of a file, and whether it is certain. */

export const HARF_ADLARI = {
  'utf-8': 'UTF-8',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, ters)',
  'windows-1254': 'Windows (1254)',
  cp857: 'DOS (857)',
  mactr: 'Mac (Türkçe)',
} as const;
export type Harfler = keyof typeof HARF_ADLARI;

export interface CozulenMetin {
  readonly metin: string;
  readonly harfler: Harfler;
  /** False when another encoding is equally likely. */
  readonly emin: boolean;
}

/** The upper halves of encodings that browsers do not know. A blank stands for a byte without a letter. */
const UST_YARILAR = {
  cp857:
    'ÇüéâäàåçêëèïîıÄÅÉæÆôöòûùİÖÜø£ØŞşáíóúñÑĞğ¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ºªÊËÈ\uFFFDÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµ\uFFFD×ÚÛÙìÿ¯´\u00AD±\uFFFD¾¶§÷¸°¨·¹³²■\u00A0',
  mactr:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00A0ÀÃÕŒœ–—“”‘’÷◊ÿŸĞğİıŞş‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uFFFDÒÚÛÙ\uFFFDˆ˜¯˘˙˚¸˝˛ˇ',
} as const;

function coz(baytlar: Uint8Array, harfler: Harfler): string {
  if (harfler !== 'cp857' && harfler !== 'mactr') return new TextDecoder(harfler).decode(baytlar);
  const ust = UST_YARILAR[harfler];
  let metin = '';
  // In parts, because a call takes a limited number of arguments.
  for (let i = 0; i < baytlar.length; i += 8192)
    metin += Array.from(baytlar.subarray(i, i + 8192), (b) => (b < 128 ? String.fromCharCode(b) : ust[b - 128]!)).join(
      '',
    );
  return metin;
}

/** True when a file begins with these bytes. */
export const bastaki = (baytlar: Uint8Array, ...imza: number[]) => imza.every((b, i) => baytlar[i] === b);

/** UTF-16 without a mark shows as a 0 in every second byte. */
function isaretsizUtf16(baytlar: Uint8Array): Harfler | null {
  const parca = baytlar.subarray(0, 4096);
  const bos = (kalan: number) => parca.reduce((n, b, i) => n + (i % 2 === kalan && b === 0 ? 1 : 0), 0);
  const [cift, tek] = [bos(0), bos(1)];
  if (tek > parca.length / 4 && cift === 0) return 'utf-16le';
  return cift > parca.length / 4 && tek === 0 ? 'utf-16be' : null;
}

const TURKCE = /[çğıöşüÇĞİÖŞÜ]/g;
/** Usual letters and signs of a Turkish text. */
const OLAGAN = /[\p{ASCII}çğıöşüÇĞİÖŞÜâîûÂÎÛéÉäÄß’‘“”–…°€₺\u00A0]/gu;
/** Bytes that are examined; a whole long file would take too long. */
const ORNEK = 200_000;

/** Scores a text as Turkish: Turkish letters raise the score, unusual signs lower it. */
function puan(metin: string): number {
  const say = (re: RegExp) => metin.match(re)?.length ?? 0;
  return say(TURKCE) - 3 * (metin.length - say(OLAGAN));
}

/**
 * Decodes bytes to text.
 * @param secilen the encoding, when a person has chosen one
 */
export function metneCevir(baytlar: Uint8Array, secilen?: Harfler): CozulenMetin {
  const sonuc = (harfler: Harfler, emin = true): CozulenMetin => ({ metin: coz(baytlar, harfler), harfler, emin });
  if (secilen !== undefined) return sonuc(secilen);
  if (bastaki(baytlar, 0xff, 0xfe)) return sonuc('utf-16le');
  if (bastaki(baytlar, 0xfe, 0xff)) return sonuc('utf-16be');
  const utf16 = isaretsizUtf16(baytlar);
  if (utf16 !== null) return sonuc(utf16);
  try {
    return { metin: new TextDecoder('utf-8', { fatal: true }).decode(baytlar), harfler: 'utf-8', emin: true };
  } catch {
    const ornek = baytlar.subarray(0, ORNEK);
    const [windows, dos] = [puan(coz(ornek, 'windows-1254')), puan(coz(ornek, 'cp857'))];
    return sonuc(dos > windows ? 'cp857' : 'windows-1254', Math.max(windows, dos) > 0 && windows !== dos);
  }
}
