import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { type MenuKaydi, rol } from '@masabasi/core/kisi/rol/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SON_MENU_ID } from '../../platform/setup/menuler.ts';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
let token: string;
beforeEach(async () => {
  s = await testServer();
  token = await oturumVer(s, await s.kisi('yetkici', { yetkiler: [YETKI.yetkiYonet] }));
});
afterEach(() => s?.kapat());

const menuler = async (): Promise<MenuKaydi[]> => tamam(await s.call(rol.menuListesi, {}, token)).menuler;
const menu = async (id: number) => (await menuler()).find((m) => m.Id === id)!;
type Kaydet = Girdi<typeof rol.menuKaydet>;
const YENI: Kaydet = {
  Id: 0,
  Surum: 0,
  UstId: 100,
  menuAd: 'Memnuniyet 2026',
  menuYol: '/istatistik/memnuniyet/2026',
  icon: 'star',
  baget: '',
  visible: 1,
  disabled: 0,
  separator: 0,
};
const kaydet = async (o: Partial<Kaydet>) => s.call(rol.menuKaydet, { ...YENI, ...o }, token);
/** Saves an entry with some fields changed. */
const degistir = async (id: number, o: Partial<Kaydet>) => {
  const { Id, Surum, UstId, menuAd, menuYol, icon, baget } = await menu(id);
  return kaydet({
    Id,
    Surum,
    UstId,
    menuAd,
    menuYol: menuYol ?? '',
    icon: icon as Kaydet['icon'],
    baget: baget ?? '',
    ...o,
  });
};
const msg = ({ status, body }: { status: number; body: unknown }) => [status, (body as { msg?: string }).msg];
const sirala = async (degis: (liste: MenuKaydi[]) => MenuKaydi[], o: { Onay?: 1 } = {}) => {
  const liste = degis(await menuler()).map(({ Id, UstId, Surum }) => ({ Id, UstId, Surum }));
  return s.call(rol.menuSirala, { menuler: liste, ...o }, token);
};

test('the emphasis of an entry is one of a few words, stays when it is not sent, and reaches the menu', async () => {
  const { Id } = tamam(await kaydet({ menuYol: '', menuAd: 'Süslü', class: 'uyari', style: 'kalin' }));
  expect(await menu(Id)).toMatchObject({ class: 'uyari', style: 'kalin' });
  tamam(await degistir(Id, { menuAd: 'Süslü 2' }));
  expect(await menu(Id)).toMatchObject({ menuAd: 'Süslü 2', class: 'uyari', style: 'kalin' });
  const kotu = await s.ham(
    '/yonetim/menuKaydet',
    JSON.stringify({ val: { ...YENI, style: 'position:fixed;inset:0' } }),
    token,
  );
  expect([kotu.status, await kotu.json()]).toEqual([
    400,
    { durum: false, msg: "'style' alanı: bilinmeyen yazı biçimi." },
  ]);
  tamam(await degistir(Id, { class: null, style: null }));
  expect(await menu(Id)).toMatchObject({ class: null, style: null });
  tamam(await s.call(rol.menuSil, { Id, Surum: 3 }, token));
});

test('an own entry is added, changed and deleted, with its versions and its audit', async () => {
  const body = tamam(await kaydet({}));
  const { Id } = body;
  expect(Id).toBeGreaterThan(SON_MENU_ID);
  expect(await menu(Id)).toEqual({
    Id,
    UstId: 100,
    menuAd: 'Memnuniyet 2026',
    menuYol: '/istatistik/memnuniyet/2026',
    icon: 'star',
    baget: null,
    class: null,
    style: null,
    disabled: false,
    visible: true,
    separator: false,
    Urun: false,
    Surum: 1,
  });
  expect((await degistir(Id, { menuAd: 'Anket', baget: 'Yeni' })).body).toEqual({ durum: true, Id, Surum: 2 });
  const eski = await kaydet({ Id, Surum: 1 });
  expect([eski.status, eski.body]).toMatchObject([409, { guncel: { Surum: 2, menuAd: 'Anket' } }]);
  await s.db.insertInto('kisi_menu').values({ kisi_id: 1, menu_id: Id, deger: 1 }).execute();
  const { body: benim } = await s.call(oturum.yetki, {}, token);
  expect(benim.durum && JSON.stringify(benim.menuList)).toContain('"baget":"Yeni"');
  expect((await s.call(rol.menuSil, { Id, Surum: 1 }, token)).status).toBe(409);
  expect((await s.call(rol.menuSil, { Id, Surum: 2 }, token)).body).toEqual({ durum: true });
  expect((await s.call(rol.menuSil, { Id, Surum: 2 }, token)).status).toBe(404);
  const eylemler = await s.db.selectFrom('denetim').select(['eylem', 'eski', 'yeni']).orderBy('id').execute();
  expect(eylemler).toMatchObject([
    { eylem: 'menuKaydet', eski: null, yeni: { menuAd: 'Memnuniyet 2026' } },
    { eylem: 'menuKaydet', eski: { menuAd: 'Memnuniyet 2026' }, yeni: { menuAd: 'Anket', baget: 'Yeni' } },
    { eylem: 'menuSil', eski: { menuAd: 'Anket' }, yeni: null },
  ]);
});

test('is refused with a sentence', async () => {
  const dene = async (o: Partial<Kaydet>) => msg(await kaydet(o));
  for (const menuYol of ['https://kotu.example', '//kotu.example', 'javascript:alert(1)', '/a?b'])
    expect(await dene({ menuYol })).toEqual([
      200,
      'Adres ‘/’ ile başlamalı; harf, rakam, ‘-’ ve ‘_’ dışında bir şey içermemeli.',
    ]);
  expect(await dene({ menuYol: '/personel/mola' })).toEqual([200, 'Bu adres ‘Mola Panosu’ girdisinde var.']);
  expect(await dene({ menuYol: '/Personel/MOLA' })).toEqual([200, 'Bu adres ‘Mola Panosu’ girdisinde var.']);
  expect(await dene({ separator: 1 })).toEqual([200, 'Bir ayracın adresi olamaz.']);
  expect(await dene({ UstId: 2_000_000_000 })).toMatchObject([200, expect.stringMatching(/olmayan bir girdinin/)]);
  expect(await dene({ UstId: 101 })).toEqual([200, '‘Mola Panosu’ bir grup olmadığı için altına girdi alamaz.']);
  expect(await dene({ Id: 2_000_000_000, Surum: 1 })).toEqual([404, 'Menü girdisi bulunamadı.']);
  expect(await dene({ icon: 'yok' as never })).toEqual([400, "'icon' alanı: bilinmeyen simge."]);
  expect(msg(await degistir(101, { menuYol: '/baska' }))).toEqual([
    200,
    'Ürünün kendi menü girdilerinin adresi ve türü değiştirilemez.',
  ]);
  expect(msg(await degistir(100, { menuYol: '/personel' }))[1]).toContain('değiştirilemez');
  expect(msg(await s.call(rol.menuSil, { Id: 101, Surum: 1 }, token))).toEqual([
    200,
    '‘Mola Panosu’ ürünün kendi girdisidir; silinemez, gizlenebilir.',
  ]);
  const grup = tamam(await kaydet({ menuAd: 'Grup', menuYol: '' }));
  await kaydet({ UstId: grup.Id });
  expect(msg(await s.call(rol.menuSil, { Id: grup.Id, Surum: 1 }, token))[1]).toContain('altında 1 girdi olduğu için');
  // A group with entries cannot become a page.
  expect(msg(await degistir(grup.Id, { menuYol: '/grup' }))[1]).toContain('bir grup olmadığı için');
  expect(msg(await degistir(grup.Id, { UstId: grup.Id }))[1]).toContain('kendi altına');
});

test('only privileged people change the address of an entry that people have in their menu', async () => {
  const body = tamam(await kaydet({}));
  const yol = (menuYol: string) => degistir(body.Id, { menuYol });
  expect(msg(await yol('/istatistik/kayip'))).toEqual([
    200,
    'Bir girdinin adresini yalnız tam yetkili kullanıcılar değiştirebilir. Yeni bir girdi ekleyebilirsiniz.',
  ]);
  expect((await yol('')).body.durum).toBe(true);
  expect((await yol('/istatistik/kayip')).body.durum).toBe(false);
  await s.db.insertInto('kisi_yetki').values({ kisi_id: 1, yetki_id: 0, deger: 1 }).execute();
  expect((await yol('/istatistik/kayip')).body.durum).toBe(true);
});

test('hiding the pages of this administration asks for a confirmation', async () => {
  const { Surum, ...yetki } = (await menuler()).find((m) => m.menuYol === '/yonetim/yetki')!;
  expect(Surum).toBe(1);
  const ilk = await degistir(yetki.Id, { visible: 0 });
  expect(msg(ilk)[1]).toMatch(/^Bu değişiklikten sonra ‘Roller ve Yetkiler’ menüden açılamaz/);
  expect((await degistir(yetki.Id, { visible: 0, Onay: 1 })).body.durum).toBe(true);
  expect((await degistir(yetki.Id, { visible: 0, menuAd: 'Haklar' })).body.durum).toBe(true);
});

test('order and groups are written together: no cycle, no missing entry, no older version', async () => {
  const tasi = (id: number, UstId: number | null) => (liste: MenuKaydi[]) => {
    const m = liste.find((x) => x.Id === id)!;
    return [{ ...m, UstId }, ...liste.filter((x) => x !== m)];
  };
  expect(await sirala((l) => l)).toMatchObject({ body: { durum: true, degisen: 0 } });
  const y = await sirala(tasi(201, 100));
  // The moved entry, and the entries with another successor or predecessor.
  expect(y.body).toMatchObject({ durum: true, degisen: expect.any(Number) });
  const personel = (await menuler()).filter((m) => m.UstId === 100 && m.visible);
  expect(personel.map((m) => m.Id)).toEqual([201, 101, 102, 105, 103, 104, 1003, 1004]);
  expect((await menu(201)).Surum).toBe(2);
  expect((await menu(401)).Surum).toBe(1);
  const { body } = await s.call(oturum.yetki, {}, await oturumVer(s, await s.kisi('tam', { rol: 'Yönetici' })));
  const agac = body.durum ? body.menuList.find((m) => m.Id === 100)?.items : [];
  expect(agac?.slice(0, 2).map((m) => m.Id)).toEqual([201, 101]);

  expect(msg(await sirala(tasi(100, 100)))[1]).toContain('kendi altına');
  expect(msg(await sirala(tasi(100, 102)))[0]).toBe(200);
  expect((await sirala((l) => l.slice(1))).status).toBe(409);
  expect((await sirala((l) => [...l, l[0]!])).status).toBe(409);
  expect((await sirala((l) => l.map((m) => (m.Id === 101 ? { ...m, Surum: 99 } : m)))).status).toBe(409);
  const denetim = await s.db.selectFrom('denetim').selectAll().where('eylem', '=', 'menuSirala').execute();
  expect(denetim).toHaveLength(1);
  expect(JSON.stringify(denetim[0]?.yeni)).toContain('Destek Görüşmeleri: Personel, 1. sıra');
});

test('two people who put each entry below the other at once cause no cycle', async () => {
  const grup = async (menuAd: string) => tamam(await kaydet({ menuAd, menuYol: '', UstId: null })).Id;
  for (let tur = 0; tur < 15; tur++) {
    const [a, b] = [await grup(`A${tur}`), await grup(`B${tur}`)];
    const altina = (Id: number, UstId: number) => kaydet({ Id, UstId, Surum: 1, menuAd: `G${Id}`, menuYol: '' });
    const cevaplar = await Promise.all([altina(a, b), altina(b, a)]);
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
    expect(cevaplar.map((c) => msg(c)[1])).toContainEqual(expect.stringContaining('kendi altına'));
  }
});

test('an administrator’s changes survive the next start', async () => {
  const tam = await oturumVer(s, await s.kisi('tam', { rol: 'Yönetici' }));
  const rolListesi = async () => tamam(await s.call(rol.rolListesi, {}, tam)).roller;
  const rolAdli = async (ad: string) => (await rolListesi()).find((r) => r.Ad === ad)!;
  await degistir(101, { menuAd: 'Molalar', baget: 'Yeni', UstId: 200 });
  await degistir(1105, { visible: 0, Onay: 1 });
  tamam(await kaydet({}));
  await sirala((l) => [l.at(-1)!, ...l.slice(0, -1)]);
  const { KisiSayisi: _, ...ik } = await rolAdli('İnsan Kaynakları');
  expect((await s.call(rol.rolSil, { Id: ik.Id, Surum: ik.Surum }, tam)).body.durum).toBe(true);
  const { KisiSayisi: _c, ...calisan } = await rolAdli('Çalışan');
  await s.call(rol.rolKaydet, { ...calisan, Ad: 'Personel', Aciklama: 'Bizim', Yetkiler: [24], Menuler: [102] }, tam);
  const { KisiSayisi: _k, ...kisitli } = await rolAdli('Kısıtlı');
  await s.call(rol.rolKaydet, { ...kisitli, Yetkiler: [], Menuler: [] }, tam);

  const once = [await rolListesi(), await menuler()];
  await temelVeri(s.db);
  expect([await rolListesi(), await menuler()]).toEqual(once);

  // A menu entry of a new product version is given to its roles, also renamed ones, but not to deleted ones.
  for (const t of ['rol_menu', 'kisi_menu'] as const) await s.db.deleteFrom(t).where('menu_id', '=', 103).execute();
  await s.db.deleteFrom('menu').where('id', '=', 103).execute();
  await temelVeri(s.db);
  const verilen = (await rolListesi()).filter((r) => r.Menuler.includes(103)).map((r) => r.Ad);
  expect(verilen).toEqual(['Departman Sorumlusu', 'Yönetici']);
  expect((await rolListesi()).map((r) => r.Ad)).toEqual([
    'Departman Sorumlusu',
    'Kısıtlı',
    'Muhasebe',
    'Müşteri Temsilcisi',
    'Personel',
    'Satış',
    'Yönetici',
  ]);

  // A role of a new version may find an existing one with its name. That one stays as the administrator made it.
  const bizim = { Id: 0, Surum: 0, Ad: 'İnsan Kaynakları', Aciklama: 'Bizim', Yetkiler: [], Menuler: [] };
  await s.call(rol.rolKaydet, bizim, tam);
  await s.db.deleteFrom('urun_rol').where('anahtar', '=', 'İnsan Kaynakları').execute();
  await temelVeri(s.db);
  expect(await rolAdli('İnsan Kaynakları')).toMatchObject({ Aciklama: 'Bizim', Yetkiler: [], Menuler: [] });
});
