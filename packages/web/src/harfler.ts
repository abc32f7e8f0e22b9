/** Letters of files of text: which set of bytes they are in, and whether that is sure. */

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
  /** Whether another set would be as likely. */
  readonly emin: boolean;
}

/** The upper halves of sets that browsers do not know; a blank stands for what is no letter in them. */
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
  // In parts, as a call takes no more than so many letters.
  for (let i = 0; i < baytlar.length; i += 8192)
    metin += Array.from(baytlar.subarray(i, i + 8192), (b) => (b < 128 ? String.fromCharCode(b) : ust[b - 128]!)).join(
      '',
    );
  return metin;
}

/** Whether a file begins with these bytes. */
export const bastaki = (baytlar: Uint8Array, ...imza: number[]) => imza.every((b, i) => baytlar[i] === b);

/** UTF-16 without its mark shows in every second byte being 0. */
function isaretsizUtf16(baytlar: Uint8Array): Harfler | null {
  const parca = baytlar.subarray(0, 4096);
  const bos = (kalan: number) => parca.reduce((n, b, i) => n + (i % 2 === kalan && b === 0 ? 1 : 0), 0);
  const [cift, tek] = [bos(0), bos(1)];
  if (tek > parca.length / 4 && cift === 0) return 'utf-16le';
  return cift > parca.length / 4 && tek === 0 ? 'utf-16be' : null;
}

const TURKCE = /[çğıöşüÇĞİÖŞÜ]/g;
/** Letters and marks that Turkish text has beside its own. */
const OLAGAN = /[\p{ASCII}çğıöşüÇĞİÖŞÜâîûÂÎÛéÉäÄß’‘“”–…°€₺\u00A0]/gu;
/** The first letters say enough; a long file would take long. */
const ORNEK = 200_000;

/** Rates how Turkish the text looks: its letters count for it, signs that no list holds against it. */
function puan(metin: string): number {
  const say = (re: RegExp) => metin.match(re)?.length ?? 0;
  return say(TURKCE) - 3 * (metin.length - say(OLAGAN));
}

/** The bytes as text. @param secilen in which letters, where somebody has said so */
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
