import type { bekleyen as contract } from '@masabasi/core/bekleyen/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  bekleyenListe: { kim: 'oturum', sayfa: '/istakibi/bekleyenler' },
};
