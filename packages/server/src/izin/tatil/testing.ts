import type { tatil as contract } from '@masabasi/core/izin/tatil/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  tatilList: { kim: 'yetki 1202', sayfa: '/tanimlar/tatil' },
  tatilKaydet: {
    kim: 'yetki 1202',
    kazancsiz: 'kural',
    sayfa: '/tanimlar/tatil',
    istek: { Id: 0, Tarih: '2026-12-04', Ad: 'a', GunSayi: '1', Surum: 0 },
  },
  tatilSil: { kim: 'yetki 1202', kazancsiz: 'kural', sayfa: '/tanimlar/tatil', istek: { Id: 1 } },
  cumartesileriEkle: { kim: 'yetki 1202', kazancsiz: 'kural', sayfa: '/tanimlar/tatil' },
  izinleriHesapla: { kim: 'yetki 1202', kazancsiz: 'baska', sayfa: '/tanimlar/tatil', istek: { IzinIdler: [1, 2] } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'tatil' },
};
