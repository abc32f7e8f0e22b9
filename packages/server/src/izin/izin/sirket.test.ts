import { izin } from '@masabasi/core/izin/izin/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { haftalikIzin, sorumluluDepartman } from './testing.ts';

/** Acts for a whole department: undoing a bulk entry, and files for payroll. */
let s: TestServer;
let departmanId: number;
let sorumlu: string;
let kisiler: number[];

beforeAll(async () => {
  s = await testServer();
  ({ departmanId, sorumlu } = await sorumluluDepartman(s));
  kisiler = [];
  for (const ad of ['bir', 'iki', 'uc']) kisiler.push(await s.kisi(ad, { ad, departmanId, iseBaslama: '2023-03-01' }));
});
afterAll(() => s?.kapat());

const izinleri = async (UserId: number) => tamam(await s.call(izin.personelizinlist, { UserId }, sorumlu)).izinlist;

test('undoes a bulk entry completely, except for leaves that another person changed since', async () => {
  const istek = { izin: haftalikIzin(0, {}), toplu: 1 as const, bolumler: [departmanId] };
  const { eklenen, Idler } = tamam(await s.call(izin.izinkaydet, istek, sorumlu));
  expect([eklenen, Idler.length]).toEqual([3, 3]);
  const [ilk] = await izinleri(kisiler[0]!);
  tamam(
    await s.call(
      izin.izinkaydet,
      { izin: haftalikIzin(kisiler[0]!, { Id: ilk!.Id, Surum: 1, Aciklama: 'Değişti' }) },
      sorumlu,
    ),
  );
  expect((await s.call(izin.izinTopluGeriAl, { Idler }, sorumlu)).body).toEqual({
    durum: true,
    kaldirilan: 2,
    kalan: 1,
  });
  expect((await Promise.all(kisiler.map(izinleri))).map((l) => l.length)).toEqual([1, 0, 0]);
  expect((await s.call(izin.izinTopluGeriAl, { Idler }, sorumlu)).body).toMatchObject({ durum: false });
});

test('lets only the author undo a bulk entry', async () => {
  const baskasi = await oturumVer(s, await s.kisi('tam', { yetkiler: [YETKI.ayricalikli] }));
  const { Id } = tamam(await s.call(izin.izinkaydet, { izin: haftalikIzin(kisiler[1]!, {}) }, baskasi));
  const geriAl = async (token: string) => (await s.call(izin.izinTopluGeriAl, { Idler: [Id!] }, token)).body;
  expect(await geriAl(sorumlu)).toMatchObject({ durum: false });
  expect((await izinleri(kisiler[1]!)).map((r) => r.Id)).toEqual([Id]);
  expect(await geriAl(baskasi)).toEqual({ durum: true, kaldirilan: 1, kalan: 0 });
});

test('the payroll file contains the part of each leave in the month, and every balance', async () => {
  const ay = { Baslangic: '2026-12-28', Bitis: '2027-01-11' };
  tamam(await s.call(izin.izinkaydet, { izin: haftalikIzin(kisiler[1]!, ay) }, sorumlu));
  const oku = async (hangi: string) => {
    const { basefile } = tamam(await s.call(izin.izinSirketAktar, { ay: hangi }, sorumlu));
    return readXlsxFile(Buffer.from(basefile, 'base64'));
  };
  const [aralik, bakiyeler] = await oku('2026-12');
  const gunler = (satirlar: typeof aralik) => satirlar!.data.slice(1).map((r) => [r[0], r[2], r[6], r[8]]);
  expect(gunler(aralik)).toEqual(expect.arrayContaining([['iki Deneme', 'Yıllık İzin', 4, 11]]));
  const [ocak] = await oku('2027-01');
  expect(gunler(ocak)).toEqual([['iki Deneme', 'Yıllık İzin', 7, 11]]);
  const iki = bakiyeler!.data.find((r) => r[0] === 'iki Deneme')!;
  const [ozet] = [tamam(await s.call(izin.personelizinlist, { UserId: kisiler[1]! }, sorumlu)).personelizin];
  expect([iki[4], iki[7], iki[9], iki[10]]).toEqual([
    ozet.Kumulatif_Toplam,
    ozet.KalanGun,
    ozet.KalanGun,
    ozet.KalanGun,
  ]);
});
