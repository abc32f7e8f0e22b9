import { z } from 'zod';
import type { Alan, AlanDegeri, AlanGirdisi, Alanlar } from './alanlar.ts';
import { gorunenUzunluk, gorunmezsiz, yazilabilir } from '../text/metin.ts';
import { EN_COK_KURUS, kurus, paraYaz } from '../money/para.ts';
import { gecerliGun, tarihOku } from '../time/tarih.ts';

/**
 * The building blocks of every request: bounded, NUL-free text, 32-bit ids, calendar dates. A contract uses these and
 * never a bare `z.string()` or `z.number()`, so the database can store every value that passes.
 */

/**
 * A password of at most `enFazla` characters, exactly as typed: invisible characters are part of it. No other text is
 * read this way.
 */
export const parolaMetni = (enFazla: number) =>
  z
    .string({ error: 'metin olmalı' })
    .max(enFazla, { error: `en fazla ${enFazla} karakter olabilir` })
    .refine(yazilabilir, { error: 'yazılamayan bir karakter içeriyor' });

/**
 * Text of at most `enFazla` characters (code points, as zod and the database count). Invisible characters are removed.
 * Control characters, noncharacters and half surrogates are refused. CR and LF stay.
 */
export const metin = (enFazla: number) =>
  z
    .string({ error: 'metin olmalı' })
    // This check runs on the raw text: removing invisible characters could join two half surrogates into a pair.
    .refine(yazilabilir, { error: 'yazılamayan bir karakter içeriyor' })
    .overwrite(gorunmezsiz)
    .max(enFazla, { error: `en fazla ${enFazla} karakter olabilir` });

/** Text with at least one visible character. */
export const zorunluMetin = (enFazla: number) =>
  metin(enFazla).refine((s) => gorunenUzunluk(s) > 0, { error: 'boş olamaz' });

/** A row id: a JSON integer from 1 to 2^31-1. */
export const kimlik = z
  .int({ error: 'tam sayı olmalı' })
  .min(1, { error: '1 veya daha büyük olmalı' })
  .max(2_147_483_647, { error: 'geçerli bir kayıt numarası değil' });

/** A row id in a query string or a form, where everything is text. */
export const yaziKimlik = z
  .union([z.int(), z.string().regex(/^\d{1,10}$/)], { error: 'tam sayı olmalı' })
  .transform(Number)
  .pipe(kimlik);

/** The id of a record to save: 0 for a new one. */
export const yeniVeyaKimlik = kimlik.or(z.literal(0));

/** A whole number within bounds. */
export const tamSayi = (enAz: number, enFazla: number) =>
  z
    .int({ error: 'tam sayı olmalı' })
    .min(enAz, { error: `en az ${enAz} olmalı` })
    .max(enFazla, { error: `en fazla ${enFazla} olmalı` });

/** The version of a record that a person saw. 0 for a new record. */
export const surum = tamSayi(0, 2_147_483_647);

/** The request for one record. */
export const byId = z.strictObject({ Id: kimlik });

/** The request for one record in the version that the person saw. */
export const byVersion = z.strictObject({ Id: kimlik, Surum: surum });

/** A record to choose, in an answer. */
export const secenek = z.strictObject({ Id: z.int(), Ad: z.string() });

/** 0 or 1, as the specification writes its flags. A boolean is also accepted. */
export const ikili = z
  .union([z.literal(0), z.literal(1), z.boolean()], { error: '0 veya 1 olmalı' })
  .transform((v): 0 | 1 => (v === true || v === 1 ? 1 : 0));

/** A calendar date: `YYYY-MM-DD`, `DD.MM.YYYY` or an ISO instant (its Istanbul day). The result is `YYYY-MM-DD`. */
export const tarih = metin(40).transform((s, ctx) => {
  const gun = tarihOku(s);
  if (gun === null) {
    ctx.addIssue({ code: 'custom', message: 'geçerli bir tarih değil (GG.AA.YYYY)' });
    return z.NEVER;
  }
  return gun;
});

/**
 * A field that is answered masked. Absent or sent back with its mask: it does not change. Null: it is cleared. Only a
 * newly typed value is read.
 */
const degismeyen = <S extends z.ZodType>(sema: S) =>
  z
    .preprocess(
      (v: z.input<S> | null | undefined) => (typeof v === 'string' && v.includes('*') ? undefined : v),
      sema.nullable().optional(),
    )
    .optional();

/** A time of day, `HH:mm`. */
export const saat = z
  .string({ error: 'saat olmalı' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'saat SS:DD biçiminde olmalı' });

/**
 * An instant on the wire: ISO 8601 with its offset, between 1900 and 2100. At most 40 characters, so a fraction cannot
 * be endless.
 */
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

/** A sum of money that a person writes, in kuruş. */
export const para = z
  .int({ error: 'kuruş olarak tam sayı olmalı' })
  .min(0, { error: 'en az 0 olmalı' })
  .max(EN_COK_KURUS, { error: `en çok ${paraYaz(kurus(EN_COK_KURUS))} olmalı` })
  .describe('Kuruş olarak.')
  .brand<'Kurus'>();

/** A sum of money in an answer, in kuruş: of one record or of many. */
export const tutar = z.int().describe('Kuruş olarak.').brand<'Kurus'>();

const EVET_HAYIR = { error: 'evet ya da hayır olmalı' };
/** A yes-or-no value. The flags of the specification (0 or 1) are also accepted. */
export const bayrak = z
  .union([z.boolean(), z.literal(0), z.literal(1)], EVET_HAYIR)
  .transform((v) => v === true || v === 1);

/** Schema of a field's filled values. */
function dolusu(a: Alan): z.ZodType {
  switch (a.tur) {
    case 'metin':
      return metin(a.enCok);
    case 'secim':
      return kimlik;
    case 'tarih':
      return tarih;
    case 'deger':
      return z.literal(a.degerler, { error: a.hata });
    case 'saat':
      return saat;
    case 'sayi':
      return tamSayi(a.enAz, a.enCok);
    case 'ondalik':
      if (a.ikiBasamak === true) return ikiOndalik(a.enAz, a.enCok);
      return z
        .number({ error: 'sayı olmalı' })
        .min(a.enAz, { error: `en az ${a.enAz} olmalı` })
        .max(a.enCok, { error: `en çok ${a.enCok} olmalı` });
    case 'para':
      return para;
    case 'evet':
      return z.boolean(EVET_HAYIR);
    case 'gunler':
      return z
        .array(tamSayi(1, 7))
        .min(1, { error: 'en az bir gün olmalı' })
        .max(7, { error: 'en fazla yedi gün olabilir' });
    case 'idler':
      return z.array(kimlik).max(a.enCok);
  }
}

type Sekil<A extends Alanlar> = { [K in keyof A]: z.ZodType<AlanDegeri<A[K]>, AlanGirdisi<A[K]>> };

/** The fields of a record as they are stored and answered: `z.strictObject({ ...kayitSekli(MUSTERI_ALANLARI), Id: kimlik })`. */
export const kayitSekli = <A extends Alanlar>(alanlar: A): Sekil<A> =>
  Object.fromEntries(
    Object.entries(alanlar).map(([ad, a]) => [
      ad,
      a.bos === null && a.gerek === undefined ? dolusu(a).nullable() : dolusu(a),
    ]),
  ) as Sekil<A>;

type Gizli<A extends Alanlar> = { [K in keyof A]: A[K] extends { gizli: true } ? K : never }[keyof A];
type Sonradan<A extends Alanlar> = { [K in keyof A]: A[K] extends { sonradan: true } ? K : never }[keyof A];
type FormSekli<A extends Alanlar> = Omit<Sekil<A>, Gizli<A> | Sonradan<A>> & {
  [K in Sonradan<A>]: z.ZodOptional<Sekil<A>[K]>;
} & {
  [K in Gizli<A>]: ReturnType<typeof degismeyen<z.ZodType<string, string>>>;
};

/** The schema that a form sends: masked fields and fields added later may be absent, and then do not change. */
export const formSekli = <A extends Alanlar>(alanlar: A): FormSekli<A> =>
  ({
    ...Object.fromEntries(
      Object.entries(kayitSekli(alanlar)).map(([ad, s]: [string, z.ZodType]) => [
        ad,
        alanlar[ad]!.sonradan ? s.optional() : s,
      ]),
    ),
    ...Object.fromEntries(Object.entries(alanlar).flatMap(([ad, a]) => (a.gizli ? [[ad, degismeyen(dolusu(a))]] : []))),
  }) as FormSekli<A>;
