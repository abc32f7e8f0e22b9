import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { ADAY_ASAMALARI } from './rules.ts';

/** A prospect in lists and in the pipeline. */
export const adaySatiri = z.strictObject({
  Id: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Telefon: z.string().nullable(),
  ProjeId: z.int(),
  Proje: z.string(),
  Asama: z.string(),
  AsamaAnahtar: z.enum(ADAY_ASAMALARI),
  /** In per cent. */
  Olasilik: z.int(),
  Tutar: tutar,
  /** Amount weighted by probability. */
  Agirlikli: tutar,
  Beklenen_Kapanis: z.string().nullable(),
  SahipId: z.int().nullable(),
  Sahip: z.string().nullable(),
  /** The caller may close, reopen and reassign this prospect. */
  Kapatir: z.boolean(),
  Surum: z.int(),
});
export type AdaySatiri = z.infer<typeof adaySatiri>;

export const adayKarti = adaySatiri.extend({
  Aciklama: z.string(),
  KayipNeden: z.string().nullable(),
  DigerProgram: z.string().nullable(),
  AcilisZamani: z.string(),
  AsamaZamani: z.string(),
  KapanisZamani: z.string().nullable(),
  Acan: z.string(),
});
export type AdayKarti = z.infer<typeof adayKarti>;

/** Open prospects of one province. */
export const adayIli = z.strictObject({
  IlId: z.int(),
  Ad: z.string(),
  Adet: z.int(),
  Tutar: tutar,
  Agirlikli: tutar,
});
export type AdayIli = z.infer<typeof adayIli>;

export const adayIlcesi = adayIli.omit({ IlId: true }).extend({ IlceId: z.int() });
export type AdayIlcesi = z.infer<typeof adayIlcesi>;

/** A prospect on the map, at its customer's place. Without coordinates it is drawn in the middle of the province. */
export const adayNoktasi = z.strictObject({
  Id: z.int(),
  Musteri: z.string(),
  Tutar: tutar,
  IlId: z.int(),
  IlceId: z.int().nullable(),
  Enlem: z.number().nullable(),
  Boylam: z.number().nullable(),
});
export type AdayNoktasi = z.infer<typeof adayNoktasi>;

/** A column of the pipeline with its totals and its first prospects. */
export const adayKolonu = z.strictObject({
  Asama: z.enum(ADAY_ASAMALARI),
  Ad: z.string(),
  Olasilik: z.int(),
  Adet: z.int(),
  Tutar: tutar,
  Agirlikli: tutar,
  adaylar: z.array(adaySatiri),
});
export type AdayKolonu = z.infer<typeof adayKolonu>;
