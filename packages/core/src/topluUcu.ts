import { z } from 'zod';
import { kimlik, tamSayi } from './alan.ts';
import { yanit } from './endpoint.ts';
import { EN_COK_TOPLU } from './toplu.ts';

/** The calls that act on several records at once (`toplu.ts`): what their requests and answers have in common. */

const enCok = (ne: string) => ({ error: `en fazla ${EN_COK_TOPLU} ${ne} içerebilir` });

/** What was chosen, each as the person saw it. @param ne what one is called */
export const secilenler = (ne: string) =>
  z
    .array(z.strictObject({ Id: kimlik, Surum: tamSayi(0, 2_147_483_647) }))
    .min(1, { error: `en az bir ${ne} içermeli` })
    .max(EN_COK_TOPLU, enCok(ne));

/** Those that a spreadsheet is asked for; null: all that the view finds. @param ne what one is called */
export const aktarilanlar = (ne: string) => z.array(kimlik).max(EN_COK_TOPLU, enCok(ne)).nullable().default(null);

const sonuc = z.strictObject({
  Id: z.int(),
  /** Why it stayed as it was; null: it was done. */
  Neden: z.string().nullable(),
});
export type TopluSonuc = z.infer<typeof sonuc>;

/** What became of each that was chosen. */
export const topluYaniti = yanit({ sonuclar: z.array(sonuc) });
