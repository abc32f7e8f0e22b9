import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from './connect.ts';
import { read } from './read.ts';
import type { Database } from './schema.ts';

/** Tables whose rows have a version, which every change raises. */
type VersionedTable = {
  [T in keyof Database]: 'id' | 'surum' extends keyof Database[T] ? T : never;
}[keyof Database];

/** Writes of a table that answer these columns. */
const writes = <T extends VersionedTable, R>(tablo: T, answer: RawBuilder<unknown>) => ({
  ekle: async (db: Db, yeni: Insertable<Database[T]>): Promise<R> => {
    const alanlar = Object.entries(yeni).filter(([, deger]) => deger !== undefined);
    return read(db).only(sql<R>`
      insert into ${sql.table(tablo)} (${sql.join(alanlar.map(([ad]) => sql.ref(ad)))})
      values (${sql.join(alanlar.map(([, deger]) => deger))}) returning ${answer}`);
  },
  /** Makes the next version of a row that exists. */
  degistir: async (db: Db, id: number, degisen: Updateable<Database[T]>): Promise<R> => {
    const atamalar = Object.entries(degisen)
      .filter(([, deger]) => deger !== undefined)
      .map(([ad, deger]) => sql`${sql.ref(ad)} = ${deger}`);
    const { rows } = await sql<R>`
      update ${sql.table(tablo)} set ${sql.join([...atamalar, sql`surum = surum + 1`])}
      where id = ${id} returning ${answer}`.execute(db);
    const [satir] = rows;
    if (satir === undefined) throw new Error(`${tablo} ${id}: no such row`);
    return satir;
  },
});

/** Writes that answer some columns of the written row. */
export const versioned = <T extends VersionedTable, C extends keyof Selectable<Database[T]> & string>(
  tablo: T,
  sutunlar: readonly C[],
) => writes<T, Pick<Selectable<Database[T]>, C>>(tablo, sql.join(sutunlar.map((s) => sql.ref(s))));

/** Writes that answer the whole written row. */
export const versionedRows = <T extends VersionedTable>(tablo: T) => writes<T, Selectable<Database[T]>>(tablo, sql`*`);

/** Writes that answer the number and the version of the written row, as a save does. */
export const versionedSaves = <T extends VersionedTable>(tablo: T) =>
  writes<T, { Id: number; Surum: number }>(tablo, sql`id as "Id", surum as "Surum"`);
