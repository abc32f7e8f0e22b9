import { contract } from '@masabasi/core/contract';
import { MOLA_DURUMLARI } from '@masabasi/core/mesai/mola/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';

const { baseGerekliList } = contract.tanim;

let s: TestServer;
let departman: number;
let calisanId: number;

beforeAll(async () => {
  s = await testServer();
  departman = await s.departman('Destek');
  const ortak = { departmanId: departman, eposta: 'gizli@firma.com', dogumTarihi: '1990-01-01' };
  calisanId = await s.kisi('calisan', { ...ortak, ad: 'Ümit', soyad: 'Ak' });
  await s.kisi('projeli', { ...ortak, ad: 'Şule', soyad: 'Su' });
  await s.kisi('yonetici', { ...ortak, ad: 'Çiğdem', soyad: 'Öz', rol: 'Yönetici' });
  const ayrilan = await s.kisi('ayrilan', { ...ortak, ad: 'Eski', soyad: 'Kişi' });
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan).execute();
  await s.db.deleteFrom('kisi_proje').execute();
  await s.db.deleteFrom('proje').execute();
  await s.db
    .insertInto('proje')
    .values([2, 3, 6, 9, 14].map((id) => ({ id, ad: `Proje ${id}` })))
    .execute();
});
afterAll(() => s?.kapat());

const oku = async (userName: string) => tamam(await s.call(baseGerekliList, {}, await s.girisYap(userName)));
const projeler = async (userName: string) => (await oku(userName)).proje.map((p) => p.Id).toSorted((a, b) => a - b);

test('provinces and districts are complete and in Turkish order', async () => {
  const { il, ilce } = await oku('calisan');
  expect(il).toHaveLength(81);
  expect(il[0]).toEqual({ Id: 1, Ad: 'Adana' });
  expect(il.slice(-3).map((i) => i.Ad)).toEqual(['Yalova', 'Yozgat', 'Zonguldak']);
  const adlar = il.map((i) => i.Ad);
  expect(adlar.indexOf('Çanakkale')).toBeGreaterThan(adlar.indexOf('Bursa'));
  expect(adlar.indexOf('Çanakkale')).toBeLessThan(adlar.indexOf('Denizli'));
  expect(adlar.indexOf('Iğdır')).toBeLessThan(adlar.indexOf('İstanbul'));
  const iller = new Set(il.map((i) => i.Id));
  expect(ilce.length).toBeGreaterThan(900);
  expect(ilce.every((i) => iller.has(i.IlId))).toBe(true);
});

test('the second answer, from memory, is the same', async () => {
  const ilk = await oku('calisan');
  expect(await oku('calisan')).toEqual(ilk);
});

test('people are the active ones with only a name and a department', async () => {
  const { personel } = await oku('calisan');
  expect(personel).toEqual([
    { Id: expect.any(Number), Ad: 'Çiğdem Öz', DepartmanId: departman },
    { Id: expect.any(Number), Ad: 'Şule Su', DepartmanId: departman },
    { Id: calisanId, Ad: 'Ümit Ak', DepartmanId: departman },
  ]);
});

test('projects: without own ones 2, 6 and 14, with own ones those, for privileged people all', async () => {
  expect(await projeler('calisan')).toEqual([2, 6, 14]);
  const { id } = await s.db
    .selectFrom('kisi')
    .select('id')
    .where('kullanici_adi', '=', 'projeli')
    .executeTakeFirstOrThrow();
  await s.db
    .insertInto('kisi_proje')
    .values([3, 9].map((proje_id) => ({ kisi_id: id, proje_id })))
    .execute();
  expect(await projeler('projeli')).toEqual([3, 9]);
  expect(await projeler('yonetici')).toEqual([2, 3, 6, 9, 14]);
});

test('break types come from the single table', async () => {
  expect((await oku('calisan')).molatur).toEqual(MOLA_DURUMLARI.map(({ Id, Ad }) => ({ Id, Ad })));
});
