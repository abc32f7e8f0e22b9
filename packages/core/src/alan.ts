import { z } from 'zod';
import { gorunenUzunluk } from './metin.ts';
import { gecerliGun, tarihOku } from './tarih.ts';

/**
 * The building blocks of every request: bounded, NUL-free text, 32-bit ids, calendar dates. A contract uses these and
 * never a bare `z.string()` or `z.number()`, so the database can store whatever passes.
 */

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const KONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/**
 * Text of at most `enFazla` characters (code points, as zod and the database count), without control characters or
 * half surrogates; CR and LF stay.
 */
export const metin = (enFazla: number) =>
  z
    .string({ error: 'metin olmalı' })
    .max(enFazla, { error: `en fazla ${enFazla} karakter olabilir` })
    .refine((s) => !KONTROL.test(s) && s.isWellFormed(), { error: 'yazılamayan bir karakter içeriyor' });

/** Text that must hold something that can be seen. */
export const zorunluMetin = (enFazla: number) =>
  metin(enFazla).refine((s) => gorunenUzunluk(s) > 0, { error: 'boş olamaz' });

/** A row id: a JSON integer from 1 to 2^31-1. */
export const kimlik = z
  .int({ error: 'tam sayı olmalı' })
  .min(1, { error: '1 veya daha büyük olmalı' })
  .max(2_147_483_647, { error: 'geçerli bir kayıt numarası değil' });

/** The id of a record to save: 0 for a new one. */
export const yeniVeyaKimlik = kimlik.or(z.literal(0));

/** A whole number within bounds. */
export const tamSayi = (enAz: number, enFazla: number) =>
  z
    .int({ error: 'tam sayı olmalı' })
    .min(enAz, { error: `en az ${enAz} olmalı` })
    .max(enFazla, { error: `en fazla ${enFazla} olmalı` });

/** 0 or 1, as the specification writes its flags; a boolean is understood too. */
export const ikili = z
  .union([z.literal(0), z.literal(1), z.boolean()], { error: '0 veya 1 olmalı' })
  .transform((v): 0 | 1 => (v === true || v === 1 ? 1 : 0));

/** A calendar date: `YYYY-MM-DD`, `DD.MM.YYYY` or an ISO instant (its Istanbul day); comes out as `YYYY-MM-DD`. */
export const tarih = metin(40).transform((s, ctx) => {
  const gun = tarihOku(s);
  if (gun === null) {
    ctx.addIssue({ code: 'custom', message: 'geçerli bir tarih değil (GG.AA.YYYY)' });
    return z.NEVER;
  }
  return gun;
});

/** A time of day, `HH:mm`. */
export const saat = z
  .string({ error: 'saat olmalı' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'saat SS:DD biçiminde olmalı' });

/** An instant on the wire: ISO 8601 with its offset, between 1900 and 2100; a fraction of any length is not. */
export const an = z.iso
  .datetime({ offset: true, error: 'geçerli bir zaman değil' })
  .max(40, { error: 'geçerli bir zaman değil' })
  .refine((s) => gecerliGun(s.slice(0, 10)), { error: 'geçerli bir zaman değil' });

/** A number of at most two decimals, within bounds. */
export const ikiOndalik = (enAz: number, enFazla: number) =>
  z
    .number({ error: 'sayı olmalı' })
    .min(enAz, { error: `en az ${enAz} olmalı` })
    .max(enFazla, { error: `en fazla ${enFazla} olmalı` })
    .refine((n) => Math.abs(Math.round(n * 100) - n * 100) < 1e-6, { error: 'en çok iki ondalık basamak olabilir' });

/** A sum of money; the server keeps whole kuruş. */
export const para = ikiOndalik(0, 99_999_999.99);
