import {
  EN_COK_SAYFA,
  EN_COK_SIRA,
  EN_UZUN_ARAMA,
  type Gorunum,
  type Liste,
  type Sira,
  siraOku,
  type Suzgec,
} from './liste.ts';
import { gorunmezsiz, yazilabilir } from './metin.ts';

/** What a list shows, as the words of an address: a page, a link and a saved view say it so. */

/** Words of an address: `URLSearchParams` is one, and so is a map. */
export interface Adres {
  get(ad: string): string | null | undefined;
  keys(): Iterable<string>;
}

/** What is searched for by a word of an address; undefined: nothing that can be. */
const araOku = (l: Liste, yazi: string): string | undefined =>
  l.aranan !== null && yazilabilir(yazi)
    ? Array.from(gorunmezsiz(yazi)).slice(0, EN_UZUN_ARAMA).join('').trim()
    : undefined;

/** The order that a word of an address says; undefined: none that can be understood. */
function siralariOku(l: Liste, yazi: string): Sira[] | undefined {
  const siralar = yazi.split(',').map((parca) => siraOku(l.eskiSira[parca] ?? parca));
  const bilinen = siralar.every((s) => l.siralar.includes(s.alan)) && siralar.length <= EN_COK_SIRA;
  return bilinen ? siralar : undefined;
}

/** A page of an address; one beyond all that are read is the last of these, so that whoever reads it learns where the list ends. */
const sayfaOku = (yazi: string): number => (/^\d+$/.test(yazi) ? Math.min(Math.max(1, Number(yazi)), EN_COK_SAYFA) : 1);

/** What a list shows by an address, and which page of it. What cannot be understood there says nothing. */
export function adrestenOku<L extends Liste>(
  l: L,
  adres: Adres,
): { readonly gorunum: Gorunum<L>; readonly sayfa: number } {
  const gorunum: Record<string, unknown> = {
    ara: araOku(l, (adres.get('ara') ?? '').trim()) ?? '',
    ...Object.fromEntries(Object.entries(l.suzgecler).map(([ad, s]) => [ad, s.oku(adres.get(s.adres) ?? '') ?? s.bos])),
    sirala: siralariOku(l, adres.get('sirala') ?? '') ?? [...l.ilkSira],
  };
  return {
    gorunum: gorunum as Gorunum<L>,
    sayfa: sayfaOku(adres.get('sayfa') ?? ''),
  };
}

const siraYaz = (siralar: readonly Sira[]): string =>
  siralar.map(({ alan, yon }) => (yon === 'azalan' ? `-${alan}` : alan)).join(',');

/** Whether a filter cuts nothing away. */
export const suzmuyor = (s: Suzgec, deger: unknown): boolean => deger === s.bos;

/** The words that an address says a view of a list with; what is as it is from the beginning is not said. */
export function adresi<L extends Liste>(l: L, gorunum: Gorunum<L>): [ad: string, deger: string][] {
  const g: Readonly<Record<string, unknown>> = gorunum;
  const ara = gorunum.ara.trim();
  const suzulen = Object.entries(l.suzgecler).filter(([ad, s]) => !suzmuyor(s, g[ad]));
  const sirala = siraYaz(gorunum.sirala);
  return [
    ...(ara === '' ? [] : [['ara', ara] as [string, string]]),
    ...suzulen.map(([ad, s]): [string, string] => [s.adres, String(g[ad])]),
    ...(sirala === siraYaz(l.ilkSira) ? [] : [['sirala', sirala] as [string, string]]),
  ];
}

/** What an address says of one way to look at a list; what cannot be understood is the usual way. */
export const bakisi = (l: Liste, adres: Adres, ad: string): string => {
  const bunlar = l.bakislar[ad] ?? [''];
  return bunlar.find((b) => b === adres.get(ad)) ?? bunlar[0];
};

/** The words that an address says with how a list is looked at, where that is not as usual. */
export const bakisSozleri = (l: Liste, adres: Adres): [ad: string, deger: string][] =>
  Object.keys(l.bakislar)
    .map((ad): [string, string] => [ad, bakisi(l, adres, ad)])
    .filter(([ad, deger]) => deger !== l.bakislar[ad]![0]);

/** All that a saved view keeps of an address: what it shows, and how it is looked at. */
export const saklananSozler = (l: Liste, adres: Adres): [ad: string, deger: string][] => [
  ...adresi(l, adrestenOku(l, adres).gorunum),
  ...bakisSozleri(l, adres),
];

/** The words of an address that belong to what a list shows. */
export const adresSozleri = (l: Liste): string[] => [
  'ara',
  ...Object.values(l.suzgecler).map((s) => s.adres),
  'sirala',
  'sayfa',
];

/** Whether a word of an address says something of the list's view. */
function anlasilir(l: Liste, ad: string, yazi: string): boolean {
  if (ad === 'ara') return araOku(l, yazi) !== undefined;
  if (ad === 'sirala') return siralariOku(l, yazi) !== undefined;
  const s = Object.values(l.suzgecler).find((f) => f.adres === ad);
  return s === undefined ? (l.bakislar[ad]?.includes(yazi) ?? false) : s.oku(yazi) !== undefined;
}

/** The first word of an address that says nothing of the list's view, or nothing that can be understood; null: none. */
export function anlasilmayan(l: Liste, adres: Adres): string | null {
  for (const ad of adres.keys()) {
    const yazi = adres.get(ad) ?? '';
    if (!anlasilir(l, ad, yazi)) return ad;
  }
  return null;
}

/** Whether a view shows less than everything. */
export const suzuldu = <L extends Liste>(l: L, gorunum: Gorunum<L>): boolean =>
  adresi(l, gorunum).some(([ad]) => ad !== 'sirala');
