import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from './testing/product.ts';
import { sayfaliUygulama } from './testing/app.ts';

/** Answers at unknown addresses: the page where a person may have come from it, else a JSON 404. */

let s: TestServer;
let sayfali: Awaited<ReturnType<typeof sayfaliUygulama>>;

beforeAll(async () => {
  s = await testServer();
  sayfali = await sayfaliUygulama(s);
});
afterAll(async () => {
  await sayfali?.kapat();
  await s?.kapat();
});

test.each([
  '/',
  '/login',
  '/tanimlar/musteri/liste?ara=ahmet@firma.com',
  '/tanimlar/musteri/liste?ara=a.js',
  '/?ara=.env',
  '/istakibi/versiyonlar/5.2.1',
  '/istakibi/versiyonlar/5.2.1?sekme=a.b',
  '/istakibi/versiyonlar/v5.2-rc.x',
  '/tanimlar/kisi/ahmet@firma.com',
  '/saglik/health',
  '/metricsler',
])('%s is the page', async (url) => {
  const { statusCode, headers } = await sayfali.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test.each([
  '/assets/yok.js',
  '/assets/yok.js?v=1',
  '/assets/alt/yok',
  '/assets/..%2findex.html',
  '/assets/a.js/',
  '/yok.js',
  '/robots.txt?a',
  '/.env',
  '/.git/config',
  '/tanimlar/.env',
  '/metrics',
  '/METRICS',
  '/metrics/',
  '/metrics?a=1',
  '/health/',
  '/health/db',
  '/ready/x',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/api',
  '/api/yok?ara=a',
])('%s is a JSON 404', async (url) => {
  const { statusCode, headers, json } = await sayfali.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(json()).toEqual({ durum: false, msg: 'Böyle bir adres yok.' });
});

test.each([
  ['/assets/a.js', 'application/javascript; charset=utf-8'],
  ['/favicon.svg?v=2', 'image/svg+xml'],
  ['/health', 'application/json; charset=utf-8'],
])('%s is itself', async (url, tur) => {
  const { statusCode, headers } = await sayfali.app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, tur]);
});
