import { z } from 'zod';
import { metin, tamSayi } from '../../platform/field/alan.ts';
import { post, signedIn, under, yanit } from '../../platform/call/endpoint.ts';
import { DRAFT_NAME, MAX_DRAFT_NAME, MAX_DRAFT_SEQ } from '../../platform/call/draft.ts';
import { EN_COK_TASLAK_YAZISI } from './rules.ts';

/** Unsaved input of a person in a form. It goes with the person to every browser. */

const anahtar = metin(MAX_DRAFT_NAME).regex(DRAFT_NAME, { error: 'bir formun adı değil' });
/** Order of drafts: the higher number is newer. */
const sira = tamSayi(1, MAX_DRAFT_SEQ);
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

export const taslak = under('', {
  taslakOku: post({
    // The form already has everything typed since.
    konu: [],
    access: signedIn,
    request: z.strictObject({ Anahtarlar: z.array(anahtar).min(1).max(20) }),
    response: yanit({ taslaklar: z.array(taslakSatiri) }),
    ozet: 'Kişinin bu formlara yazıp kaydetmedikleri.',
  }),
  taslakYaz: post({
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
    degistirir: [],
    access: signedIn,
    saklama: 'yok',
    request: z.strictObject({ Anahtar: anahtar, Sira: sira }),
    response: sonuc,
    ozet: 'Vazgeçilen taslağı unutur; daha yenisi varsa onu bırakır.',
  }),
});
