import { taslak as oda } from '@masabasi/core/masa/taslak/contract';
import { EN_COK_TASLAK, TASLAK_GUNU } from '@masabasi/core/masa/taslak/rules';
import { draftHeader } from '@masabasi/core/platform/call/draft';
import { suzgec } from '@masabasi/core/platform/suzgec/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(async () => {
  await s.db.deleteFrom('taslak').execute();
  await s.db.deleteFrom('suzgec').execute();
});
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

describe('a save that names its draft', () => {
  const ILK = { Id: 0, Surum: 0, Sayfa: 'musteri', Ad: 'İzmir', Sorgu: '', Paylasilan: 0 } as const;
  const kaydet = (seq: number, o: { token?: string; anahtar?: string; istek?: object } = {}) =>
    s.call(suzgec.suzgecKaydet, { ...ILK, ...o.istek }, o.token ?? ayse, {
      draft: draftHeader({ name: Anahtar, seq }),
      ...(o.anahtar !== undefined && { 'idempotency-key': o.anahtar }),
    });

  test('forgets it with the save, also for its late arrivals', async () => {
    await yaz('kaydedilen', 10);
    tamam(await kaydet(11));
    expect(await oku()).toEqual([[Anahtar, null, 11]]);
    expect(await yaz('yolda kalan', 10)).toEqual({ durum: true, Yazildi: false, Sira: 11 });
    expect(await yaz('yeni', 12)).toEqual({ durum: true, Yazildi: true, Sira: 12 });
  });

  test('forgets a draft that arrives only afterwards', async () => {
    tamam(await kaydet(11));
    expect(await yaz('yolda kalan', 10)).toEqual({ durum: true, Yazildi: false, Sira: 11 });
    expect(await oku()).toEqual([[Anahtar, null, 11]]);
  });

  test('keeps it when the save is refused or fails', async () => {
    tamam(await kaydet(5));
    await yaz('kaydedilmeyen', 10);
    const ayniAd = await kaydet(11);
    expect([ayniAd.status, ayniAd.body.durum]).toEqual([200, false]);
    expect((await kaydet(12, { istek: { Ad: '' } })).status).toBe(400);
    expect((await kaydet(13, { istek: { Ad: 'Başka', Id: 999_999, Surum: 1 } })).status).toBe(404);
    expect((await kaydet(14, { istek: { Ad: 'Başka' }, token: 'yabanci' })).status).toBe(401);
    expect(await oku()).toEqual([[Anahtar, 'kaydedilmeyen', 10]]);
  });

  test('keeps newer text', async () => {
    await yaz('gönderdikten sonra', 20);
    tamam(await kaydet(11));
    expect(await oku()).toEqual([[Anahtar, 'gönderdikten sonra', 20]]);
  });

  test('touches neither other drafts nor those of other people', async () => {
    await yaz('kaydedilen', 10);
    await yaz('başka form', 10, ayse, 'gorusme.yazi.8');
    await yaz('onun', 10, can);
    tamam(await kaydet(11));
    expect(await oku(ayse, [Anahtar, 'gorusme.yazi.8'])).toEqual([
      [Anahtar, null, 11],
      ['gorusme.yazi.8', 'başka form', 10],
    ]);
    expect(await oku(can)).toEqual([[Anahtar, 'onun', 10]]);
  });

  test('forgets the text between two tries, when the answer to the first was lost', async () => {
    const anahtar = 'taslakli-kayit-1';
    const { body } = await kaydet(11, { anahtar });
    await yaz('yine yazıldı', 12);
    expect((await kaydet(13, { anahtar })).body).toEqual(body);
    expect(await oku()).toEqual([[Anahtar, null, 13]]);
    // A repeated refusal forgets nothing.
    const red = { anahtar: 'taslakli-kayit-2' };
    await kaydet(14, red);
    await yaz('kaydedilmeyen', 15);
    expect((await kaydet(16, red)).body.durum).toBe(false);
    expect(await oku()).toEqual([[Anahtar, 'kaydedilmeyen', 15]]);
  });

  test('is refused with a header that names none', async () => {
    for (const draft of ['', Anahtar, `${Anahtar} 0`, `${Anahtar} 1, ${Anahtar} 2`, `${'a'.repeat(101)} 1`])
      expect((await s.call(suzgec.suzgecKaydet, ILK, ayse, { draft })).status, draft).toBe(400);
    expect(await s.db.selectFrom('suzgec').select('id').execute()).toEqual([]);
    // A read saves nothing.
    await yaz('okunan', 10);
    const sonra = { draft: draftHeader({ name: Anahtar, seq: 11 }) };
    tamam(await s.call(suzgec.suzgecList, { Sayfa: 'musteri' }, ayse, sonra));
    expect(await oku()).toEqual([[Anahtar, 'okunan', 10]]);
  });
});
