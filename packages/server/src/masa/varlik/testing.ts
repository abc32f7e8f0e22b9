import type { varlik as contract } from '@masabasi/core/masa/varlik/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  gorusmeVarlik: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/islemler/musterigorusme/list',
    istek: { Id: 2_000_000_000, Pencere: 'a1', Hal: 'burada' },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'gorusme' },
  disarida: { 'that somebody has a page open; forgotten after half a minute': ['varlik.kisi_id'] },
};
