import { z } from 'zod';
import { tutar } from '../alan.ts';
import { PARA_BIRIMLERI } from './alanlar.ts';
import { RADAR_SIRASI } from './radar.ts';

/** A customer of whom a licence ends soon, with what speaks against their going on. */
export const radarMusterisi = z.strictObject({
  MusteriId: z.int(),
  Musteri: z.string(),
  Sorumlu: z.string().nullable(),
  /** Those that end, the first one first. */
  lisanslar: z.array(
    z.strictObject({
      Id: z.int(),
      LisansNo: z.string(),
      Proje: z.string(),
      BitisTarihi: z.string(),
      KalanGun: z.int(),
    }),
  ),
  yillik: z.array(
    z.strictObject({ ParaBirimi: z.enum(PARA_BIRIMLERI, { error: 'bilinen bir para birimi değil' }), Tutar: tutar }),
  ),
  KalanGun: z.int(),
  Risk: z.int(),
  nedenler: z.array(
    z.strictObject({
      Ne: z.enum(RADAR_SIRASI, { error: 'bilinen bir neden değil' }),
      Cumle: z.string(),
      /** Where it can be seen: what somebody may not open is not said to them. */
      Yol: z.string(),
    }),
  ),
});
export type RadarMusterisi = z.infer<typeof radarMusterisi>;
