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
import { gorunmezsiz, yazilabilir } from '../text/metin.ts';

/** The state of a list view as address words, for pages, links and saved views. */

/** Words of an address: a `URLSearchParams` or a map. */
export interface Adres {
  get(ad: string): string | null | undefined;
  keys(): Iterable<string>;
}

/** The search text in an address. Undefined: not usable. */
const araOku = (l: Liste, yazi: string): string | undefined =>
  l.aranan !== null && yazilabilir(yazi)
    ? Array.from(gorunmezsiz(yazi)).slice(0, EN_UZUN_ARAMA).join('').trim()
    : undefined;

/** The order in an address. Undefined: not understood. */
function siralariOku(l: Liste, yazi: string): Sira[] | undefined {
  const siralar = yazi.split(',').map((parca) => siraOku(l.eskiSira[parca] ?? parca));
  const bilinen = siralar.every((s) => l.siralar.includes(s.alan)) && siralar.length <= EN_COK_SIRA;
  return bilinen ? siralar : undefined;
}

/**
 * The page number in an address. A number beyond the last readable page becomes that page, so that the reader sees the
 * end of the list.
 */
const sayfaOku = (yazi: string): number => (/^\d+$/.test(yazi) ? Math.min(Math.max(1, Number(yazi)), EN_COK_SAYFA) : 1);

/** Reads the view of a list and its page from an address. Unknown values are ignored. */
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

/** True if a filter does not filter. */
export const suzmuyor = (s: Suzgec, deger: unknown): boolean => deger === s.bos;

/** The address words of a list view, without the default values. */
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

/** The display option in an address. An unknown value means the default. */
export const bakisi = (l: Liste, adres: Adres, ad: string): string => {
  const bunlar = l.bakislar[ad] ?? [''];
  return bunlar.find((b) => b === adres.get(ad)) ?? bunlar[0];
};

/** The address words of the display options, without the default values. */
const bakisSozleri = (l: Liste, adres: Adres): [ad: string, deger: string][] =>
  Object.keys(l.bakislar)
    .map((ad): [string, string] => [ad, bakisi(l, adres, ad)])
    .filter(([ad, deger]) => deger !== l.bakislar[ad]![0]);

/** All address words that a saved view keeps: the view and its display options. */
export const saklananSozler = (l: Liste, adres: Adres): [ad: string, deger: string][] => [
  ...adresi(l, adrestenOku(l, adres).gorunum),
  ...bakisSozleri(l, adres),
];

/** The names of all address words of a list view. */
export const adresSozleri = (l: Liste): string[] => [
  'ara',
  ...Object.values(l.suzgecler).map((s) => s.adres),
  'sirala',
  'sayfa',
];

/** True if an address word is valid for the list's view. */
function anlasilir(l: Liste, ad: string, yazi: string): boolean {
  if (ad === 'ara') return araOku(l, yazi) !== undefined;
  if (ad === 'sirala') return siralariOku(l, yazi) !== undefined;
  const s = Object.values(l.suzgecler).find((f) => f.adres === ad);
  return s === undefined ? (l.bakislar[ad]?.includes(yazi) ?? false) : s.oku(yazi) !== undefined;
}

/** The first address word that is unknown to the list or has an invalid value. Null: none. */
export function anlasilmayan(l: Liste, adres: Adres): string | null {
  for (const ad of adres.keys()) {
    const yazi = adres.get(ad) ?? '';
    if (!anlasilir(l, ad, yazi)) return ad;
  }
  return null;
}
