import { z } from 'zod';
import { an } from '../../platform/field/alan.ts';
import { bos, post, signedIn, under, urun, yanit } from '../../platform/call/endpoint.ts';
import { BEKLEYEN_EYLEMLERI, type BekleyenEylemi } from '../../platform/list/bekleyenEylemi.ts';

/** A record that waits for the person. */
const bekleyenKaydi = z.strictObject({
  /** The room of the record. */
  Oda: z.string(),
  Id: z.int(),
  /** Number of the record. Empty: it has none. */
  No: z.string(),
  /** Customer or person. */
  Kim: z.string(),
  Konu: z.string(),
  /** The moment by which it is due. Null: none. */
  Termin: an.nullable(),
  /** Waits since this moment. */
  Zaman: an,
  Eylem: z.enum(Object.keys(BEKLEYEN_EYLEMLERI) as BekleyenEylemi[]),
  /** Path that shows the record. Null: a window of the home page shows it. */
  Yol: z.string().nullable(),
});
export type BekleyenKaydi = z.infer<typeof bekleyenKaydi>;

/** Calls of the home page only. They are read with the first page, so they stand apart from their rooms. */
export const anasayfa = under('', {
  getDoganlar: post({
    konu: ['personel'],
    access: signedIn,
    request: bos,
    response: yanit({
      doganlar: z.array(
        z.strictObject({
          Id: z.int(),
          Ad: z.string(),
          Departman: z.string(),
          /** `20 Kasım`, without the year. */
          Gun: z.string(),
          /** 0 for today, 1 for tomorrow, up to 6. */
          KalanGun: z.int(),
        }),
      ),
    }),
    ozet: 'Bugün ve önümüzdeki altı günde doğum günü olanlar.',
  }),
  bekleyenlerim: post({
    konu: ['bekleyen'],
    access: urun(signedIn),
    request: bos,
    response: yanit({
      bekleyenler: z.array(
        z.strictObject({
          /** The room of the waiting item. */
          Oda: z.string(),
          Adet: z.int(),
          Cumle: z.string(),
          /** The page where the person deals with the item. Null: a window of the home page. */
          Sayfa: z.string().nullable(),
          /** Path of that page, filtered to exactly the counted rows. */
          Yol: z.string().nullable(),
        }),
      ),
      /** The most urgent records of all rooms, most urgent first. */
      kayitlar: z.array(bekleyenKaydi),
    }),
    ozet: 'Kişiyi bekleyenler: demo kurulumları, uyarıldığı lisanslar gibi.',
  }),
});
