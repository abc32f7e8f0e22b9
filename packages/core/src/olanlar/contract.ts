import { z } from 'zod';
import { tarih } from '../alan.ts';
import { bos, post, signedIn, urun, yanit } from '../endpoint.ts';
import { OLAN_TURLERI, type OlanTuru } from './rules.ts';

/** What happened in somebody's matters while they were away. */

const tur = z.enum(Object.keys(OLAN_TURLERI) as OlanTuru[]);

const olan = z.strictObject({
  Tur: tur,
  Zaman: z.string(),
  Kim: z.string().nullable(),
  Metin: z.string(),
  Yol: z.string().nullable(),
});

const konu = z.strictObject({
  /** Of the room in which it happened. */
  Oda: z.string(),
  Id: z.int(),
  Baslik: z.string(),
  /** Whose it is, of which product: what is said of it besides. */
  Alt: z.string(),
  Yol: z.string().nullable(),
  /** All that happened, in one line. */
  Cumle: z.string(),
  /** What waits for the person now; null: nothing. */
  Bekler: z.string().nullable(),
  /** Oldest first. */
  satirlar: z.array(olan),
});
export type OlanKonusu = z.infer<typeof konu>;

export const olanlar = {
  olanlarim: post({
    path: '/olanlarim',
    effect: 'read',
    // What happened does not change; what waits is asked for anew by who opens the page.
    konu: [],
    access: urun(signedIn),
    /** Days of one's own choice, both included; without them since the last working moment before the newest absence. */
    request: z.strictObject({ Ilk: tarih.nullable().default(null), Son: tarih.nullable().default(null) }),
    response: yanit({
      Ilk: z.string(),
      Son: z.string(),
      /** Why this span. */
      Neden: z.string(),
      sayilar: z.array(z.strictObject({ Tur: tur, Adet: z.int() })),
      konular: z.array(konu),
      /** There was more than is shown. */
      Kesildi: z.boolean(),
    }),
    ozet: 'Kişi yokken işlerinde olanlar: konu konu, onu bekleyenler önce; yalnız şimdi görebildikleri.',
  }),
  donusOzeti: post({
    path: '/donusOzeti',
    effect: 'read',
    konu: ['donus'],
    access: urun(signedIn),
    request: bos,
    response: yanit({
      /** Null: the person was not away, nothing happened, or they have put it away. */
      donus: z.strictObject({ Cumle: z.string(), Bekleyen: z.int() }).nullable(),
    }),
    ozet: 'En az bir gün yokken mesaisine dönen kişiye söylenecek söz.',
  }),
  donusOzetiKaldir: post({
    path: '/donusOzetiKaldir',
    effect: 'write',
    degistirir: ['donus'],
    access: signedIn,
    request: bos,
    response: yanit({}),
    ozet: 'Dönüş özetini bu mesai için ana sayfadan kaldırır.',
  }),
};
