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
