import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { DENEME_ISYERI, denemeBankasiyla } from './denemeBankasi.ts';
import { testFolder } from '../../testing/folder.ts';

const { dataDir, remove } = testFolder('masabasi-banka-');
afterAll(remove);

/** A minimal parent process: starts the bank, prints the browser's address, and stays. */
const SUNUCU = `
  setInterval(() => {}, 1000);
  import { denemeBankasiyla } from ${JSON.stringify(new URL('./denemeBankasi.ts', import.meta.url).href)};
  const { odeme } = await denemeBankasiyla({ demo: true, odeme: null, denemeBanka: null, disariAcik: false, dataDir: ${JSON.stringify(dataDir)} });
  console.log(odeme.isyeri.sayfa);`;

test.each(['SIGTERM', 'SIGKILL'] as const)('the trial bank ends with a server that ends by %s', async (sinyal) => {
  const sunucu = spawn(process.execPath, ['--input-type=module', '-e', SUNUCU], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [ilk] = (await once(sunucu.stdout, 'data')) as [Buffer];
  const adres = new URL(ilk.toString().trim());
  expect(adres.hostname).toBe('127.0.0.1');
  const acik = () =>
    fetch(adres.origin).then(
      (y) => y.ok,
      () => false,
    );
  expect(await acik()).toBe(true);
  sunucu.kill(sinyal);
  await once(sunucu, 'exit');
  await expect.poll(acik, { timeout: 10_000 }).toBe(false);
});

test('ends the trial bank quietly when its server ended before it listens', async () => {
  const dosya = import.meta.resolve('@masabasi/sandbox/bankaSureci');
  const sunucu = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { fork } from 'node:child_process';
       fork(new URL(${JSON.stringify(dosya)}), [${JSON.stringify(JSON.stringify(DENEME_ISYERI))}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
       process.exit();`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let dedigi = '';
  for (const akis of [sunucu.stdout, sunucu.stderr]) akis.on('data', (d: Buffer) => (dedigi += d.toString()));
  // The server's outputs stay open as long as the bank, which shares them.
  await once(sunucu, 'close');
  expect(dedigi.trim()).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('lets the trial bank listen at its host and port, and sends browsers to the configured address', async () => {
  const host = '127.0.0.2';
  const bos = createServer().listen(0, '127.0.0.1');
  await once(bos, 'listening');
  const { port } = bos.address() as AddressInfo;
  bos.close();
  await once(bos, 'close');
  const url = 'http://alistirma-banka.example:3010';
  const o = { demo: true, odeme: null, disariAcik: false, dataDir, host, denemeBanka: { port, url } };
  const { odeme } = await denemeBankasiyla({ ...readConfig({}), ...o });
  expect(odeme?.isyeri).toMatchObject({ sayfa: `${url}/3d`, api: `http://${host}:${port}/api` });
  expect((await fetch(`http://${host}:${port}`)).status).toBe(200);
});
