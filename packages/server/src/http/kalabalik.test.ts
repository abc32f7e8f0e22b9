import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kalabaligiKarsila } from './kalabalik.ts';

/** What happens to calls beyond the number that is worked on at the same time. */

const EN_COK = 3;
const app = Fastify();
let url: string;
let birak: () => void = () => undefined;
let kapi = Promise.resolve();
const kapat = () => void (kapi = new Promise((ac) => (birak = ac)));

beforeAll(async () => {
  kalabaligiKarsila(app, (yol) => yol.startsWith('/api'), EN_COK);
  app.get('/api/is', async () => {
    await kapi;
    return { durum: true };
  });
  app.get('/sayfa', async () => ({ durum: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

/** Asks so many times at once and waits until as many are inside as fit. */
const sor = async (kez: number, sinyal?: AbortSignal) => {
  const sorular = Array.from({ length: kez }, () => fetch(`${url}/api/is`, sinyal ? { signal: sinyal } : {}));
  await new Promise((sonra) => setTimeout(sonra, 100));
  return sorular;
};

test('beyond the number a call is told at once when to come back, and pages are served', async () => {
  kapat();
  const icerdekiler = await sor(EN_COK);
  const fazla = await fetch(`${url}/api/is`);
  expect(fazla.status).toBe(503);
  expect(fazla.headers.get('retry-after')).toBe('2');
  expect(await fazla.json()).toEqual({ durum: false, msg: expect.stringContaining('çok yoğun') });
  expect((await fetch(`${url}/sayfa`)).status).toBe(200);
  birak();
  expect((await Promise.all(icerdekiler)).map((y) => y.status)).toEqual([200, 200, 200]);
  expect((await fetch(`${url}/api/is`)).status).toBe(200);
});

test('a browser that hangs up gives its place back', async () => {
  kapat();
  const kesici = new AbortController();
  const kopanlar = await sor(EN_COK, kesici.signal);
  kesici.abort();
  await Promise.allSettled(kopanlar);
  await new Promise((sonra) => setTimeout(sonra, 100));
  const yeniler = await sor(EN_COK);
  birak();
  expect((await Promise.all(yeniler)).map((y) => y.status)).toEqual([200, 200, 200]);
});
