import type { sistem as contract } from '@masabasi/core/platform/sistem/contract';
import type { Ornekler } from '../../testing/access.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  sistemDurumu: { kim: 'yetki 1107', sayfa: '/yonetim/sistem' },
};
