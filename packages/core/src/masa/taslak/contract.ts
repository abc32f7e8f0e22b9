import { z } from 'zod';
import { metin, tamSayi } from '../../platform/field/alan.ts';
import { post, signedIn, yanit } from '../../platform/call/endpoint.ts';
import { EN_COK_TASLAK_YAZISI } from './rules.ts';

/** Unsaved input of a person in a form. It goes with the person to every browser. */

/** Names the form and its record, as in `gorusme.yazi.123`. */
const anahtar = metin(100).regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/, { error: 'bir formun adı değil' });
/** Order of drafts: the higher number is newer. */
const sira = tamSayi(1, 9_000_000_000_000_000);
/** `Yazildi` false: the server has a newer draft, with the number `Sira`. */
const sonuc = yanit({ Yazildi: z.boolean(), Sira: z.int() });

const taslakSatiri = z.strictObject({
  Anahtar: z.string(),
  /** JSON; null: the draft was saved or thrown away. */
  Deger: z.string().nullable(),
  Sira: z.int(),
  Zaman: z.string(),
});
export type TaslakSatiri = z.infer<typeof taslakSatiri>;

export const taslak = {
  taslakOku: post({
    path: '/taslakOku',
    effect: 'read',
    // The form already has everything typed since.
    konu: [],
    access: signedIn,
    request: z.strictObject({ Anahtarlar: z.array(anahtar).min(1).max(20) }),
    response: yanit({ taslaklar: z.array(taslakSatiri) }),
    ozet: 'Kişinin bu formlara yazıp kaydetmedikleri.',
  }),
  taslakYaz: post({
    path: '/taslakYaz',
    effect: 'write',
    degistirir: [],
    access: signedIn,
    // Writing the same draft twice has no further effect, so no replay is needed. Keeping an answer for each pause in
    // typing would be much.
    saklama: 'yok',
    govdeSiniri: 256 * 1024,
    request: z.strictObject({ Anahtar: anahtar, Deger: metin(EN_COK_TASLAK_YAZISI), Sira: sira }),
    response: sonuc,
    ozet: 'Bir forma yazılanı saklar; daha yenisi varsa onu bırakır.',
  }),
  taslakSil: post({
    path: '/taslakSil',
    effect: 'write',
    degistirir: [],
    access: signedIn,
    saklama: 'yok',
    request: z.strictObject({ Anahtar: anahtar, Sira: sira }),
    response: sonuc,
    ozet: 'Kaydedilen ya da vazgeçilen taslağı unutur; daha yenisi varsa onu bırakır.',
  }),
};
