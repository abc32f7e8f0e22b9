import { setTimeout as bekle } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { type GunlukIs, gunlukIsler } from './gunluk.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

const uyarilar: unknown[] = [];
const log = {
  debug: () => undefined,
  info: () => undefined,
  error: () => undefined,
  warn: (o: unknown) => void uyarilar.push(o),
};
/** One round of one server. */
const tur = async (isler: readonly GunlukIs[], an: string) => {
  const is = gunlukIsler({ db: s.db, saat: () => new Date(an), log, odalar: [] }, isler);
  await is.stop();
};
const sayan = (ad: string) => {
  const gunler: string[] = [];
  const is: GunlukIs = {
    ad,
    async calistir(_, simdi) {
      await bekle(50);
      gunler.push(simdi.toISOString());
    },
  };
  return { gunler, is };
};

test('each job once a day of Istanbul, however many servers start at once', async () => {
  const [a, b] = [sayan('a'), sayan('b')];
  const birlikte = (an: string) => Promise.all([1, 2, 3].map(() => tur([a.is, b.is], an)));
  await birlikte('2026-11-20T09:00:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([1, 1]);
  await birlikte('2026-11-20T20:59:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([1, 1]);
  await birlikte('2026-11-20T21:00:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([2, 2]);
});

test('one that breaks off is done at the next round and keeps no other from its turn', async () => {
  const sonraki = sayan('sonraki');
  let deneme = 0;
  const kirik: GunlukIs = {
    ad: 'kirik',
    async calistir() {
      deneme += 1;
      if (deneme === 1) throw new Error('düştü');
    },
  };
  await tur([kirik, sonraki.is], '2026-11-21T09:00:00.000Z');
  expect([deneme, sonraki.gunler.length, uyarilar.length]).toEqual([1, 1, 1]);
  await tur([kirik, sonraki.is], '2026-11-21T10:00:00.000Z');
  await tur([kirik, sonraki.is], '2026-11-21T11:00:00.000Z');
  expect([deneme, sonraki.gunler.length, uyarilar.length]).toEqual([2, 1, 1]);
});

test('a job may take longer than a transaction may stand still', async () => {
  const uzun: GunlukIs = { ad: 'uzun', calistir: () => bekle(11_000) };
  await tur([uzun], '2026-11-22T09:00:00.000Z');
  expect(await s.db.selectFrom('gunluk_is').select('gun').where('ad', '=', 'uzun').execute()).toEqual([
    { gun: '2026-11-22' },
  ]);
}, 30_000);
