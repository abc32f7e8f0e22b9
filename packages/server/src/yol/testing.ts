import type { yol as contract } from '@masabasi/core/yol/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

const YOK = 2_000_000_000;

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  analizYolu: { kim: 'oturum', sayfa: '/istakibi/analiz', istek: { Id: YOK } },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = { idler: { Id: 'analiz' } };
