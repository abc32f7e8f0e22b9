import { IsciOlmadi, iscilik } from '../../platform/worker/isci.ts';
import type { CozulmusPosta } from './inceleme.ts';

const isci: (ham: unknown) => Promise<CozulmusPosta | null> = iscilik({
  modul: new URL('./inceleme.ts', import.meta.url),
  bellekMb: 256,
  sureMs: 30_000,
  enCok: 1,
});

/** Reads a mail in a thread of its own; null: it cannot be read, or takes too much time or memory. */
export async function postaCoz(ham: Buffer): Promise<CozulmusPosta | null> {
  try {
    return await isci(ham);
  } catch (e) {
    if (e instanceof IsciOlmadi) return null;
    throw e;
  }
}
