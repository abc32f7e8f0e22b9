import { z } from 'zod';

/** A history line on the wire. Rooms add their own fields. */
export const hareketSatiri = z.strictObject({
  Id: z.int(),
  Zaman: z.string(),
  Tur: z.string(),
  Aciklama: z.string(),
  /** Null: the product itself. */
  Kisi: z.string().nullable(),
});

/** The mail that a line refers to. Null: no mail, or the mail was destroyed. */
export const hareketPostasi = z.strictObject({ Id: z.int(), Konu: z.string() }).nullable();
