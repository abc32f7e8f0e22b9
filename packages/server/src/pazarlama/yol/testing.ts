import type { yol as contract } from '@masabasi/core/pazarlama/yol/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const YOK = 2_000_000_000;

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  analizYolu: { kim: 'oturum', sayfa: '/istakibi/analiz', istek: { Id: YOK } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = { idler: { Id: 'analiz' } };
