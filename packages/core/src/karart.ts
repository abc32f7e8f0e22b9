/**
 * The reversible obfuscation of the specification (5.1): a fixed XOR of 25 after the Turkish letters were written as
 * ASCII. It hides nothing: passwords are stored as argon2id, and this is only for reading an old user table once.
 */

const ANAHTAR = 25;
const YAZILIS: Record<string, string> = {
  ç: 'c',
  Ç: 'C',
  ğ: 'g',
  Ğ: 'G',
  ı: 'i',
  İ: 'I',
  ö: 'o',
  Ö: 'O',
  ş: 's',
  Ş: 'S',
  ü: 'u',
  Ü: 'U',
  '~': '~',
};
const OKUNUS = Object.fromEntries(Object.entries(YAZILIS).map(([harf, ascii]) => [ascii, harf]));

/** Every UTF-16 unit against the key, halves of a pair too; the same call undoes it. */
const xor = (s: string): string => s.replace(/[^]/g, (birim) => String.fromCharCode(birim.charCodeAt(0) ^ ANAHTAR));

/** A text as the old user table holds it. */
export const karart = (s: string): string =>
  xor(s.normalize('NFC').replace(/[çÇğĞıİöÖşŞüÜ~]/g, (h) => `~${YAZILIS[h]!}`));

/** The text that was obfuscated; what `karart` cannot have written is left as it stands. */
export const coz = (s: string): string => xor(s).replace(/~([cCgGiIoOsSuU~])/g, (_, h: string) => OKUNUS[h]!);
