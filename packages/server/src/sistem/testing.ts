import type { sistem as contract } from '@masabasi/core/sistem/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  sistemDurumu: { kim: 'yetki 1107', sayfa: '/yonetim/sistem' },
};
