import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mola } from '@masabasi/core/mesai/mola/contract';
import { sistem as oda } from '@masabasi/core/platform/sistem/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postaYaz } from '../posta/queries.ts';
import { testFolder } from '../../testing/folder.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

/** State of the server, its database and its jobs, as an administrator reads it. */

const klasor = testFolder('masabasi sistem-');
let s: TestServer;
let token: string;
beforeAll(async () => {
  s = await testServer({ ortam: { DATA_DIR: klasor.dataDir } });
  token = await oturumVer(s, await s.kisi('yonetici', { yetkiler: [YETKI.sistemGor] }));
});
afterAll(async () => {
  await s?.kapat();
  await klasor.remove();
});

const durum = async () => tamam(await s.call(oda.sistemDurumu, {}, token));

test('reports plausible values for server, database and disk', async () => {
  const d = await durum();
  expect(d).toMatchObject({ Surum: expect.stringMatching(/^\d+\.\d+\.\d+/), Node: process.versions.node, Izleyen: 0 });
  expect(Number(d.Veritabani.Surum.split('.')[0])).toBeGreaterThanOrEqual(15);
  expect(d.Veritabani.Boyut).toBeGreaterThan(5_000_000);
  expect(d.Veritabani.Baglanti).toBeGreaterThanOrEqual(1);
  expect(d.Disk.Bos).toBeLessThan(d.Disk.Toplam);
  expect(d.Bellek).toBeGreaterThan(20_000_000);
  expect(d.YavasCagrilar.every((y) => y.SureMs >= 500)).toBe(true);
});

test('counts waiting and failed mails', async () => {
  const posta = { alici: 'a@b.com', konu: 'k', metin: 'm', simdi: s.saat.simdi };
  await postaYaz(s.db, posta);
  await postaYaz(s.db, posta);
  await s.db.updateTable('posta').set({ durum: 'Hata' }).where('id', '=', 1).execute();
  expect((await durum()).Posta).toEqual({ Bekleyen: 1, Gidemeyen: 1, Kurulu: false });
});

test('reports full administrators without a second step, unknown settings and closed copies', async () => {
  expect(await durum()).toMatchObject({ IkiAdimsizTamYetkili: 0, YabanciAyarlar: [], YedekAcik: true });
  const id = await s.kisi('tam', { rol: 'Yönetici' });
  await s.kisi('girmeyen', { rol: 'Yönetici' });
  await s.db.updateTable('kisi').set({ giris_izni: false }).where('kullanici_adi', '=', 'girmeyen').execute();
  expect((await durum()).IkiAdimsizTamYetkili).toBe(1);
  const simdi = s.saat.simdi;
  await s.db
    .insertInto('iki_adim')
    .values({ kisi_id: id, sir: Buffer.alloc(20, 1), bekleyen: null, baslama: simdi })
    .execute();
  expect((await durum()).IkiAdimsizTamYetkili).toBe(0);
});

test('reports a job as late after more than 26 hours', async () => {
  const bitti = (ad: string, saatOnce: number) => {
    const an = new Date(s.saat.simdi.getTime() - saatOnce * 3_600_000);
    return s.db
      .insertInto('kuyruk')
      .values({ tur: ad, anahtar: an.toISOString().slice(0, 10), vakit: an, baslama: an, bitis: an })
      .execute();
  };
  await bitti('saklama', 25);
  await bitti('lisans', 27);
  await bitti('lisans', 51);
  const isler = Object.fromEntries((await durum()).Isler.map((i) => [i.Ad, [i.SonCalisma !== null, i.Gecikti]]));
  expect(isler).toEqual({
    personelAyrilma: [false, true],
    devir: [false, true],
    saklama: [true, false],
    lisans: [true, true],
    musteriAktarim: [false, true],
    musteriBirlesme: [false, true],
    istatistik: [false, true],
    yedek: [false, true],
  });
});

test('names the newest backup of any origin, and ignores folders with another name', async () => {
  expect((await durum()).Yedek).toBeNull();
  for (const ad of ['2026-11-19T02-00-01Z', '2026-11-20T06-30-05Z-elle', '.yarim-2026-11-20T08-00-00Z', 'zarflar'])
    mkdirSync(join(klasor.dataDir, 'yedek', ad), { recursive: true });
  expect((await durum()).Yedek).toEqual({ Ad: '2026-11-20T06-30-05Z-elle', Zaman: '2026-11-20T06:30:05Z' });
});

test('remembers a slow call only by its path', async () => {
  const yavas = s.db.transaction().execute(async (tx) => {
    await tx.selectFrom('kisi').select('id').forUpdate().execute();
    await new Promise((sonra) => setTimeout(sonra, 700));
  });
  await new Promise((sonra) => setTimeout(sonra, 100));
  await s.ham('/personel/personel/moladurumGuncelle', JSON.stringify({ val: { userid: 1, moladurum: 651 } }), token);
  await yavas;
  const { YavasCagrilar } = await durum();
  expect(YavasCagrilar).toMatchObject([
    { Yol: '/api/personel/personel/moladurumGuncelle', Ad: mola.moladurumGuncelle.ozet },
  ]);
});
