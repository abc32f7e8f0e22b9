import type { KartOkumasi } from '@masabasi/core/pazarlama/kartvizit/okuma';
import { iscilik } from '../../platform/worker/isci.ts';

/**
 * Reads the words of a card on this server, one card after the other, because each takes a processor for a second.
 * Throws `IsciOlmadi` when its thread died or took too long.
 */
export const satirlariOku: (veri: unknown) => Promise<KartOkumasi> = iscilik({
  modul: new URL('./inceleme.ts', import.meta.url),
  bellekMb: 256,
  sureMs: 20_000,
  enCok: 1,
});
