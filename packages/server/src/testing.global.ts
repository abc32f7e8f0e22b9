import type { TestProject } from 'vitest/node';
import { startEmbedded } from './db/embedded.ts';
import { testFolder } from './testingFolder.ts';

/** One PostgreSQL for the whole run. Nothing in it outlives the run, so it need not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = testFolder('masabasi-test-');
  const postgres = await startEmbedded({
    dataDir: folder.dataDir,
    log: (line) => process.stderr.write(`${line}\n`),
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  project.provide('pgUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await folder.remove();
  };
}
