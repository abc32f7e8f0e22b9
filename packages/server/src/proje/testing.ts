import type { proje as contract } from '@masabasi/core/proje/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  projeListesi: { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  projeDetay: { kim: 'yetki 1302', sayfa: '/tanimlar/proje', istek: { Id: 2 } },
  projeSecenekleri: { kim: 'yetki 1302', sayfa: '/tanimlar/proje' },
  projeKaydet: {
    kim: 'yetki 1302',
    sayfa: '/tanimlar/proje',
    istek: {
      proje: {
        Id: 0,
        Ad: 'a',
        Kod: null,
        Renk: 'gri',
        Aciklama: '',
        SorumluId: null,
        EkipId: null,
        AnketTurId: null,
        Aktif: 1,
        Surum: 0,
      },
    },
  },
  projeKisileriSec: {
    kim: 'yetki 1302',
    sayfa: '/tanimlar/proje',
    istek: { Id: 2_000_000_000, Surum: 0, KisiIdler: [] },
  },
};
