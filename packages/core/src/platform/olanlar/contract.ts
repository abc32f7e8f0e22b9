import { z } from 'zod';
import { tarih } from '../field/alan.ts';
import { bos, post, signedIn, under, urun, yanit } from '../call/endpoint.ts';
import { OLAN_TURLERI, type OlanTuru } from './rules.ts';

/** Missed events: events in a person's matters during an absence. */

const tur = z.enum(Object.keys(OLAN_TURLERI) as OlanTuru[]);

const olan = z.strictObject({
  Tur: tur,
  Zaman: z.string(),
  Kim: z.string().nullable(),
  Metin: z.string(),
  Yol: z.string().nullable(),
});

const konu = z.strictObject({
  /** The room of the event. */
  Oda: z.string(),
  Id: z.int(),
  Baslik: z.string(),
  /** Assignee and product, as additional text. */
  Alt: z.string(),
  Yol: z.string().nullable(),
  /** All events in one line. */
  Cumle: z.string(),
  /** The action that waits for the person, or null. */
  Bekler: z.string().nullable(),
  /** Oldest first. */
  satirlar: z.array(olan),
});
export type OlanKonusu = z.infer<typeof konu>;

export const olanlar = under('', {
  olanlarim: post({
    // Past events do not change. Opening the page asks for the waiting items again.
    konu: [],
    access: urun(signedIn),
    /** Own choice of days, both included. Without days: since the last working moment before the newest absence. */
    request: z.strictObject({ Ilk: tarih.nullable().default(null), Son: tarih.nullable().default(null) }),
    response: yanit({
      Ilk: z.string(),
      Son: z.string(),
      /** The reason for this range. */
      Neden: z.string(),
      sayilar: z.array(z.strictObject({ Tur: tur, Adet: z.int() })),
      konular: z.array(konu),
      /** True if there were more events than shown. */
      Kesildi: z.boolean(),
    }),
    ozet: 'Kişi yokken işlerinde olanlar: konu konu, onu bekleyenler önce; yalnız şimdi görebildikleri.',
  }),
  donusOzeti: post({
    konu: ['donus'],
    access: urun(signedIn),
    request: bos,
    response: yanit({
      /** Null: no absence, no events, or the person has closed the message. */
      donus: z.strictObject({ Cumle: z.string(), Bekleyen: z.int() }).nullable(),
    }),
    ozet: 'En az bir gün yokken mesaisine dönen kişiye söylenecek söz.',
  }),
  donusOzetiKaldir: post({
    degistirir: ['donus'],
    access: signedIn,
    request: bos,
    response: yanit({}),
    ozet: 'Dönüş özetini bu mesai için ana sayfadan kaldırır.',
    denetim: 'Dönüş özeti kaldırıldı',
  }),
});
