import { z } from 'zod';
import { bos, post, signedIn, yanit } from '../endpoint.ts';

export const personel = {
  getDoganlar: post({
    path: '/getDoganlar',
    effect: 'read',
    access: signedIn,
    request: bos,
    response: yanit({
      doganlar: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          Departman: z.string(),
          /** `20 Kasım`: never the year. */
          Gun: z.string(),
          /** 0 today, 1 tomorrow … 6. */
          KalanGun: z.int(),
        }),
      ),
    }),
    ozet: 'Bugün ve önümüzdeki altı günde doğum günü olanlar.',
  }),
};
