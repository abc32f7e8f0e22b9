import { promises as fs } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { SURESIZ, baglantiAyari } from './connect.ts';

/**
 * Runs the migrations that this database has not seen, each once, whole or not at all, from several starters at once
 * (Kysely's migrator takes a lock). Uses its own connection without the short timeouts of the pool.
 * @param last the last one to apply; all of them unless told
 * @returns names of the migrations that were applied now
 */
export async function migrate(url: string, last?: string): Promise<string[]> {
  const pool = new pg.Pool({ ...baglantiAyari(url), ...SURESIZ, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrationFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'migrations');
    const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
    const { error, results = [] } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
    return results.map((r) => r.migrationName);
  } finally {
    await db.destroy();
  }
}
