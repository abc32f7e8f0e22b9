import { arananlar } from '@masabasi/core/platform/search/arananlar';
import { bagislanir, birYanlisBaslar } from '@masabasi/core/platform/search/yanlisYazim';
import { aramaAnahtari, karsilastir, katla } from '@masabasi/core/platform/text/metin';
import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from '@mantine/core';

/** Search by name in the browser: screens and acts. */

const kelimeleri = (s: string): string[] => aramaAnahtari(s).split(/[^\p{L}\p{N}]+/u);

/**
 * Distance of a search to a name, 0 is best, null is no match. Every word of the search must begin a word of the name
 * or of its other words.
 */
function yakinlik(
  ara: readonly string[],
  { ad, sozler = '' }: { readonly ad: string; readonly sozler?: string },
  yanlis: boolean,
): number | null {
  const adKelimeleri = kelimeleri(ad);
  const hepsi = [...adKelimeleri, ...kelimeleri(sozler)];
  const baslar = (a: string) => (k: string) => k.startsWith(a) || (yanlis && bagislanir(a) && birYanlisBaslar(a, k));
  if (!ara.every((a) => hepsi.some(baslar(a)))) return null;
  if (adKelimeleri[0]?.startsWith(ara[0] ?? '')) return 0;
  return ara.every((a) => adKelimeleri.some((k) => k.startsWith(a))) ? 1 : 2;
}

/**
 * The matches of a search, the best first and then by name. An empty search keeps all in their order.
 * @param yanlis true: a word may have one typing mistake
 */
export function eslesenler<T extends { readonly ad: string; readonly sozler?: string }>(
  ara: string,
  ogeler: readonly T[],
  yanlis = false,
): T[] {
  const kelimeler = kelimeleri(ara).filter((k) => k !== '');
  if (kelimeler.length === 0) return ara.trim() === '' ? [...ogeler] : [];
  return ogeler
    .flatMap((oge) => {
      const uzaklik = yakinlik(kelimeler, oge, yanlis);
      return uzaklik === null ? [] : [{ oge, uzaklik }];
    })
    .toSorted((a, b) => a.uzaklik - b.uzaklik || karsilastir(a.oge.ad, b.oge.ad))
    .map(({ oge }) => oge);
}

/** The options that a search finds. A group stays with its matching options. */
export const seceneklerdeAra: OptionsFilter = ({ options, search, limit }) => {
  const satirlar = options.flatMap((o) => ('group' in o ? o.items : [o]));
  const bulunan = new Map(arananlar(search, satirlar, (o) => o.label).map((o, yer) => [o, yer]));
  const sirali = <T extends ComboboxItem>(ogeler: readonly T[]) =>
    ogeler.filter((o) => bulunan.has(o)).toSorted((a, b) => bulunan.get(a)! - bulunan.get(b)!);
  const gruplu = options.some((o) => 'group' in o);
  if (!gruplu) return sirali(satirlar).slice(0, limit);
  return options.flatMap((o): ComboboxParsedItem[] => {
    const items = sirali('group' in o ? o.items : [o]);
    if (items.length === 0) return [];
    return 'group' in o ? [{ ...o, items }] : items;
  });
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
