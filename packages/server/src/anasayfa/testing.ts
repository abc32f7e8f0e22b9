import type { anasayfa as contract } from '@masabasi/core/anasayfa/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getDoganlar: { kim: 'oturum' },
  bekleyenlerim: { kim: 'oturum' },
};
