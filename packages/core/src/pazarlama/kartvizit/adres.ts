import { duzgun, katla } from '../../platform/text/metin.ts';
import type { KartSatiri } from './okuma.ts';

/** Address on a business card: the street, and the matching province and district. */

/** All provinces and districts. */
export interface KartYerleri {
  readonly il: readonly { readonly Id: number; readonly Ad: string }[];
  readonly ilce: readonly { readonly Id: number; readonly IlId: number; readonly Ad: string }[];
}

const ADRES =
  /(?<![\p{L}\d])(mah|mh|cad|cd|sok|sk|sokak|bulvar|blv|bulv|apt|apartman|plaza|is merkezi|is mrk|osb|organize sanayi|sitesi|blok|kat|daire|no|meydan|kampus|yolu|han|hani|residence|tower|kule|koyu|posta kodu|pk)(?![\p{L}])\s*[.:]?/u;
const POSTA_KODU = /(?<!\d)(?:TR-?)?\d{5}(?!\d)/;

/** Number of different letters of two words, up to `enCok` + 1. */
export function fark(a: string, b: string, enCok: number): number {
  if (Math.abs(a.length - b.length) > enCok) return enCok + 1;
  let onceki = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const satir = [i];
    for (let j = 1; j <= b.length; j++)
      satir.push(Math.min(onceki[j]! + 1, satir[j - 1]! + 1, onceki[j - 1]! + Number(a[i - 1] !== b[j - 1])));
    onceki = satir;
  }
  return onceki[b.length]!;
}

/** True if a word is this name. A long name may have one misread letter. */
const benzer = (kelime: string, ad: string): boolean =>
  kelime === ad || (ad.length >= 6 && kelime.length >= 5 && fark(kelime, ad, 1) <= 1);

interface Yer {
  readonly IlId: number | null;
  readonly IlceId: number | null;
  /** The line without the place. */
  readonly kalan: string;
}

const sonaKadar = (s: string): string => s.replace(/[\s,/\-–.]+$/u, '');

/** The longest known name at the end of a line. */
function sondaki<T extends { readonly Ad: string }>(
  satir: string,
  adlar: readonly T[],
): { yer: T; kalan: string } | null {
  const parcalar = satir.split(/(?<=[\s,/\-–])/u);
  for (const adet of [3, 2, 1]) {
    if (parcalar.length < adet) continue;
    const son = katla(sonaKadar(parcalar.slice(-adet).join(''))).replace(/^[\s,/\-–]+/u, '');
    const ad =
      adlar.find((a) => katla(a.Ad) === son) ?? (adet === 1 ? adlar.find((a) => benzer(son, katla(a.Ad))) : undefined);
    if (ad) return { yer: ad, kalan: sonaKadar(parcalar.slice(0, -adet).join('')) };
  }
  return null;
}

/** The district and province at the end of a line. */
function yerOku(satir: string, { il, ilce }: KartYerleri): Yer | null {
  const yazi = sonaKadar(duzgun(satir.replace(/[(]?T[üu]rkiye[)]?\s*$/iu, '')));
  const i = sondaki(yazi, il);
  if (i === null) {
    // A district alone names its province if the district name is unique.
    const yalniz = ilce.filter((d) => katla(d.Ad) !== 'merkez');
    const d = sondaki(yazi, yalniz);
    if (d === null || yalniz.filter((x) => x.Ad === d.yer.Ad).length > 1) return null;
    return { IlId: d.yer.IlId, IlceId: d.yer.Id, kalan: d.kalan };
  }
  const kodsuz = sonaKadar(i.kalan.replace(/\s*(?:TR-?)?\d{5}\s*$/u, ''));
  const d = sondaki(
    kodsuz,
    ilce.filter((x) => x.IlId === i.yer.Id),
  );
  return d === null
    ? { IlId: i.yer.Id, IlceId: null, kalan: kodsuz }
    : { IlId: i.yer.Id, IlceId: d.yer.Id, kalan: d.kalan };
}

const adresMi = (s: string): boolean => ADRES.test(katla(s)) && /\d|mah|cad|sok|bulv|plaza|osb|sanayi/u.test(katla(s));

/** The street with corrected signs: digits read as letters, dots read as other signs. */
const sokakYaz = (s: string): string =>
  s
    .replace(/(?<=\d)[lIı](?![\p{L}])/gu, '1')
    .replace(/\b(Mah|Cad|Sok|Blv|Apt)[:;,]/gu, '$1.')
    .replace(/(?<=[\p{L}]):(?=\d)/gu, ': ');

/** Separates the address lines of a card from the other lines. */
export function adresAyir(satirlar: readonly KartSatiri[], yerler: KartYerleri) {
  const adresler = satirlar.filter((s) => adresMi(s.Yazi));
  // The line after the last address line, or a single line, may hold only the place.
  const yerAdaylari = satirlar.filter((s) => !adresMi(s.Yazi)).toReversed();
  const sonu = adresler.at(-1);
  const icinde = sonu === undefined ? null : yerOku(sonu.Yazi, yerler);
  let yer = icinde !== null && icinde.IlId !== null ? icinde : null;
  let yerSatiri: KartSatiri | undefined;
  if (yer === null || yer.IlceId === null)
    for (const s of yerAdaylari) {
      const y = yerOku(s.Yazi, yerler);
      // Only a pure place counts, because a company may be named after a town.
      const artik = y === null ? '' : y.kalan.replace(POSTA_KODU, '').replace(/[\s,/\-–.]/gu, '');
      if (y !== null && artik === '' && (yer === null || y.IlceId !== null)) {
        yer = y;
        yerSatiri = s;
        break;
      }
    }
  const govde = adresler.map((s) => (s === sonu && yer !== null && yerSatiri === undefined ? yer.kalan : s.Yazi));
  return {
    adres: sonaKadar(
      duzgun(
        govde
          .map(sokakYaz)
          .map((s) => s.replace(POSTA_KODU, ' '))
          .filter((s) => s.trim() !== '')
          .join(' '),
      ),
    ),
    IlId: yer?.IlId ?? null,
    IlceId: yer?.IlceId ?? null,
    kalan: satirlar.filter((s) => !adresler.includes(s) && s !== yerSatiri),
  };
}
