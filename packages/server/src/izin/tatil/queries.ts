import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import type { TatilSatiri } from '@masabasi/core/izin/tatil/contract';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';

export interface TatilIcerigi {
  readonly tarih: Gun;
  readonly ad: string;
  readonly gun_sayi: number;
}

const satirlar = (db: Db) =>
  db.selectFrom('tatil').select(['id as Id', 'tarih as Tarih', 'ad as Ad', 'gun_sayi as GunSayi', 'surum as Surum']);

export async function tatilListesi(db: Db): Promise<TatilSatiri[]> {
  const rows = await satirlar(db).orderBy('tarih').orderBy('id').execute();
  return rows.map((r) => ({ ...r, GunSayi: gunSayisiYaz(r.GunSayi) }));
}

/** A holiday, locked until the transaction ends. */
export async function tatilKilitle(db: Db, id: number): Promise<TatilSatiri | null> {
  const r = await satirlar(db).where('id', '=', id).forUpdate().executeTakeFirst();
  return r ? { ...r, GunSayi: gunSayisiYaz(r.GunSayi) } : null;
}

/** Adds holidays and returns the added ones. A holiday with an existing name and date stays unchanged. */
export const tatilleriEkle = (db: Db, yeniler: readonly TatilIcerigi[]) =>
  db
    .insertInto('tatil')
    .values([...yeniler])
    .onConflict((oc) => oc.doNothing())
    .returning(['id as Id', 'tarih as Tarih', 'surum as Surum'])
    .execute();

/** True if another row has this name on this date. */
export const ayniTatil = async (db: Db, id: number, t: TatilIcerigi): Promise<boolean> =>
  (await db
    .selectFrom('tatil')
    .select('id')
    .where('tarih', '=', t.tarih)
    .where('ad', '=', t.ad)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

export const { degistir: tatilDegistir } = versionedSaves('tatil');

export const tatilKaldir = (db: Db, id: number) => db.deleteFrom('tatil').where('id', '=', id).execute();

/** Names and departments of the owners of leaves. */
export const kisiler = (db: Db, idler: readonly number[]) =>
  db
    .selectFrom('kisi')
    .select(['id', 'gorunen_ad as Ad', 'departman_id'])
    .where('id', 'in', idler.length > 0 ? idler : [0])
    .execute();

/** Locks people in the common order. */
export const kisileriKilitle = (db: Db, idler: readonly number[]) =>
  sql`select id from kisi where id = any(${[...idler]}) order by id for no key update`.execute(db);
