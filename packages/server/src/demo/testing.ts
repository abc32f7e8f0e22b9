import type { demo as contract } from '@masabasi/core/demo/contract';
import type { Ornekler } from '../testing.access.ts';
import { BOS_DEMO } from '../testing.walk.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  demoListe: { kim: 'sorumlu userId 26' },
  demoDetay: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoGerekli: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay' },
  demoKaydet: { kim: 'oturum', sayfa: '/tanimlar/musteri/detay', istek: { demo: BOS_DEMO } },
  demoKimlikAc: {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Alan: 'TCKimlikNo' },
  },
  demoUstlen: { kim: 'yetki 26', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  demoAta: {
    kim: 'yetki 26',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, AtananId: 1 },
  },
  demoDurumGuncelle: {
    kim: 'oturum',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, Durum: 'kuruldu' },
  },
};
