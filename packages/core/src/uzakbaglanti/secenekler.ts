import { z } from 'zod';
import { bos, post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { tanimSecenegi } from '../tanim/contract.ts';

/** The log of connections, and the customer's card, which shows the customer's own. */
export const BAGLANTI_SAYFALARI = [...SAYFA.baglanti, ...SAYFA.musteri];

export const baglantiGerekli = post({
  path: '/islemler/musterigorusme/baglantiGerekli',
  effect: 'read',
  konu: ['tanim'],
  access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
  request: bos,
  response: yanit({ baglantiTur: z.array(tanimSecenegi) }),
  ozet: 'Bağlantı formlarının seçim listeleri.',
});
