import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { hatirlatma as oda } from '@masabasi/core/masa/hatirlatma/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { masaKur } from './testing.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { hatirlat } from '../hatirlatma/kayit.ts';

/**
 * Reminders of tickets: one for each person and ticket, told once when its time has come. It is noon of 20.11.2026, a
 * Friday.
 */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
let g: Awaited<ReturnType<typeof d.ac>>;

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
});
beforeEach(async () => {
  await d.dk(0);
  await s.db.deleteFrom('hatirlatma').execute();
  await s.db.deleteFrom('bildirim').execute();
  g = await d.ac({ Baslik: 'Kart okuyucu' }, { AtananId: d.ayse.Id });
});
afterAll(() => s?.kapat());

type Kim = typeof d.ayse;
type Istek = Omit<Girdi<typeof oda.hatirlatmaKaydet>, 'GorusmeId'>;
const kur = (o: Partial<Istek> = {}, kim: Kim = d.ayse, GorusmeId = g.Id) =>
  s.call(oda.hatirlatmaKaydet, { GorusmeId, Gun: '2026-11-20', Saat: '16:00', ...o }, kim.token);
const benim = async (kim: Kim = d.ayse) =>
  tamam(await s.call(oda.hatirlatmalarim, {}, kim.token)).hatirlatmalar.map((h) => [
    h.No,
    h.Zaman.slice(0, 16),
    h.Aciklama,
  ]);
const calis = () => hatirlat({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: null } });
const duyulan = async (kim: Kim = d.ayse) =>
  tamam(await s.call(bildirim.bildirimler, {}, kim.token)).bildirimler.filter((b) => b.Tur === 'gorusmeHatirlatmasi');

test('keeps one for each person and ticket: a new time moves it, the nearest comes first, other people have their own', async () => {
  const diger = await d.ac();
  await kur({ Aciklama: ' Müşteri dönecek ' });
  expect(tamam(await kur({ Saat: '17:00' }, d.ayse, diger.Id)).Zaman).toBe('2026-11-20T14:00:00.000Z');
  await kur({ Gun: '2026-11-23', Saat: '09:00' }, d.can);
  expect(await benim()).toEqual([
    [g.No, '2026-11-20T13:00', 'Müşteri dönecek'],
    [diger.No, '2026-11-20T14:00', ''],
  ]);
  await kur({ Gun: '2026-11-27', Saat: '10:00', Aciklama: 'Cuma' });
  expect(await benim()).toEqual([
    [diger.No, '2026-11-20T14:00', ''],
    [g.No, '2026-11-27T07:00', 'Cuma'],
  ]);
  expect(await benim(d.can)).toEqual([[g.No, '2026-11-23T06:00', '']]);
});

test('tells a due reminder once, on any number of servers, and removes it', async () => {
  await kur({ Aciklama: 'Müşteri dönecek' });
  await kur({ Gun: '2026-11-23' }, d.can);
  await d.dk(3 * 60 + 59);
  await calis();
  expect(await duyulan()).toEqual([]);
  await d.dk(4 * 60);
  await Promise.all([calis(), calis(), calis()]);
  await calis();
  expect(await duyulan()).toMatchObject([
    {
      Baslik: `Hatırlatma: ${g.No} Kart okuyucu`,
      Metin: 'Müşteri dönecek',
      Yol: `/islemler/musterigorusme/detay?id=${g.Id}`,
    },
  ]);
  expect([await benim(), (await benim(d.can)).length, await duyulan(d.can)]).toEqual([[], 1, []]);
});

test('tells many due reminders at once', async () => {
  const kisiler = await Promise.all(Array.from({ length: 3 }, () => d.ac()));
  for (const { Id } of kisiler) await kur({}, d.ayse, Id);
  await d.dk(5 * 60);
  await calis();
  expect(await duyulan()).toHaveLength(3);
});

test('removes a reminder; removing a missing one changes nothing', async () => {
  await kur();
  for (let i = 0; i < 2; i++)
    expect((await s.call(oda.hatirlatmaSil, { GorusmeId: g.Id }, d.ayse.token)).body).toEqual({ durum: true });
  expect(await benim()).toEqual([]);
});

test.each(['cozuldu', 'iptal'] as const)('whoever closes the contact (%s): nobody is reminded of it', async (hal) => {
  await kur();
  await kur({}, d.can);
  tamam(await d.durumYaz(g.Id, d.gecerli(hal), d.dagitan));
  expect([await benim(), await benim(d.can)]).toEqual([[], []]);
  expect((await kur()).body).toMatchObject({ durum: false, msg: expect.stringContaining('kapanmış') });
  await d.dk(5 * 60);
  await calis();
  expect(await duyulan()).toEqual([]);
});

test.each([
  ['in the past', { Saat: '12:00' }, 200],
  ['later than in a year', { Gun: '2027-11-21' }, 200],
  ['no day', { Gun: '2026-02-30' }, 400],
  ['no time of day', { Saat: '25:00' }, 400],
  ['too much text', { Aciklama: 'a'.repeat(501) }, 400],
])('%s is refused and nothing is written', async (_, o, status) => {
  expect(await kur(o)).toMatchObject({ status, body: { durum: false } });
  expect(await benim()).toEqual([]);
});

test('does not remind a person who cannot see the ticket', async () => {
  expect((await kur({}, d.altinci)).status).toBe(404);
});

test('offers times that follow the desk and its holidays', async () => {
  const adlar = async () =>
    tamam(await s.call(oda.hatirlatmaSecenekleri, {}, d.ayse.token)).secenekler.map((x) => x.Ad);
  expect(await adlar()).toEqual(['Bugün 16:00', '23.11 Pazartesi 09:00', 'Cuma 10:00']);
  await s.db.insertInto('tatil').values({ tarih: '2026-11-23', ad: 'Deneme', gun_sayi: 1 }).execute();
  expect(await adlar()).toEqual(['Bugün 16:00', '24.11 Salı 09:00', 'Cuma 10:00']);
  await s.db.deleteFrom('tatil').where('ad', '=', 'Deneme').execute();
});
