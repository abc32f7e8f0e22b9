import { izin } from '@masabasi/core/izin/izin/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { type Etkilenen, tatil } from '@masabasi/core/izin/tatil/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let token: string;
let yonetici: string;
let kisiId: number;

beforeAll(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('tatilci', { yetkiler: [YETKI.tatilYonet] }));
  yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
  kisiId = await s.kisi('çalışan', { ad: 'Şule', soyad: 'Irmak' });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  await s.db.deleteFrom('hareket').execute();
  await s.db.deleteFrom('izin').execute();
});

type Izin = Girdi<typeof izin.izinkaydet>['izin'];
async function izinEkle(Baslangic: string, Bitis: string, o: Partial<Izin> = {}): Promise<number> {
  const g = { izin: { Id: 0, UserId: kisiId, Tur: 281, Baslangic, Bitis, ...o } };
  return tamam(await s.call(izin.izinkaydet, g, yonetici)).Id!;
}
async function kaydet(o: Partial<Girdi<typeof tatil.tatilKaydet>> = {}) {
  const g = { Id: 0, Tarih: '2026-12-09', Ad: 'Şirket günü', GunSayi: '1' as const, Surum: 0, ...o };
  return (await s.call(tatil.tatilKaydet, g, token)).body;
}
const satir = async (id: number) =>
  s.db
    .selectFrom('izin')
    .select(['kullanilan_gun', 'resmi_gun_sayisi', 'surum'])
    .where('id', '=', id)
    .executeTakeFirst();
const hesapla = async (e: readonly Etkilenen[]) =>
  (await s.call(tatil.izinleriHesapla, { IzinIdler: e.map((x) => x.IzinId) }, token)).body;

test('a new holiday lists the affected leaves, and changes them after confirmation, with versions', async () => {
  const ileri = await izinEkle('2026-12-07', '2026-12-14');
  const elle = await izinEkle('2026-12-14', '2026-12-21', { KullanilanGun: 5 });
  const rapor = await izinEkle('2026-12-21', '2026-12-28', { Tur: 282 });
  const gecmis = await izinEkle('2026-11-09', '2026-11-16');
  const y = await kaydet();
  if (!y.durum) throw new Error(y.msg);
  expect(y.etkilenenler).toEqual([
    {
      IzinId: ileri,
      UserId: kisiId,
      Ad: 'Şule Irmak',
      izinTur: 'Mazeret İzni',
      Baslangic: '2026-12-07',
      Bitis: '2026-12-14',
      EskiGun: 6,
      YeniGun: 5,
      EskiTatil: 0,
      YeniTatil: 1,
      ElleDuzeltildi: false,
    },
  ]);
  expect(await satir(ileri)).toMatchObject({ kullanilan_gun: 6, surum: 1 });
  const ikinci = await kaydet({ Tarih: '2026-12-16', GunSayi: '0,5' });
  if (!ikinci.durum) throw new Error(ikinci.msg);
  expect(ikinci.etkilenenler).toMatchObject([{ IzinId: elle, EskiGun: 5, YeniGun: 5.5, ElleDuzeltildi: true }]);
  for (const Tarih of ['2026-12-23', '2026-11-11', '2026-12-27'])
    expect(await kaydet({ Tarih })).toMatchObject({ durum: true, etkilenenler: [] });

  expect(await hesapla([...y.etkilenenler, ...ikinci.etkilenenler])).toEqual({ durum: true, degisen: 1, uyari: null });
  expect(await satir(ileri)).toEqual({ kullanilan_gun: 5, resmi_gun_sayisi: 1, surum: 2 });
  expect(await satir(elle)).toMatchObject({ kullanilan_gun: 5, surum: 1 });
  expect(await satir(rapor)).toMatchObject({ kullanilan_gun: 7, surum: 1 });
  expect(await satir(gecmis)).toMatchObject({ kullanilan_gun: 6, surum: 1 });
  const { body } = await s.call(izin.izinGecmisi, { Id: ileri }, yonetici);
  expect(body.durum && body.gecmis).toMatchObject([
    { Surum: 2, Eylem: 'Yeniden hesaplandı', Kisi: 'tatilci Deneme', Kayit: { KullanilanGun: 5 } },
    { Surum: 1, Eylem: 'Eklendi', Kayit: { KullanilanGun: 6 } },
  ]);
  expect(await hesapla(y.etkilenenler)).toEqual({ durum: true, degisen: 0, uyari: null });
});

test('a holiday changes a running leave, but not one that is over today', async () => {
  await izinEkle('2026-11-16', '2026-11-20');
  const suren = await izinEkle('2026-11-20', '2026-11-30');
  for (const [Tarih, beklenen] of [
    ['2026-11-18', []],
    ['2026-11-20', [suren]],
    ['2026-11-25', [suren]],
    ['2026-11-30', []],
  ] as const) {
    const y = await kaydet({ Tarih, Ad: `Tatil ${Tarih}` });
    if (!y.durum) throw new Error(y.msg);
    expect([Tarih, y.etkilenenler.map((e) => e.IzinId)]).toEqual([Tarih, beklenen]);
    tamam(await s.call(tatil.tatilSil, { Id: y.Id }, token));
  }
});

test('moving and deleting a holiday check both dates', async () => {
  const y = await kaydet({ Tarih: '2027-02-03', Ad: 'Taşınan' });
  if (!y.durum) throw new Error(y.msg);
  const bir = await izinEkle('2027-02-01', '2027-02-08');
  const iki = await izinEkle('2027-02-08', '2027-02-15');
  const tasinan = await kaydet({ Id: y.Id, Surum: y.Surum, Ad: 'Taşınan', Tarih: '2027-02-10' });
  if (!tasinan.durum) throw new Error(tasinan.msg);
  expect(tasinan.etkilenenler.map((e) => [e.IzinId, e.EskiGun, e.YeniGun])).toEqual([
    [iki, 6, 5],
    [bir, 5, 6],
  ]);
  await hesapla(tasinan.etkilenenler);
  expect((await s.call(tatil.tatilSil, { Id: y.Id }, token)).body).toMatchObject({
    durum: true,
    etkilenenler: [{ IzinId: iki, EskiGun: 5, YeniGun: 6, EskiTatil: 1, YeniTatil: 0 }],
  });
  expect((await s.call(tatil.tatilSil, { Id: y.Id }, token)).status).toBe(404);
});

test('answers an older version with 409 and the row, refuses a repeated name, and a wrong half is 400', async () => {
  const y = await kaydet({ Tarih: '2027-03-03', Ad: 'Bir' });
  if (!y.durum) throw new Error(y.msg);
  await kaydet({ Id: y.Id, Tarih: '2027-03-03', Ad: 'İki', Surum: 1 });
  const eski = await s.call(
    tatil.tatilKaydet,
    { Id: y.Id, Tarih: '2027-03-03', Ad: 'Üç', GunSayi: '1', Surum: 1 },
    token,
  );
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { Ad: 'İki', Surum: 2 } }]);
  expect(await kaydet({ Tarih: '2027-03-03', Ad: ' İki ' })).toMatchObject({
    durum: false,
    msg: expect.stringContaining('aynı adda'),
  });
  expect(
    (
      await s.ham(
        tatil.tatilKaydet.path,
        JSON.stringify({ val: { Id: 0, Tarih: '2027-03-04', Ad: 'a', GunSayi: '0.5', Surum: 0 } }),
        token,
      )
    ).status,
  ).toBe(400);
  expect(
    (await s.call(tatil.tatilKaydet, { Id: 2_000_000, Tarih: '2027-03-03', Ad: 'Yok', GunSayi: '1', Surum: 1 }, token))
      .status,
  ).toBe(404);
});

test('adds the optional Saturdays once, for a year or for all', async () => {
  const ekle = async (yil?: number) => (await s.call(tatil.cumartesileriEkle, { yil }, token)).body;
  const ilk = await ekle(2030);
  expect(ilk.durum && ilk.eklenen).toBeGreaterThan(0);
  expect(await ekle(2030)).toMatchObject({ durum: true, eklenen: 0 });
  expect(await ekle()).toMatchObject({ durum: true });
  expect(await ekle()).toMatchObject({ eklenen: 0 });
  expect((await ekle(2050)).durum).toBe(false);
});

test('a new installation has the holidays, and an administrator’s changes survive a restart', async () => {
  const list = async () => {
    const { body } = await s.call(tatil.tatilList, {}, token);
    return body.durum ? body.tatiller : [];
  };
  const yilbasi = (await list()).find((t) => t.Tarih === '2026-01-01')!;
  expect(yilbasi).toMatchObject({ Ad: 'Yılbaşı', GunSayi: '1', Surum: 1 });
  await s.call(tatil.tatilSil, { Id: yilbasi.Id }, token);
  await temelVeri(s.db);
  expect((await list()).some((t) => t.Tarih === '2026-01-01')).toBe(false);
});
