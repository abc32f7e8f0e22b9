import { defineConfig } from 'vitest/config';
import { breaking, keepFiles, setupFiles, whole } from './bench/prove/testing.ts';
import { componentTests } from './packages/web/build/componentTests.ts';
import { icons } from './packages/web/build/icons.ts';
import LongestFirst from './vitest.order.ts';

/** Tests that start, kill and measure processes run undisturbed, one at a time. */
const processes = ['server', 'platform/db/embedded'].map((name) => `packages/server/src/${name}.test.ts`);

export default defineConfig({
  plugins: [breaking],
  test: {
    setupFiles,
    provide: { whole },
    fsModuleCache: keepFiles,
    // Most of a test's time is waiting: for the database, for a password's hash, for a timer.
    maxWorkers: 4,
    // Each worker loads the product once. No test leaves state in its modules.
    isolate: false,
    allowOnly: false,
    sequence: { sequencer: LongestFirst },
    // A hanging test must not hold the run. The slowest normal test starts PostgreSQLs of its own, on a machine with
    // other work. A test of a promised time measures it itself.
    testTimeout: 60_000,
    // Polls wait for work of the server, which takes longer than a second on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 180_000,
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          // The demo company is founded once, for all tests that need it.
          include: ['packages/{server,demo,sandbox}/**/*.test.ts'],
          exclude: processes,
          globalSetup: ['packages/server/src/testing/global.ts'],
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
