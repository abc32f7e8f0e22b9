import { aramaAnahtari } from '../text/metin.ts';
import { anahtarKelimeler, bagislanir, birYanlisBaslar } from './yanlisYazim.ts';

/** Search among texts that are already at hand: the options of a choice, the few records of another one. */

/** A search text as the words that are looked for; null for none. */
interface Aranan {
  readonly metin: string;
  readonly kelimeler: readonly string[];
}
function arananOku(ara: string): Aranan | null {
  const metin = aramaAnahtari(ara).trim().replace(/\s+/g, ' ');
  return metin === '' ? null : { metin, kelimeler: metin.split(' ') };
}

/**
 * Distance of a search to a text, 0 is best, null is no match: the text begins with the search, the words of the search
 * begin words of the text, or the text holds them anywhere.
 */
function uzaklik({ metin, kelimeler }: Aranan, etiket: string): number | null {
  const ad = aramaAnahtari(etiket);
  if (!kelimeler.every((k) => ad.includes(k))) return null;
  if (ad.startsWith(metin)) return 0;
  const adKelimeleri = ad.split(/[^\p{L}\p{N}]+/u);
  return kelimeler.every((k) => adKelimeleri.some((a) => a.startsWith(k))) ? 1 : 2;
}

/** The same for a search in which each word may have one typing mistake. */
function yanlisUzaklik({ kelimeler }: Aranan, etiket: string): number | null {
  const ad = aramaAnahtari(etiket);
  const sozler = anahtarKelimeler(etiket);
  const tutar = (k: string) => ad.includes(k) || (bagislanir(k) && sozler.some((s) => birYanlisBaslar(k, s)));
  return kelimeler.every(tutar) ? 0 : null;
}

/**
 * The texts that a search finds, best first and then in their own order. Only where no text holds the typed words, one
 * mistake in a word is forgiven.
 */
export function arananlar<T>(ara: string, ogeler: readonly T[], metni: (oge: T) => string): readonly T[] {
  const aranan = arananOku(ara);
  if (aranan === null) return ogeler;
  const bul = (olc: typeof uzaklik) =>
    ogeler
      .flatMap((oge) => {
        const yer = olc(aranan, metni(oge));
        return yer === null ? [] : [{ oge, yer }];
      })
      .toSorted((a, b) => a.yer - b.yer)
      .map(({ oge }) => oge);
  const tam = bul(uzaklik);
  return tam.length > 0 || !aranan.kelimeler.some(bagislanir) ? tam : bul(yanlisUzaklik);
}
