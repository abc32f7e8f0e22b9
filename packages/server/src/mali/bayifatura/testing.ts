import type { bayifatura as contract } from '@masabasi/core/mali/bayifatura/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

const sayfa = '/mali/bayifatura';
const hangisi = { Id: 2_000_000_000, Surum: 1 };

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  getBayiHakedis: { kim: 'yetki 1010', sayfa, istek: { Donem: '2026-10' } },
  getHakedisDetay: { kim: 'yetki 1010', sayfa, istek: { Id: hangisi.Id } },
  hakedisHesapla: { kim: 'yetki 1041', kazancsiz: 'kayit', sayfa, istek: { Donem: '2026-10' } },
  hakedisOnayla: { kim: 'yetki 1041', kazancsiz: 'kayit', sayfa, istek: { ...hangisi, Onayli: true } },
  hakedisFaturala: {
    kim: 'yetki 1016',
    kazancsiz: 'kayit',
    sayfa,
    istek: { ...hangisi, FaturaNo: 'ABC2026000000001', FaturaTarihi: '2026-11-05' },
  },
  hakedisOde: { kim: 'yetki 1016', kazancsiz: 'kayit', sayfa, istek: { ...hangisi, OdemeTarihi: '2026-11-10' } },
  hakedisAktar: { kim: 'yetki 1010', sayfa, istek: { Id: hangisi.Id } },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  idler: { Id: 'bayi_hakedis' },
};
