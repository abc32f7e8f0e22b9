import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresDialectConfig, sql } from 'kysely';
import pg from 'pg';
import { vi } from 'vitest';
import { type Db, baglantiAyari } from '../platform/db/connect.ts';
import type { TestServer } from './product.ts';

/**
 * Runs work on a database whose statement after the n-th fails, as if the server had died before it.
 * @returns true when it came to its end
 */
export async function olenle(
  s: Pick<TestServer, 'databaseUrl' | 'db'>,
  n: number,
  is: (db: Db) => Promise<unknown>,
): Promise<boolean> {
  let sayac = 0;
  class OlenClient extends pg.Client {
    override query: pg.Client['query'] = ((...args: unknown[]) => {
      sayac += 1;
      // A rollback does not run either: the connection is simply gone.
      if (sayac > n) {
        this.connection.stream.destroy();
        return Promise.reject(new Error('öldü'));
      }
      // oxlint-disable-next-line typescript/unbound-method -- bound by Reflect.apply
      return Reflect.apply(pg.Client.prototype.query, this, args) as unknown;
    }) as pg.Client['query'];
  }
  const application_name = `olen ${randomUUID()}`;
  const pool = new pg.Pool({ ...baglantiAyari(s.databaseUrl), application_name, max: 1, Client: OlenClient });
  pool.on('error', () => undefined);
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool } satisfies PostgresDialectConfig) });
  try {
    await is(db);
    return true;
  } catch {
    return false;
  } finally {
    await db.destroy();
    // The locks of the dead connection are free once PostgreSQL has noticed its end. Until then `skip locked` would
    // skip its rows.
    await vi.waitUntil(
      async () => {
        const { rows } = await sql`select 1 from pg_stat_activity where application_name = ${application_name}`.execute(
          s.db,
        );
        return rows.length === 0;
      },
      { timeout: 10_000, interval: 5 },
    );
  }
}
