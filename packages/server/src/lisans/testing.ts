import type { lisans as contract } from '@masabasi/core/lisans/contract';
import type { Ornekler } from '../testing.access.ts';
import { BOS_LISANS } from '../testing.walk.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getLisansRapor: { kim: 'oturum', sayfa: '/rapor/lisans' },
  lisansKirilim: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { tur: 'kayip' } },
  lisansDetay: { kim: 'oturum', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  lisansUyarilarim: { kim: 'oturum', sayfa: '/rapor/lisans' },
  lisansKaydet: { kim: 'yetki 1005', sayfa: '/rapor/lisans', istek: { lisans: BOS_LISANS } },
  lisansYenile: {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Ay: 12, Tutar: 0, Aciklama: '' },
  },
  lisansHalDegistir: {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, Hal: 'Askıda', Aciklama: '' },
  },
  lisansDevret: {
    kim: 'yetki 1005',
    sayfa: '/rapor/lisans',
    istek: { Id: 2_000_000_000, Surum: 1, MusteriId: 1, Aciklama: '' },
  },
  lisansAnahtari: { kim: 'yetki 1005', sayfa: '/rapor/lisans', istek: { Id: 2_000_000_000 } },
  lisansAktar: { kim: 'yetki 1003', sayfa: '/rapor/lisans', istek: {} },
};
