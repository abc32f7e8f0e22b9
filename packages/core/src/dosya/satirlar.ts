import { z } from 'zod';
import { kimlik } from '../alan.ts';
import { EN_COK_DOSYA, EN_COK_DOSYA_BAYTI } from './rules.ts';
import { DOSYA_UYARILARI, type DosyaUyariTuru } from './uyarilar.ts';

/** What is said of files, and what comes with them: apart from the calls, which come with the first page. */

/** A file as the specification's uploads answer it. `url` shows it, small where it is a picture; `href` is the whole. */
export const gorsel = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  url: z.string(),
  href: z.string(),
  /** Bytes. */
  Boyut: z.int(),
  Tip: z.string(),
});
export type Gorsel = z.infer<typeof gorsel>;

/** An upload that was refused (specification 8). */
export const yuklemeRet = z.strictObject({
  durum: z.literal(false),
  msg: z.string(),
  images: z.array(gorsel).max(0),
  url: z.literal(''),
  href: z.literal(''),
});

/** What every upload of somebody inside answers (specification 7 and 8). */
export const yuklemeYaniti = z.discriminatedUnion('durum', [
  z.strictObject({ durum: z.literal(true), images: z.array(gorsel), url: z.string(), href: z.string() }),
  yuklemeRet,
]);

/** The files of every upload. */
export const DOSYALAR = { adet: EN_COK_DOSYA, bayt: EN_COK_DOSYA_BAYTI } as const;

export const dosyaSatiri = z.strictObject({
  ...gorsel.shape,
  /** Of a picture, its pixels. */
  En: z.int().nullable(),
  Boy: z.int().nullable(),
  Zaman: z.string(),
  Yukleyen: z.string().nullable(),
  /** A reader has to know this before opening it; null: nothing. */
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

/** Files that wait with the caller, to be hung on what is being saved. */
export const baglanacaklar = z
  .array(kimlik)
  .max(EN_COK_DOSYA, { error: `en fazla ${EN_COK_DOSYA} dosya içerebilir` })
  .default([]);
