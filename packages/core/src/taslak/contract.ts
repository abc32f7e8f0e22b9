import { z } from 'zod';
import { metin, tamSayi } from '../alan.ts';
import { post, signedIn, yanit } from '../endpoint.ts';
import { EN_COK_TASLAK_YAZISI } from './rules.ts';

/** What somebody typed into a form and has not saved: their own, in whichever browser they go on. */

/** Names the form and its record, as `gorusme.yazi.123`. */
const anahtar = metin(100).regex(/^[a-zA-Z0-9]+(\.[a-zA-Z0-9]+)*$/, { error: 'bir formun adı değil' });
/** Counts what was typed: of two, the one with the higher number is the newer. */
const sira = tamSayi(1, 9_000_000_000_000_000);
/** Done; or something newer stands there, with its number. */
const sonuc = yanit({ Yazildi: z.boolean(), Sira: z.int() });

export const taslakSatiri = z.strictObject({
  Anahtar: z.string(),
  /** JSON; null: it was saved or thrown away. */
  Deger: z.string().nullable(),
  Sira: z.int(),
  Zaman: z.string(),
});
export type TaslakSatiri = z.infer<typeof taslakSatiri>;

export const taslak = {
  taslakOku: post({
    path: '/taslakOku',
    effect: 'read',
    // What was typed since is in the form already.
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
    // The same draft twice is one draft: there is nothing to replay, and an answer kept for each pause in typing is much.
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
