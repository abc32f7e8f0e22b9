import type { posta as contract } from '@masabasi/core/posta/contract';
import type { Ornekler } from '../testing.access.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  postaKisileri: { kim: 'yetki 1104', sayfa: '/yonetim/posta' },
  sendMail: { kim: 'yetki 1104', sayfa: '/personel/mola', istek: { kisiler: [1], konu: 'a', metin: 'b' } },
  getGidenPosta: { kim: 'yetki 1102', sayfa: '/yonetim/posta' },
};
