import { SaxesParser } from 'saxes';

/** XML from outside, read strictly and within limits. */

export interface XmlDugumu {
  /** Without its prefix. */
  readonly ad: string;
  /** The namespace of its prefix. Empty: none. */
  readonly uzay: string;
  readonly nitelikler: Readonly<Record<string, string>>;
  readonly cocuklar: readonly XmlDugumu[];
  /** All text directly in it, trimmed. */
  readonly metin: string;
  /** True when its text had blanks around it. */
  readonly bosluklu: boolean;
}

/** Refusal of a file. The message is for the sender. */
export class XmlHatasi extends Error {}

export interface XmlSiniri {
  readonly derinlik: number;
  readonly dugum: number;
}
const SINIR: XmlSiniri = { derinlik: 64, dugum: 1_000_000 };

interface Acik {
  ad: string;
  uzay: string;
  /** The namespace of each prefix here. */
  uzaylar: Readonly<Record<string, string>>;
  nitelikler: Record<string, string>;
  cocuklar: XmlDugumu[];
  metin: string;
}

/** The prefixes of an element: inherited ones and its own. */
function uzaylari(ust: Readonly<Record<string, string>>, nitelikler: Readonly<Record<string, string>>) {
  const yeni = Object.entries(nitelikler).filter(([ad]) => ad === 'xmlns' || ad.startsWith('xmlns:'));
  return yeni.length === 0 ? ust : { ...ust, ...Object.fromEntries(yeni.map(([ad, uzay]) => [ad.slice(6), uzay])) };
}
const onEki = (ad: string): string => (ad.includes(':') ? ad.slice(0, ad.indexOf(':')) : '');
const yerel = (ad: string): string => ad.slice(ad.indexOf(':') + 1);

/**
 * Reads a whole document. Refuses a document type, and with it every entity that XML itself does not define. Also
 * refuses broken XML, too deep nesting and too large documents.
 * @throws XmlHatasi
 */
export function xmlOku(metin: string, sinir: XmlSiniri = SINIR): XmlDugumu {
  const parser = new SaxesParser({ xmlns: false });
  const acik: Acik[] = [];
  let kok: XmlDugumu | null = null;
  let adet = 0;
  parser.on('error', (e) => {
    throw new XmlHatasi(`Dosya geçerli bir XML değil: ${e.message.split('\n')[0]}`);
  });
  parser.on('doctype', () => {
    throw new XmlHatasi('Belge türü (DOCTYPE) içeren XML okunmaz.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++adet > sinir.dugum) throw new XmlHatasi('Dosya çok büyük: içinde çok fazla öğe var.');
    if (acik.length >= sinir.derinlik) throw new XmlHatasi('Dosyadaki öğeler çok derin iç içe.');
    const uzaylar = uzaylari(acik.at(-1)?.uzaylar ?? {}, attributes);
    const uzay = uzaylar[onEki(name)] ?? '';
    acik.push({ ad: yerel(name), uzay, uzaylar, nitelikler: { ...attributes }, cocuklar: [], metin: '' });
  });
  const yaz = (parca: string) => {
    const son = acik.at(-1);
    if (son) son.metin += parca;
  };
  parser.on('text', yaz);
  parser.on('cdata', yaz);
  parser.on('closetag', () => {
    const { uzaylar: _, metin: ham, ...biten } = acik.pop()!;
    const yazi = ham.trim();
    const dugum = { ...biten, metin: yazi, bosluklu: yazi !== ham };
    const ust = acik.at(-1);
    if (ust) ust.cocuklar.push(dugum);
    else kok = dugum;
  });
  parser.write(metin.replace(/^\uFEFF/, '')).close();
  if (kok === null) throw new XmlHatasi('Dosya boş.');
  return kok;
}

/** The first node along a path of names. Undefined: there is none. */
export const ilk = (d: XmlDugumu | undefined, ...yol: readonly string[]): XmlDugumu | undefined =>
  yol.reduce<XmlDugumu | undefined>((n, ad) => n?.cocuklar.find((c) => c.ad === ad), d);

/** All direct children with this name. */
export const hepsi = (d: XmlDugumu | undefined, ad: string): readonly XmlDugumu[] =>
  d?.cocuklar.filter((c) => c.ad === ad) ?? [];

/** The text of the first node along a path of names. Null: there is none, or it is empty. */
export const metni = (d: XmlDugumu | undefined, ...yol: readonly string[]): string | null =>
  ilk(d, ...yol)?.metin || null;
