import { performance } from 'node:perf_hooks';

/** Ends a bench with a failure when some queries took longer than their limit. */
export function tutulsun(asilanlar: readonly string[]): void {
  if (asilanlar.length > 0) throw new Error(`hedef aşıldı: ${asilanlar.join(', ')}`);
}

/** A query with a name. */
export type Soru = readonly [ad: string, sor: () => Promise<unknown>];

/**
 * Runs queries in several rounds, of which the first only fills the caches, and prints the time of each kind for the
 * caller of the database.
 * @returns the function that runs the queries, and the kinds above their limit
 */
export function olcer(ne: string, { tur, hedef }: { readonly tur: number; readonly hedef: number }) {
  const asilanlar: string[] = [];
  async function olc(ad: string, sorular: readonly Soru[]): Promise<void> {
    const sureler: { readonly soru: string; readonly ms: number }[] = [];
    for (let n = 0; n <= tur; n++)
      for (const [soru, sor] of sorular) {
        const bas = performance.now();
        await sor();
        if (n > 0) sureler.push({ soru, ms: performance.now() - bas });
      }
    const sirali = sureler.toSorted((x, y) => x.ms - y.ms);
    const yuzde = (p: number) => sirali[Math.min(sirali.length - 1, Math.floor(sirali.length * p))]!.ms;
    if (yuzde(0.99) > hedef) asilanlar.push(ad);
    const { soru, ms } = sirali.at(-1)!;
    console.log(
      `BENCH ${ne} ${ad} p50=${yuzde(0.5).toFixed(1)} ms p99=${yuzde(0.99).toFixed(1)} ms hedef=${hedef} en_yavas='${soru}' ${ms.toFixed(1)}`,
    );
  }
  return { olc, asilanlar };
}
