import { readFileSync, readdirSync } from 'node:fs';
import { DENETIM_ALANLARI, EYLEM_ADLARI, NESNE_ADLARI } from '@masabasi/core/denetim/rules';
import { izinSatiri } from '@masabasi/core/izin/contract';
import { contract } from '@masabasi/core/contract';
import { YETKI } from '@masabasi/core/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../testing.ts';

const { getDenetim } = contract.denetim;

let s: TestServer;
let token: string;
let kisiId: number;

beforeAll(async () => {
  s = await testServer();
  kisiId = await s.kisi('denetci', { ad: 'Çağrı', soyad: 'Ünlü', yetkiler: [YETKI.denetimGor] });
  token = await s.girisYap('denetci');
  const satir = { zaman: OGLEN, eylem: 'deneme', nesne: 'kisi', eski: null, ip: '10.0.0.7', istek_id: 'x' };
  await s.db
    .insertInto('denetim')
    .values(
      Array.from({ length: 450 }, (_, i) => ({
        ...satir,
        kisi_id: i % 2 ? kisiId : null,
        nesne_id: i,
        yeni: JSON.stringify({ sira: i, Ad: 'İpek' }),
      })),
    )
    .execute();
});
afterAll(() => s?.kapat());

const oku = async (oncesi?: number) => tamam(await s.call(getDenetim, oncesi === undefined ? {} : { oncesi }, token));

test('answers 200 rows, newest first, values as JSON text', async () => {
  const { kayitlar, devami } = await oku();
  expect(kayitlar).toHaveLength(200);
  expect(devami).toBe(true);
  expect(kayitlar[0]).toEqual({
    Id: expect.any(Number),
    Zaman: '2026-11-20T09:00:00Z',
    Kisi: 'Çağrı Ünlü',
    Eylem: 'deneme',
    Nesne: 'kisi',
    NesneId: 449,
    NesneAdi: null,
    Eski: null,
    Yeni: expect.any(String),
    Ip: '10.0.0.7',
  });
  expect(JSON.parse(kayitlar[0]!.Yeni!)).toEqual({ sira: 449, Ad: 'İpek' });
  expect(kayitlar[1]).toMatchObject({ NesneId: 448, Kisi: null });
});

test('the cursor walks to the first row without a gap or a repetition', async () => {
  const idler: number[] = [];
  let sayfa = await oku();
  idler.push(...sayfa.kayitlar.map((k) => k.Id));
  while (sayfa.devami) {
    sayfa = await oku(idler.at(-1));
    idler.push(...sayfa.kayitlar.map((k) => k.Id));
  }
  const hepsi = await s.db.selectFrom('denetim').select('id').orderBy('id', 'desc').execute();
  expect(idler).toEqual(hepsi.map((r) => r.id));
});

test('what was done to a person names the person', async () => {
  const ilk = await s.db
    .selectFrom('denetim')
    .select('id')
    .where('eylem', '=', 'deneme')
    .where('nesne_id', '=', kisiId)
    .executeTakeFirstOrThrow();
  const { kayitlar } = await oku(ilk.id + 1);
  expect(kayitlar[0]).toMatchObject({ NesneId: kisiId, NesneAdi: 'Çağrı Ünlü' });
});

test('exactly 200 rows have no next page', async () => {
  const { kayitlar } = await oku();
  const alttan = await s.db
    .selectFrom('denetim')
    .select('id')
    .orderBy('id')
    .offset(200)
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(kayitlar.length).toBe(200);
  const son = await oku(alttan.id);
  expect([son.kayitlar.length, son.devami]).toEqual([200, false]);
  expect(await oku(1)).toEqual({ durum: true, kayitlar: [], devami: false });
});

test('403 without the permission, 400 names the field', async () => {
  await s.kisi('baskasi');
  expect((await s.call(getDenetim, {}, await s.girisYap('baskasi'))).status).toBe(403);
  expect(await s.call(getDenetim, { oncesi: 0 }, token)).toMatchObject({
    status: 400,
    body: { durum: false, msg: "'oncesi' alanı: en az 1 olmalı." },
  });
});

test('entries can be neither changed nor removed', async () => {
  await expect(s.db.updateTable('denetim').set({ ip: '' }).execute()).rejects.toThrow('değiştirilemez');
  await expect(s.db.deleteFrom('denetim').execute()).rejects.toThrow('değiştirilemez');
});

test('every action, every thing and every field that the server writes has its words', () => {
  const kok = new URL('..', import.meta.url);
  const dosyalar = readdirSync(kok, { recursive: true, encoding: 'utf8' }).filter((d) => /^(?!.*test).*\.ts$/.test(d));
  const kaynak = dosyalar.map((d) => readFileSync(new URL(d, kok), 'utf8')).join('\n');
  const yazilan = (alan: string) =>
    [...kaynak.matchAll(new RegExp(`\\b${alan}: '([a-z]\\w+)'`, 'g'))].map((m) => m[1]!);
  expect(yazilan('eylem').length).toBeGreaterThan(40);
  expect(yazilan('eylem').filter((e) => EYLEM_ADLARI[e] === undefined)).toEqual([]);
  expect(yazilan('nesne').filter((n) => NESNE_ADLARI[n] === undefined)).toEqual([]);
  const alanlar = [...kaynak.matchAll(/\b(?:eski|yeni): \{ ([\w,: .]+) \}/g)]
    .flatMap((m) => m[1]!.split(', '))
    .map((alan) => alan.split(':')[0]!)
    .filter((alan) => /^\w+$/.test(alan));
  expect(alanlar.length).toBeGreaterThan(20);
  const adsizlar = [...alanlar, ...Object.keys(izinSatiri.shape)].filter((a) => DENETIM_ALANLARI[a] === undefined);
  expect(adsizlar).toEqual([]);
});
