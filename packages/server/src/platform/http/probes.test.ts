import { setTimeout as wait } from 'node:timers/promises';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

/** Addresses for machines, and the effects of a full disk. errors.test.ts covers /ready without a database. */

let s: TestServer;
let token: string;
let userId: number;
let yerVar = true;
beforeAll(async () => {
  s = await testServer({
    ortam: { GUVENLIK_ILETISIM: 'guvenlik@firma.com' },
    disk: { sinir: 1000, bos: () => (yerVar ? 1000 : 999), dolu: () => !yerVar, stop: () => undefined },
  });
  userId = await s.kisi('ayse');
  token = await s.girisYap('ayse');
});
afterAll(() => s?.kapat());

const sor = async (yol: string) => {
  const yanit = await fetch(`${s.url}${yol}`);
  return { status: yanit.status, metin: await yanit.text(), baslik: yanit.headers };
};

test('tells on /ready if the database keeps confirmed data', async () => {
  const { status, metin } = await sor('/ready');
  // The tests' database does not wait for the disk.
  expect([status, JSON.parse(metin)]).toEqual([200, { durum: true, durable: false }]);
});

test('gives a contact for security reports with its expiry date', async () => {
  const { status, metin, baslik } = await sor('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(baslik.get('content-type')).toContain('text/plain');
  expect(metin).toBe(
    'Contact: mailto:guvenlik@firma.com\nExpires: 2027-05-19T09:00:00.000Z\nPreferred-Languages: tr, en\n',
  );
});

test('has no such address without a contact', async () => {
  const yalin = await testServer();
  try {
    const yanit = await fetch(`${yalin.url}/.well-known/security.txt`);
    expect([yanit.status, await yanit.json()]).toEqual([404, { durum: false, msg: 'Böyle bir adres yok.' }]);
  } finally {
    await yalin.kapat();
  }
});

describe('without room on the disk', () => {
  const tema = () => s.call(oturum.usertemaguncelle, { tur: 'MenuTur', userId, deger: 'slim' }, token);
  // Not counted as a write, so that an administrator gets in to see the problem.
  const giris = () => s.call(oturum.login, { UserName: 'ayse', Password: 'masabasi', lisans: 'TEST' });

  test('refuses writes with the remedy, goes on with reads, and recovers by itself', async () => {
    yerVar = false;
    try {
      // A read would have to store the use of a session that was idle for a while.
      s.ileri(5);
      expect((await s.call(oturum.userbilgi, {}, token)).status).toBe(200);
      const { status, body, headers } = await tema();
      expect([status, headers.get('retry-after')]).toEqual([503, '30']);
      expect(body).toEqual({ durum: false, msg: expect.stringContaining('diskinde yer açınca') });
      expect((await giris()).body).toMatchObject({ durum: true });
      expect((await sor('/ready')).status).toBe(503);
      expect((await sor('/health')).status).toBe(200);
    } finally {
      yerVar = true;
    }
    expect((await tema()).body).toMatchObject({ durum: true });
    expect((await sor('/ready')).status).toBe(200);
  });
});

test('announces a stop first, goes on serving, and asks every connection to close', async () => {
  const biten = s.app.closing.drain(600);
  await wait(50);
  const hazir = await sor('/ready');
  expect([hazir.status, JSON.parse(hazir.metin)]).toEqual([503, { durum: false, msg: 'Sunucu kapanıyor.' }]);
  const saglik = await sor('/health');
  const okuma = await s.call(oturum.userbilgi, {}, token);
  expect([saglik.status, okuma.status]).toEqual([200, 200]);
  expect([hazir.baslik, saglik.baslik, okuma.headers].map((b) => b.get('connection'))).toEqual(Array(3).fill('close'));
  await biten;
  await expect(sor('/health')).rejects.toThrow('fetch failed');
});
