import type { suzgec as contract } from '@masabasi/core/suzgec/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
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

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'suzgec' },
  disarida: {
    'how the person looks for customers; on their own screen': ['suzgec.kisi_id', 'suzgec_varsayilan.kisi_id'],
  },
  anlam: {
    // A kept search as it was written before it was kept in the words of an address.
    'suzgec.alanlar': { ara: ' kanarya suzgec ', Durum: null, IlId: 34, ProjeId: null, sirala: 'Yeni' },
  },
};
