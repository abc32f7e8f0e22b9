import { inject } from 'vitest';

/** Processor time of one sample, in microseconds: the kernel counts it at its ticks, of which there are to be several. */
const ORNEK_US = 16_000;

/**
 * Tells how much longer an act takes on four times as much: about four where each piece is looked at once, sixteen where
 * each is held against each. It counts the processor time of this thread and takes the least of some runs, so that a busy
 * machine decides nothing.
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
  // In turn, so that a busy moment of the machine falls on both.
  const turlar = Array.from({ length: 7 }, () => [olc(n), olc(4 * n)] as const);
  return Math.min(...turlar.map(([, dort]) => dort)) / Math.min(...turlar.map(([bir]) => bir));
}

/** Inputs that a property is tried with: a third on every change, all of them in `npm run prove`. */
export const runs = (whole: number): number => (inject('whole') ? whole : Math.ceil(whole / 3));

/** How often a rule is held against a second implementation of it. */
export const KOSU = { numRuns: runs(10_000) };

declare module 'vitest' {
  interface ProvidedContext {
    /** True where properties are tried with all their inputs. */
    whole: boolean;
  }
  interface TaskMeta {
    /** The rule that a test holds against a second implementation, and how many inputs; the goal G21 reads it. */
    ikinci?: { kural: string; kosu: number };
  }
}
