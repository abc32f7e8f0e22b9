import { z } from 'zod';
import { kimlik, metin, tamSayi } from '../alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { EN_COK_PARCA, TUTANAK_HALLERI } from './rules.ts';

/** Minutes that several people write at once. */

/** Base64 takes four characters for three bytes. */
const EN_COK_YAZI = Math.ceil(EN_COK_PARCA / 3) * 4;

export const tutanak = {
  tutanakEsle: post({
    path: '/islemler/toplantiTakibi/tutanakEsle',
    effect: 'write',
    degistirir: [],
    access: sayfa(SAYFA.toplanti, urun(signedIn)),
    // Said every few seconds, and the same however often: nothing to replay.
    saklama: 'yok',
    request: z.strictObject({
      ToplantiId: kimlik,
      /** A window of the caller's, in its own word: closing one leaves the others. */
      Pencere: metin(40).regex(/^[a-zA-Z0-9]+$/, { error: 'bir pencerenin adı değil' }),
      Hal: z.enum(TUTANAK_HALLERI, { error: 'burada, yaziyor ya da ayrildi olmalı' }),
      /** What the window knows already; 0: nothing. */
      Sonra: tamSayi(0, 2_147_483_647),
      /** What was typed there, as changes of the shared document (yjs, base64); sent again it does nothing again. */
      Parca: metin(EN_COK_YAZI)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'base64 olmalı' })
        .default(''),
    }),
    response: yanit({
      /** What came since, the caller's own included; empty: nothing. */
      Parca: z.string(),
      /** What the window knows with it. */
      Son: z.int(),
      /** The minutes are approved, or the meeting called off: nothing is written any more. */
      Kilitli: z.boolean(),
      /** The others, in the order of their names. */
      oradakiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Yaziyor: z.boolean() })),
    }),
    // `EN_COK_YAZI` with what stands around it; as a figure, for the first load does not know the rules of minutes.
    govdeSiniri: 540_000,
    ozet: 'Birlikte yazılan tutanakta kişinin yazdıklarını alır, başkalarının yazdıklarını ve kimlerin orada olduğunu verir.',
  }),
};
