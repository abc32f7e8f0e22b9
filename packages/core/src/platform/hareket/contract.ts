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

/** A history line whose title says its kind. */
export const baslikliHareket = hareketSatiri.omit({ Tur: true }).extend({ Baslik: z.string() });

/** A history line of a record whose every change is a new version. */
export const surumHareketi = z.strictObject({
  Surum: z.int(),
  Zaman: z.string(),
  Baslik: z.string(),
  Aciklama: z.string(),
  Kisi: z.string(),
});

/** The mail that a line refers to. Null: no mail, or the mail was destroyed. */
export const hareketPostasi = z.strictObject({ Id: z.int(), Konu: z.string() }).nullable();
