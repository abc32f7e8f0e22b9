import type { BildirimSatiri } from '@masabasi/core/platform/bildirim/contract';
import { BILDIRIM_SAYFASI, type BildirimHali } from '@masabasi/core/platform/bildirim/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import type { KisiId } from '../http/access.ts';

/** A page of a person's notifications, newest first, with one more row than shown. */
export const sayfa = (
  db: Db,
  kisi: KisiId,
  { oncekiId, okunmayanlar }: { oncekiId?: number | undefined; okunmayanlar?: 1 | undefined },
): Promise<BildirimSatiri[]> =>
  read(db).rows(sql<BildirimSatiri>`
    select id as "Id", tur as "Tur", baslik as "Baslik", metin as "Metin", yol as "Yol", zaman as "Zaman",
      okundu is not null as "Okundu", kayit_id as "KayitId"
    from bildirim where kisi_id = ${kisi}
      ${oncekiId === undefined ? sql`` : sql`and id < ${oncekiId}`}
      ${okunmayanlar === undefined ? sql`` : sql`and okundu is null`}
    order by id desc limit ${BILDIRIM_SAYFASI + 1}`);

export const okunmayanSayisi = (db: Db, kisi: KisiId): Promise<number> =>
  read(db).value(
    sql<{
      adet: number;
    }>`select count(*) as adet from bildirim where kisi_id = ${kisi} and okundu is null`,
  );

/** Marks one of the person's own notifications, or all up to a number, as read. Returns how many were unread. */
export async function okunduYaz(
  db: Db,
  kisi: KisiId,
  { Id, sonId }: { Id?: number | undefined; sonId?: number | undefined },
  simdi: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update bildirim set okundu = ${simdi} where kisi_id = ${kisi} and okundu is null
      and ${Id === undefined ? sql`id <= ${sonId ?? 0}` : sql`id = ${Id}`}`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Marks notifications of this kind about a record or a person as read, because nothing is left to do.
 * @returns their receivers
 */
export async function halledildiYaz(
  db: Db,
  tur: string,
  neyin: { readonly kayit: number } | { readonly hakkinda: KisiId },
  simdi: Date,
): Promise<number[]> {
  const bunun = 'kayit' in neyin ? sql`kayit_id = ${neyin.kayit}` : sql`hakkinda_id = ${neyin.hakkinda}`;
  const { rows } = await sql<{ Id: number }>`
    update bildirim set okundu = ${simdi} where tur = ${tur} and ${bunun} and okundu is null
    returning kisi_id as "Id"`.execute(db);
  return [...new Set(rows.map((r) => r.Id))];
}

/** Marks notifications of a record as unread that were marked as read at this moment, and returns their receivers. */
export async function yenidenSorYaz(
  db: Db,
  tur: string,
  { kayit, zaman }: { readonly kayit: number; readonly zaman: Date },
): Promise<number[]> {
  const { rows } = await sql<{ Id: number }>`
    update bildirim set okundu = null where tur = ${tur} and kayit_id = ${kayit} and okundu = ${zaman}
    returning kisi_id as "Id"`.execute(db);
  return [...new Set(rows.map((r) => r.Id))];
}

/** Deletes notifications about a person that were written at this moment, and returns their receivers. */
export async function geriCekYaz(
  db: Db,
  tur: string,
  { hakkinda, zaman }: { readonly hakkinda: KisiId; readonly zaman: Date },
): Promise<number[]> {
  const { rows } = await sql<{ Id: number }>`
    delete from bildirim where tur = ${tur} and hakkinda_id = ${hakkinda} and zaman = ${zaman}
    returning kisi_id as "Id"`.execute(db);
  return [...new Set(rows.map((r) => r.Id))];
}

/** Receivers of a notification about a message. */
export const mesajdanHaberliler = async (db: Db, mesajId: number): Promise<number[]> =>
  (await db.selectFrom('bildirim').select('kisi_id').distinct().where('mesaj_id', '=', mesajId).execute()).map(
    (b) => b.kisi_id,
  );

/** Choices of a person, by kind. For other kinds the default applies. */
export async function tercihler(db: Db, kisi: KisiId): Promise<ReadonlyMap<string, BildirimHali>> {
  const satirlar = await db.selectFrom('bildirim_tercihi').select(['tur', 'hal']).where('kisi_id', '=', kisi).execute();
  return new Map(satirlar.map((s) => [s.tur, s.hal]));
}

export const tercihYaz = (db: Db, kisi: KisiId, tur: string, hal: BildirimHali) =>
  db
    .insertInto('bildirim_tercihi')
    .values({ kisi_id: kisi, tur, hal })
    .onConflict((oc) => oc.columns(['kisi_id', 'tur']).doUpdateSet({ hal }))
    .execute();

export const epostasiVar = async (db: Db, kisi: KisiId): Promise<boolean> =>
  (await db
    .selectFrom('kisi')
    .select('id')
    .where('id', '=', kisi)
    .where('eposta', 'is not', null)
    .executeTakeFirst()) !== undefined;
