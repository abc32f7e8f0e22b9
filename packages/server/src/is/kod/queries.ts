import type { KodIslemi } from '@masabasi/core/is/kod/itme';
import type { KodIslemiSatiri } from '@masabasi/core/is/kod/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';

/** Records a delivery. False when it arrived before. */
export const teslimEkle = async (db: Db, ozet: Buffer, zaman: Date): Promise<boolean> =>
  (
    await db
      .insertInto('kod_teslim')
      .values({ ozet, zaman })
      .onConflict((oc) => oc.doNothing())
      .returning('zaman')
      .execute()
  ).length > 0;

/** Days that a delivery is kept to recognise repeats. Older repeats are recognised by their stored commits. */
const TESLIM_GUN = 90;
export const eskiTeslimleriSil = (db: Db, simdi: Date) =>
  sql`delete from kod_teslim where zaman < ${simdi}::timestamptz - ${TESLIM_GUN} * interval '1 day'`.execute(db);

/** Stores the new commits and gives their ids in the same order. */
export async function islemleriEkle(
  db: Db,
  o: { readonly depo: string; readonly dal: string; readonly simdi: Date },
  islemler: readonly KodIslemi[],
): Promise<{ readonly id: number; readonly islem: KodIslemi }[]> {
  const yeniler: { id: number; islem: KodIslemi }[] = [];
  for (const islem of islemler) {
    const satir = await db
      .insertInto('kod_islem')
      .values({
        tur: islem.Tur,
        depo: o.depo,
        dal: o.dal,
        sha: islem.Sha,
        mesaj: islem.Mesaj,
        yazan: islem.Yazan,
        zaman: new Date(islem.Zaman),
        adres: islem.Adres,
        alindi: o.simdi,
      })
      .onConflict((oc) => oc.columns(['depo', 'sha', 'tur']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (satir) yeniler.push({ id: satir.id, islem });
  }
  return yeniler;
}

/** The existing tasks among these ids, with their products. */
export const gorevler = (db: Db, idler: readonly number[]) =>
  read(db).rows(sql<{ id: number; proje: number }>`
    select id, proje_id as proje from gorev where id = any(${[...idler]}::int[]) order by id for key share`);

export const bagla = (db: Db, islemId: number, gorevId: number) =>
  db.insertInto('kod_islem_gorev').values({ islem_id: islemId, gorev_id: gorevId }).execute();

/** The commits and merge requests that name a task, newest first. */
export const islemler = (db: Db, gorevId: number): Promise<KodIslemiSatiri[]> =>
  read(db).rows(sql<KodIslemiSatiri>`
    select i.id as "Id", i.tur as "Tur", i.depo as "Depo", i.dal as "Dal", i.sha as "Sha",
      split_part(i.mesaj, chr(10), 1) as "Mesaj", i.yazan as "Yazan", i.zaman as "Zaman", i.adres as "Adres"
    from kod_islem_gorev g join kod_islem i on i.id = g.islem_id
    where g.gorev_id = ${gorevId} order by i.zaman desc, i.id desc limit 200`);
