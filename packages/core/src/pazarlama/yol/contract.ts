import { z } from 'zod';
import { byId } from '../../platform/field/alan.ts';
import { post, sayfa, signedIn, urun, yanit } from '../../platform/call/endpoint.ts';
import { GOREV_DURUMLARI } from '../../is/gorev/rules.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { tanimRengi } from '../../platform/tanim/contract.ts';

/** A task that came from a wish. */
const yolIsi = z.strictObject({
  Id: z.int(),
  No: z.string(),
  Baslik: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.enum(GOREV_DURUMLARI),
  DurumRenk: tanimRengi.nullable(),
  Atanan: z.string().nullable(),
  Testci: z.string().nullable(),
  /** Counts: passed tests with evidence, returned rounds, commits and merges that name the task. */
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
    konu: ['analiz', 'gorev', 'versiyon', 'musteriler'],
    access: sayfa(SAYFA.analiz, urun(signedIn)),
    request: byId,
    response: yanit({
      /** Customers who asked, the records of the wish, and the time of the first one. */
      Musteri: z.int(),
      Gorusme: z.int(),
      Webistek: z.int(),
      IlkIstek: z.string().nullable(),
      isler: z.array(yolIsi),
      /** People who asked: those who got a mail at the release, then those who could not get one. */
      Yazilan: z.int(),
      Yazilmayan: z.int(),
    }),
    ozet: 'Bir isteğin bütün yolu: kim istedi, hangi işlere dönüştü, nasıl denendi, hangi versiyonda çıktı, kime bildirildi.',
  }),
};
