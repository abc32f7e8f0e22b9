import { parentPort } from 'node:worker_threads';

/** A thread's first message: it has read its modules and can begin. */
export const ACILDI = 0;

/**
 * The thread's side of `isci.ts`, which it does not import: a thread starts as fast as what it reads is little. It does each
 * piece of work; what nobody foresaw ends it, and who waits is told so.
 */
export function isciyim(yap: (is: never) => unknown): void {
  const bitir = async ({ sira, is }: { sira: number; is: never }) =>
    parentPort!.postMessage({ sira, sonuc: await yap(is) });
  parentPort?.on('message', (ileti: { sira: number; is: never }) => void bitir(ileti));
  parentPort?.postMessage({ sira: ACILDI });
}
