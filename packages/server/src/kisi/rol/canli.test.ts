import { mola } from '@masabasi/core/mesai/mola/contract';
import { rol } from '@masabasi/core/kisi/rol/contract';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type KisiTanimi, type TestServer, sayfaVer, tamam, testServer } from '../../testing/product.ts';
import { oturumlu, oturumVer } from '../../testing/walk.ts';
import { type Akis, akisAc } from '../../testing/akis.ts';
import { yerles } from '../../testing/stream.ts';

let s: TestServer;
let tam: string;
const acik: Akis[] = [];
beforeAll(async () => {
  s = await testServer();
  tam = await oturumVer(s, await s.kisi('tam', { rol: 'Yönetici' }));
});
afterEach(() => {
  for (const a of acik.splice(0)) a.kes();
});
afterAll(() => s?.kapat());

const kisi = async (ad: string, o: KisiTanimi = {}) => {
  const k = await oturumlu(s, ad, o);
  const akis = await akisAc(s.url, k.token);
  acik.push(akis);
  return { ...k, akis };
};
const yetkiler = (a: Akis) => a.gelenler.filter((g) => g.olay === 'yetki').length;
const haklariYaz = async (UserId: number, Yetkiler: { YetkiId: number; Deger: 0 | 1 }[]) => {
  const { Surum, Roller, Menuler } = tamam(await s.call(rol.kisiYetkileri, { UserId }, tam));
  const { body } = await s.call(rol.kisiYetkiKaydet, { UserId, Surum, Roller, Menuler, Yetkiler }, tam);
  expect(body.durum).toBe(true);
};

test('a stream stops carrying hidden data when the rights of its person shrink', async () => {
  const [bizim, onlarin] = [await s.departman('Bizim'), await s.departman('Onların')];
  const goren = await kisi('goren', { departmanId: bizim, yetkiler: [YETKI.tumDepartmanlar, YETKI.tatilYonet] });
  const baska = await kisi('baska', { departmanId: bizim });
  const onlardan = await s.kisi('onlardan', { departmanId: onlarin });
  const onunTokeni = await s.girisYap('onlardan');
  const degistir = (moladurum: number) =>
    s.call(mola.moladurumGuncelle, { userid: onlardan, moladurum }, onunTokeni).then((y) => y.body);
  const gorulen = (a: Akis) => a.gelenler.filter((g) => g.veri.departmanId === onlarin).length;

  await degistir(646);
  await yerles(s, goren.akis, baska.akis);
  expect(gorulen(goren.akis)).toBeGreaterThan(0);
  const once = gorulen(goren.akis);
  expect((await s.call(tatil.tatilList, {}, goren.token)).status).toBe(200);

  await haklariYaz(goren.Id, []);
  await degistir(651);
  await yerles(s, goren.akis, baska.akis);
  expect(gorulen(goren.akis)).toBe(once);
  expect((await s.call(tatil.tatilList, {}, goren.token)).status).toBe(403);
  // The stream itself continues, and only this person's browser is told to reload its rights.
  expect([yetkiler(goren.akis), yetkiler(baska.akis)]).toEqual([1, 0]);
  expect(goren.akis.gelenler.some((g) => g.olay === 'oturum')).toBe(false);

  await haklariYaz(goren.Id, [{ YetkiId: YETKI.tumDepartmanlar, Deger: 1 }]);
  await degistir(646);
  await yerles(s, goren.akis);
  expect(gorulen(goren.akis)).toBe(once + 1);
});

test('a changed role reaches everybody who holds it, and a changed menu everybody', async () => {
  const yeni = tamam(
    await s.call(rol.rolKaydet, { Id: 0, Surum: 0, Ad: 'Ekip', Aciklama: '', Yetkiler: [], Menuler: [] }, tam),
  );
  const [bir, iki, dis] = [await kisi('bir'), await kisi('iki'), await kisi('dis')];
  await sayfaVer(s.db, bir.Id, SAYFA.tatil);
  for (const k of [bir, iki]) await s.db.insertInto('kisi_rol').values({ kisi_id: k.Id, rol_id: yeni.Id }).execute();
  const rolYaz = (Surum: number, Yetkiler: number[]) =>
    s.call(rol.rolKaydet, { Id: yeni.Id, Surum, Ad: 'Ekip', Aciklama: '', Yetkiler, Menuler: [] }, tam);
  await rolYaz(1, [YETKI.tatilYonet]);
  await yerles(s, bir.akis, iki.akis, dis.akis);
  expect([bir, iki, dis].map((k) => yetkiler(k.akis))).toEqual([1, 1, 0]);
  expect((await s.call(tatil.tatilList, {}, bir.token)).status).toBe(200);

  const { body: liste } = await s.call(rol.menuListesi, {}, tam);
  const m = liste.durum ? liste.menuler.find((x) => x.Id === 101)! : undefined;
  const { Id, Surum, UstId, menuAd } = m!;
  const g = { Id, Surum, UstId, menuAd, menuYol: '/personel/mola', icon: 'coffee' as const, baget: 'Yeni' };
  await s.call(rol.menuKaydet, { ...g, visible: 1, disabled: 0, separator: 0 }, tam);
  await yerles(s, bir.akis, iki.akis, dis.akis);
  expect([bir, iki, dis].map((k) => yetkiler(k.akis))).toEqual([2, 2, 1]);

  // With this many holders, one event for everybody is cheaper than one for each.
  const cok = await Promise.all(Array.from({ length: 55 }, (_, i) => s.kisi(`cok${i}`)));
  await s.db
    .insertInto('kisi_rol')
    .values(cok.map((kisi_id) => ({ kisi_id, rol_id: yeni.Id })))
    .execute();
  const olaylar = () => s.db.selectFrom('olay').select('kisi_id').where('tur', '=', 'yetki').orderBy('sira').execute();
  const once = (await olaylar()).length;
  await rolYaz(2, []);
  expect((await olaylar()).slice(once)).toEqual([{ kisi_id: null }]);
});
