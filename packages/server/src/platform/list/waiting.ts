import { type RawBuilder, sql } from 'kysely';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { type Db, hazir } from '../db/connect.ts';
import { read } from '../db/read.ts';

/** The waiting records of a room in SQL. */
export interface Waiting {
  /** Name of the prepared statement, for a room that changes all the time (`hazir`). */
  readonly name?: string;
  /** The records, for example `gorusme g where …`. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  /** The moment by which a record is due. */
  readonly due: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  /** Further columns of the first records, for records of several tables. */
  readonly keys?: RawBuilder<unknown>;
  /** Joins to the first records `x`, which have the columns `id`, `due`, `since` and the keys. */
  readonly joins: RawBuilder<unknown>;
  /** Further columns under wire names. */
  readonly columns: RawBuilder<unknown>;
}

/** No due time. */
export const NO_DUE = sql`null::timestamptz`;
/** The end of a day in Istanbul. */
export const endOfDay = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`((${day} + 1)::timestamp at time zone 'Europe/Istanbul')`;
/** The beginning of a day in Istanbul. */
export const startOfDay = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${day}::timestamp at time zone 'Europe/Istanbul')`;

/**
 * Counts waiting records and reads the first of them in one statement: the earliest due, then the longest waiting. Names
 * are looked up for the first ones alone.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the columns are SQL, so each caller names its row
export async function firstWaiting<R>(
  db: Db,
  { name, from, id, due, since, keys, joins, columns }: Waiting,
  most: number,
  toRecord: (row: R & Pick<BekleyenKayit, 'Id' | 'Termin' | 'Zaman'>) => BekleyenKayit,
): Promise<BekleyenKayitlar> {
  type Row = R & Pick<BekleyenKayit, 'Id' | 'Termin' | 'Zaman'> & { readonly adet: number };
  const rows = await read(db).rows(sql<Row>`${name === undefined ? sql`` : hazir(name)}
    with x as materialized (
      select ${id} as id, ${due} as due, ${since} as since, count(*) over ()::int as adet
        ${keys === undefined ? sql`` : sql`, ${keys}`}
      from ${from} order by 2 nulls last, 3, 1 limit ${sql.lit(most)})
    select x.adet, x.id as "Id", x.due as "Termin", x.since as "Zaman", ${columns}
    from x ${joins} order by x.due nulls last, x.since, x.id`);
  return { adet: rows[0]?.adet ?? 0, ilk: rows.map(toRecord) };
}
