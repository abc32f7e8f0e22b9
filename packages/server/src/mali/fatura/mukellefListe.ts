import { vknGecerli } from '@masabasi/core/platform/identity/kimlik';
import { gecerliGun } from '@masabasi/core/platform/time/tarih';
import { hepsi, metni, XmlHatasi, type XmlDugumu, xmlOku } from '../../platform/xml/xml.ts';

/** Reads uploaded lists of companies registered for e-Fatura. */

export interface Mukellef {
  readonly Kimlik: string;
  readonly Unvan: string;
  readonly Etiket: string;
  readonly IlkGun: string | null;
}

const EN_COK_SATIR = 50_000;
const SINIR = { derinlik: 12, dugum: 900_000 };

const kimlikMi = (k: string): boolean => (k.length === 10 ? vknGecerli(k) : /^\d{11}$/.test(k));
const gunu = (s: string): string | null => {
  const gun = s.trim().slice(0, 10);
  return gecerliGun(gun) ? gun : null;
};

const xmlSatiri = (u: XmlDugumu): Mukellef => ({
  Kimlik: (metni(u, 'Identifier') ?? '').trim(),
  Unvan: (metni(u, 'Title') ?? '').trim().slice(0, 400),
  Etiket: (metni(u, 'Alias') ?? metni(u, 'Documents', 'Document', 'Alias', 'Name') ?? '').trim().slice(0, 200),
  IlkGun: gunu(metni(u, 'FirstCreationTime') ?? metni(u, 'AliasCreationTime') ?? ''),
});

/** A line of a text list: number, title, mailbox and day, separated by semicolon, tab or comma. */
function metinSatiri(satir: string): Mukellef {
  const ayrac = [';', '\t', ','].find((a) => satir.includes(a)) ?? ';';
  const [Kimlik = '', Unvan = '', Etiket = '', gun = ''] = satir
    .split(ayrac)
    .map((h) => h.trim().replaceAll(/^"|"$/g, ''));
  return { Kimlik, Unvan: Unvan.slice(0, 400), Etiket: Etiket.slice(0, 200), IlkGun: gunu(gun) };
}

/** Rows of a list, or a sentence when it is unreadable. Invalid numbers are counted and left out. */
export function mukellefListesi(metin: string): { readonly satirlar: Mukellef[]; readonly atlanan: number } | string {
  let satirlar: Mukellef[];
  if (metin.trimStart().startsWith('<'))
    try {
      satirlar = hepsi(xmlOku(metin, SINIR), 'User').map(xmlSatiri);
    } catch (e) {
      if (e instanceof XmlHatasi) return e.message;
      throw e;
    }
  else {
    satirlar = metin
      .split(/\r?\n/)
      .filter((s) => s.trim() !== '')
      .map(metinSatiri);
    // The first row is a head if it contains no digits.
    if (satirlar[0] && !/\d/.test(satirlar[0].Kimlik)) satirlar.shift();
  }
  if (satirlar.length === 0) return 'Listede mükellef yok.';
  if (satirlar.length > EN_COK_SATIR)
    return `Listede en çok ${EN_COK_SATIR} satır olabilir; listeyi bölerek yükleyiniz.`;
  const gecerli = new Map(satirlar.filter((s) => kimlikMi(s.Kimlik)).map((s) => [s.Kimlik, s]));
  if (gecerli.size === 0) return 'Listede geçerli bir vergi ya da kimlik numarası yok.';
  return { satirlar: [...gecerli.values()], atlanan: satirlar.length - gecerli.size };
}

const YIGIN = 2000;
/** JSON pieces of the list, each for one SQL statement. */
export const mukellefDilimleri = (satirlar: readonly Mukellef[]): string[] =>
  Array.from({ length: Math.ceil(satirlar.length / YIGIN) }, (_, n) =>
    JSON.stringify(satirlar.slice(n * YIGIN, (n + 1) * YIGIN)),
  );
