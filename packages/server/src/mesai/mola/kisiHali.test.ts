import { mola as oda } from '@masabasi/core/mesai/mola/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { type Oturumlu, oturumlu } from '../../testing/walk.ts';

/** Status on a person's card: the same as on the board, for people who may see that board. */

let s: TestServer;
const kisiler = {} as Record<'ayse' | 'arkadas' | 'bas' | 'yabanci' | 'hepsi', Oturumlu>;

beforeAll(async () => {
  s = await testServer();
  const destek = await s.departman('Destek', { bas: '08:30', bit: '18:00' });
  const satis = await s.departman('Satış');
  for (const ad of ['ayse', 'arkadas', 'bas'] as const)
    kisiler[ad] = await oturumlu(s, ad, { ad, departmanId: destek });
  kisiler.yabanci = await oturumlu(s, 'yabanci', { departmanId: satis });
  kisiler.hepsi = await oturumlu(s, 'hepsi', { departmanId: satis, yetkiler: [YETKI.tumDepartmanlar] });
  await s.sorumluYap(destek, kisiler.bas.Id);
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  for (const t of ['mola', 'mesai', 'izin'] as const) await s.db.deleteFrom(t).execute();
});

const hali = async (kim: keyof typeof kisiler, Id = kisiler.ayse.Id) => {
  const { Durum, Stil, Zaman } = tamam(await s.call(oda.kisiHali, { Id }, kisiler[kim].token));
  return [Durum, Stil, Zaman];
};
const degis = (moladurum: number) =>
  s.call(
    oda.moladurumGuncelle,
    { userid: kisiler.ayse.Id, moladurum, aciklama: 'Gizli bir sebep' },
    kisiler.ayse.token,
  );

test('shows desk and break to the department and people who see all, and only the name to others', async () => {
  tamam(await degis(651));
  for (const kim of ['ayse', 'arkadas', 'bas', 'hepsi'] as const)
    expect(await hali(kim)).toEqual(['Masa Başı', 'masa', null]);
  expect(await hali('yabanci')).toEqual([null, null, null]);
  expect(tamam(await s.call(oda.kisiHali, { Id: kisiler.ayse.Id }, kisiler.yabanci.token))).toMatchObject({
    Ad: 'ayse Deneme',
    Departman: 'Destek',
  });
  s.ileri(10);
  tamam(await degis(648));
  s.ileri(5);
  expect(await hali('arkadas')).toEqual(['Yemek Molası', 'mola', '2026-11-20T09:10:00Z']);
});

test('an absent person is due, then missing, and after hours the shift is over', async () => {
  s.saat.simdi = new Date('2026-11-20T05:00:00Z');
  expect((await hali('arkadas'))[0]).toBe('Bekleniyor 08:30');
  s.saat.simdi = new Date('2026-11-20T06:00:00Z');
  expect((await hali('arkadas'))[1]).toBe('yok');
  tamam(await degis(651));
  s.saat.simdi = new Date('2026-11-20T15:30:00Z');
  expect((await hali('arkadas'))[0]).toBe('Mesai Bitti');
});

test('colleagues see a hidden kind of leave as plain leave', async () => {
  await s.db
    .insertInto('izin')
    .values({
      kisi_id: kisiler.ayse.Id,
      tur_id: 282,
      baslangic: '2026-11-20',
      bitis: '2026-11-21',
      yazma_zamani: OGLEN,
    })
    .execute();
  expect(await hali('arkadas')).toEqual(['İzinli', 'izinli', null]);
  expect((await hali('bas'))[0]).not.toBe('İzinli');
});

test('an unknown person and one who has left are not found', async () => {
  expect((await s.call(oda.kisiHali, { Id: 2_000_000_000 }, kisiler.bas.token)).status).toBe(404);
  await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', kisiler.yabanci.Id).execute();
  expect((await s.call(oda.kisiHali, { Id: kisiler.yabanci.Id }, kisiler.bas.token)).status).toBe(404);
});
