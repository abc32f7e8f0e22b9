import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { FATURA_TURLERI } from '../fatura/rules.ts';
import { HAKEDIS_DURUMLARI } from './rules.ts';

/** A dealer's month. */
export const bayiHakedisi = z.strictObject({
  Id: z.int(),
  BayiId: z.int(),
  Bayi: z.string(),
  /** `2026-10` */
  Donem: z.string(),
  Ciro: tutar,
  Iade: tutar,
  Komisyon: tutar,
  /** Negative rest of earlier months. */
  Devir: tutar,
  Tutar: tutar,
  DurumAnahtar: z.enum(HAKEDIS_DURUMLARI),
  /** Number of the dealer's own invoice. */
  FaturaNo: z.string(),
  FaturaTarihi: z.string().nullable(),
  OdemeTarihi: z.string().nullable(),
  Surum: z.int(),
});
/** An invoice that counts in the month. */
export const hakedisSatiri = z.strictObject({
  FaturaId: z.int(),
  Tur: z.enum(FATURA_TURLERI),
  No: z.string(),
  Tarih: z.string(),
  Musteri: z.string(),
  Matrah: tutar,
  /** In hundredths of a percent. */
  Oran: z.int(),
  Komisyon: tutar,
});
