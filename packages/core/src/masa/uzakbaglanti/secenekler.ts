import { z } from 'zod';
import { bos, post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimSecenegi } from '../../platform/tanim/contract.ts';

/** Pages with connections: their list, and the cards of customers and tickets. */
export const BAGLANTI_SAYFALARI = /* @__PURE__ */ [SAYFA.baglanti, SAYFA.musteri, SAYFA.gorusme].flat();

export const baglantiGerekli = post({
  path: '/islemler/musterigorusme/baglantiGerekli',
  konu: ['tanim'],
  access: sayfa(BAGLANTI_SAYFALARI, urun(signedIn)),
  request: bos,
  response: yanit({ baglantiTur: z.array(tanimSecenegi) }),
  ozet: 'Bağlantı formlarının seçim listeleri.',
});
