import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@masabasi/core/contract';
import { oturum } from '@masabasi/core/oturum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type TestServer, testServer } from '../testing.ts';

let s: TestServer;
let token: string;
const userId = 1;
beforeAll(async () => {
  s = await testServer();
  expect(await s.kisi('ayse')).toBe(userId);
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

const oku = async (yanit: Response) => ({
  status: yanit.status,
  body: (await yanit.json()) as { durum: boolean; msg?: string },
});
const uygulama = (webDir: string | null = null) =>
  buildApp({
    db: s.db,
    pool: s.pool,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    listenUrl: s.databaseUrl,
    webDir,
    strict: true,
    saat: () => new Date(s.saat.simdi),
  });

describe('paths', () => {
  test.each(['/userbilgi', '/USERBILGI', '/UserBilgi'])('%s is matched in any case', async (yol) => {
    const yanit = await fetch(`${s.url}/Api${yol}`, { headers: { authorization: `Bearer ${token}` } });
    expect(yanit.status).toBe(200);
  });

  test('every endpoint of the contract is there', async () => {
    for (const { endpoint: e } of endpoints) {
      const yanit = await fetch(`${s.url}/api${e.path}`, { method: e.method });
      expect([e.path, yanit.status === 404 || yanit.status >= 500]).toEqual([e.path, false]);
    }
  });

  test.each([
    ['GET', '/api/login'],
    ['GET', '/api/personel/personel/departmanMola'],
    ['POST', '/api/userbilgi'],
    ['PUT', '/api/login'],
    ['DELETE', '/api/oturumlarim'],
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/yok?a=1'],
    ['GET', '/API/yok.js'],
    ['GET', '/api/%2e%2e/login'],
    ['GET', '/api//userbilgi'],
  ])('%s %s is 404 in JSON', async (method, yol) => {
    const yanit = await fetch(`${s.url}${yol}`, { method });
    expect(yanit.headers.get('content-type')).toContain('application/json');
    expect(await oku(yanit)).toEqual({ status: 404, body: { durum: false, msg: 'Böyle bir adres yok.' } });
  });

  test('a path that cannot be decoded is 400 in JSON', async () => {
    const { status, body } = await oku(await fetch(`${s.url}/api/%zz`));
    expect({ status, durum: body.durum }).toEqual({ status: 400, durum: false });
  });

  test.each(['/api/gizli', '/API/gizli', '/Api/:ad'])('a route %s around the mount refuses to boot', async (url) => {
    const app = await uygulama();
    expect(() => app.get(url, () => ({}))).toThrow('http/mount.ts');
    await app.close();
  });

  test('with a built web client, pages are its own but nothing under /api is', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'masabasi-web-'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Masabaşı</title>');
    const app = await uygulama(webDir);
    try {
      const al = async (url: string) => {
        const { statusCode, headers } = await app.inject(url);
        return [statusCode, headers['content-type']];
      };
      expect(await al('/personel/mola')).toEqual([200, 'text/html; charset=utf-8']);
      for (const yol of ['/api/yok', '/API/yok', '/api', '/.env', '/assets/yok.js', '/%2e%2e/package.json'])
        expect([yol, ...(await al(yol))]).toEqual([yol, 404, 'application/json; charset=utf-8']);
    } finally {
      await app.close();
      rmSync(webDir, { recursive: true });
    }
  });
});

describe('the body', () => {
  const GIRIS = { UserName: 'ayse', Password: 'masabasi', lisans: 'TEST' };
  const tema = (val: object) => ['/usertemaguncelle', JSON.stringify({ val: { userId, ...val } })] as const;
  const renk = (deger: object) => tema({ tur: 'Tema', deger });

  test.each([
    ['bare', GIRIS, 200],
    ['under val', { val: GIRIS }, 200],
    ['both ways at once', { val: GIRIS, UserName: 'ayse' }, 400],
    ['null', null, 400],
    ['a list', [GIRIS], 400],
    ['val a list', { val: [GIRIS] }, 400],
    ['val null', { val: null }, 400],
  ])('either: %s', async (_, govde, status) => {
    expect((await s.ham('/login', JSON.stringify(govde))).status).toBe(status);
  });

  test('under val only: bare fields are named', async () => {
    const yanit = await s.ham('/usertemaguncelle', JSON.stringify({ userId, tur: 'MenuTur', deger: 'slim' }), token);
    const msg = "'userId' diye bir alan yok; alanlar 'val' içinde olmalı.";
    expect(await oku(yanit)).toEqual({ status: 400, body: { durum: false, msg } });
  });

  test('a call that takes nothing takes an empty body, an empty object or an empty val', async () => {
    for (const govde of ['{}', '{"val":{}}']) expect((await s.ham('/oturumlarim', govde, token)).status).toBe(200);
    const bos = await fetch(`${s.url}/api/oturumlarim`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(bos.status).toBe(200);
  });

  test.each([
    ['unknown field', tema({ tur: 'MenuTur', deger: 'slim', surum: 1 }), "'surum' diye bir alan yok."],
    ['unknown nested field', renk({ tema: 'blue', dark: 0, x: 1 }), "'deger.x' diye bir alan yok."],
    ['wrong nested field', renk({ tema: 'mor', dark: 0 }), "'deger.tema' alanı: bilinmeyen tema rengi."],
    ['missing nested field', renk({ tema: 'blue' }), "'deger.dark' alanı eksik."],
    ['text for a number', ['/oturumSonlandir', '{"val":{"Id":"5"}}'], "'Id' alanı: tam sayı olmalı."],
    ['missing number', ['/oturumSonlandir', '{"val":{}}'], "'Id' alanı eksik."],
    [
      'beyond 32 bits',
      ['/oturumSonlandir', '{"val":{"Id":2147483648}}'],
      "'Id' alanı: geçerli bir kayıt numarası değil.",
    ],
    [
      'NUL',
      ['/login', '{"UserName":"a\\u0000b","Password":"x"}'],
      "'UserName' alanı: yazılamayan bir karakter içeriyor.",
    ],
    [
      'half surrogate',
      ['/login', '{"UserName":"a\\ud800","Password":"x"}'],
      "'UserName' alanı: yazılamayan bir karakter içeriyor.",
    ],
    ['empty name', ['/login', '{"UserName":" ","Password":"x"}'], "'UserName' alanı: boş olamaz."],
    ['object for a field', ['/login', '{"UserName":{"a":1},"Password":"x"}'], "'UserName' alanı: metin olmalı."],
    ['not an object', ['/login', '"x"'], 'İsteğin gövdesi bir JSON nesnesi olmalı.'],
    ['malformed JSON', ['/login', '{"UserName":'], 'İsteğin gövdesi geçerli JSON değil.'],
    [
      'prototype',
      ['/login', '{"__proto__":{"a":1},"UserName":"ayse","Password":"x"}'],
      'İsteğin gövdesi geçerli JSON değil.',
    ],
    ['empty', ['/login', ''], 'İsteğin gövdesi boş.'],
  ] as const)('%s: 400 that says what', async (_, [yol, govde], msg) => {
    expect(await oku(await s.ham(yol, govde, token))).toEqual({ status: 400, body: { durum: false, msg } });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    '%s is 415',
    async (tur) => {
      const yanit = await s.ham('/login', JSON.stringify(GIRIS), undefined, { 'content-type': tur });
      expect(await oku(yanit)).toEqual({ status: 415, body: { durum: false, msg: 'İstek JSON olmalı.' } });
    },
  );

  test('over 64 kB is 413', async () => {
    const govde = (n: number) => JSON.stringify({ ...GIRIS, adres: 'x'.repeat(n) });
    expect(await oku(await s.ham('/login', govde(64 * 1024)))).toEqual({
      status: 413,
      body: { durum: false, msg: 'Gönderilen veri çok büyük.' },
    });
    expect((await s.ham('/login', govde(63 * 1024))).status).toBe(400);
  });

  test('the last of two equal keys counts, as everywhere in JSON', async () => {
    const yanit = await s.ham(
      '/usertemaguncelle',
      `{"val":{"userId":1,"userId":${userId},"tur":"MenuTur","deger":"slim"}}`,
      token,
    );
    expect(yanit.status).toBe(200);
  });
});

/** What every answer carries, whoever asked for what. */
function korumali(baslik: (ad: string) => string | null | undefined): void {
  const csp = baslik('content-security-policy')?.split(';') ?? [];
  expect(csp).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]),
  );
  expect(csp.join(';')).not.toMatch(/unsafe-|\*|http:/);
  expect(baslik('x-content-type-options')).toBe('nosniff');
  expect(baslik('referrer-policy')).toBe('no-referrer');
  for (const yok of ['access-control-allow-origin', 'x-powered-by', 'server', 'set-cookie'])
    expect([yok, baslik(yok) ?? null]).toEqual([yok, null]);
}

/** Sends bytes as they stand, which no client library would, and reads until the server hangs up. */
async function telden(satirlar: readonly string[]): Promise<string> {
  const soket = connect({ host: '127.0.0.1', port: Number(new URL(s.url).port) });
  soket.setEncoding('utf8').write(satirlar.join('\r\n'));
  let yanit = '';
  for await (const parca of soket) yanit += String(parca);
  return yanit;
}

describe('on the wire', () => {
  const BASLIK = ['Host: 127.0.0.1', 'Connection: close'];

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])('%s is refused and nothing is sent back', async (yontem) => {
    const yanit = await telden([`${yontem} /api/login HTTP/1.1`, ...BASLIK, 'X-Gizli: kanarya', '', '']);
    expect(yanit).not.toMatch(/kanarya|^HTTP\/1\.1 [23]/);
  });

  const SIGAN = '{"UserName":"ayse","Password":"masabasi","lisans":"TEST"}';
  test.each([
    ['two lengths', [`Content-Length: ${SIGAN.length}`, 'Content-Length: 0'], SIGAN],
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `39\r\n${SIGAN}\r\n0\r\n\r\n`],
    ['chunks by another name', ['Transfer-Encoding: x, chunked, identity'], `39\r\n${SIGAN}\r\n0\r\n\r\n`],
    ['a header with a bare CR', ['X-A: b\rTransfer-Encoding: chunked'], ''],
  ])('a request whose end is in doubt is refused: %s', async (_, basliklar, govde) => {
    const yanit = await telden([
      'POST /api/login HTTP/1.1',
      ...BASLIK,
      'Content-Type: application/json',
      ...basliklar,
      '',
      govde,
    ]);
    expect(yanit).toMatch(/^HTTP\/1\.1 400 /);
    expect(yanit.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

describe('headers', () => {
  test.each(['/api/userbilgi', '/API/userbilgi', '/api/yok', '/api/olaylar', '/health'])(
    '%s is guarded',
    async (yol) => {
      const kesici = new AbortController();
      const { headers } = await fetch(`${s.url}${yol}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: kesici.signal,
      });
      kesici.abort();
      korumali((ad) => headers.get(ad));
      if (yol !== '/health') expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test('pages, their files and what is not there are guarded, too', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'masabasi-web-'));
    mkdirSync(join(webDir, 'assets'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Masabaşı</title>');
    writeFileSync(join(webDir, 'assets', 'a.js'), '0;');
    const app = await uygulama(webDir);
    try {
      for (const [yol, tur] of [
        ['/', 'text/html; charset=utf-8'],
        ['/personel/mola', 'text/html; charset=utf-8'],
        ['/assets/', 'text/html; charset=utf-8'],
        ['/assets/a.js', 'application/javascript; charset=utf-8'],
        ['/assets/yok.js', 'application/json; charset=utf-8'],
      ] as const) {
        const { headers } = await app.inject(yol);
        expect([yol, headers['content-type']]).toEqual([yol, tur]);
        korumali((ad) => headers[ad]?.toString());
      }
    } finally {
      await app.close();
      rmSync(webDir, { recursive: true });
    }
  });

  test('a path that cannot be decoded, which no route sees, is guarded by hand', async () => {
    const { headers } = await fetch(`${s.url}/api/%zz`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy':
        "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  });

  test('HSTS only where people come by https', async () => {
    expect((await fetch(`${s.url}/health`)).headers.get('strict-transport-security')).toBeNull();
    const https = await testServer({ ortam: { PUBLIC_URL: 'https://masabasi.example' } });
    for (const yol of ['/health', '/api/yok', '/api/userbilgi', '/api/%zz']) {
      const hsts = (await fetch(`${https.url}${yol}`)).headers.get('strict-transport-security');
      expect([yol, hsts]).toEqual([yol, 'max-age=31536000; includeSubDomains']);
    }
    await https.kapat();
  });

  test.each([
    [{}, '203.0.113.9', '127.0.0.1'],
    [{ TRUST_PROXY: '127.0.0.0/8' }, '203.0.113.9', '203.0.113.9'],
    [{ TRUST_PROXY: '127.0.0.0/8' }, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    [{ TRUST_PROXY: '127.0.0.1,203.0.113.0/24' }, '198.51.100.4, 203.0.113.9', '198.51.100.4'],
    [{ TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.9', '127.0.0.1'],
  ])('with %j and X-Forwarded-For %s the caller is %s', async (ortam, iletilen, beklenen) => {
    const vekil = await testServer({ ortam });
    try {
      await vekil.kisi('bora');
      const baslik = { 'x-forwarded-for': iletilen };
      await vekil.call(
        oturum.login,
        { UserName: 'bora', Password: 'masabasi', lisans: 'TEST', adres: '9.9.9.9' },
        undefined,
        baslik,
      );
      const { ip } = await vekil.db.selectFrom('oturum').select('ip').executeTakeFirstOrThrow();
      expect(ip).toBe(beklenen);
    } finally {
      await vekil.kapat();
    }
  });
});
