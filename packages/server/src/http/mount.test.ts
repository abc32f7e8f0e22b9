import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@masabasi/core/contract';
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
