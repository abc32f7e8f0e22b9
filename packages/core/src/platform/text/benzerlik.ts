import { katla } from './metin.ts';

/** Similarity of two names by the measure of the database (pg_trgm), for comparing many names with many. */

/** From this similarity on, two names may belong to one customer. */
export const BENZER_AD = 0.85;

/** The distinct trigrams of a name. */
function adIzleri(ad: string): Set<string> {
  const izler = new Set<string>();
  for (const [kelime] of katla(ad).matchAll(/[\p{L}\p{N}]+/gu)) {
    const harfler = Array.from(`  ${kelime} `);
    for (let i = 0; i + 2 < harfler.length; i++) izler.add(harfler[i]! + harfler[i + 1]! + harfler[i + 2]!);
  }
  return izler;
}

/** Trigram index of the names in one district. It finds similar names without comparing all pairs. */
export class AdDizini<T> {
  readonly #kimler: { readonly kim: T; readonly izSayisi: number }[] = [];
  readonly #izdekiler = new Map<string, number[]>();

  ekle(kim: T, ad: string): void {
    const izler = adIzleri(ad);
    for (const iz of izler) {
      const sira = this.#izdekiler.get(iz);
      if (sira) sira.push(this.#kimler.length);
      else this.#izdekiler.set(iz, [this.#kimler.length]);
    }
    this.#kimler.push({ kim, izSayisi: izler.size });
  }

  /** Items with a similar name, in the order in which they were added. */
  benzeyenler(ad: string): T[] {
    const izler = adIzleri(ad);
    const ortaklar = new Map<number, number>();
    for (const iz of izler) for (const n of this.#izdekiler.get(iz) ?? []) ortaklar.set(n, (ortaklar.get(n) ?? 0) + 1);
    return [...ortaklar]
      .filter(([n, ortak]) => ortak / (izler.size + this.#kimler[n]!.izSayisi - ortak) >= BENZER_AD)
      .toSorted(([a], [b]) => a - b)
      .map(([n]) => this.#kimler[n]!.kim);
  }
}
