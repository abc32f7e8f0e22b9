import { parentPort } from 'node:worker_threads';

/** A thread's first message: it has read its modules and can begin. */
export const ACILDI = 0;

/**
 * The thread's side of `isci.ts`, which it does not import, because a thread with few modules starts faster. It does
 * each piece of work. An unexpected error ends it, and the waiting caller gets the error.
 */
export function isciyim(yap: (is: never) => unknown): void {
  const bitir = async ({ sira, is }: { sira: number; is: never }) =>
    parentPort!.postMessage({ sira, sonuc: await yap(is) });
  parentPort?.on('message', (ileti: { sira: number; is: never }) => void bitir(ileti));
  parentPort?.postMessage({ sira: ACILDI });
}
