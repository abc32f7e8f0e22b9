import { z } from 'zod';
import { kimlik, metin } from '../alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { EN_UZUN_ARAMA } from '../liste.ts';
import { SAYFA } from '../sayfa.ts';
import { tanimSecenegi } from '../tanim/contract.ts';
import { toplantiOdasi } from './satirlar.ts';

const secenek = z.strictObject({ Id: z.int(), Ad: z.string() });

export const getToplantiGerekliList = post({
  path: '/islemler/toplantiTakibi/getToplantiGerekliList',
  effect: 'read',
  konu: ['toplanti', 'tanim', 'proje'],
  access: sayfa(SAYFA.toplanti, urun(signedIn)),
  /** Customers are searched for: there are too many to choose from. */
  request: z.strictObject({
    ara: metin(EN_UZUN_ARAMA).default(''),
    /** Whose people are offered. */
    MusteriId: kimlik.nullable().default(null),
  }),
  response: yanit({
    toplantiTur: z.array(tanimSecenegi),
    proje: z.array(secenek),
    musterilist: z.array(secenek),
    /** The people of that customer. */
    yetkililer: z.array(secenek),
    odalar: z.array(toplantiOdasi),
    /** Hosts of meetings on line. */
    siteler: z.array(z.string()),
    /** Whether the caller's status says so while they are in a meeting. */
    durumuDegistir: z.boolean(),
  }),
  ozet: 'Toplantı formunun seçim listeleri: türler, ürünler, aranan müşteriler, odalar.',
});
