import type { bekleyen as contract } from '@masabasi/core/yonetim/bekleyen/contract';
import type { Ornekler } from '../../testing/access.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  bekleyenListe: { kim: 'oturum', sayfa: '/istakibi/bekleyenler' },
};
