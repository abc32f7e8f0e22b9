import type { aktarim as contract } from '@masabasi/core/aktarim/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  musteriAktarimAc: {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Dosya: 'a.xlsx', SatirSayisi: 1 },
  },
  musteriAktarimYukle: {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, satirlar: [{ Satir: 2 }] },
  },
  musteriIceAktar: {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Islem: 'yaz' },
  },
  musteriAktarim: { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriAktarimSatirlari: {
    kim: 'yetki 1002',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000 },
  },
  musteriAktarimlari: { kim: 'yetki 1002', sayfa: '/tanimlar/musteri/liste' },
};
