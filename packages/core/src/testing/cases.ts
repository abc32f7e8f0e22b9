import { inject } from 'vitest';

/** Processor time of one sample, in microseconds. The kernel counts it in ticks, and a sample needs several of them. */
const ORNEK_US = 16_000;

/**
 * Growth of the running time on four times as much input: about four if each piece is processed once, sixteen if each
 * is compared with each. It measures processor time of this thread and takes the minimum of several runs, so that a
 * busy machine does not change the result.
 */
export function buyume(is: (n: number) => unknown, n: number): number {
  let kez = 1;
  const olc = (adet: number): number => {
    const bas = process.threadCpuUsage();
    for (let i = 0; i < kez; i++) is(adet);
    const { user, system } = process.threadCpuUsage(bas);
    return user + system;
  };
  is(n);
  while (olc(n) < ORNEK_US) kez *= 2;
  // In turn, so that a busy moment of the machine affects both.
  const turlar = Array.from({ length: 7 }, () => [olc(n), olc(4 * n)] as const);
  return Math.min(...turlar.map(([, dort]) => dort)) / Math.min(...turlar.map(([bir]) => bir));
}

/** Number of inputs of a property: a third on every change, all of them in `npm run prove`. */
export const runs = (whole: number): number => (inject('whole') ? whole : Math.ceil(whole / 3));

/** Number of comparisons of a rule with its second implementation. */
export const KOSU = { numRuns: runs(10_000) };

declare module 'vitest' {
  interface ProvidedContext {
    /** True if properties run with all their inputs. */
    whole: boolean;
  }
  interface TaskMeta {
    /** The rule that a test compares with a second implementation, and the number of inputs. The goal G21 reads it. */
    ikinci?: { kural: string; kosu: number };
  }
}
