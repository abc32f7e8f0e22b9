import { z } from 'zod';
import { kimlik, tamSayi } from '../field/alan.ts';
import { yanit } from '../call/endpoint.ts';
import { EN_COK_TOPLU } from './toplu.ts';

/** Common parts of the calls that act on several records at once (`toplu.ts`). */

const enCok = (ne: string) => ({ error: `en fazla ${EN_COK_TOPLU} ${ne} içerebilir` });

/**
 * The chosen records, each with the version that the person saw.
 * @param ne name of a record
 */
export const secilenler = (ne: string) =>
  z
    .array(z.strictObject({ Id: kimlik, Surum: tamSayi(0, 2_147_483_647) }))
    .min(1, { error: `en az bir ${ne} içermeli` })
    .max(EN_COK_TOPLU, enCok(ne));

/**
 * The records for a spreadsheet. Null: all records of the view.
 * @param ne name of a record
 */
export const aktarilanlar = (ne: string) => z.array(kimlik).max(EN_COK_TOPLU, enCok(ne)).nullable().default(null);

const sonuc = z.strictObject({
  Id: z.int(),
  /** Reason why the record did not change. Null: the act succeeded. */
  Neden: z.string().nullable(),
});
export type TopluSonuc = z.infer<typeof sonuc>;

/** The result for each chosen record. */
export const topluYaniti = yanit({ sonuclar: z.array(sonuc) });
