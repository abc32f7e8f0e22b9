import { z } from 'zod';
import { kimlik } from '../alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../endpoint.ts';
import { GOREV_DURUMLARI } from '../gorev/rules.ts';
import { SAYFA } from '../sayfa.ts';
import { tanimRengi } from '../tanim/contract.ts';

/** A task that a wish has become. */
export const yolIsi = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.enum(GOREV_DURUMLARI),
  DurumRenk: tanimRengi.nullable(),
  Atanan: z.string().nullable(),
  Testci: z.string().nullable(),
  /** Tests that passed, with their evidence; rounds that were sent back; commits and merges that name it. */
  Kanit: z.int(),
  RedSayisi: z.int(),
  Kod: z.int(),
  VersiyonId: z.int().nullable(),
  Versiyon: z.string().nullable(),
  YayinZamani: z.string().nullable(),
});
export type YolIsi = z.infer<typeof yolIsi>;

export const yol = {
  analizYolu: post({
    path: '/istakibi/analizYolu',
    effect: 'read',
    konu: ['analiz', 'gorev', 'versiyon', 'musteriler'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: z.strictObject({ Id: kimlik }),
    response: yanit({
      /** Customers who asked, and from where; the first time that somebody did. */
      Musteri: z.int(),
      Gorusme: z.int(),
      Webistek: z.int(),
      IlkIstek: z.string().nullable(),
      isler: z.array(yolIsi),
      /** Of those who asked: who was written to when it came out, and who could not be. */
      Yazilan: z.int(),
      Yazilmayan: z.int(),
    }),
    ozet: 'Bir isteğin bütün yolu: kim istedi, hangi işlere dönüştü, nasıl denendi, hangi versiyonda çıktı, kime bildirildi.',
  }),
};
