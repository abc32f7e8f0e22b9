import { defineConfig } from 'vitest/config';
import { breaking, keepFiles, setupFiles, whole } from './bench/prove/testing.ts';
import { componentTests } from './packages/web/build/componentTests.ts';
import { icons } from './packages/web/build/icons.ts';
import LongestFirst from './vitest.order.ts';

/** What starts, kills and measures processes: undisturbed, one at a time. */
const processes = ['server', 'db/embedded'].map((name) => `packages/server/src/${name}.test.ts`);

export default defineConfig({
  plugins: [breaking],
  test: {
    setupFiles,
    provide: { whole },
    fsModuleCache: keepFiles,
    // Most of a test's time is waiting: for the database, for a password's hash, for a timer.
    maxWorkers: 4,
    // The product is loaded once a worker; no test leaves anything behind in its modules.
    isolate: false,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // A hanging test must not hold the run; the slowest honest one starts PostgreSQLs of its own, on a machine with
    // other work. Where a time is promised, the test measures it.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: processes,
          globalSetup: ['packages/server/src/testing.global.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: processes, isolate: true, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        plugins: [icons()],
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
        },
      },
      { extends: true, ...componentTests(process.env['CHROME_PATH']) },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] } },
    ],
  },
});
