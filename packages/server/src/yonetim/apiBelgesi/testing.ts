import type { apiBelgesi as contract } from '@masabasi/core/yonetim/apiBelgesi/contract';
import type { Ornekler } from '../../testing/access.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  openapi: { kim: 'yetki 0', gecmez: 'only for the privileged' },
};
