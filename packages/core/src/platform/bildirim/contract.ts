import { z } from 'zod';
import { kimlik, zorunluMetin } from '../field/alan.ts';
import { bos, post, signedIn, under, yanit } from '../call/endpoint.ts';
import { BILDIRIM_HALLERI, BILDIRIM_HALI_ADLARI } from './rules.ts';

/** A notification of a person: decisions on their requests, waiting decisions, warnings. */

const bildirimSatiri = z.strictObject({
  Id: z.int(),
  Tur: z.string(),
  Baslik: z.string(),
  Metin: z.string(),
  /** Path of the related page. Null: no page. */
  Yol: z.string().nullable(),
  Zaman: z.string(),
  Okundu: z.boolean(),
  /** Record of the kind that the person was asked about. */
  KayitId: z.int().nullable(),
});
export type BildirimSatiri = z.infer<typeof bildirimSatiri>;

export const bildirim = under('', {
  bildirimler: post({
    konu: ['bildirim'],
    access: signedIn,
    request: z.strictObject({ oncekiId: kimlik.optional(), okunmayanlar: z.literal(1).optional() }),
    response: yanit({
      /** Newest first, at most fifty older than `oncekiId`. */
      bildirimler: z.array(bildirimSatiri),
      /** Unread notifications in total. */
      Okunmayan: z.int(),
      Devami: z.boolean(),
    }),
    ozet: 'Kişinin bildirimleri, yeniden eskiye.',
  }),
  bildirimOkundu: post({
    degistirir: ['bildirim'],
    access: signedIn,
    request: z.strictObject({
      /** A single notification. Absent: all up to `sonId`, so that newer ones stay unread. */
      Id: kimlik.optional(),
      sonId: kimlik.optional(),
    }),
    response: yanit({}),
    ozet: 'Bir bildirimi ya da sonId’ye kadar hepsini okunmuş sayar.',
  }),
  bildirimTercihleri: post({
    konu: ['bildirimTercihi'],
    access: signedIn,
    request: bos,
    response: yanit({
      tercihler: z.array(
        z.strictObject({ Tur: z.string(), Ad: z.string(), Aciklama: z.string(), Hal: z.enum(BILDIRIM_HALLERI) }),
      ),
      /** The person has an e-mail address. */
      EpostaVar: z.boolean(),
    }),
    ozet: 'Hangi bildirimin nasıl alınacağı.',
  }),
  bildirimTercihKaydet: post({
    degistirir: ['bildirimTercihi'],
    access: signedIn,
    request: z.strictObject({ Tur: zorunluMetin(40), Hal: z.enum(BILDIRIM_HALLERI) }),
    response: yanit({}),
    ozet: 'Bir bildirim türünü kapatır, açar ya da e-posta ile de ister.',
    denetim: 'Bildirim tercihi değişti',
  }),
});

/** Audit words of this room, beside those of its calls. */
export const bildirimSozleri = {
  alanlar: {
    Hal: 'Nasıl',
    Tur: 'Tür',
  },
  degerler: { Hal: BILDIRIM_HALI_ADLARI },
} as const;
