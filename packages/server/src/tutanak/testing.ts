import type { tutanak as contract } from '@masabasi/core/tutanak/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  tutanakEsle: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/islemler/toplanti',
    istek: { ToplantiId: 2_000_000_000, Pencere: 'a1', Hal: 'burada', Sonra: 0 },
  },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { ToplantiId: 'toplanti' },
  disarida: {
    'that somebody has minutes open; forgotten after half a minute': ['tutanak_orada.kisi_id'],
    'who typed a piece of minutes; the minutes say what was said': ['tutanak_parca.kisi_id'],
  },
};

/** What shared documents are made with, for those who write them from outside. */
export * as Y from 'yjs';
