import { asciiBuyuk } from './metin.ts';
import { epostaMi } from './posta/rules.ts';

/**
 * Identity numbers, telephones, letters (specification 5.5). A function that ends in `Hatasi` answers with the sentence
 * to show, or null when nothing is wrong; an empty text is no number, so a field that may stay empty asks first.
 */

const rakamlar = (s: string): number[] => Array.from(s, Number);
const topla = (sayilar: readonly number[]): number => sayilar.reduce((t, n) => t + n, 0);

/** Only the digits of a text: what a numeric field keeps of what was typed or pasted. */
export const rakamSuz = (s: string): string => s.replace(/\D/g, '');

// ——— national id, tax number, IBAN ———

/** What is wrong with a national id (or a foreigner's, 99…), or null. Blanks around it are no fault. */
export function tcKimlikHatasi(s: string): string | null {
  const no = s.trim();
  if (!/^\d{11}$/.test(no)) return 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.';
  if (no.startsWith('0')) return 'T.C. kimlik numarası 0 ile başlayamaz.';
  if (no.startsWith('98')) return null;
  const d = rakamlar(no);
  const tekler = topla(d.filter((_, i) => i < 9 && i % 2 === 0));
  const ciftler = topla(d.filter((_, i) => i < 9 && i % 2 === 1));
  // That the last digit is even follows from the two checks; that ten equal digits are no id does not: 11111111110.
  const tutar = (tekler * 7 + 90 - ciftler) % 10 === d[9] && topla(d.slice(0, 10)) % 10 === d[10];
  return tutar && !/^(\d)\1{9}/.test(no) ? null : 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...';
}

/** Whether the text is a tax number of ten digits with the right last one. */
export function vknGecerli(s: string): boolean {
  const no = s.trim();
  if (!/^\d{10}$/.test(no)) return false;
  const d = rakamlar(no);
  const toplam = topla(
    d.slice(0, 9).map((rakam, i) => {
      const a = (rakam + 9 - i) % 10;
      return a === 0 ? 0 : (a * 2 ** (9 - i)) % 9 || 9;
    }),
  );
  return (10 - (toplam % 10)) % 10 === d[9];
}

/** An IBAN as it is kept: without blanks, in capitals of the plain alphabet, as no other letter stands in one. */
export const ibanSade = (s: string): string => asciiBuyuk(s.replace(/\s/g, ''));

/** Whether the text is a Turkish IBAN; blanks between its groups and small letters are no fault. */
export function ibanGecerli(s: string): boolean {
  const no = ibanSade(s);
  // Five digits of the bank, a reserve that is always 0, sixteen characters of the account. A letter is 10 and its place.
  if (!/^TR\d{7}0[0-9A-Z]{16}$/.test(no)) return false;
  const sayi = `${no.slice(4)}${no.slice(0, 4)}`.replace(/[A-Z]/g, (h) => String(parseInt(h, 36)));
  return BigInt(sayi) % 97n === 1n;
}

/** `100******46`; what is no eleven digits is hidden whole. */
export const tcKimlikMaskele = (s: string): string => {
  const no = s.trim();
  return /^\d{11}$/.test(no) ? `${no.slice(0, 3)}******${no.slice(-2)}` : '*'.repeat(no.length);
};

/** `TR33******************1326`; what is no IBAN is hidden whole. */
const ibanMaskele = (s: string): string =>
  /^TR\d{8}[0-9A-Z]{16}$/.test(s) ? `${s.slice(0, 4)}${'*'.repeat(18)}${s.slice(-4)}` : '*'.repeat(s.length);

/** What of a card of a person or a customer is masked wherever it is answered; each is opened by a call of its own. */
const MASKELER = {
  TCKimlikNo: tcKimlikMaskele,
  DogumTarihi: () => '**.**.****',
  Iban: ibanMaskele,
} as const;
export type GizliAlan = keyof typeof MASKELER;
export const GIZLI_ALANLAR = Object.keys(MASKELER) as GizliAlan[];
/** What these fields are called, on the screen and in a sentence. */
export const GIZLI_ALAN_ADLARI: Readonly<Record<GizliAlan, string>> = {
  TCKimlikNo: 'T.C. kimlik no',
  DogumTarihi: 'Doğum tarihi',
  Iban: 'IBAN',
};

/** A row as it leaves the server: of these fields only that something stands there. */
export const maskele = <T extends { readonly [K in GizliAlan]?: string | null }>(satir: T): T => {
  const maskeli = GIZLI_ALANLAR.flatMap((alan) => {
    const deger = satir[alan];
    return deger ? [[alan, MASKELER[alan](deger)]] : [];
  });
  return { ...satir, ...(Object.fromEntries(maskeli) as Partial<T>) };
};

// ——— telephone ———

/** The ten digits after the leading 0 of a Turkish number, or null; another country's number says so by its +. */
function onHane(s: string): string | null {
  const rakam = rakamSuz(s);
  const kalip = s.trim().startsWith('+') ? /^90([1-9]\d{9})$/ : /^(?:(?:00)?90|0)?([1-9]\d{9})$/;
  return kalip.exec(rakam)?.[1] ?? null;
}

/** `0(532) 123 45 67`; a text that is no Turkish number stays as it was entered. */
export function telefonYaz(s: string): string {
  const no = onHane(s);
  return no === null ? s : `0(${no.slice(0, 3)}) ${no.slice(3, 6)} ${no.slice(6, 8)} ${no.slice(8)}`;
}

/** The digits as they are stored: `05321234567`; a foreign number keeps its +. */
export function telefonSade(s: string): string {
  const no = onHane(s);
  return no === null ? (s.trim().startsWith('+') ? '+' : '') + rakamSuz(s) : `0${no}`;
}

/** `0(532) *** ** 67`; of another number only the last two digits, and of a short one nothing. */
export function telefonMaskele(s: string): string {
  const no = onHane(s);
  if (no !== null) return `0(${no.slice(0, 3)}) *** ** ${no.slice(8)}`;
  const rakam = rakamSuz(s);
  const acik = rakam.length < 7 ? 0 : 2;
  return '*'.repeat(rakam.length - acik) + rakam.slice(rakam.length - acik);
}

/** What is wrong with a telephone, or null: a Turkish number however it is written, or another country's with its +. */
export const telefonHatasi = (s: string): string | null =>
  /^[\d\s()+./-]+$/.test(s) && /^(?:0[1-9]\d{9}|\+\d{7,15})$/.test(telefonSade(s))
    ? null
    : 'Telefon geçerli değil. Örnek: 0(532) 123 45 67';

// ——— letters, e-mail, PDF ———

// Spelled out: with the flag `i` JavaScript takes neither I for ı nor İ for i.
const HARFLER = /^[A-Za-zÇĞİÖŞÜçğıöşü ]+$/;
const AD_HARFLERI = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû' -]+$/;
const bicim = (s: string): string => s.normalize('NFC').trim();

/** Whether the text is made of letters, Turkish ones included, and the blanks between them. */
export const harfMi = (s: string): boolean => HARFLER.test(bicim(s));

/** Whether the text can be a person's name: letters, also with a circumflex, apostrophe and hyphen. */
export const kisiAdiGecerli = (s: string): boolean => AD_HARFLERI.test(bicim(s)) && /\p{L}/u.test(s);

/**
 * Whether the text is an e-mail address a person may enter: one that mail can be sent to, without the slips of typing
 * (a dot too many, a domain without its end).
 */
export function epostaGecerli(s: string): boolean {
  const adres = s.trim();
  return (
    epostaMi(adres) &&
    !/^\.|\.[.@]|@-|@.*(?:\.-|-\.)/.test(adres) &&
    /\.(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/.test(adres)
  );
}

export const PDF_HATASI = 'Geçerli bir PDF dosyası değil. Dosyayı kontrol ediniz...';

/** Whether the text is a PDF in base64, bare or as a data URL. */
export const pdfMi = (s: string): boolean => /^(?:JVB|data:application\/pdf[;,])/.test(s);
