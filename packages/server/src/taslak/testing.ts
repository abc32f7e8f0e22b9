import type { taslak as contract } from '@masabasi/core/taslak/contract';
import type { Ornekler } from '../testing.access.ts';
import type { OdaDenemesi } from '../testing.odalar.ts';

/** Who may make each call of the room, written by hand, and a request that is well formed. */
export const ornekler: Ornekler<typeof contract> = {
  taslakOku: { kim: 'oturum', istek: { Anahtarlar: ['gorusme.yazi.1'] } },
  taslakYaz: {
    kim: 'oturum',
    kazancsiz: 'kendi',
    istek: { Anahtar: 'gorusme.yazi.1', Deger: '{"Aciklama":"a"}', Sira: 1 },
  },
  taslakSil: { kim: 'oturum', kazancsiz: 'kendi', istek: { Anahtar: 'gorusme.yazi.1', Sira: 2 } },
};

/** What the room brings to the walks over the whole house. */
export const deneme: OdaDenemesi = {
  kisiSatirlari: async ({ db, kisiId, zaman, soz }) => {
    await db
      .insertInto('taslak')
      .values({ kisi_id: kisiId, anahtar: 'gorusme.yazi.1', deger: soz('taslak'), sira: 1, zaman })
      .execute();
    return { taslak: [soz('taslak')] };
  },
};
