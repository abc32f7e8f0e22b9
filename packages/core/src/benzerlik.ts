import { katla } from './metin.ts';

/** How alike two names are, by the measure of the database (pg_trgm), for searching many names in many. */

/** From here on two names may be of one customer. */
export const BENZER_AD = 0.85;

/** The three-letter traces of a name, each once. */
function adIzleri(ad: string): Set<string> {
  const izler = new Set<string>();
  for (const [kelime] of katla(ad).matchAll(/[\p{L}\p{N}]+/gu)) {
    const harfler = Array.from(`  ${kelime} `);
    for (let i = 0; i + 2 < harfler.length; i++) izler.add(harfler[i]! + harfler[i + 1]! + harfler[i + 2]!);
  }
  return izler;
}

/** The names of one district, by their traces: who is alike is found without comparing with everybody. */
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

  /** Whose name is alike, in the order they were added. */
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
