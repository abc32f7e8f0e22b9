import { z } from 'zod';
import { YONLENDIRME_DURUMLARI } from './rules.ts';

export const yonlendirmeSatiri = z.strictObject({
  Id: z.int(),
  AdayId: z.int(),
  MusteriId: z.int(),
  Musteri: z.string(),
  Il: z.string().nullable(),
  Proje: z.string(),
  Neden: z.string(),
  Gonderen: z.string(),
  /** Name of a person or a department. */
  Hedef: z.string(),
  /** Last day for the decision. */
  Termin: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.enum(YONLENDIRME_DURUMLARI),
  /** Nobody decided in time. */
  Gecikti: z.boolean(),
  KararVeren: z.string().nullable(),
  /** Reason of a refusal. */
  KararAciklama: z.string(),
  AcilisZamani: z.string(),
  /** Rights of the caller: to decide, and to take back. */
  Alici: z.boolean(),
  Gonderdim: z.boolean(),
  Surum: z.int(),
});
export type YonlendirmeSatiri = z.infer<typeof yonlendirmeSatiri>;
