import { setTimeout as bekle } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kuyrukSayilari } from '../sistem/queries.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { isciBaslat, isleriBitir } from '../../testing/isler.ts';
import { transaction } from './connect.ts';
import type { Isci, IsciSecenekleri, IsTuru } from './isler.ts';
import { isEkle, sonCalisma } from './kuyruk.ts';

/** The queue as servers work it off: times, repeats, several servers at once, a server that is asked to stop. */

let s: TestServer;
let durdurulacak: Isci[];
let uyarilar: unknown[];
let hatalar: unknown[];
let haber: () => void;
const log = {
  debug: () => undefined,
  info: () => undefined,
  error: (o: unknown) => void hatalar.push(o),
  warn: (o: unknown) => void uyarilar.push(o),
};
beforeAll(async () => {
  s = await testServer({ isVar: () => haber() });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  [durdurulacak, uyarilar, hatalar] = [[], [], []];
  haber = () => undefined;
  await sql`truncate kuyruk`.execute(s.db);
});
afterEach(async () => {
  for (const isci of durdurulacak) await isci.stop();
});

const baslat = (turler: readonly IsTuru[], o: Partial<IsciSecenekleri> = {}): Isci => {
  const isci = isciBaslat(s, turler, { log, ...o });
  durdurulacak.push(isci);
  return isci;
};
/** One round of one server at this time. */
const tur = (turler: readonly IsTuru[], an: string) => isleriBitir(s, turler, { saat: () => new Date(an), log });
const ekle = (ad: string, anahtar = '1', vakit = s.saat.simdi) => isEkle(s.db, { tur: ad, anahtar, vakit });
const satir = (ad: string) => s.db.selectFrom('kuyruk').selectAll().where('tur', '=', ad).executeTakeFirstOrThrow();

const sayan = (ad: string) => {
  const gunler: string[] = [];
  const is: IsTuru = {
    ad,
    tekrar: { gunde: '00:00' },
    gecikmeler: [3600],
    async calistir({ simdi }) {
      await bekle(50);
      gunler.push(simdi.toISOString());
    },
  };
  return { gunler, is };
};
const yapan = (ad: string, calistir: IsTuru['calistir'], o: Partial<IsTuru> = {}): IsTuru => ({
  ad,
  gecikmeler: [],
  calistir,
  ...o,
});

test('does each job once a day of Istanbul, however many servers start at once', async () => {
  const [a, b] = [sayan('a'), sayan('b')];
  const birlikte = (an: string) => Promise.all([1, 2, 3].map(() => tur([a.is, b.is], an)));
  await birlikte('2026-11-20T09:00:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([1, 1]);
  await birlikte('2026-11-20T20:59:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([1, 1]);
  await birlikte('2026-11-20T21:00:00.000Z');
  expect([a.gunler.length, b.gunler.length]).toEqual([2, 2]);
  expect(await sonCalisma(s.db, 'a')).toBe('2026-11-20T21:00:00Z');
});

test('does a job once after days without a server, and not before its time of day', async () => {
  const { gunler, is } = sayan('sabah');
  const sabah: IsTuru = { ...is, tekrar: { gunde: '08:00' } };
  await tur([sabah], '2026-11-20T05:00:00.000Z');
  await tur([sabah], '2026-11-24T04:59:00.000Z');
  expect(gunler).toHaveLength(1);
  await tur([sabah], '2026-11-24T05:00:00.000Z');
  await tur([sabah], '2026-11-24T06:00:00.000Z');
  expect(gunler).toEqual(['2026-11-20T05:00:00.000Z', '2026-11-24T05:00:00.000Z']);
});

test('repeats a job after its number of seconds', async () => {
  const { gunler, is } = sayan('saatlik');
  const saatlik: IsTuru = { ...is, tekrar: { saniye: 3600 } };
  for (const saat of ['09:00:00', '09:59:59', '10:00:00', '10:30:00']) await tur([saatlik], `2026-11-20T${saat}.000Z`);
  expect(gunler).toEqual(['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.000Z']);
});

test('delays nothing by more than a day after a wrong clock', async () => {
  const { gunler, is } = sayan('saat');
  await tur([is], '2031-01-01T09:00:00.000Z');
  await tur([is], '2026-11-20T09:00:00.000Z');
  await tur([is], '2026-11-20T10:00:00.000Z');
  expect(gunler).toEqual(['2031-01-01T09:00:00.000Z', '2026-11-20T09:00:00.000Z']);
});

test('repeats a broken job in the next round and does not hold up other jobs', async () => {
  const sonrakiIs = sayan('sonraki');
  let deneme = 0;
  const kirik: IsTuru = {
    ad: 'kirik',
    tekrar: { gunde: '00:00' },
    gecikmeler: [3600],
    async calistir() {
      deneme += 1;
      if (deneme === 1) throw new Error('düştü');
    },
  };
  await tur([kirik, sonrakiIs.is], '2026-11-21T09:00:00.000Z');
  expect([deneme, sonrakiIs.gunler.length, uyarilar.length]).toEqual([1, 1, 1]);
  expect(await satir('kirik')).toMatchObject({ deneme: 1, hata: 'düştü', bitis: null, tutan: null });
  await tur([kirik, sonrakiIs.is], '2026-11-21T10:00:00.000Z');
  await tur([kirik, sonrakiIs.is], '2026-11-21T11:00:00.000Z');
  expect([deneme, sonrakiIs.gunler.length, uyarilar.length]).toEqual([2, 1, 1]);
  expect(await satir('kirik')).toMatchObject({ deneme: 0, hata: null, bitis: '2026-11-21T10:00:00Z' });
});

test('reports recurring work whose tries are used up and runs it again at its next time', async () => {
  const kirik = yapan('hep kirik', () => Promise.reject(new Error('düştü')), {
    tekrar: { gunde: '00:00' },
    gecikmeler: [3600],
  });
  for (const saat of [9, 10, 11]) await tur([kirik], `2026-11-21T${String(saat).padStart(2, '0')}:00:00.000Z`);
  expect([uyarilar.length, hatalar.length]).toEqual([1, 1]);
  expect(await satir('hep kirik')).toMatchObject({
    durum: 'bekliyor',
    vakit: '2026-11-21T21:00:00Z',
    deneme: 0,
    hata: 'düştü',
    bitis: null,
  });
});

test('keeps the claim of a long job: no other server begins it, and its end counts', async () => {
  let kez = 0;
  const uzun = yapan(
    'uzun',
    async () => {
      kez += 1;
      await bekle(2500);
    },
    { tekrar: { gunde: '00:00' }, kira: 0.6 },
  );
  const saat = () => new Date('2026-11-22T09:00:00.000Z');
  // Both servers look for work all the time.
  baslat([uzun], { saat });
  baslat([uzun], { saat });
  await vi.waitFor(async () => expect((await satir('uzun')).bitis).not.toBeNull(), 10_000);
  expect(kez).toBe(1);
  expect(await satir('uzun')).toMatchObject({ bitis: '2026-11-22T09:00:00Z', deneme: 0, tutan: null });
  expect(uyarilar).toEqual([]);
}, 30_000);

test('does each of two hundred pieces once on eight servers, one of a kind at a time on each', async () => {
  const yapilan: string[] = [];
  const birlikte = new Map<number, number>();
  let enCok = 0;
  for (let i = 0; i < 200; i++)
    await isEkle(s.db, { tur: 'parca', anahtar: String(i), veri: { i }, vakit: s.saat.simdi });
  const sunucu = (no: number) =>
    yapan('parca', async (_c, veri) => {
      birlikte.set(no, (birlikte.get(no) ?? 0) + 1);
      enCok = Math.max(enCok, ...birlikte.values());
      await bekle(1);
      yapilan.push(String(Reflect.get(veri, 'i')));
      birlikte.set(no, birlikte.get(no)! - 1);
    });
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((no) => isleriBitir(s, [sunucu(no)], { log })));
  expect(yapilan).toHaveLength(200);
  expect(new Set(yapilan).size).toBe(200);
  expect(enCok).toBe(1);
});

test('does one piece at a time on three servers for a kind that allows only one', async () => {
  let [birlikte, enCok, yapilan] = [0, 0, 0];
  for (let i = 0; i < 12; i++) await ekle('tek', String(i));
  const tek = yapan(
    'tek',
    async () => {
      birlikte += 1;
      enCok = Math.max(enCok, birlikte);
      await bekle(20);
      birlikte -= 1;
      yapilan += 1;
    },
    { tek: true },
  );
  await Promise.all([1, 2, 3].map(() => isleriBitir(s, [tek], { log })));
  expect([yapilan, enCok]).toEqual([12, 1]);
});

test('never runs work that was queued in a rolled back transaction', async () => {
  const yapilan: string[] = [];
  const is = yapan('geri', async (_c, veri) => void yapilan.push(String(Reflect.get(veri, 'kim'))));
  const koy = (anahtar: string, son: () => Promise<void>) =>
    transaction(s.db, async (tx) => {
      await isEkle(tx, { tur: 'geri', anahtar, veri: { kim: anahtar }, vakit: s.saat.simdi });
      await son();
    });
  await expect(koy('alinan', () => Promise.reject(new Error('vazgeçildi')))).rejects.toThrow('vazgeçildi');
  const isci = baslat([is]);
  // Nor does it run before its transaction has committed.
  await koy('kalan', async () => {
    isci.bak();
    await bekle(200);
    expect(yapilan).toEqual([]);
  });
  await vi.waitFor(() => expect(yapilan).toEqual(['kalan']), 5000);
});

test('begins queued work at once, without waiting for the next poll', async () => {
  const gecen: number[] = [];
  const is = yapan('hemen', async () => void gecen.push(performance.now()));
  const isci = baslat([is], { yoklamaMs: 60_000 });
  await bekle(200);
  haber = () => isci.bak();
  const basi = performance.now();
  await ekle('hemen');
  await vi.waitFor(() => expect(gecen).toHaveLength(1), { timeout: 5000, interval: 5 });
  expect(gecen[0]! - basi).toBeLessThan(3000);
});

test('repeats a failed try after its delay, and reports failure when all tries are used up', async () => {
  let deneme = 0;
  const vazgecilen: unknown[] = [];
  const is = yapan('dusen', () => Promise.reject(new Error(`düştü ${++deneme}: 10000000146`)), {
    gecikmeler: [60, 300],
    olmadi: async (_c, _v, err) => void vazgecilen.push(err),
  });
  await ekle('dusen');
  const araliklar: number[] = [];
  for (let i = 1; i <= 3; i++) {
    await isleriBitir(s, [is], { log });
    await isleriBitir(s, [is], { log });
    expect(deneme).toBe(i);
    const k = await satir('dusen');
    araliklar.push((Date.parse(k.vakit) - s.saat.simdi.getTime()) / 1000);
    s.saat.simdi = new Date(k.vakit);
  }
  expect(araliklar).toEqual([60, 300, 0]);
  // The table holds no identity number.
  expect(await satir('dusen')).toMatchObject({ durum: 'olmadi', deneme: 3, tutan: null, hata: 'düştü 3: [çıkarıldı]' });
  expect(await kuyrukSayilari(s.db, s.saat.simdi)).toEqual({ waiting: 0, running: 0, failed: 1 });
  expect([vazgecilen.length, uyarilar.length, hatalar.length]).toEqual([1, 2, 1]);
  s.ileri(10_000);
  await isleriBitir(s, [is], { log });
  expect(deneme).toBe(3);
});

test('does not repeat the last try when a server died in each of the tries', async () => {
  let [deneme, vazgecildi] = [0, ''];
  const is = yapan('olen', async () => void (deneme += 1), {
    gecikmeler: [60],
    olmadi: async (_c, _v, err) => void (vazgecildi = (err as Error).message),
  });
  await ekle('olen');
  await s.db
    .updateTable('kuyruk')
    .set({ deneme: 2, tutan: 'ölen', kira: sql`now()` })
    .execute();
  await isleriBitir(s, [is], { log });
  expect([deneme, vazgecildi]).toEqual([0, 'Son denemenin sonucu bilinmiyor.']);
  expect(await satir('olen')).toMatchObject({ durum: 'olmadi', hata: 'Son denemenin sonucu bilinmiyor.' });
});

test('gives a stopped piece back without counting a try', async () => {
  const is = yapan('duran', async (_c, _v, dur) => {
    await bekle(60_000, undefined, { signal: dur });
  });
  await ekle('duran');
  const isci = baslat([is]);
  await vi.waitFor(async () => expect((await satir('duran')).tutan).not.toBeNull(), 5000);
  await isci.stop();
  expect(await satir('duran')).toMatchObject({ durum: 'bekliyor', deneme: 0, tutan: null, kira: null, hata: null });
  expect([uyarilar, hatalar]).toEqual([[], []]);
  await isleriBitir(s, [yapan('duran', async () => undefined)], { log });
  expect(await satir('duran')).toMatchObject({ durum: 'bitti', deneme: 1 });
});

test('begins nothing while the disk is full', async () => {
  let [dolu, deneme] = [true, 0];
  await ekle('yazan');
  baslat([yapan('yazan', async () => void (deneme += 1))], { dolu: () => dolu });
  await bekle(300);
  expect(deneme).toBe(0);
  dolu = false;
  await vi.waitFor(() => expect(deneme).toBe(1), 5000);
});

test('leaves a kind alone that this server does not do', async () => {
  await ekle('baskasinin');
  const yapilan: string[] = [];
  const gunluk = { tekrar: { gunde: '00:00' } } as const;
  await isleriBitir(
    s,
    [
      yapan('baskasinin', async () => void yapilan.push('baskasinin'), { ...gunluk, yapilir: () => false }),
      yapan('bizim', async () => void yapilan.push('bizim'), gunluk),
    ],
    { log },
  );
  expect(yapilan).toEqual(['bizim']);
  expect(await satir('baskasinin')).toMatchObject({ durum: 'bekliyor', deneme: 0 });
});
