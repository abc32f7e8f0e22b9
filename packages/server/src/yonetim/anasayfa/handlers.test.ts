import { contract } from '@masabasi/core/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

const { getDoganlar } = contract.anasayfa;

let s: TestServer;
let departman: number;

beforeAll(async () => {
  s = await testServer();
  departman = await s.departman('Çağrı Merkezi');
  const dogan = (userName: string, ad: string, soyad: string, dogumTarihi: string | null) =>
    s.kisi(userName, { ad, soyad, dogumTarihi, departmanId: departman });
  await dogan('bugun', 'Ümit', 'Ak', '1990-11-20');
  await dogan('bugun2', 'Işıl', 'Ak', '1985-11-20');
  await dogan('bugun3', 'İpek', 'Ak', '2001-11-20');
  await dogan('altinci', 'Can', 'Su', '1970-11-26');
  await dogan('yedinci', 'Can', 'Geç', '1970-11-27');
  await dogan('dun', 'Can', 'Dün', '1970-11-19');
  await dogan('bilinmeyen', 'Can', 'Boş', null);
  await dogan('artik', 'Artık', 'Gün', '1996-02-29');
  await dogan('subat', 'Şubat', 'Sonu', '1991-02-28');
  await dogan('yilbasi', 'Ocak', 'Bir', '1999-01-01');
  const ayrilan = await dogan('ayrilan', 'Eski', 'Kişi', '1990-11-20');
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan).execute();
});
afterAll(() => s?.kapat());

const oku = async (an: string) => {
  s.saat.simdi = new Date(an);
  const yanit = await s.call(getDoganlar, {}, await s.girisYap('bugun'));
  expect(yanit.status).toBe(200);
  return yanit.body.durum ? yanit.body.doganlar : [];
};
const ozet = async (an: string) => (await oku(an)).map((d) => [d.Ad, d.Gun, d.KalanGun]);

test('lists the coming week in Turkish order, without people who left', async () => {
  expect(await ozet('2026-11-20T09:00:00Z')).toEqual([
    ['Işıl Ak', '20 Kasım', 0],
    ['İpek Ak', '20 Kasım', 0],
    ['Ümit Ak', '20 Kasım', 0],
    ['Can Su', '26 Kasım', 6],
  ]);
});

test('shows department and day, never the year', async () => {
  const doganlar = await oku('2026-11-20T09:00:00Z');
  expect(doganlar[0]).toEqual({
    Id: expect.any(Number),
    Ad: 'Işıl Ak',
    Departman: 'Çağrı Merkezi',
    Gun: '20 Kasım',
    KalanGun: 0,
  });
  expect(JSON.stringify(doganlar)).not.toMatch(/19\d\d|200\d/);
});

test('starts the day at midnight in Istanbul', async () => {
  expect((await ozet('2026-11-19T20:59:00Z'))[0]).toEqual(['Can Dün', '19 Kasım', 0]);
  expect((await ozet('2026-11-19T21:00:00Z'))[0]).toEqual(['Işıl Ak', '20 Kasım', 0]);
});

test('celebrates 29 February on the 28th in a common year and on its own day in a leap year', async () => {
  expect(await ozet('2027-02-27T09:00:00Z')).toEqual([
    ['Artık Gün', '28 Şubat', 1],
    ['Şubat Sonu', '28 Şubat', 1],
  ]);
  expect(await ozet('2028-02-27T09:00:00Z')).toEqual([
    ['Şubat Sonu', '28 Şubat', 1],
    ['Artık Gün', '29 Şubat', 2],
  ]);
});

test('continues the week over the end of the year', async () => {
  expect(await ozet('2026-12-27T09:00:00Z')).toEqual([['Ocak Bir', '1 Ocak', 5]]);
});
