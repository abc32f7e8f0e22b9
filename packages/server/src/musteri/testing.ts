import type { musteri as contract } from '@masabasi/core/musteri/contract';
import type { Ornekler } from '../testing.access.ts';
import { BOS_MUSTERI } from '../testing.walk.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  musterilist: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste' },
  musteriSecenekleri: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { ara: 'abc' } },
  musteriDetay: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriZaman: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000 } },
  musteriKaydet: { kim: 'oturum', sayfa: '/tanimlar/musteri/liste', istek: { musteri: BOS_MUSTERI } },
  musteriKimlikAc: {
    kim: 'yetki 1006',
    sayfa: '/tanimlar/musteri/liste',
    istek: { Id: 2_000_000_000, Alan: 'Iban' },
  },
  musteriSil: { kim: 'yetki 1001', sayfa: '/tanimlar/musteri/liste', istek: { Id: 2_000_000_000, Surum: 1 } },
  musteriDisaAktar: { kim: 'yetki 1003', sayfa: '/tanimlar/musteri/liste' },
};
