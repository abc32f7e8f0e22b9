/**
 * Turkish text: case, sorting, searching. The language's plain methods for case are wrong in Turkish, so they are banned
 * everywhere but here.
 */

const collator = new Intl.Collator('tr');
const sayilar = new Intl.NumberFormat('tr');
const KATLAMA: Record<string, string> = { ı: 'i', ç: 'c', ğ: 'g', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i', û: 'u' };

/** Lower case by Turkish rules (I → ı, İ → i). */
export const kucuk = (s: string): string => s.normalize('NFC').toLocaleLowerCase('tr');
/** Upper case by Turkish rules (i → İ, ı → I). */
export const buyuk = (s: string): string => s.normalize('NFC').toLocaleUpperCase('tr');
/** `20.000`: a whole number as it is read. */
export const sayiYaz = (n: number): string => sayilar.format(n);
/** Compares two texts in Turkish alphabetical order. */
export const karsilastir = (a: string, b: string): number => collator.compare(a, b);

/** The search key: Turkish lower case without marks, so 'cagri' finds 'Çağrı' and 'istanbul' finds 'İSTANBUL'. */
export const katla = (s: string): string => kucuk(s).replace(/[ıçğöşüâîû]/g, (h) => KATLAMA[h]!);

/** The one form in which user names are compared and stored as a key. */
export const kullaniciAnahtari = (s: string): string => katla(s.trim());

/** A text as it is kept: composed letters, no blanks at its ends, one blank between words. */
export const duzgun = (s: string): string => s.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The same of a field that may stay empty: null when nothing was written. */
export const dolu = (s: string | null | undefined): string | null => (s ? duzgun(s) || null : null);

/** Cuts a text to `n` characters with an ellipsis; shorter texts stay as they are. */
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

/** What leaves no mark on paper: format and control characters, fillers, variation selectors, the empty braille cell. */
const GORUNMEZ = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u0080-\u009F\u2028\u2029\u2800]/gu;

/** A text as it looks: full-width letters and ligatures as plain ones, without what leaves no mark. */
export const gorunus = (s: string): string => s.normalize('NFKC').replace(GORUNMEZ, '');

/** How many characters of a text can be seen; blanks at its ends do not count, and several in a row count once. */
export const gorunenUzunluk = (s: string): number =>
  Array.from(s.normalize('NFC').replace(GORUNMEZ, '').replace(/\s+/g, ' ').trim()).length;
