import { z } from 'zod';
import { kimlik, metin, tamSayi } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { EN_COK_PARCA, TUTANAK_HALLERI } from './rules.ts';

/** Minutes that several people write at the same time. */

/** Base64 takes four characters for three bytes. */
const EN_COK_YAZI = Math.ceil(EN_COK_PARCA / 3) * 4;

export const tutanak = {
  tutanakEsle: post({
    path: '/islemler/toplantiTakibi/tutanakEsle',
    degistirir: [],
    access: sayfa(SAYFA.toplanti, urun(signedIn)),
    // Windows repeat this call every few seconds without further effect, so no replay is needed.
    saklama: 'yok',
    request: z.strictObject({
      ToplantiId: kimlik,
      /** Name of the caller's window, chosen by the window itself. Closing one window leaves the others. */
      Pencere: metin(40).regex(/^[a-zA-Z0-9]+$/, { error: 'bir pencerenin adı değil' }),
      Hal: z.enum(TUTANAK_HALLERI, { error: 'burada, yaziyor ya da ayrildi olmalı' }),
      /** Number of the last change that the window knows; 0: none. */
      Sonra: tamSayi(0, 2_147_483_647),
      /**
       * Changes typed in the window, as an update of the shared document (yjs, base64). Sending them twice has no
       * further effect.
       */
      Parca: metin(EN_COK_YAZI)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'base64 olmalı' })
        .default(''),
    }),
    response: yanit({
      /** Changes since `Sonra`, the caller's own included; empty: none. */
      Parca: z.string(),
      /** Number of the last change in this answer. */
      Son: z.int(),
      /** The minutes are approved or the meeting is cancelled, so nobody writes any more. */
      Kilitli: z.boolean(),
      /** The other people in the minutes, by name. */
      oradakiler: z.array(z.strictObject({ Id: z.int(), Ad: z.string(), Yaziyor: z.boolean() })),
    }),
    // `EN_COK_YAZI` and the text around it, as a number, because the first load of the page leaves out the rules of
    // minutes.
    govdeSiniri: 540_000,
    ozet: 'Birlikte yazılan tutanakta kişinin yazdıklarını alır, başkalarının yazdıklarını ve kimlerin orada olduğunu verir.',
  }),
};
