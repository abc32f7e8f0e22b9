import type { RawBuilder } from 'kysely';
import type { Db } from './connect.ts';

/** Runs a statement and answers a part of its rows: `read(db).first(sql<Row>…)`. */
export const read = (db: Db) => ({
  rows: async <R>(q: RawBuilder<R>): Promise<R[]> => (await q.execute(db)).rows,
  /** Null: no row. */
  first: async <R>(q: RawBuilder<R>): Promise<R | null> => (await q.execute(db)).rows[0] ?? null,
  /** The row of a statement that always answers one. */
  only: async <R>(q: RawBuilder<R>): Promise<R> => (await q.execute(db)).rows[0]!,
  /** True for a statement with any row. */
  some: async (q: RawBuilder<unknown>): Promise<boolean> => (await q.execute(db)).rows.length > 0,
  /** The single column of all rows. */
  values: async <V>(q: RawBuilder<Readonly<Record<string, V>>>): Promise<V[]> =>
    (await q.execute(db)).rows.map((satir) => Object.values(satir)[0]!),
  /** The same of the first row. Null: no row. */
  firstValue: async <V>(q: RawBuilder<Readonly<Record<string, V>>>): Promise<V | null> => {
    const [satir] = (await q.execute(db)).rows;
    return satir === undefined ? null : Object.values(satir)[0]!;
  },
  /** The single column of the row that the statement always answers, such as a count. */
  value: async <V>(q: RawBuilder<Readonly<Record<string, V>>>): Promise<V> =>
    Object.values((await q.execute(db)).rows[0]!)[0]!,
});
