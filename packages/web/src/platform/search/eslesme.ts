import { aramaAnahtari, karsilastir, katla } from '@masabasi/core/platform/text/metin';
import type { ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Search by name in the browser: screens and acts. */

const kelimeleri = (s: string): string[] => aramaAnahtari(s).split(/[^\p{L}\p{N}]+/u);

/**
 * Distance of a search to a name, 0 is best, null is no match. Every word of the search must begin a word of the name
 * or of its other words.
 */
function yakinlik(ara: readonly string[], ad: string, baskaSozler: string): number | null {
  const adKelimeleri = kelimeleri(ad);
  const hepsi = [...adKelimeleri, ...kelimeleri(baskaSozler)];
  if (!ara.every((a) => hepsi.some((k) => k.startsWith(a)))) return null;
  if (adKelimeleri[0]?.startsWith(ara[0] ?? '')) return 0;
  return ara.every((a) => adKelimeleri.some((k) => k.startsWith(a))) ? 1 : 2;
}

/** The matches of a search, the best first and then by name. An empty search keeps all in their order. */
export function eslesenler<T extends { readonly ad: string; readonly sozler?: string }>(
  ara: string,
  ogeler: readonly T[],
): T[] {
  const kelimeler = kelimeleri(ara).filter((k) => k !== '');
  if (kelimeler.length === 0) return ara.trim() === '' ? [...ogeler] : [];
  return ogeler
    .flatMap((oge) => {
      const uzaklik = yakinlik(kelimeler, oge.ad, oge.sozler ?? '');
      return uzaklik === null ? [] : [{ oge, uzaklik }];
    })
    .toSorted((a, b) => a.uzaklik - b.uzaklik || karsilastir(a.oge.ad, b.oge.ad))
    .map(({ oge }) => oge);
}

/**
 * Options that hold every word of a search: first the options that begin with it, then the others, each in their own
 * order.
 */
export const seceneklerdeAra: OptionsFilter = ({ options, search, limit }) => {
  const aranan = aramaAnahtari(search).trim().replace(/\s+/g, ' ');
  if (aranan === '') return options.slice(0, limit);
  const kelimeler = aranan.split(' ');
  const uzaklik = (etiket: string): number | null => {
    const ad = aramaAnahtari(etiket);
    if (!kelimeler.every((k) => ad.includes(k))) return null;
    if (ad.startsWith(aranan)) return 0;
    const adKelimeleri = ad.split(/[^\p{L}\p{N}]+/u);
    return kelimeler.every((k) => adKelimeleri.some((a) => a.startsWith(k))) ? 1 : 2;
  };
  const bulunanlar = options.flatMap((oge): { oge: ComboboxParsedItem; yer: number }[] => {
    if ('group' in oge) {
      const items = seceneklerdeAra({ options: oge.items, search, limit }) as typeof oge.items;
      return items.length === 0 ? [] : [{ oge: { ...oge, items }, yer: 0 }];
    }
    const yer = uzaklik(oge.label);
    return yer === null ? [] : [{ oge, yer }];
  });
  return bulunanlar
    .toSorted((a, b) => a.yer - b.yer)
    .slice(0, limit)
    .map(({ oge }) => oge);
};

/** A part of a text, and whether it matches the search. */
export interface Parca {
  readonly metin: string;
  /** Index of its first letter in the text. */
  readonly yer: number;
  readonly aranan: boolean;
}

/** Splits a text into parts that match a word of the search and parts that do not. */
export function parcala(metin: string, ara: string): Parca[] {
  const kelimeler = kelimeleri(ara).filter((k) => k.length > 1);
  // A letter that folds into two letters would shift the letters after it.
  const duz = Array.from(metin, (h) => katla(h).slice(0, 1) || ' ').join('');
  const harfler = Array.from(metin);
  const isaret = harfler.map(() => false);
  for (const k of kelimeler)
    for (let i = duz.indexOf(k); i >= 0; i = duz.indexOf(k, i + 1)) isaret.fill(true, i, i + k.length);
  return harfler.reduce<Parca[]>((parcalar, harf, i) => {
    const son = parcalar.at(-1);
    const aranan = isaret[i]!;
    if (son?.aranan === aranan) return [...parcalar.slice(0, -1), { ...son, metin: son.metin + harf }];
    return [...parcalar, { metin: harf, yer: i, aranan }];
  }, []);
}
