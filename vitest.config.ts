import { defineConfig } from 'vitest/config';
import { breaking, keepFiles, setupFiles } from './bench/prove/testing.ts';

export default defineConfig({
  plugins: [breaking],
  test: {
    setupFiles,
    fsModuleCache: keepFiles,
    maxWorkers: 2,
    allowOnly: false,
    // A hanging test must not hold the run; the slowest honest one starts a PostgreSQL of its own.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'core', include: ['packages/core/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing.global.ts'],
        },
      },
      { extends: true, test: { name: 'web', include: ['packages/web/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'bench/**/*.test.ts'] } },
    ],
  },
});
