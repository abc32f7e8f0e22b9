import type { Oradaki } from '@masabasi/core/masa/varlik/contract';
import { VARLIK_SN } from '@masabasi/core/masa/varlik/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** Reports of windows that are still valid. */
const taze = (v: string, simdi: Date) =>
  sql`${sql.ref(`${v}.zaman`)} > ${simdi}::timestamptz - ${VARLIK_SN} * interval '1 second'`;

/** People on a ticket, each once even with several windows. */
export const oradakiler = (db: Db, gorusmeId: number, simdi: Date): Promise<Oradaki[]> =>
  read(db).rows(sql<Oradaki>`
    select k.id as "Id", k.gorunen_ad as "Ad", bool_or(v.yaziyor) as "Yaziyor"
    from varlik v join kisi k on k.id = v.kisi_id
    where v.gorusme_id = ${gorusmeId} and ${taze('v', simdi)} and k.aktif
    group by k.id order by k.gorunen_ad collate "tr-TR-x-icu", k.id`);

export interface Pencere {
  readonly gorusmeId: number;
  readonly kisiId: number;
  readonly pencere: string;
}

export const soyle = (db: Db, p: Pencere, yaziyor: boolean, simdi: Date) =>
  sql`insert into varlik (gorusme_id, kisi_id, pencere, yaziyor, zaman)
    values (${p.gorusmeId}, ${p.kisiId}, ${p.pencere}, ${yaziyor}, ${simdi})
    on conflict (gorusme_id, kisi_id, pencere) do update set yaziyor = excluded.yaziyor, zaman = excluded.zaman`.execute(
    db,
  );

export const ayril = (db: Db, p: Pencere) =>
  sql`delete from varlik where gorusme_id = ${p.gorusmeId} and kisi_id = ${p.kisiId} and pencere = ${p.pencere}`.execute(
    db,
  );

/** A ticket that a person has open together with others. */
export interface Paylasilan {
  readonly kisi_id: number;
  readonly gorusme_id: number;
  readonly oradakiler: readonly Oradaki[];
}

/** The tickets that these people have open, each with everybody present. */
export const paylasilanlar = (db: Db, kisiler: readonly number[], simdi: Date): Promise<Paylasilan[]> =>
  read(db).rows(sql<Paylasilan>`
    with acik as (
      select distinct v.kisi_id, v.gorusme_id from varlik v
      where v.kisi_id = any(${[...kisiler]}::int[]) and ${taze('v', simdi)}
    ), orada as (
      select v.gorusme_id, k.id, k.gorunen_ad as ad, bool_or(v.yaziyor) as yaziyor
      from varlik v join kisi k on k.id = v.kisi_id
      where v.gorusme_id in (select gorusme_id from acik) and ${taze('v', simdi)} and k.aktif
      group by v.gorusme_id, k.id
    )
    select a.kisi_id, a.gorusme_id, coalesce((
      select json_agg(json_build_object('Id', o.id, 'Ad', o.ad, 'Yaziyor', o.yaziyor) order by o.ad collate "tr-TR-x-icu", o.id)
      from orada o where o.gorusme_id = a.gorusme_id and o.id <> a.kisi_id), '[]') as oradakiler
    from acik a order by a.kisi_id, a.gorusme_id`);

/** Deletes reports that have expired. */
export const eskileriSil = (db: Db, simdi: Date) =>
  sql`delete from varlik where zaman < ${simdi}::timestamptz - interval '1 hour'`.execute(db);
