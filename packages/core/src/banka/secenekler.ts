import { z } from 'zod';
import { tutar } from '../alan.ts';
import { bos, post, sayfa, yanit, yetki } from '../endpoint.ts';
import { SAYFA } from '../sayfa.ts';
import { YETKI } from '../yetki/rules.ts';

const hesap = z.strictObject({
  Id: z.int(),
  Ad: z.string(),
  Banka: z.string(),
  Iban: z.string().nullable(),
  Birim: z.string(),
  AcilisGun: z.string(),
  AcilisBakiye: tutar,
  Aktif: z.boolean(),
  Surum: z.int(),
  /** What the movements come to. */
  Bakiye: tutar,
  Islenmemis: z.int(),
  /** The last day that has a movement or that the bank told a balance of; null: nothing was imported yet. */
  SonGun: z.string().nullable(),
  /** The last day that is closed. */
  KapaliGun: z.string().nullable(),
});
export type BankaHesabi = z.infer<typeof hesap>;

/** The accounts as they stand, and what a movement may be posted to. */
export const bankaHesaplari = post({
  path: '/mali/banka/bankaHesaplari',
  effect: 'read',
  konu: ['banka'],
  access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
  request: bos,
  response: yanit({
    hesaplar: z.array(hesap),
    defterHesaplari: z.array(z.strictObject({ Kod: z.string(), Ad: z.string() })),
  }),
  ozet: 'Banka hesapları, bakiyeleri, işlenmeyi bekleyen hareketleri ve son kapanan günleri.',
});
