import { varlik as oda } from '@masabasi/core/masa/varlik/contract';
import { type VarlikHali, VARLIK_SN } from '@masabasi/core/masa/varlik/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { masaKur } from './testing.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { type BaskaSunucu, baskaSunucu, yerles } from '../../testing/stream.ts';
import { eskileriSil } from '../varlik/queries.ts';

/**
 * Presence on a ticket: each window reports it, the others present see it at once on every server, and nobody else
 * does.
 */

let s: TestServer;
let d: Awaited<ReturnType<typeof masaKur>>;
let ikinci: BaskaSunucu;
let Id: number;
const akislar: Akis[] = [];

beforeAll(async () => {
  s = await testServer();
  d = await masaKur(s);
  ikinci = await baskaSunucu(s);
  ({ Id } = await d.ac());
});
beforeEach(() => s.db.deleteFrom('varlik').execute());
afterAll(async () => {
  for (const a of akislar) a.kes();
  await ikinci?.kapat();
  await s?.kapat();
});

type Kim = typeof d.ayse;
const soyle = (kim: Kim, Hal: VarlikHali, Pencere = 'a') => s.call(oda.gorusmeVarlik, { Id, Pencere, Hal }, kim.token);
const orada = async (kim: Kim, Hal: VarlikHali = 'burada', Pencere = 'a') =>
  tamam(await soyle(kim, Hal, Pencere)).oradakiler.map((o) => `${o.Ad.split(' ')[0]}${o.Yaziyor ? ' yazıyor' : ''}`);
async function dinle(kim: Kim, url = s.url) {
  const akis = await akisAc(url, kim.token);
  akislar.push(akis);
  return { akis, duyulan: () => akis.gelenler.filter((g) => g.olay === 'varlik').map((g) => g.veri) };
}

test('answers each person present with the others', async () => {
  expect(await orada(d.ayse)).toEqual([]);
  expect(await orada(d.can)).toEqual(['Ayşe']);
  expect(await orada(d.ayse, 'yaziyor')).toEqual(['Can']);
  expect(await orada(d.can)).toEqual(['Ayşe yazıyor']);
  expect(await orada(d.ayse)).toEqual(['Can']);
  expect(await orada(d.ayse, 'ayrildi')).toEqual([]);
  expect(await orada(d.can)).toEqual([]);
});

test('keeps a person with one of two windows closed; writing in one of them counts', async () => {
  await soyle(d.ayse, 'burada', 'bir');
  await soyle(d.ayse, 'yaziyor', 'iki');
  expect(await orada(d.can)).toEqual(['Ayşe yazıyor']);
  await soyle(d.ayse, 'ayrildi', 'iki');
  expect(await orada(d.can)).toEqual(['Ayşe']);
});

test(`drops a person who reports nothing for ${VARLIK_SN} seconds`, async () => {
  await soyle(d.ayse, 'yaziyor');
  s.ileri((VARLIK_SN - 1) / 60);
  expect(await orada(d.can)).toEqual(['Ayşe yazıyor']);
  s.ileri(2 / 60);
  expect(await orada(d.can)).toEqual([]);
  await eskileriSil(s.db, new Date(s.saat.simdi.getTime() + 3_700_000));
  expect(await s.db.selectFrom('varlik').select('kisi_id').execute()).toEqual([]);
});

test('tells people present at once who comes, writes and goes, on another server, too; an unchanged report wakes nobody', async () => {
  await soyle(d.ayse, 'burada');
  const [biri, digeri] = [await dinle(d.ayse), await dinle(d.ayse, ikinci.url)];
  const can = (Yaziyor: boolean) => ({ Id: d.can.Id, Ad: 'Can Deneme', Yaziyor });
  const beklenen: object[] = [];
  for (const [hal, oradakiler] of [
    ['burada', [can(false)]],
    ['yaziyor', [can(true)]],
    ['burada', [can(false)]],
    ['ayrildi', []],
  ] as const) {
    await soyle(d.can, hal);
    await soyle(d.can, hal);
    await yerles(s, biri.akis, digeri.akis);
    beklenen.push({ GorusmeId: Id, oradakiler });
    expect([biri.duyulan(), digeri.duyulan()]).toEqual([beklenen, beklenen]);
  }
});

test('refuses reports of people who cannot see the ticket, and tells nobody outside of it', async () => {
  const dinleyen = await dinle(d.dagitan);
  expect((await soyle(d.altinci, 'burada')).status).toBe(404);
  await soyle(d.ayse, 'burada');
  await soyle(d.can, 'yaziyor');
  await yerles(s, dinleyen.akis);
  expect(dinleyen.duyulan()).toEqual([]);
  expect((await soyle(d.altinci, 'ayrildi')).body).toEqual({ durum: true, oradakiler: [] });
});

test('writes nothing down about presence alone', async () => {
  const olaylar = () => s.db.selectFrom('olay').select('sira').where('tur', '=', 'varlik').execute();
  const once = await olaylar();
  await soyle(d.ayse, 'burada');
  await soyle(d.ayse, 'yaziyor');
  await soyle(d.ayse, 'ayrildi');
  expect(await olaylar()).toEqual(once);
});
