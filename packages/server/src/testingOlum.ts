import { Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely';
import pg from 'pg';
import { type Db, baglantiAyari } from './db/connect.ts';
import type { TestServer } from './testing.ts';

/**
 * Does something with a database whose statement after the n-th fails, as if the server had died in front of it.
 * @returns whether it came to its end
 */
export async function olenle(
  { databaseUrl }: Pick<TestServer, 'databaseUrl'>,
  n: number,
  is: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  let sayac = 0;
  class OlenClient extends pg.Client {
    override query: pg.Client['query'] = ((...args: unknown[]) => {
      sayac += 1;
      // What would undo does not run either: the connection is simply gone.
      if (sayac > n) {
        this.connection.stream.destroy();
        return Promise.reject(new Error('öldü'));
      }
      // oxlint-disable-next-line typescript/unbound-method -- bound by Reflect.apply
      return Reflect.apply(pg.Client.prototype.query, this, args) as unknown;
    }) as pg.Client['query'];
  }
  const pool = new pg.Pool({ ...baglantiAyari(databaseUrl), max: 1, Client: OlenClient });
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool } satisfies PostgresDialectConfig) });
  try {
    await is(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
  }
}
