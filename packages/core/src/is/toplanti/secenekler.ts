import { z } from 'zod';
import { kimlik, metin, secenek } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { EN_UZUN_ARAMA } from '../../platform/list/liste.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';
import { toplantiOdasi } from './satirlar.ts';

export const getToplantiGerekliList = post({
  path: '/islemler/toplantiTakibi/getToplantiGerekliList',
  konu: ['toplanti', 'tanim', 'proje', 'yetkili'],
  access: sayfa(SAYFA.toplanti, urun(signedIn)),
  /** Customers are not listed here, because there are too many. The form searches them. */
  request: z.strictObject({
    ara: metin(EN_UZUN_ARAMA).default(''),
    /** Customer whose contact persons are offered. */
    MusteriId: kimlik.nullable().default(null),
  }),
  response: yanit({
    toplantiTur: z.array(tanimSecenegi),
    proje: z.array(secenek),
    musterilist: z.array(secenek),
    /** Contact persons of that customer. */
    yetkililer: z.array(secenek),
    odalar: z.array(toplantiOdasi),
    /** Hosts of online meetings. */
    siteler: z.array(z.string()),
    /** During a meeting the caller's status changes automatically. */
    durumuDegistir: z.boolean(),
  }),
  ozet: 'Toplantı formunun seçim listeleri: türler, ürünler, aranan müşteriler, odalar.',
});
