import type { birlestirme as contract } from '@masabasi/core/birlestirme/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  musteriBenzer: { kim: 'yetki 1001', sayfa: '/tanimlar/musteri/detay', istek: { Id: 2_000_000_000 } },
  musteriKarsilastir: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, DigerId: 1 },
  },
  musteriBirlesmeleri: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
  musteriBirlestir: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000, Surum: 1, DigerId: 1, DigerSurum: 1, alanlar: {} },
  },
  musteriBirlestirGeriAl: {
    kim: 'yetki 1001',
    sayfa: '/tanimlar/musteri/detay',
    istek: { Id: 2_000_000_000 },
  },
};
