import type { TestProject } from 'vitest/node';
import { connect } from '../platform/db/connect.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { connected } from '../platform/db/hold.ts';
import { migrate } from '../platform/db/migrate.ts';
import { temelVeri } from '../yonetim/kurulum/temelVeri.ts';
import { testFolder, testsHome } from './folder.ts';

/** A noon in Istanbul on a working Friday: 12:00, 20 November 2026. */
export const OGLEN = '2026-11-20T09:00:00.000Z';
/** The database that every test's server copies. */
export const SABLON = 'sablon';

/** Creates a migrated database with the base data, which every test's server copies. */
async function sablonHazirla(url: string): Promise<void> {
  await connected(url, (c) => c.query(`create database ${SABLON}`));
  const adres = new URL(url);
  adres.pathname = `/${SABLON}`;
  await migrate(adres.toString());
  const b = connect(adres.toString(), () => undefined, { max: 2 });
  await temelVeri(b.db);
  await b.db
    .insertInto('kurulum')
    .values({ sirket: 'Deneme A.Ş.', lisans: 'TEST', demo: false, zaman: OGLEN })
    .execute();
  await b.db.destroy();
}

/** One PostgreSQL for the whole run. Its data ends with the run, so it need not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = testFolder('masabasi-test-', testsHome());
  const postgres = await startEmbedded({
    dataDir: folder.dataDir,
    log: (line) => process.stderr.write(`${line}\n`),
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  await sablonHazirla(postgres.url);
  project.provide('pgUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}
