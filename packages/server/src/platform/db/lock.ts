import { sql } from 'kysely';
import type { Db } from './connect.ts';
import type { Database } from './schema.ts';

/** Reads a record under its lock, which lasts until the transaction ends. Other records may still refer to it. */
export const locked =
  <Id extends number, Rest extends readonly unknown[], R>(
    tablo: keyof Database,
    oku: (db: Db, id: Id, ...rest: Rest) => Promise<R>,
  ) =>
  async (db: Db, id: Id, ...rest: Rest): Promise<R> => {
    await sql`select id from ${sql.table(tablo)} where id = ${id} for no key update`.execute(db);
    return oku(db, id, ...rest);
  };
