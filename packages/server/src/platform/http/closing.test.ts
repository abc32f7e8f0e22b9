import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BaskaSunucu, baskaSunucu } from '../../testing/stream.ts';
import { type TestServer, testServer } from '../../testing/product.ts';

/** Stopping without cutting connections. errors.test.ts tests that the server stops in time. */

let s: TestServer;
let token: string;
beforeAll(async () => {
  s = await testServer();
  await s.kisi('ayse');
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

/**
 * Calls over one kept-alive connection until the server asks to close it, as a balancer does. Returns the outcome of
 * each call.
 */
async function cagirmayaDevam(app: BaskaSunucu): Promise<(number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const sonuclar: (number | string)[] = [];
  for (let kapat = false; !kapat; await wait(5)) {
    const yanit = await new Promise<IncomingMessage>((tamam, olmadi) => {
      request(`${app.url}/api/userbilgi`, { agent, headers }, tamam).on('error', olmadi).end();
    }).catch((e: NodeJS.ErrnoException) => e.code ?? e.message);
    if (typeof yanit === 'string') return [...sonuclar, yanit];
    await once(yanit.resume(), 'end');
    sonuclar.push(yanit.statusCode!);
    kapat = yanit.headers.connection === 'close';
  }
  agent.destroy();
  return sonuclar;
}

test('answers calls during the stop and asks the clients to close', async () => {
  for (let tur = 0; tur < 3; tur++) {
    const app = await baskaSunucu(s);
    const yuk = Array.from({ length: 8 }, () => cagirmayaDevam(app));
    await wait(100);
    await app.app.closing.drain(1000);
    await app.kapat();
    for (const sonuclar of await Promise.all(yuk)) {
      expect(sonuclar.length).toBeGreaterThan(0);
      expect(new Set(sonuclar)).toEqual(new Set([200]));
    }
  }
}, 30_000);

test('answers a client that connected at the last moment', async () => {
  const app = await baskaSunucu(s);
  const soket = connect(Number(new URL(app.url).port), '127.0.0.1');
  const biten = app.app.closing.drain(50);
  await once(soket, 'connect');
  await wait(100);
  soket.write(`GET /health HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [parca] = (await once(soket, 'data')) as [Buffer];
  expect(parca.toString()).toMatch(/^HTTP\/1\.1 200 /);
  expect(parca.toString()).toContain('connection: close');
  await biten;
  await app.kapat();
});
