import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** Provinces, in alphabetical order. */
export const iller = (db: Db) =>
  db
    .selectFrom('il')
    .select(['id as Id', 'ad as Ad'])
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** Districts, in alphabetical order. */
export const ilceler = (db: Db) =>
  db
    .selectFrom('ilce')
    .select(['id as Id', 'ad as Ad', 'il_id as IlId'])
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** Active people, with nothing about them but where they work. */
export const calisanlar = (db: Db) =>
  db
    .selectFrom('kisi')
    .select(['id as Id', sql<string>`ad || ' ' || soyad`.as('Ad'), 'departman_id as DepartmanId'])
    .where('aktif', '=', true)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .orderBy(sql`soyad collate "tr-TR-x-icu"`)
    .execute();

export const molaTurleri = (db: Db) =>
  db.selectFrom('mola_tur').select(['id as Id', 'ad as Ad']).orderBy('id').execute();

/** The projects of an effective list. */
export const projeler = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('proje')
    .select(['id as Id', 'ad as Ad'])
    .where(sql<boolean>`id = any (${sql.val(idler)}::int[])`)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();
