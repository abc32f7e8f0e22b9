import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DENEME_ISYERI } from './odeme/denemeBankasi.ts';
import { sandboxBanka } from './sandboxBanka.ts';
import { bankaImzasi } from './sandboxBankaImzasi.ts';
import { testFolder } from './testingFolder.ts';

const { dataDir, remove } = testFolder('masabasi-banka-');
afterAll(remove);

/** A server as far as the bank is concerned: starts it, says where the browser goes, and stays. */
const SUNUCU = `
  setInterval(() => {}, 1000);
  import { denemeBankasiyla } from ${JSON.stringify(new URL('./odeme/denemeBankasi.ts', import.meta.url).href)};
  const { odeme } = await denemeBankasiyla({ demo: true, odeme: null, disariAcik: false, dataDir: ${JSON.stringify(dataDir)} });
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

test('the trial bank remembers its orders after it was stopped', async () => {
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

test('each page of the trial bank loads nothing, and only the way back leaves it', async () => {
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
