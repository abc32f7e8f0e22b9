import { z } from 'zod';
import { bos, post, signedIn, yanit } from '../endpoint.ts';

const satir = z.strictObject({ Id: z.int(), Ad: z.string() });

export const tanim = {
  baseGerekliList: post({
    path: '/tanimlar/musteri/baseGerekliList',
    effect: 'read',
    access: signedIn,
    request: bos,
    response: yanit({
      il: z.array(satir),
      ilce: z.array(satir.extend({ IlId: z.int() })),
      personel: z.array(satir.extend({ DepartmanId: z.int() })),
      proje: z.array(satir),
      molatur: z.array(satir),
    }),
    ozet: 'İl, ilçe, personel, proje ve mola türü listeleri.',
  }),
};
