import { z } from 'zod';
import { tutar } from '../../platform/field/alan.ts';
import { PARA_BIRIMLERI } from './alanlar.ts';
import { RADAR_SIRASI } from './radar.ts';

/** A customer with a licence that ends soon, and the signs against a renewal. */
export const radarMusterisi = z.strictObject({
  MusteriId: z.int(),
  Musteri: z.string(),
  Sorumlu: z.string().nullable(),
  /** Licences that end, the first one first. */
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
      /** Page with the details. Signs from pages that the caller may not open are left out. */
      Yol: z.string(),
    }),
  ),
});
export type RadarMusterisi = z.infer<typeof radarMusterisi>;
