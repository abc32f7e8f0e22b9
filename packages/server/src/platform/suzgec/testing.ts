import type { suzgec as contract } from '@masabasi/core/platform/suzgec/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  suzgecList: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Sayfa: 'musteri' } },
  suzgecKaydet: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: 'a', Sorgu: 'ara=x', Paylasilan: 0 },
  },
  suzgecSil: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Sayfa: 'musteri', Id: 2_000_000_000, Surum: 1 },
  },
  suzgecVarsayilanSec: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Sayfa: 'musteri', Id: null },
  },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'suzgec' },
  disarida: {
    'how the person looks for customers; on their own screen': ['suzgec.kisi_id', 'suzgec_varsayilan.kisi_id'],
  },
  anlam: {
    // A saved filter in its old form, from before filters were stored as words of an address.
    'suzgec.alanlar': { ara: ' kanarya suzgec ', Durum: null, IlId: 34, ProjeId: null, sirala: 'Yeni' },
  },
};
