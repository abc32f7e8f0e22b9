import type { varlik as contract } from '@masabasi/core/varlik/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  gorusmeVarlik: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/islemler/musterigorusme/list',
    istek: { Id: 2_000_000_000, Pencere: 'a1', Hal: 'burada' },
  },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'gorusme' },
  disarida: { 'that somebody has a page open; forgotten after half a minute': ['varlik.kisi_id'] },
};
