/**
 * Turkish text: case, sorting, searching. The language's own case methods are wrong for Turkish, so they are banned
 * outside this file.
 */

const collator = new Intl.Collator('tr');
const sayilar = new Intl.NumberFormat('tr');
const KATLAMA: Record<string, string> = { ı: 'i', ç: 'c', ğ: 'g', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' };

/** Lower case by Turkish rules (I → ı, İ → i). */
export const kucuk = (s: string): string => s.normalize('NFC').toLocaleLowerCase('tr');
/** Upper case by Turkish rules (i → İ, ı → I). */
export const buyuk = (s: string): string => s.normalize('NFC').toLocaleUpperCase('tr');
/** Upper case of ASCII letters only, for codes that do not depend on a language. */
export const asciiBuyuk = (s: string): string => s.replace(/[a-z]/g, (h) => String.fromCharCode(h.charCodeAt(0) - 32));
const asciiKucuk = (s: string): string => s.replace(/[A-Z]/g, (h) => String.fromCharCode(h.charCodeAt(0) + 32));
/** A code without a word of its own, as words: `bilinmeyenAlan` is `Bilinmeyen alan`. */
export function kodSozu(kod: string): string {
  const ayrik = kod
    .replace(/[_\s]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .trim();
  return ayrik === '' ? '–' : asciiBuyuk(ayrik.charAt(0)) + ayrik.slice(1).replace(/ [A-Z](?![A-Z])/g, asciiKucuk);
}
/** A whole number for readers: `20.000`. */
export const sayiYaz = (n: number): string => sayilar.format(n);
/** Compares two texts in Turkish alphabetical order. */
export const karsilastir = (a: string, b: string): number => collator.compare(a, b);

/** The search key: Turkish lower case without marks, so 'cagri' finds 'Çağrı' and 'istanbul' finds 'İSTANBUL'. */
export const katla = (s: string): string => kucuk(s).replace(/[ıçğöşüâîû]/g, (h) => KATLAMA[h]!);

/**
 * The key for searches on the screen only: without the marks of any language, also combining ones ('i̇rem' finds
 * 'İrem').
 */
export const aramaAnahtari = (s: string): string => katla(s).normalize('NFD').replace(/\p{M}/gu, '');

/** The form in which user names are compared and stored as a key. */
export const kullaniciAnahtari = (s: string): string => katla(s.trim());

/** A text as it is stored: composed letters, no outer blanks, one blank between words. */
export const duzgun = (s: string): string => s.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The stored text of an optional field: null if it is empty. */
export const dolu = (s: string | null | undefined): string | null => (s ? duzgun(s) || null : null);

/** Cuts a text to `n` characters with an ellipsis. Shorter texts stay as they are. */
export function kisalt(s: string, n: number): string {
  const harfler = Array.from(s);
  return harfler.length <= n ? s : `${harfler.slice(0, n).join('')}…`;
}

/** First letters of the first and last word, for an avatar: 'Ayşe Gül Irmak' → 'AI'. */
export function basHarfler(ad: string): string {
  const harfler = ad
    .normalize('NFC')
    .trim()
    .split(/\s+/)
    .map((k) => Array.from(k)[0] ?? '');
  return buyuk((harfler[0] ?? '') + (harfler.length > 1 ? (harfler.at(-1) ?? '') : ''));
}

/**
 * Characters that no file can hold: control characters other than tab and line ends, half surrogates, noncharacters.
 * One of them in a note makes a whole spreadsheet unreadable.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const YAZILAMAZ = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\p{Cs}\p{Noncharacter_Code_Point}]/u;
const YAZILAMAZLAR = new RegExp(YAZILAMAZ, 'gu');

/** True if a text can be stored and written to every kind of file. */
export const yazilabilir = (s: string): boolean => !YAZILAMAZ.test(s);
/** The text without characters that no file can hold, for writing any database text to a file. */
export const yazilan = (s: string): string => s.replace(YAZILAMAZLAR, '');

/**
 * Invisible characters and characters that reverse the text: bidi controls, zero-width characters, soft hyphens,
 * fillers, byte order marks. They make one name look like another.
 */
const ISARET = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u0080-\u0084\u0086-\u009F]`;
/** Inside an emoji such characters are meaningful: a joiner, a variation selector, the tags of a flag. */
const EMOJI = String.raw`(?:\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F}|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}\uFE0F?)?)`;
const ISARETLI = new RegExp(ISARET, 'u');
const ISARETLER = new RegExp(String.raw`(${EMOJI}(?:\u200D${EMOJI})*|[0-9#*]\uFE0F\u20E3)|${ISARET}`, 'gu');

/** The text without invisible characters. An emoji stays whole. */
export const gorunmezsiz = (s: string): string => (ISARETLI.test(s) ? s.replace(ISARETLER, '$1') : s);

/**
 * Characters without any visible mark: format and control characters, fillers, variation selectors, the empty braille
 * cell.
 */
const GORUNMEZ = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009F\u2028\u2029\u2800]/gu;

/** A text as it looks: full-width letters and ligatures as plain ones, without invisible characters. */
export const gorunus = (s: string): string => s.normalize('NFKC').replace(GORUNMEZ, '');

/** Number of visible characters. Outer blanks do not count, and a run of blanks counts once. */
export const gorunenUzunluk = (s: string): number =>
  Array.from(s.normalize('NFC').replace(GORUNMEZ, '').replace(/\s+/g, ' ').trim()).length;

/** A limit in whole MB for readers. */
export const mbYaz = (bayt: number): string => `${Math.floor(bayt / 1024 / 1024)} MB`;
/** A file size for readers. */
export function boyutYaz(bayt: number): string {
  if (bayt < 1024) return `${bayt} bayt`;
  const [deger, birim] = bayt < 1024 * 1024 ? [bayt / 1024, 'kB'] : [bayt / 1024 / 1024, 'MB'];
  return `${(deger < 10 ? Math.round(deger * 10) / 10 : Math.round(deger)).toString().replace('.', ',')} ${birim}`;
}
