import { setTimeout as bekle } from 'node:timers/promises';

/** Measures the wait of other work meanwhile, for tests of work that belongs in a separate thread. */

interface Olculen<T> {
  readonly sonuc: T;
  /** Milliseconds that the work took. */
  readonly sure: number;
  /** The longest time in which the process did nothing else. */
  readonly durak: number;
}

export async function durakOlc<T>(is: () => Promise<T>): Promise<Olculen<T>> {
  const bitis = new AbortController();
  let durak = 0;
  const bakan = (async () => {
    for (let once = performance.now(); !bitis.signal.aborted; once = performance.now()) {
      await bekle(2);
      durak = Math.max(durak, performance.now() - once);
    }
  })();
  const basla = performance.now();
  const sonuc = await is();
  const sure = performance.now() - basla;
  bitis.abort();
  await bakan;
  return { sonuc, sure, durak };
}

/**
 * The longest allowed pause for work in a separate thread, also on a busy machine. Work in this thread takes nearly all
 * of its time.
 */
export const enUzunDurak = (sure: number): number => Math.max(100, sure / 3);
