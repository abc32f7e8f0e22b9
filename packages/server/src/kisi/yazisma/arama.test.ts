import { yazisma as oda } from '@masabasi/core/kisi/yazisma/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

/** Message search: the results, their reader and their order. */

let s: TestServer;
const k = {} as Record<'ayse' | 'can' | 'deniz', Oturumlu>;
type Kim = keyof typeof k;
let sayac = 0;

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  const departmanId = await s.departman('Destek');
  for (const ad of ['ayse', 'can', 'deniz'] as const)
    k[ad] = await oturumlu(s, ad, { ad, soyad: 'Kaya', departmanId, sayfalar: ['/personel/yazisma'] });
});
afterAll(() => s?.kapat());

const ikili = async (kim: Kim, kime: Kim) =>
  tamam(await s.call(oda.konusmaAc, { KisiId: k[kime].Id }, k[kim].token)).Id;
const grup = async (kim: Kim, kime: Kim) =>
  tamam(await s.call(oda.grupKaydet, { Id: 0, Ad: 'Plan', Kisiler: [k[kime].Id], Surum: 0 }, k[kim].token)).Id;
const yaz = async (kim: Kim, KonusmaId: number, Metin: string) =>
  tamam(await s.call(oda.mesajGonder, { KonusmaId, Anahtar: `anahtar-${++sayac}`, Metin }, k[kim].token));

test('finds words in all their forms, only in one’s own conversations', async () => {
  const Id = await ikili('ayse', 'deniz');
  await yaz('ayse', Id, 'Kitabı müşterilerimizden birinin IŞIKLI masasında unutmuşum.');
  const bul = async (ara: string, kim: Kim = 'deniz') =>
    tamam(await s.call(oda.mesajAra, { ara }, k[kim].token)).bulunanlar.length;
  for (const ara of ['kitap', 'kitaplar', 'müşteri', 'MÜŞTERİYE', 'ışıklı', 'masa', 'masadan', 'kitap masa'])
    expect([ara, await bul(ara)]).toEqual([ara, 1]);
  expect([await bul('kitap', 'can'), await bul('uçak'), await bul("') | '")]).toEqual([0, 0, 0]);
  expect(
    tamam(await s.call(oda.mesajAra, { ara: 'kitap', KonusmaId: await grup('deniz', 'can') }, k.deniz.token))
      .bulunanlar,
  ).toEqual([]);
});

test('finds a word while it is being typed, after exact matches', async () => {
  const Id = await ikili('ayse', 'deniz');
  await yaz('ayse', Id, 'Kurabiyeyi kura ile dağıttık.');
  await yaz('ayse', Id, 'Kurabiye bitti.');
  await yaz('ayse', Id, 'Kuralım mı?');
  const bul = async (ara: string, kim: Kim = 'deniz') =>
    tamam(await s.call(oda.mesajAra, { ara }, k[kim].token)).bulunanlar.map((m) => m.Metin.split(' ')[0]);
  expect(await bul('kura')).toEqual(['Kurabiyeyi', 'Kuralım', 'Kurabiye']);
  expect(await bul('dağ')).toEqual(['Kurabiyeyi']);
  expect(await bul('kurab bit')).toEqual(['Kurabiye']);
  expect([await bul('kur', 'can'), await bul('bi'), await bul('bit ku')]).toEqual([[], [], []]);
});
