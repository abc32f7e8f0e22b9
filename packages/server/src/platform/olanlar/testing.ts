import type { olanlar as contract } from '@masabasi/core/platform/olanlar/contract';
import type { Ornekler } from '../../testing/access.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  olanlarim: { kim: 'oturum' },
  donusOzeti: { kim: 'oturum' },
  donusOzetiKaldir: { kim: 'oturum', kazancsiz: 'kendi' },
};
