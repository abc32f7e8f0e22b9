import type { apiBelgesi as contract } from '@masabasi/core/apiBelgesi/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  openapi: { kim: 'yetki 0', gecmez: 'only for the privileged' },
};
