import type { duyuru as contract } from '@masabasi/core/duyuru/contract';
import type { Ornekler } from '../testing.access.ts';

const GUN = '2026-11-20';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getDuyurular: { kim: 'oturum' },
  duyuruGoruldu: { kim: 'oturum', istek: { Id: 1 } },
  duyuruList: { kim: 'yetki 1101', sayfa: '/yonetim/duyuru' },
  duyuruKaydet: {
    kim: 'yetki 1101',
    sayfa: '/yonetim/duyuru',
    istek: { Id: 0, Baslik: 'a', Metin: 'b', Baslangic: GUN, Bitis: GUN, Departmanlar: [], Onemli: 1, Surum: 0 },
  },
  duyuruSil: { kim: 'yetki 1101', sayfa: '/yonetim/duyuru', istek: { Id: 1 } },
};
