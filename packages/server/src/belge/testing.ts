import type { belge as contract } from '@masabasi/core/belge/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  openapi: { kim: 'yetki 0' },
};
