import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { ConfigError } from '../../config.ts';
import { SURESIZ, baglantiAyari } from './connect.ts';

/**
 * Runs the migrations that this database has not seen, each once, whole or not at all, from several starters at once
 * (Kysely's migrator takes a lock). Uses its own connection without the short timeouts of the pool.
 * @param last the last one to apply. Default: all of them
 * @returns names of the migrations that were applied now
 */
export async function migrate(url: string, last?: string): Promise<string[]> {
  const pool = new pg.Pool({ ...baglantiAyari(url), ...SURESIZ, max: 2 });
  // A break during a statement fails the statement. A break while the connection closes does no harm.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrationFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
    const provider = new FileMigrationProvider({ fs, path, migrationFolder });
    await yeniyseDur(pool, Object.keys(await provider.getMigrations()));
    const migrator = new Migrator({ db, provider });
    const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    return results.map((r) => r.migrationName);
  } finally {
    await db.destroy();
  }
}

/**
 * Throws when a newer version has changed the database: its data is intact, but this version cannot read it.
 * @param bilinen the migrations that this version knows
 */
async function yeniyseDur(pool: pg.Pool, bilinen: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ var: boolean }>(`select to_regclass('kysely_migration') is not null as var`);
  if (!rows[0]!.var) return;
  const bilinmeyen = await pool.query<{ name: string }>(
    'select name from kysely_migration where name <> all($1) order by name',
    [bilinen],
  );
  const [ilk, ...kalan] = bilinmeyen.rows.map((r) => r.name);
  if (ilk === undefined) return;
  const adim = kalan.length === 0 ? `‘${ilk}’` : `‘${ilk}’ ve ${kalan.length} adım daha`;
  throw new ConfigError(
    `Bu veritabanını daha yeni bir Masabaşı sürümü açmış; bu sürüm onu okuyamaz (bilmediği: ${adim}). ` +
      'Veritabanı bozuk değildir: yeni sürümü kurup açınız. ' +
      'Eski sürüme ancak yükseltmeden önce alınmış bir yedekle dönülür (docs/yedek.md).',
  );
}
