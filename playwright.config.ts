import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DENEME_ANAHTARI } from './packages/server/src/masa/santral/testing.ts';
import { testsHome } from './packages/server/src/testing/folder.ts';
import flags from './scripts/browser-flags.json' with { type: 'json' };

/** The main process chooses the port once. The workers read this file again and find the port in their environment. */
async function port(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(free);
}

/** Holds the data folder of the shared server and the template for tests with a server of their own. */
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
  // Four workers keep two processors always busy, and waiting tests wait long.
  workers: 3,
  fullyParallel: true,
  // The second try records a trace. `npm test` counts a test that needed it as failed.
  retries: 1,
  // Generous: a slow machine is no fault of the product. A test of a promised time measures it itself.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    // An action that never succeeds fails at its own line, not at the end of the test's time.
    actionTimeout: 45_000,
    navigationTimeout: 90_000,
    browserName: 'chromium',
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Each test sees the files that the server serves now. The service worker has its own test, which allows it.
    serviceWorkers: 'block',
    // Recording costs a third of the run, so only a test that failed once is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      // A page lives for seconds here, so optimised compilation of its scripts never pays.
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
      // Backups have a test of their own. Here they would only be noise.
      YEDEK: '0',
      LOG_LEVEL: 'warn',
      SANTRAL_ANAHTARI: DENEME_ANAHTARI,
    },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
