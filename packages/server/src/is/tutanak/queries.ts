import { ORADA_SN } from '@masabasi/core/is/tutanak/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** The pieces of the minutes after this id, in order. */
export const parcalar = (db: Db, toplantiId: number, sonra: number) =>
  db
    .selectFrom('tutanak_parca')
    .select(['id', 'veri'])
    .where('toplanti_id', '=', toplantiId)
    .where('id', '>', sonra)
    .orderBy('id')
    .execute();

export const parcaEkle = async (
  db: Db,
  p: { readonly toplantiId: number; readonly kisi: number | null; readonly veri: Uint8Array; readonly simdi: Date },
): Promise<number> =>
  (
    await db
      .insertInto('tutanak_parca')
      .values({ toplanti_id: p.toplantiId, kisi_id: p.kisi, veri: Buffer.from(p.veri), zaman: p.simdi })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** Deletes the pieces before this id, after they were merged into one. */
export const parcalariSil = (db: Db, toplantiId: number, kadar: number) =>
  db.deleteFrom('tutanak_parca').where('toplanti_id', '=', toplantiId).where('id', '<', kadar).execute();

const taze = (simdi: Date) => sql`v.zaman > ${simdi}::timestamptz - ${ORADA_SN} * interval '1 second'`;

/** The people who have the minutes open, once each, in any number of windows. */
export const oradakiler = (db: Db, toplantiId: number, simdi: Date) =>
  read(db).rows(sql<{ Id: number; Ad: string; Yaziyor: boolean }>`
    select k.id as "Id", k.gorunen_ad as "Ad", bool_or(v.yaziyor) as "Yaziyor"
    from tutanak_orada v join kisi k on k.id = v.kisi_id
    where v.toplanti_id = ${toplantiId} and ${taze(simdi)} and k.aktif
    group by k.id order by k.gorunen_ad collate "tr-TR-x-icu", k.id`);

export interface Pencere {
  readonly toplantiId: number;
  readonly kisi: number;
  readonly pencere: string;
}
export const soyle = (db: Db, p: Pencere, yaziyor: boolean, simdi: Date) =>
  sql`insert into tutanak_orada (toplanti_id, kisi_id, pencere, yaziyor, zaman)
    values (${p.toplantiId}, ${p.kisi}, ${p.pencere}, ${yaziyor}, ${simdi})
    on conflict (toplanti_id, kisi_id, pencere) do update set yaziyor = excluded.yaziyor, zaman = excluded.zaman`.execute(
    db,
  );
export const ayril = (db: Db, p: Pencere) =>
  sql`delete from tutanak_orada where toplanti_id = ${p.toplantiId} and kisi_id = ${p.kisi}
    and pencere = ${p.pencere}`.execute(db);
/** Deletes rows without a sign of life for an hour. */
export const eskileriSil = (db: Db, simdi: Date) =>
  sql`delete from tutanak_orada where zaman < ${simdi}::timestamptz - interval '1 hour'`.execute(db);
