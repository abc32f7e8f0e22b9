import { randomBytes } from 'node:crypto';
import type { gelenposta as contract } from '@masabasi/core/gelenposta/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  getGelenPosta: { kim: 'yetki 1102', sayfa: '/yonetim/posta' },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  anlam: {
    'gelen_posta.ozet': () => randomBytes(32),
    'gelen_posta.tur': 'otomatik',
    'gelen_posta.nesne': null,
    'posta.nesne': null,
  },
  kisiSatirlari: async ({ db, zaman, soz }) => {
    await db
      .insertInto('gelen_posta')
      .values({
        ozet: Buffer.alloc(32, 7),
        ileti: '',
        gonderen: 'kanarya.posta@firma.com',
        gonderen_adi: '',
        konu: soz('gelen konu'),
        metin: soz('gelen posta'),
        tur: 'otomatik',
        nesne: null,
        nesne_id: null,
        zaman,
      })
      .execute();
    return { gelenposta: [soz('gelen konu'), soz('gelen posta')] };
  },
};
