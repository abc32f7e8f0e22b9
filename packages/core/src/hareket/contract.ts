import { z } from 'zod';

/** A line of a history on the wire; rooms add the fields of their own. */
export const hareketSatiri = z.strictObject({
  Id: z.int(),
  Zaman: z.string(),
  Tur: z.string(),
  Aciklama: z.string(),
  /** Null: the product itself. */
  Kisi: z.string().nullable(),
});

/** The mail that a line tells of; null: there is none, or it was destroyed. */
export const hareketPostasi = z.strictObject({ Id: z.int(), Konu: z.string() }).nullable();
