import { z } from 'zod';
import { kimlik, metin } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { VARLIK_HALLERI } from './rules.ts';

/** A person who has the ticket open now. */

const oradaki = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Yaziyor: z.boolean(),
});
export type Oradaki = z.infer<typeof oradaki>;

export const varlik = {
  gorusmeVarlik: post({
    path: '/islemler/musterigorusme/gorusmeVarlik',
    degistirir: [],
    access: sayfa(SAYFA.gorusme, urun(signedIn)),
    // Windows repeat this call every few seconds without further effect, so no replay is needed.
    saklama: 'yok',
    request: z.strictObject({
      Id: kimlik,
      /** Name of the caller's window, chosen by the window itself. Closing one window leaves the others. */
      Pencere: metin(40).regex(/^[a-zA-Z0-9]+$/, { error: 'bir pencerenin adı değil' }),
      Hal: z.enum(VARLIK_HALLERI, { error: 'burada, yaziyor ya da ayrildi olmalı' }),
    }),
    /** The other people, by name. */
    response: yanit({ oradakiler: z.array(oradaki) }),
    ozet: 'Kişinin görüşmeyi açtığını, yazdığını ya da ayrıldığını söyler; başka kimlerin orada olduğunu yanıtlar.',
  }),
};
