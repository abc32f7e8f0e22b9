import { z } from 'zod';
import { metin, zorunluMetin } from '../field/alan.ts';
import { EN_UZUN_IMZA } from './tablo.ts';
import { GUN_SIRALARI } from './tabloGunu.ts';

/** A layout for files with these headings. The next such file is read with it. */
export const tabloDuzeni = z.strictObject({
  Imza: zorunluMetin(EN_UZUN_IMZA),
  Hedefler: z.array(metin(40).nullable()).max(500),
  GunSirasi: z.enum(GUN_SIRALARI, { error: 'bilinen bir tarih yazılışı değil' }).optional(),
});
export type KayitliTabloDuzeni = z.infer<typeof tabloDuzeni>;
