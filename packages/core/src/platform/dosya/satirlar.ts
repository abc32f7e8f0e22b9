import { z } from 'zod';
import { kimlik } from '../field/alan.ts';
import { EN_COK_DOSYA, EN_COK_DOSYA_BAYTI } from './rules.ts';
import { DOSYA_UYARILARI, type DosyaUyariTuru } from './uyarilar.ts';

/** Schemas of files and uploads. They are separate from the calls, because the calls are loaded with the first page. */

/**
 * A file in the answer to an upload, as in the specification. `url` shows it, as a small picture if possible. `href` is
 * the whole file.
 */
export const gorsel = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  url: z.string(),
  href: z.string(),
  /** In bytes. */
  Boyut: z.int(),
  Tip: z.string(),
});
export type Gorsel = z.infer<typeof gorsel>;

/** Answer to a refused upload (specification 8). */
export const yuklemeRet = z.strictObject({
  durum: z.literal(false),
  msg: z.string(),
  images: z.array(gorsel).max(0),
  url: z.literal(''),
  href: z.literal(''),
});

/** Answer to every upload of a signed-in person (specification 7 and 8). */
export const yuklemeYaniti = z.discriminatedUnion('durum', [
  z.strictObject({ durum: z.literal(true), images: z.array(gorsel), url: z.string(), href: z.string() }),
  yuklemeRet,
]);

/** Limits of every upload. */
export const DOSYALAR = { adet: EN_COK_DOSYA, bayt: EN_COK_DOSYA_BAYTI } as const;

export const dosyaSatiri = z.strictObject({
  ...gorsel.shape,
  /** Width of a picture in pixels. */
  En: z.int().nullable(),
  Boy: z.int().nullable(),
  Zaman: z.string(),
  Yukleyen: z.string().nullable(),
  /** Warning to read before the file is opened. Null: no warning. */
  Uyari: z
    .strictObject({
      Tur: z.enum(Object.keys(DOSYA_UYARILARI) as [DosyaUyariTuru, ...DosyaUyariTuru[]]),
      Adlar: z.array(z.string()),
      /** SHA-256 of the file, in hexadecimal. */
      Sha256: z.string(),
    })
    .nullable(),
});
export type DosyaSatiri = z.infer<typeof dosyaSatiri>;

/** Waiting files of the caller that the saved record takes over. */
export const baglanacaklar = z
  .array(kimlik)
  .max(EN_COK_DOSYA, { error: `en fazla ${EN_COK_DOSYA} dosya içerebilir` })
  .default([]);
