import type { hakedis as contract } from '@masabasi/core/hakedis/contract';
import type { Ornekler } from '../testing.access.ts';

const KANUN_SETI = {
  GecerliBaslangic: '2003-06-10',
  dilimler: [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ],
};
const HAK_SETI = { ...KANUN_SETI, GecerliBaslangic: '2027-01-01' };

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  hakDilimleri: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi' },
  hakDilimiEtkisi: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { set: HAK_SETI, eski: null } },
  hakDilimiKaydet: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { set: HAK_SETI, eski: null } },
  hakDilimiSil: { kim: 'yetki 1202', sayfa: '/tanimlar/hakdilimi', istek: { eski: KANUN_SETI } },
  hakDuzeltmeleri: { kim: 'sorumlu UserId 1201', sayfa: '/personel/izin' },
  hakDuzeltmeEkle: {
    kim: 'yetkiyle UserId 1201',
    sayfa: '/personel/izin',
    istek: { Gun: 1, Sebep: 'On harften uzun' },
  },
};
