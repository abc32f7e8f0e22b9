import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Yerler } from './crowd.ts';
import { cevapla } from '../errors.ts';

/** Calls beyond the number that is handled at the same time. */

const EN_COK = 3;
const app = Fastify();
let url: string;
let birak: () => void = () => undefined;
let kapi = Promise.resolve();
const kapat = () => void (kapi = new Promise((ac) => (birak = ac)));

beforeAll(async () => {
  const yerler = new Yerler(app.log, EN_COK);
  app.setErrorHandler((e: Error, _, reply) => {
    const { status, baslik, msg } = cevapla(e);
    return reply.status(status).headers(baslik).send({ msg });
  });
  app.post('/api/is', {
    onRequest: async (_, reply) => yerler.gel(reply),
    preValidation: async (_, reply) => yerler.gir(reply),
    handler: async () => {
      await kapi;
      return { durum: true };
    },
  });
  app.post('/api/yavasKapi', {
    onRequest: async (_, reply) => {
      yerler.gel(reply);
      await kapi;
    },
    preValidation: async (_, reply) => yerler.gir(reply),
    handler: async () => ({ durum: true }),
  });
  app.get('/sayfa', async () => ({ durum: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => {
  // Hung up calls leave connections that would be waited for.
  app.server.closeAllConnections();
  return app.close();
});

const iste = (sinyal?: AbortSignal) => fetch(`${url}/api/is`, { method: 'POST', ...(sinyal && { signal: sinyal }) });
const birAz = () => new Promise((sonra) => setTimeout(sonra, 100));
/** Sends this many calls at once and waits until all places are taken. */
const sor = async (kez: number, sinyal?: AbortSignal) => {
  const sorular = Array.from({ length: kez }, () => iste(sinyal));
  await birAz();
  return sorular;
};

test('refuses calls beyond the limit at once with a time to come back, and still serves pages', async () => {
  kapat();
  const icerdekiler = await sor(EN_COK);
  const fazla = await iste();
  expect(fazla.status).toBe(503);
  expect(fazla.headers.get('retry-after')).toBe('2');
  expect(await fazla.json()).toEqual({ msg: expect.stringContaining('çok yoğun') });
  expect((await fetch(`${url}/sayfa`)).status).toBe(200);
  birak();
  expect((await Promise.all(icerdekiler)).map((y) => y.status)).toEqual([200, 200, 200]);
  expect((await iste()).status).toBe(200);
});

test('takes no place for a browser that hung up at the door', async () => {
  kapat();
  const vazgec = new AbortController();
  const gidenler = Array.from({ length: EN_COK }, () =>
    fetch(`${url}/api/yavasKapi`, { method: 'POST', signal: vazgec.signal }),
  );
  await birAz();
  vazgec.abort();
  expect(await Promise.allSettled(gidenler)).toEqual(
    gidenler.map(() => expect.objectContaining({ status: 'rejected' })),
  );
  await birAz();
  birak();
  await birAz();
  expect((await iste()).status).toBe(200);
});

test('frees the place of a browser that hangs up', async () => {
  kapat();
  const kesici = new AbortController();
  const kopanlar = await sor(EN_COK, kesici.signal);
  kesici.abort();
  await Promise.allSettled(kopanlar);
  await birAz();
  const yeniler = await sor(EN_COK);
  birak();
  expect((await Promise.all(yeniler)).map((y) => y.status)).toEqual([200, 200, 200]);
});

test('gives no place to a call whose body does not arrive', async () => {
  birak();
  const { port } = new URL(url);
  const bas = 'POST /api/is HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const yarimlar = Array.from({ length: EN_COK * 10 }, () => {
    const soket = connect(Number(port), '127.0.0.1');
    soket.write(bas);
    return soket;
  });
  await birAz();
  expect((await iste()).status).toBe(200);
  for (const soket of yarimlar) soket.destroy();
});

test('frees the place of a call that waits for its turn, and takes it again', async () => {
  const yerler = new Yerler(app.log, 1);
  const cagri = () => ({ raw: { once: () => undefined } }) as never;
  yerler.gir(cagri());
  expect(() => yerler.gir(cagri())).toThrow('çok yoğun');
  let sira = () => {};
  const bekleyen = yerler.outside(new Promise<void>((gel) => (sira = gel)));
  yerler.gir(cagri());
  sira();
  await bekleyen;
  expect(() => yerler.gir(cagri())).toThrow('çok yoğun');
});
