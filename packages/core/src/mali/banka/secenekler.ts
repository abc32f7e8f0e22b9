import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { bos, post, sayfa, yanit, yetki } from '../../platform/call/endpoint.ts';
import { SAYFA } from '../../platform/screen/sayfa.ts';
import { YETKI } from '../../platform/yetki/rules.ts';

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
  /** Opening balance plus all movements. */
  Bakiye: tutar,
  Islenmemis: z.int(),
  /** The last day with a movement or with a balance from the bank. Null: nothing was imported yet. */
  SonGun: z.string().nullable(),
  /** The last closed day. */
  KapaliGun: z.string().nullable(),
});
export type BankaHesabi = z.infer<typeof hesap>;

/** Bank accounts with their current state, and the ledger accounts that a movement may be posted to. */
export const bankaHesaplari = post({
  path: '/mali/banka/bankaHesaplari',
  konu: ['banka'],
  access: sayfa(SAYFA.bankagunsonu, yetki(YETKI.maliGor)),
  request: bos,
  response: yanit({
    hesaplar: z.array(hesap),
    defterHesaplari: z.array(z.strictObject({ Kod: z.string(), Ad: z.string() })),
  }),
  ozet: 'Banka hesapları, bakiyeleri, işlenmeyi bekleyen hareketleri ve son kapanan günleri.',
});
