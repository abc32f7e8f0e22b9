import { z } from 'zod';
import { bos, post, signedIn, urun, yanit } from '../endpoint.ts';

/** What only the home page asks for: read with the first page, so it stands apart from what it is about. */
export const anasayfa = {
  getDoganlar: post({
    path: '/getDoganlar',
    effect: 'read',
    konu: ['personel'],
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
  bekleyenlerim: post({
    path: '/bekleyenlerim',
    effect: 'read',
    konu: ['bekleyen'],
    access: urun(signedIn),
    request: bos,
    response: yanit({
      bekleyenler: z.array(
        z.strictObject({
          /** The room in which it waits. */
          Oda: z.string(),
          Adet: z.int(),
          Cumle: z.string(),
          /** The page where it is done; null: in a window of the home page. */
          Sayfa: z.string().nullable(),
          /** That page cut down to exactly the counted rows. */
          Yol: z.string().nullable(),
        }),
      ),
    }),
    ozet: 'Kişiyi bekleyenler: demo kurulumları, uyarıldığı lisanslar gibi.',
  }),
};
