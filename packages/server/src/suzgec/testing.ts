import type { suzgec as contract } from '@masabasi/core/suzgec/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  suzgecList: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Sayfa: 'musteri' } },
  suzgecKaydet: {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: 'a', Sorgu: 'ara=x', Paylasilan: 0 },
  },
  suzgecSil: {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Sayfa: 'musteri', Id: 2_000_000_000, Surum: 1 },
  },
  suzgecVarsayilanSec: {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Sayfa: 'musteri', Id: null },
  },
};
