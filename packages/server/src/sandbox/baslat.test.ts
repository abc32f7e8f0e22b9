import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { DENEME_ISYERI, denemeBankasiyla } from '../mali/odeme/denemeBankasi.ts';
import { sandboxBanka } from './banka.ts';
import { bankaImzasi } from './bankaImzasi.ts';
import { testFolder } from '../testing/folder.ts';

const { dataDir, remove } = testFolder('masabasi-banka-');
afterAll(remove);

/** A minimal parent process: starts the bank, prints the browser's address, and stays. */
const SUNUCU = `
  setInterval(() => {}, 1000);
  import { denemeBankasiyla } from ${JSON.stringify(new URL('../mali/odeme/denemeBankasi.ts', import.meta.url).href)};
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
  const dosya = new URL('./bankaSureci.ts', import.meta.url).href;
  const sunucu = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { fork } from 'node:child_process';
       fork(new URL(${JSON.stringify(dosya)}), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
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

test('keeps the orders of the trial bank after a stop', async () => {
  const o = { ...DENEME_ISYERI, dosya: join(dataDir, 'hatirlar.jsonl') };
  const alanlar = {
    clientid: o.uye,
    oid: 'HATIRLANAN',
    amount: '12.50',
    okUrl: 'http://127.0.0.1:9/',
    currency: '949',
  };
  const ilk = await sandboxBanka(o);
  const yanit = await fetch(`${ilk.url}/3d`, {
    method: 'POST',
    body: new URLSearchParams({ ...alanlar, hash: bankaImzasi(alanlar, o.anahtar) }),
  });
  expect(await yanit.text()).toContain('12,50 TL');
  await ilk.kapat();
  const sonra = await sandboxBanka(o);
  expect(sonra.siparisler.get('HATIRLANAN')).toMatchObject({ hal: 'acik', istek: alanlar });
  await sonra.kapat();
});

test('loads nothing in each page of the trial bank, and leaves it only on the way back', async () => {
  const banka = await sandboxBanka(DENEME_ISYERI);
  for (const yol of ['/', '/3d', '/kart', '/onay']) {
    const yanit = await fetch(
      banka.url + yol,
      yol === '/' ? {} : { method: 'POST', body: new URLSearchParams({ oid: 'x' }) },
    );
    const csp = yanit.headers.get('content-security-policy');
    expect(csp, yol).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; form-action 'self';/,
    );
    expect(csp, yol).toContain("frame-ancestors 'none'");
  }
  await banka.kapat();
});
