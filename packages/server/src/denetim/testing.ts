import type { denetim as contract } from '@masabasi/core/denetim/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getDenetim: { kim: 'yetki 1103', sayfa: '/yonetim/denetim' },
  denetimGerekli: { kim: 'yetki 1103', sayfa: '/yonetim/denetim' },
};
