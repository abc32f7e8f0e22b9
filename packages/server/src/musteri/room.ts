import type { musteri as contract } from '@masabasi/core/musteri/contract';
import type { Room } from '../room.ts';
import { musteri as handlers } from './handlers.ts';
import { ornek } from './ornek.ts';

export const musteri: Room<typeof contract> = {
  handlers,
  kurulumAdimi: {
    sira: 5,
    ad: 'İlk müşteri',
    aciklama: 'Müşterilerinizi tek tek ya da bir tablodan ekleyiniz.',
    yol: '/tanimlar/musteri/liste',
    tamam: async ({ db }) =>
      (await db.selectFrom('musteri').select('id').where('silindi', 'is', null).limit(1).executeTakeFirst()) !==
      undefined,
  },
  ornek,
  musteriBagi: { satirlar: { hareket_musteri: 'zaman çizelgesi satırı', musteri_proje: 'ürün' } },
};
