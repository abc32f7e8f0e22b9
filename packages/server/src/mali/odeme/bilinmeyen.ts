import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Deneme } from './queries.ts';

/** Unknown results: refunds without a verdict, and successes of orders that are not ours. */

/** Counts a success of an order that is not ours. True: it is the first one for this order. */
export const sahipsizYaz = async (
  db: Db,
  o: { readonly saglayici: SaglayiciAdi; readonly siparis: string; readonly zaman: Date },
): Promise<boolean> =>
  (await read(db).value(sql<{ adet: number }>`insert into odeme_sahipsiz as o (saglayici, siparis, ilk, son)
    values (${o.saglayici}, ${o.siparis}, ${o.zaman}, ${o.zaman})
    on conflict (saglayici, siparis) do update set son = excluded.son, adet = o.adet + 1 returning adet`)) === 1;

/** Takes charge of a refund. Undefined: another process took it, and the bank may have been asked. */
export const iadeyiUstlen = (db: Db, id: number, simdi: Date): Promise<Deneme | undefined> =>
  db
    .updateTable('odeme_deneme')
    .set({ iade_soruldu: simdi })
    .where('id', '=', id)
    .where('uyari', '=', 'iade')
    .where('iade_soruldu', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** True if the unknown result of this refund was already reported. */
export const iadeSoylendi = async (db: Db, d: Deneme): Promise<boolean> =>
  (await db
    .selectFrom('odeme_olay')
    .select('id')
    .where('deneme_id', '=', d.id)
    .where('tur', '=', 'uyari')
    .where('zaman', '>=', d.iade_zaman!)
    .executeTakeFirst()) !== undefined;

/** Refunds with an unknown result: asked again after some minutes, then each hour, for ten days. */
export const bilinmeyenIadeler = (db: Db, simdi: Date): Promise<Deneme[]> =>
  read(db).rows(sql<Deneme>`select * from odeme_deneme where uyari = 'iade' and iade_tutar is not null
    and iade_zaman between ${simdi}::timestamptz - interval '10 days' and ${simdi}::timestamptz - interval '5 minutes'
    and (son_sorgu is null or son_sorgu < iade_zaman or son_sorgu < ${simdi}::timestamptz - interval '1 hour')
    order by coalesce(son_sorgu, iade_zaman) limit 20`);
