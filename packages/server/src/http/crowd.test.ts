import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paylar, Yerler } from './crowd.ts';
import { cevapla } from './errors.ts';

/** What happens to calls beyond the number that is worked on at the same time. */

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
  app.get('/sayfa', async () => ({ durum: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

const iste = (sinyal?: AbortSignal) => fetch(`${url}/api/is`, { method: 'POST', ...(sinyal && { signal: sinyal }) });
const birAz = () => new Promise((sonra) => setTimeout(sonra, 100));
/** Asks so many times at once and waits until as many are inside as fit. */
const sor = async (kez: number, sinyal?: AbortSignal) => {
  const sorular = Array.from({ length: kez }, () => iste(sinyal));
  await birAz();
  return sorular;
};

test('beyond the number a call is told at once when to come back, and pages are served', async () => {
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

test('a browser that hangs up gives its place back', async () => {
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

test('a body that does not come takes no place', async () => {
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

/** A database whose reads end when the clock says so, and who reads from it. */
function paylasilan() {
  let an = 0;
  const surenler: { readonly kisi: number; readonly biter: number; readonly bitir: () => void }[] = [];
  const basladi: number[] = [];
  const paylar = new Paylar(() => an);
  const oku = (kisi: number, sure: number) =>
    paylar.oku(kisi, async () => {
      basladi.push(kisi);
      await new Promise<void>((bitir) => surenler.push({ kisi, biter: an + sure, bitir }));
    });
  const soluk = () => new Promise((sonra) => setImmediate(sonra));
  const ilerle = async (ms: number) => {
    await soluk();
    for (const son = an + ms; an < son; an += 10) {
      for (const s of surenler.filter((x) => x.biter <= an)) {
        surenler.splice(surenler.indexOf(s), 1);
        s.bitir();
      }
      await soluk();
    }
  };
  return { paylar, oku, ilerle, basladi, suren: (kisi?: number) => surenler.filter((s) => !kisi || s.kisi === kisi) };
}

test('a batch of one person takes no more of the database at a time than a few single reads', async () => {
  const d = paylasilan();
  for (let i = 0; i < 12; i++) void d.oku(1, 20);
  await d.ilerle(10);
  expect(d.suren()).toHaveLength(3);
  await d.ilerle(200);
  expect(d.basladi).toHaveLength(12);
});

test('six people who read without end wait for each other, in turn, and who reads little waits for none of them', async () => {
  const d = paylasilan();
  for (let kisi = 1; kisi <= 6; kisi++) for (let i = 0; i < 72; i++) void d.oku(kisi, 100);
  await d.ilerle(400);
  const once = d.basladi.length;
  for (let n = 0; n < 60; n++) {
    const yuklu = d.suren().length;
    const hafif = d.oku(7, 0);
    await d.ilerle(20);
    await hafif;
    expect(yuklu).toBeLessThanOrEqual(1);
  }
  const sonra = d.basladi.slice(once).filter((kisi) => kisi !== 7);
  const paylari = [1, 2, 3, 4, 5, 6].map((kisi) => sonra.filter((k) => k === kisi).length);
  expect(sonra.length).toBeGreaterThan(6);
  expect(Math.max(...paylari) - Math.min(...paylari)).toBeLessThanOrEqual(1);
});

test('a share is forgotten, and many who read equally much wait for nobody', async () => {
  const d = paylasilan();
  for (let i = 0; i < 9; i++) void d.oku(1, 400);
  await d.ilerle(5000);
  expect(d.suren(1)).toHaveLength(0);
  await d.ilerle(40_000);
  for (let i = 0; i < 3; i++) void d.oku(1, 100);
  await d.ilerle(10);
  expect(d.suren(1)).toHaveLength(3);
  const esit = paylasilan();
  for (let tur = 0; tur < 4; tur++) {
    for (let kisi = 1; kisi <= 40; kisi++) void esit.oku(kisi, 200);
    await esit.ilerle(10);
    expect(esit.suren()).toHaveLength(40);
    await esit.ilerle(210);
  }
});

test('where the database is slow for everybody, nobody waits in turn', async () => {
  const d = paylasilan();
  d.paylar.yoklandi(800);
  await d.ilerle(6000);
  d.paylar.yoklandi(900);
  for (let i = 0; i < 12; i++) void d.oku(1, 1600);
  await d.ilerle(10);
  expect(d.suren()).toHaveLength(12);
});
