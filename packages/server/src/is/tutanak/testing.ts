import type { tutanak as contract } from '@masabasi/core/is/tutanak/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  tutanakEsle: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/islemler/toplanti',
    istek: { ToplantiId: 2_000_000_000, Pencere: 'a1', Hal: 'burada', Sonra: 0 },
  },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { ToplantiId: 'toplanti' },
  disarida: {
    'that somebody has minutes open; forgotten after half a minute': ['tutanak_orada.kisi_id'],
    'who typed a piece of minutes; the minutes say what was said': ['tutanak_parca.kisi_id'],
  },
};

/** Yjs for tests that write shared documents through the API. */
export * as Y from 'yjs';
