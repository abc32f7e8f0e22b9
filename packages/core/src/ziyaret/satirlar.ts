import { z } from 'zod';
import { KONUM_YERLERI, ZIYARET_DURUMLARI, ZIYARET_SONUCLARI } from './rules.ts';

/** A visit as lists show it. */
export const ziyaretSatiri = z.strictObject({
  Id: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  GorusmeTurId: z.int(),
  GorusmeTur: z.string(),
  Projeler: z.array(z.string()),
  Baslama_Zamani: z.string(),
  Bitis_Zamani: z.string(),
  PersonelId: z.int(),
  Personel: z.string(),
  Yer: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.enum(ZIYARET_DURUMLARI),
  Sonuc: z.string().nullable(),
  SonucAnahtar: z.enum(ZIYARET_SONUCLARI).nullable(),
  Sonraki_Tarih: z.string().nullable(),
  Katilimci: z.int(),
  Surum: z.int(),
});
export type ZiyaretSatiri = z.infer<typeof ziyaretSatiri>;

/** A visit as its own page shows it. */
export const ziyaretKarti = ziyaretSatiri.extend({
  ProjeIdler: z.array(z.int()),
  Aciklama: z.string(),
  OlumsuzNedenId: z.int().nullable(),
  OlumsuzNeden: z.string().nullable(),
  DigerProgramId: z.int().nullable(),
  DigerProgram: z.string().nullable(),
  /** Why it was not held, or what is to be said of how it ended. */
  SonucAciklama: z.string(),
  Acan: z.string(),
});
export type ZiyaretKarti = z.infer<typeof ziyaretKarti>;

export const ziyaretKatilimcisi = z.strictObject({
  KatilimciId: z.int(),
  KisiId: z.int().nullable(),
  MusteriPersonelId: z.int().nullable(),
  Ad: z.string(),
});
export type ZiyaretKatilimciSatiri = z.infer<typeof ziyaretKatilimcisi>;

/** A stop of a day: an appointment, or a customer who lies on the way. */
export const planDuragi = z.strictObject({
  Tur: z.enum(['ziyaret', 'aday', 'lisans']),
  /** The visit, prospect or licence. */
  KayitId: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Adres: z.string(),
  Telefon: z.string().nullable(),
  /** Of an appointment. */
  Zaman: z.string().nullable(),
  /** Why to go there. */
  Neden: z.string(),
  /** From the stop before it; null: the first, or one of which nobody knows where it lies. */
  Km: z.number().nullable(),
  /** By what its place is known: the customer's own, or the seat of the district or province; null: it is not. */
  Konum: z.enum(KONUM_YERLERI).nullable(),
  /** That place; null where nobody knows it. */
  Enlem: z.number().nullable(),
  Boylam: z.number().nullable(),
});
export type PlanDuragi = z.infer<typeof planDuragi>;
