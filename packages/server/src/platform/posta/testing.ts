import type { posta as contract } from '@masabasi/core/platform/posta/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** Permissions of each call in this room, written by hand, with a valid request for each. */
export const ornekler: Ornekler<typeof contract> = {
  postaKisileri: { kim: 'yetki 1104', sayfa: '/yonetim/posta' },
  sendMail: {
    kim: 'yetki 1104',
    kazancsiz: 'posta',
    sayfa: '/personel/mola',
    istek: { kisiler: [1], konu: 'a', metin: 'b' },
  },
  getGidenPosta: { kim: 'yetki 1102', sayfa: '/yonetim/posta' },
};

/** Data that this room gives to the tests over all rooms. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, zaman, soz }) => {
    await db
      .insertInto('posta')
      .values({ alici: 'kanarya.posta@firma.com', konu: soz('konu'), metin: soz('posta'), zaman })
      .execute();
    return { posta: [soz('konu'), soz('posta')] };
  },
};
