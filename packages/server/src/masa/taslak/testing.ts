import type { taslak as contract } from '@masabasi/core/masa/taslak/contract';
import type { Ornekler } from '../../testing/access.ts';
import type { OdaDenemesi } from '../../testing/odalar.ts';

/** For each call, a valid request and the people who may make the call, written by hand. */
export const ornekler: Ornekler<typeof contract> = {
  taslakOku: { kim: 'oturum', istek: { Anahtarlar: ['gorusme.yazi.1'] } },
  taslakYaz: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    istek: { Anahtar: 'gorusme.yazi.1', Deger: '{"Aciklama":"a"}', Sira: 1 },
  },
  taslakSil: { kim: 'oturum', kazancsiz: 'kendi', istek: { Anahtar: 'gorusme.yazi.1', Sira: 2 } },
};

/** The part of this room in the tests that walk over all rooms. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, kisiId, zaman, soz }) => {
    await db
      .insertInto('taslak')
      .values({ kisi_id: kisiId, anahtar: 'gorusme.yazi.1', deger: soz('taslak'), sira: 1, zaman })
      .execute();
    return { taslak: [soz('taslak')] };
  },
};
