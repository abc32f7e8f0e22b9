/**
 * The reversible obfuscation of the specification (5.1): a fixed XOR of 25 after the Turkish letters are written as
 * ASCII. It is not secure. Passwords are stored as argon2id, and this is only for reading an old user table once.
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

/** XORs every UTF-16 unit with the key, halves of a pair too. The same call reverses it. */
const xor = (s: string): string => s.replace(/[^]/g, (birim) => String.fromCharCode(birim.charCodeAt(0) ^ ANAHTAR));

/** A text in the form of the old user table. */
export const karart = (s: string): string =>
  xor(s.normalize('NFC').replace(/[çÇğĞıİöÖşŞüÜ~]/g, (h) => `~${YAZILIS[h]!}`));

/** The original of an obfuscated text. A text that `karart` cannot have written stays unchanged. */
export const coz = (s: string): string => xor(s).replace(/~([cCgGiIoOsSuU~])/g, (_, h: string) => OKUNUS[h]!);
