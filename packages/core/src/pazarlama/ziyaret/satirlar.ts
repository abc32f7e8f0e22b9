import { z } from 'zod';
import { KONUM_YERLERI, ZIYARET_DURUMLARI, ZIYARET_SONUCLARI } from './rules.ts';

/** A visit in lists. */
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

/** A visit on its own page. */
export const ziyaretKarti = ziyaretSatiri.extend({
  ProjeIdler: z.array(z.int()),
  Aciklama: z.string(),
  OlumsuzNedenId: z.int().nullable(),
  OlumsuzNeden: z.string().nullable(),
  DigerProgramId: z.int().nullable(),
  DigerProgram: z.string().nullable(),
  /** Reason why the visit was not held, or a note on its result. */
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

/** A stop of a day: an appointment, or a customer on the route. */
export const planDuragi = z.strictObject({
  Tur: z.enum(['ziyaret', 'aday', 'lisans']),
  /** Id of the visit, prospect or licence. */
  KayitId: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Ilce: z.string().nullable(),
  Adres: z.string(),
  Telefon: z.string().nullable(),
  /** Time of an appointment; null for other stops. */
  Zaman: z.string().nullable(),
  /** Reason to go there. */
  Neden: z.string(),
  /** Kilometres from the stop before; null: first stop, or unknown place. */
  Km: z.number().nullable(),
  /** Source of the place: the customer's own, or the centre of the district or province; null: unknown. */
  Konum: z.enum(KONUM_YERLERI).nullable(),
  /** Latitude; null: unknown place. */
  Enlem: z.number().nullable(),
  Boylam: z.number().nullable(),
});
export type PlanDuragi = z.infer<typeof planDuragi>;
