import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sandboxBanka } from './banka.ts';
import { bankaImzasi } from './bankaImzasi.ts';

const ISYERI = { uye: '100000001', kullanici: 'deneme', parola: 'deneme', anahtar: 'DENEME', tuz: 'TUZ' };
const dataDir = mkdtempSync(join(tmpdir(), 'masabasi-banka-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('keeps the orders of the trial bank after a stop', async () => {
  const o = { ...ISYERI, dosya: join(dataDir, 'hatirlar.jsonl') };
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
  const banka = await sandboxBanka(ISYERI);
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
