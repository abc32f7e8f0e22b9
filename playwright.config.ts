import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DENEME_ANAHTARI } from './packages/server/src/santral/testing.ts';
import { testsHome } from './packages/server/src/testingFolder.ts';
import flags from './scripts/browser-flags.json' with { type: 'json' };

/** Chosen once by the main process; the workers read this file again and find it in their environment. */
async function port(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(free);
}

/** Holds the data folder of the server that all tests share and the template for those of their own. */
function folder(): string {
  const dir = mkdtempSync(join(testsHome(), 'masabasi-e2e-'));
  chmodSync(dir, 0o755);
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

process.env['E2E_PORT'] ??= await port();
process.env['E2E_DIR'] ??= folder();
const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;

export default defineConfig({
  testDir: 'e2e',
  // With four, two processors are never idle, and what waits for its turn waits long.
  workers: 3,
  fullyParallel: true,
  // The second try records what happened; `npm test` counts a test that needed it as failed.
  retries: 1,
  // Generous: a slow machine is no fault of the product. Where a time is promised, the test measures it.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // What never comes is told where it was waited for, not as the end of the test's time.
    actionTimeout: 45_000,
    navigationTimeout: 90_000,
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Each test sees what the server serves now; the worker has a test of its own, which lets it in.
    serviceWorkers: 'block',
    // Recording costs a third of the run: only what failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      // A page lives for seconds here: what its scripts are compiled anew for is never earned back.
      args: ['--headless', ...flags, '--js-flags=--no-opt'],
    },
  },
  webServer: {
    command: 'node e2e/sablon.ts && exec node packages/server/src/server.ts',
    url: baseURL,
    env: {
      HOST: '127.0.0.1',
      PORT: process.env['E2E_PORT'],
      DATA_DIR: join(process.env['E2E_DIR'], 'urun'),
      DATABASE_URL: '',
      DEMO: '1',
      // Copies are a test of their own; here they would only be noise.
      YEDEK: '0',
      LOG_LEVEL: 'warn',
      SANTRAL_ANAHTARI: DENEME_ANAHTARI,
    },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
