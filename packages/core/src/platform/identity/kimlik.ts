import { asciiBuyuk, katla } from '../text/metin.ts';
import { epostaMi } from '../posta/rules.ts';

/**
 * Identity numbers, telephones, letters (specification 5.5). A function that ends in `Hatasi` returns the sentence to
 * show, or null for a valid value. An empty text is not a number, so an optional field must be checked for emptiness
 * first.
 */

const rakamlar = (s: string): number[] => Array.from(s, Number);
const topla = (sayilar: readonly number[]): number => sayilar.reduce((t, n) => t + n, 0);

/** The digits of a text, for numeric fields that accept typed or pasted text. */
export const rakamSuz = (s: string): string => s.replace(/\D/g, '');

// ——— national id, tax number, IBAN ———

/** Error of a national id (or a foreigner's, 99…), or null. Outer blanks are allowed. */
export function tcKimlikHatasi(s: string): string | null {
  const no = s.trim();
  if (!/^\d{11}$/.test(no)) return 'T.C. kimlik numarası 11 rakamdan oluşmalıdır.';
  if (no.startsWith('0')) return 'T.C. kimlik numarası 0 ile başlayamaz.';
  if (no.startsWith('98')) return null;
  const d = rakamlar(no);
  const tekler = topla(d.filter((_, i) => i < 9 && i % 2 === 0));
  const ciftler = topla(d.filter((_, i) => i < 9 && i % 2 === 1));
  // The two checks imply that the last digit is even. They do not exclude ten equal digits: 11111111110.
  const tutar = (tekler * 7 + 90 - ciftler) % 10 === d[9] && topla(d.slice(0, 10)) % 10 === d[10];
  return tutar && !/^(\d)\1{9}/.test(no) ? null : 'T.C. kimlik numarası geçerli değil. Rakamları kontrol ediniz...';
}

/** True for a tax number of ten digits with the right last digit. */
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

/** An IBAN as it is stored: without blanks, in ASCII capitals. */
export const ibanSade = (s: string): string => asciiBuyuk(s.replace(/\s/g, ''));

/** True for a Turkish IBAN. Blanks between groups and small letters are allowed. */
export function ibanGecerli(s: string): boolean {
  const no = ibanSade(s);
  // Five digits of the bank, a reserve digit that is always 0, sixteen characters of the account. A letter counts as 10
  // plus its position.
  if (!/^TR\d{7}0[0-9A-Z]{16}$/.test(no)) return false;
  const sayi = `${no.slice(4)}${no.slice(0, 4)}`.replace(/[A-Z]/g, (h) => String(parseInt(h, 36)));
  return BigInt(sayi) % 97n === 1n;
}

/** Masks a number as `100******46`. A text that is not eleven digits is hidden completely. */
export const tcKimlikMaskele = (s: string): string => {
  const no = s.trim();
  return /^\d{11}$/.test(no) ? `${no.slice(0, 3)}******${no.slice(-2)}` : '*'.repeat(no.length);
};

/** Masks an IBAN as `TR33******************1326`. A text that is not an IBAN is hidden completely. */
const ibanMaskele = (s: string): string =>
  /^TR\d{8}[0-9A-Z]{16}$/.test(s) ? `${s.slice(0, 4)}${'*'.repeat(18)}${s.slice(-4)}` : '*'.repeat(s.length);

/** Masked fields of staff cards and customer cards, in every answer. A separate call opens each of them. */
const MASKELER = {
  TCKimlikNo: tcKimlikMaskele,
  DogumTarihi: () => '**.**.****',
  Iban: ibanMaskele,
} as const;
export type GizliAlan = keyof typeof MASKELER;
export const GIZLI_ALANLAR = Object.keys(MASKELER) as GizliAlan[];
/** Names of these fields, on the screen and in a sentence. */
export const GIZLI_ALAN_ADLARI: Readonly<Record<GizliAlan, string>> = {
  TCKimlikNo: 'T.C. kimlik no',
  DogumTarihi: 'Doğum tarihi',
  Iban: 'IBAN',
};

/** A row as it leaves the server: the masked fields only show that they have a value. */
export const maskele = <T extends { readonly [K in GizliAlan]?: string | null }>(satir: T): T => {
  const maskeli = GIZLI_ALANLAR.flatMap((alan) => {
    const deger = satir[alan];
    return deger ? [[alan, MASKELER[alan](deger)]] : [];
  });
  return { ...satir, ...(Object.fromEntries(maskeli) as Partial<T>) };
};

// ——— telephone ———

/** A parsed telephone number: the stored number and its extension, empty without one. */
export interface OkunanTelefon {
  readonly ana: string;
  readonly dahili: string;
}

/** A longer text is not a telephone number. */
export const TELEFON_UZUNLUGU = 60;
/** The extension follows a comma: a telephone that dials the number pauses there. */
const AYRAC = ',';
const DAHILI_SOZU =
  /^(.*?\d\)?)[\s,;/(-]*(?:dahili|dahil|dah|dhl|dh|ic ?hat|extension|extn|ext|int|x|#)\s*[.:]?\s*(?:numarasi|numara|no)?\s*[.:=-]?\s*(\d{1,6})\s*\)?$/;
const DAHILI_AYRACI = /^(.*?\d\)?)\s*(?:[,;]+\s*(\d{1,6})|\((\d{1,6})\))$/;
const DAHILI_CIZGISI = /^(.*?\d\)?)\s*([/-])\s*(\d{1,6})$/;
/** Fewer digits after a slash could also be the end of a second line's number. */
const EN_KISA_CIZGILI = 3;

/** The text without invisible characters, with plain hyphens and in small ASCII letters. */
const yalinYazim = (s: string): string =>
  katla(s.replace(/\p{Cf}/gu, '').replace(/[\u2010-\u2015\u2212]/g, '-'))
    .trim()
    .replace(/^tel:\s*/, '');

/**
 * The stored number without extension: `05321234567`, `4441234` (a number dialled the same in the whole country),
 * `+4930…`. Null: not a telephone number. The country code begins with + or 00, and a 0 in brackets behind it is not
 * dialled.
 */
function anaNumara(s: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(s)) return null;
  const rakam = rakamSuz(s);
  const dunya = s.startsWith('+') ? rakamSuz(s.replace('(0)', '')) : /^00[1-9]/.test(rakam) ? rakam.slice(2) : null;
  if (dunya !== null && !dunya.startsWith('90')) return /^[1-9]\d{6,14}$/.test(dunya) ? `+${dunya}` : null;
  const kalip = dunya === null ? /^(?:900?|0)?(444\d{4}|[1-9]\d{9})$/ : /^900?(444\d{4}|[1-9]\d{9})$/;
  const no = kalip.exec(dunya ?? rakam)?.[1];
  return no === undefined ? null : no.length === 7 ? no : `0${no}`;
}

/**
 * Reads a telephone number in any notation, with its extension: `0212 111 22 33 dahili 105`, `…/105`, `…(105)`. Null:
 * not a number, or two digits after a slash that may or may not be an extension.
 */
export function telefonOku(s: string): OkunanTelefon | null {
  if (s.length > TELEFON_UZUNLUGU) return null;
  const yazi = yalinYazim(s);
  const ana = anaNumara(yazi);
  if (ana !== null) return { ana, dahili: '' };
  const soz = DAHILI_SOZU.exec(yazi) ?? DAHILI_AYRACI.exec(yazi);
  const cizgi = soz === null ? DAHILI_CIZGISI.exec(yazi) : null;
  const [onu, dahili] = soz ? [soz[1]!, soz[2] ?? soz[3]!] : [cizgi?.[1] ?? '', cizgi?.[3] ?? ''];
  if (cizgi !== null && dahili.length < EN_KISA_CIZGILI) return null;
  const no = anaNumara(onu);
  return no === null ? null : { ana: no, dahili };
}

/**
 * Formats a number as `0(532) 123 45 67`, `4441234`, `0(212) 111 22 33 dahili 105`. A text that is not a telephone
 * number stays unchanged.
 */
export function telefonYaz(s: string): string {
  const t = telefonOku(s);
  if (t === null || (t.ana.startsWith('+') && t.dahili === '')) return s;
  const no = t.ana;
  const ana = no.startsWith('0') ? `0(${no.slice(1, 4)}) ${no.slice(4, 7)} ${no.slice(7, 9)} ${no.slice(9)}` : no;
  return t.dahili === '' ? ana : `${ana} dahili ${t.dahili}`;
}

/**
 * The stored form of a number: `05321234567`, `+4930…`, `02121112233,105`. A text that is not a telephone number stays
 * unchanged.
 */
export function telefonSade(s: string): string {
  const t = telefonOku(s);
  if (t === null) return s.trim();
  return t.dahili === '' ? t.ana : `${t.ana}${AYRAC}${t.dahili}`;
}

/** The stored number without its extension, for recognizing a caller. */
export const telefonAnasi = (s: string): string => telefonOku(s)?.ana ?? s.trim();

/** The `tel:` address of a number. The extension is dialled after a pause. */
export const telefonYolu = (s: string): string => `tel:${telefonSade(s).replace(/[^\d+,]/g, '')}`;

/** True if the text may be part of a telephone number in any notation. The last four digits are enough. */
const telefonParcasi = (s: string): boolean => /^[+\d\s()./-]+$/.test(s) && rakamSuz(s).length >= 4;

/** The part of a stored number that matches this search text. Null: the text is not part of a number. */
export function telefonAranani(s: string): string | null {
  const t = telefonOku(s);
  if (t === null && !telefonParcasi(s)) return null;
  // Digits without separators may be a number followed by its extension.
  const bitisik = t === null ? /^0([1-9]\d{9})(\d{1,6})$/.exec(rakamSuz(s)) : null;
  if (bitisik) return `${bitisik[1]!}${AYRAC}${bitisik[2]!}`;
  const sade = t === null ? `${s.startsWith('+') ? '+' : ''}${rakamSuz(s)}` : telefonSade(s);
  return sade.replace(/^(?:\+90|0090|\+|0)/, '');
}

/** The telephone numbers in a text that has several. Empty if there is one or none. */
export function telefonParcalari(s: string): string[] {
  if (telefonOku(s) !== null) return [];
  const parcalar = s.slice(0, 2 * TELEFON_UZUNLUGU).split(/\s*(?:[/;,\n]|\s[-–]\s|\sve\s)\s*/);
  const telefonlar = parcalar.filter((p) => telefonOku(p) !== null);
  return telefonlar.length > 1 && telefonlar.length === parcalar.length ? telefonlar : [];
}

/** Error of a telephone number, or null. Valid are Turkish numbers in any notation, and foreign ones with + or 00. */
export function telefonHatasi(s: string): string | null {
  if (telefonOku(s) !== null) return null;
  const yazi = yalinYazim(s.slice(0, 2 * TELEFON_UZUNLUGU));
  if (telefonParcalari(s).length > 0) return 'Birden çok telefon yazılmış. Her birini kendi alanına yazınız.';
  if (/^\d[.,]\d+e\+?\d+$/.test(yazi))
    return `Excel numarayı kısaltmış (${asciiBuyuk(yazi)}), rakamları eksik. Telefonu yeniden yazınız.`;
  const cizgi = DAHILI_CIZGISI.exec(yazi);
  if (cizgi !== null && anaNumara(cizgi[1]!) !== null)
    return `Telefonun sonundaki ‘${cizgi[2]}${cizgi[3]}’ dahili mi, ikinci hat mı belli değil. Dahiliyse ‘dahili ${cizgi[3]}’ yazınız.`;
  return 'Telefon geçerli değil. Örnek: 0(532) 123 45 67';
}

// ——— names, e-mail ———

// Listed letter by letter: with the flag `i` JavaScript matches neither I for ı nor İ for i.
const AD_HARFLERI = /^[A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû' -]+$/;
const bicim = (s: string): string => s.normalize('NFC').trim();

/** True if the text can be a person's name: letters, also with a circumflex, apostrophe and hyphen. */
export const kisiAdiGecerli = (s: string): boolean => AD_HARFLERI.test(bicim(s)) && /\p{L}/u.test(s);

/**
 * True for an e-mail address that can receive mail. Refuses typing errors such as an extra dot or a domain without its
 * end.
 */
export function epostaGecerli(s: string): boolean {
  const adres = s.trim();
  return (
    epostaMi(adres) &&
    !/^\.|\.[.@]|@-|@.*(?:\.-|-\.)/.test(adres) &&
    /\.(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/.test(adres)
  );
}
