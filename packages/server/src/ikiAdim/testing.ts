import type { ikiAdim as contract } from '@masabasi/core/ikiAdim/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  ikiAdimDurumu: { kim: 'oturum' },
  ikiAdimBaslat: { kim: 'oturum', istek: { parola: 'masabasi' } },
  ikiAdimOnayla: { kim: 'oturum', istek: { kod: '123456' } },
  kurtarmaKodlariYenile: { kim: 'oturum', istek: { parola: 'masabasi', kod: '123456' } },
  ikiAdimKapat: { kim: 'oturum', istek: { parola: 'masabasi', kod: '123456' } },
  ikiAdimKurali: { kim: 'yetki 0' },
  ikiAdimKuraliSec: { kim: 'yetki 0', istek: { Zorunlu: 0 } },
  ikiAdimKaldir: { kim: 'yetki 0', istek: { Id: 1, Sebep: 'Telefonu kayboldu' } },
};
