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
  /** A person or a department. */
  Hedef: z.string(),
  /** The last day to decide on. */
  Termin: z.string(),
  Durum: z.string(),
  DurumAnahtar: z.enum(YONLENDIRME_DURUMLARI),
  /** Nobody decided in time. */
  Gecikti: z.boolean(),
  KararVeren: z.string().nullable(),
  /** Why it was refused. */
  KararAciklama: z.string(),
  AcilisZamani: z.string(),
  /** Whether the caller decides on it; whether they may take it back. */
  Alici: z.boolean(),
  Gonderdim: z.boolean(),
  Surum: z.int(),
});
export type YonlendirmeSatiri = z.infer<typeof yonlendirmeSatiri>;
