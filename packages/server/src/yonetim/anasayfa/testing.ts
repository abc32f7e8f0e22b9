import type { anasayfa as contract } from '@masabasi/core/yonetim/anasayfa/contract';
import type { Ornekler } from '../../testing/access.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getDoganlar: { kim: 'oturum' },
  bekleyenlerim: { kim: 'oturum' },
};
