import { taslak as oda } from '@masabasi/core/masa/taslak/contract';
import { EN_COK_TASLAK, TASLAK_GUNU } from '@masabasi/core/masa/taslak/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { eskileriSil } from './queries.ts';

/** Drafts on the server: the newest one stays, in any order of arrival, and only its author reads it. */

let s: TestServer;
let ayse: string;
let can: string;
const Anahtar = 'gorusme.yazi.7';

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Destek');
  ayse = await oturumVer(s, await s.kisi('ayse', { departmanId }));
  can = await oturumVer(s, await s.kisi('can', { departmanId }));
});
beforeEach(() => s.db.deleteFrom('taslak').execute());
afterAll(() => s?.kapat());

const yaz = async (Deger: string, Sira: number, token = ayse, ad = Anahtar) =>
  (await s.call(oda.taslakYaz, { Anahtar: ad, Deger, Sira }, token)).body;
const sil = async (Sira: number, token = ayse) => (await s.call(oda.taslakSil, { Anahtar, Sira }, token)).body;
const oku = async (token = ayse, Anahtarlar = [Anahtar]) =>
  tamam(await s.call(oda.taslakOku, { Anahtarlar }, token)).taslaklar.map((t) => [t.Anahtar, t.Deger, t.Sira]);

test('the last text stays, and a late arrival does not replace it', async () => {
  expect(await oku()).toEqual([]);
  expect(await yaz('ilk', 10)).toEqual({ durum: true, Yazildi: true, Sira: 10 });
  expect(await yaz('son', 30)).toEqual({ durum: true, Yazildi: true, Sira: 30 });
  expect(await yaz('geciken', 20)).toEqual({ durum: true, Yazildi: false, Sira: 30 });
  // The same once more, as its answer was lost.
  expect(await yaz('son', 30)).toEqual({ durum: true, Yazildi: true, Sira: 30 });
  expect(await oku()).toEqual([[Anahtar, 'son', 30]]);
});

test('of many simultaneous arrivals the newest stays', async () => {
  await Promise.all([5, 3, 9, 1, 7, 2, 8].map((n) => yaz(`yazı ${n}`, n)));
  expect(await oku()).toEqual([[Anahtar, 'yazı 9', 9]]);
});

test('a saved draft is forgotten, also for its late arrivals; new text is kept', async () => {
  await yaz('ilk', 10);
  expect(await sil(20)).toEqual({ durum: true, Yazildi: true, Sira: 20 });
  expect(await yaz('geciken', 15)).toEqual({ durum: true, Yazildi: false, Sira: 20 });
  expect(await oku()).toEqual([[Anahtar, null, 20]]);
  await yaz('yeni', 21);
  expect(await sil(20)).toEqual({ durum: true, Yazildi: false, Sira: 21 });
  expect(await oku()).toEqual([[Anahtar, 'yeni', 21]]);
});

test('nobody else reads or removes it', async () => {
  await yaz('benim', 10);
  expect(await oku(can)).toEqual([]);
  await sil(99, can);
  await yaz('onun', 98, can, 'gorusme.yazi.8');
  expect(await oku(ayse, [Anahtar, 'gorusme.yazi.8'])).toEqual([[Anahtar, 'benim', 10]]);
});

test(`nobody keeps more than ${EN_COK_TASLAK}, but existing ones can be updated`, async () => {
  const [kisi] = await s.db.selectFrom('kisi').select('id').where('kullanici_adi', '=', 'ayse').execute();
  await s.db
    .insertInto('taslak')
    .values(
      Array.from({ length: EN_COK_TASLAK }, (_, i) => ({
        kisi_id: kisi!.id,
        anahtar: `form.${i}`,
        deger: 'x',
        sira: 1,
        zaman: s.saat.simdi,
      })),
    )
    .execute();
  expect(await yaz('fazla', 1)).toMatchObject({ durum: false });
  expect(await yaz('devam', 2, ayse, 'form.3')).toMatchObject({ durum: true, Yazildi: true });
  expect(await oku()).toEqual([]);
});

test.each([
  ['a name that is none', { Anahtar: 'gorusme yazi', Deger: 'a', Sira: 1 }],
  ['too long a name', { Anahtar: 'a'.repeat(101), Deger: 'a', Sira: 1 }],
  ['too much', { Anahtar, Deger: 'a'.repeat(32_001), Sira: 1 }],
  ['no number', { Anahtar, Deger: 'a', Sira: 0 }],
])('%s is refused and nothing is written', async (_, istek) => {
  expect((await s.call(oda.taslakYaz, istek, ayse)).status).toBe(400);
  expect(await s.db.selectFrom('taslak').select('anahtar').execute()).toEqual([]);
});

test('a draft of the greatest length is kept as written', async () => {
  const uzun = '“ş”\\n'.repeat(5000);
  await yaz(uzun, 1);
  expect(await oku()).toEqual([[Anahtar, uzun, 1]]);
});

test(`an idle draft goes after ${TASLAK_GUNU} days, a forgotten one after a day`, async () => {
  await yaz('eski', 1, ayse, 'form.eski');
  s.ileri(60);
  await yaz('yeni', 1, ayse, 'form.yeni');
  await yaz('bitti', 1);
  await sil(2);
  const sonra = (gun: number) => eskileriSil(s.db, new Date(s.saat.simdi.getTime() + gun * 86_400_000));
  const kalan = async () => (await oku(ayse, ['form.eski', 'form.yeni', Anahtar])).map(([ad]) => ad);
  await sonra(0.9);
  expect(await kalan()).toEqual(['form.eski', 'form.yeni', Anahtar]);
  await sonra(1.1);
  expect(await kalan()).toEqual(['form.eski', 'form.yeni']);
  await sonra(TASLAK_GUNU - 0.01);
  expect(await kalan()).toEqual(['form.yeni']);
});
