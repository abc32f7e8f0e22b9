import type { olanlar as contract } from '@masabasi/core/olanlar/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  olanlarim: { kim: 'oturum' },
  donusOzeti: { kim: 'oturum' },
  donusOzetiKaldir: { kim: 'oturum', kazancsiz: 'kendi' },
};
