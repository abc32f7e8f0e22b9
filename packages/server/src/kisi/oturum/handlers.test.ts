import type { MenuSatiri } from '@masabasi/core/kisi/oturum/contract';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { METIN } from '@masabasi/core/kisi/oturum/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';

const SIMDI = '2026-11-20T09:00:00Z';
const MASAUSTU = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0';
const TELEFONLAR = [
  ['Android', { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36' }],
  ['iPhone', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1' }],
  ['tablet', { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Safari/604.1' }],
  ['client hint', { 'user-agent': MASAUSTU, 'sec-ch-ua-mobile': '?1' }],
] as const;

let s: TestServer;
let sira = 0;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const yeniAd = () => `kisi${(sira += 1)}`;
const giris = (UserName: string, o: object = {}, baslik?: Record<string, string>) =>
  s.call(oturum.login, { UserName, Password: 'masabasi', lisans: 'TEST', ...o }, undefined, baslik);
const mesaiSayisi = async (kisiId: number) =>
  (await s.db.selectFrom('mesai').select('id').where('kisi_id', '=', kisiId).execute()).length;

describe('login', () => {
  test('takes its fields bare and under val', async () => {
    const UserName = yeniAd();
    await s.kisi(UserName);
    const govde = { lisans: 'TEST', UserName, Password: 'masabasi', adres: 'İzmir', mobil: 0 };
    for (const yazilan of [govde, { val: govde }]) {
      const yanit = await s.ham('/login', JSON.stringify(yazilan));
      expect(yanit.status).toBe(200);
      expect(await yanit.json()).toEqual({ durum: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    }
  });

  test('takes empty fields as null', async () => {
    const UserName = yeniAd();
    await s.kisi(UserName);
    const bos = { lisans: null, UserName, Password: 'masabasi', adres: null, mobil: null, kod: null };
    const yanit = await s.ham('/login', JSON.stringify(bos));
    expect([yanit.status, await yanit.json()]).toEqual([200, { durum: false, msg: 'Lisans anahtarı hatalı.' }]);
  });

  test('gives the same answer for a wrong password, an unknown and an inactive person', async () => {
    const [acik, kapali, parolasiz] = [yeniAd(), yeniAd(), yeniAd()];
    await s.kisi(acik);
    await s.db
      .updateTable('kisi')
      .set({ aktif: false })
      .where('id', '=', await s.kisi(kapali))
      .execute();
    await s.db
      .updateTable('kisi')
      .set({ parola_ozeti: null })
      .where('id', '=', await s.kisi(parolasiz))
      .execute();
    const yanitlar = [
      await giris(acik, { Password: 'yanlis' }),
      await giris('boyle-biri-yok'),
      await giris(kapali),
      await giris(parolasiz),
      await giris(acik, { Password: 'yanlis', lisans: 'yanlis' }),
    ];
    for (const { status, body } of yanitlar)
      expect({ status, body }).toEqual({ status: 401, body: { durum: false, msg: METIN.kotuGiris } });
  });

  test('refuses a wrong licence key, and only after the right password', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    const { status, body } = await giris(ad, { lisans: 'BASKA' });
    expect({ status, body }).toEqual({ status: 200, body: { durum: false, msg: 'Lisans anahtarı hatalı.' } });
    expect((await giris(ad, { lisans: undefined })).body.durum).toBe(false);
    expect((await giris(ad, { lisans: ' TEST ' })).body.durum).toBe(true);
    expect(await s.db.selectFrom('oturum').select('id').where('kisi_id', '=', id).execute()).toHaveLength(1);
  });

  test.each([
    ['Işıl', ['IŞIL', 'ışıl', 'isil', 'İŞİL', ' Işıl ']],
    ['ibrahim', ['İBRAHİM', 'IBRAHIM', 'ıbrahım', 'İbrahim']],
  ])('%s may be written with any i', async (ad, yazilislar) => {
    await s.kisi(ad);
    for (const yazilan of yazilislar) expect((await giris(yazilan)).status, yazilan).toBe(200);
  });

  test('a password is compared in one Unicode form', async () => {
    const ad = yeniAd();
    await s.kisi(ad);
    const token = await s.girisYap(ad);
    const { body } = await s.call(oturum.userbilgi, {}, token);
    const userId = body.data.Id;
    await s.call(oturum.parolaDegistir, { userId, parola: 'çöğüş'.normalize('NFD') }, token);
    expect((await giris(ad, { Password: 'çöğüş'.normalize('NFC') })).status).toBe(200);
  });
});

describe('the start of the shift', () => {
  test('is the first desktop login of the day, and only that', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    await giris(ad);
    s.ileri(10);
    await giris(ad);
    const mesailer = await s.db.selectFrom('mesai').select(['baslama', 'gun']).where('kisi_id', '=', id).execute();
    expect(mesailer).toEqual([{ baslama: SIMDI, gun: '2026-11-20' }]);
  });

  test('happens once when ten tabs sign in together', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    const yanitlar = await Promise.all(Array.from({ length: 10 }, () => giris(ad)));
    expect(yanitlar.filter((y) => y.body.durum)).toHaveLength(10);
    expect(await mesaiSayisi(id)).toBe(1);
  });

  test.each(TELEFONLAR)('does not happen from a mobile device: %s', async (_, baslik) => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    expect((await giris(ad, { mobil: 0 }, baslik)).body.durum).toBe(true);
    expect(await mesaiSayisi(id)).toBe(0);
    await giris(ad, {}, { 'user-agent': MASAUSTU });
    expect(await mesaiSayisi(id)).toBe(1);
  });

  test.each([1, true] as const)('does not happen when the body says mobil %s', async (mobil) => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    await giris(ad, { mobil }, { 'user-agent': MASAUSTU });
    expect(await mesaiSayisi(id)).toBe(0);
  });

  test('does not happen on full-day leave, but on the day of return', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    await s.db
      .insertInto('izin')
      .values({ kisi_id: id, tur_id: 280, baslangic: '2026-11-20', bitis: '2026-11-21', yazma_zamani: OGLEN })
      .execute();
    await giris(ad);
    expect(await mesaiSayisi(id)).toBe(0);
    // On Saturday nobody is expected. On Monday the shift starts.
    s.ileri(24 * 60);
    await giris(ad);
    expect(await mesaiSayisi(id)).toBe(0);
    s.ileri(2 * 24 * 60);
    await giris(ad);
    expect(await mesaiSayisi(id)).toBe(1);
  });
});

test('userbilgi has the fields of the specification, and no password', async () => {
  const ad = yeniAd();
  const departmanId = await s.departman('Yazılım');
  const Id = await s.kisi(ad, { ad: 'Çağla', soyad: 'Iğdır', departmanId });
  await s.sorumluYap(departmanId, Id);
  const { status, body } = await s.call(oturum.userbilgi, {}, await s.girisYap(ad));
  expect(status).toBe(200);
  expect(body).toEqual({
    durum: true,
    data: {
      Id,
      Ad: 'Çağla',
      Soyad: 'Iğdır',
      UserName: ad,
      DepartmanId: departmanId,
      Departman: 'Yazılım',
      Password: '',
      Moladurum: 651,
      Mola_Durum_Id: 651,
      MolaBaslama: null,
      Baslama: SIMDI,
      Mesai_Bitis: '2026-11-20T15:00:00Z',
      MesaiGunu: '2026-11-20',
      Beklenen: '2026-11-20T05:30:00.000Z',
      Izinli: false,
      BaslamaSonu: '2026-11-20T15:00:00.000Z',
      molasure: 0,
      KapaliSaniye: 0,
      DarkTheme: 0,
      MenuTur: 'static',
      Tema: 'blue',
      Sabitler: [],
      ParolaGecici: false,
      SorumluDepartmanlar: [departmanId],
      Vekaletler: [],
      AydinlatmaGerekli: true,
      sunucuZamani: OGLEN,
    },
  });
});

describe('yetki', () => {
  const duz = (menu: readonly MenuSatiri[]): MenuSatiri[] => menu.flatMap((m) => [m, ...duz(m.items ?? [])]);
  const yetki = async (ad: string) => {
    const body = tamam(await s.call(oturum.yetki, {}, await s.girisYap(ad)));
    return { ...body, yollar: duz(body.menuList).map((m) => m.menuYol) };
  };
  const menuId = async (yol: string) =>
    (await s.db.selectFrom('menu').select('id').where('yol', '=', yol).executeTakeFirstOrThrow()).id;

  test('menus follow the role', async () => {
    const [calisan, sorumlu, kisitli] = [yeniAd(), yeniAd(), yeniAd()];
    await s.kisi(calisan);
    const departmanId = await s.departman('Sorumlunun');
    await s.sorumluYap(departmanId, await s.kisi(sorumlu, { rol: 'Departman Sorumlusu', departmanId }));
    await s.kisi(kisitli, { rol: 'Kısıtlı' });
    const c = await yetki(calisan);
    expect(c.yollar).toEqual(expect.arrayContaining(['/', '/personel/mola', '/personel/izin']));
    expect(c.yollar).not.toContain('/personel/user');
    expect(c.yollar).not.toContain('/mali/gelir');
    expect((await yetki(sorumlu)).yollar).toContain('/personel/user');
    expect((await yetki(kisitli)).yollar).not.toContain('/personel/mola');
  });

  test('a personal exception adds and removes, and parents come with a child', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad, { yetkiler: [YETKI.maliGor], sayfalar: [] });
    const [gelir, izin] = [await menuId('/mali/gelir'), await menuId('/personel/izin')];
    await s.db
      .insertInto('kisi_menu')
      .values([
        { kisi_id: id, menu_id: gelir, deger: 1 },
        { kisi_id: id, menu_id: izin, deger: 0 },
      ])
      .execute();
    const { menuList, yollar } = await yetki(ad);
    expect(yollar).not.toContain('/personel/izin');
    const mali = menuList.find((m) => m.menuAd === 'Mali');
    expect(mali).toMatchObject({ UstId: null, menuYol: null });
    expect(mali?.items?.map((m) => m.menuYol)).toEqual(['/mali/gelir']);
  });

  test('a privileged person sees every menu and every project and is isYetkili', async () => {
    const ad = yeniAd();
    await s.kisi(ad, { rol: 'Yönetici' });
    const y = await yetki(ad);
    const menuler = await s.db.selectFrom('menu').select('id').execute();
    const projeler = await s.db.selectFrom('proje').select('id').orderBy('id').execute();
    expect(
      duz(y.menuList)
        .map((m) => m.Id)
        .toSorted((a, b) => a - b),
    ).toEqual(menuler.map((m) => m.id).toSorted((a, b) => a - b));
    expect(y.projelist).toEqual(projeler.map((p) => p.id));
    expect([y.isYetkili, y.lisanskey]).toEqual([true, 'TEST']);
    expect(y.yetkiList.find((x) => x.YetkiId === 0)?.Deger).toBe(1);
  });

  test('without own projects the list is 2, 6 and 14, and with own ones just those', async () => {
    const [ilk, ikinci] = [yeniAd(), yeniAd()];
    await s.kisi(ilk);
    await s.kisi(ikinci, { projeler: [6] });
    expect((await yetki(ilk)).projelist).toEqual([2, 6, 14]);
    expect((await yetki(ikinci)).projelist).toEqual([6]);
  });

  test('the list contains the whole catalogue with the values of the person', async () => {
    const ad = yeniAd();
    await s.kisi(ad, { yetkiler: [YETKI.tumDepartmanlar] });
    const { yetkiList, isYetkili } = await yetki(ad);
    expect(isYetkili).toBe(false);
    expect(yetkiList.filter((y) => y.Deger === 1).map((y) => y.YetkiId)).toEqual([24]);
    expect(yetkiList.map((y) => y.YetkiId).toSorted((a, b) => a - b)).toEqual(
      Object.values(YETKI).toSorted((a, b) => a - b),
    );
  });

  test('is about the caller: another userId is 403', async () => {
    const ad = yeniAd();
    const id = await s.kisi(ad);
    const token = await s.girisYap(ad);
    const baskasi = await s.kisi(yeniAd(), { rol: 'Yönetici' });
    expect((await s.call(oturum.yetki, { userId: id }, token)).status).toBe(200);
    expect((await s.call(oturum.yetki, { userId: baskasi }, token)).status).toBe(403);
  });
});

describe('usertemaguncelle', () => {
  test('saves the menu type and the theme', async () => {
    const ad = yeniAd();
    const userId = await s.kisi(ad);
    const token = await s.girisYap(ad);
    expect((await s.call(oturum.usertemaguncelle, { tur: 'MenuTur', userId, deger: 'slim' }, token)).body).toEqual({
      durum: true,
      user: { MenuTur: 'slim', DarkTheme: 0, Tema: 'blue' },
    });
    const tema = await s.call(
      oturum.usertemaguncelle,
      { tur: 'Tema', userId, deger: { tema: 'pink', dark: 1 } },
      token,
    );
    expect(tema.body).toEqual({ durum: true, user: { MenuTur: 'slim', DarkTheme: 1, Tema: 'pink' } });
    const { body } = await s.call(oturum.userbilgi, {}, token);
    expect(body.data).toMatchObject({ MenuTur: 'slim', DarkTheme: 1, Tema: 'pink' });
  });

  test.each([
    [{ tur: 'MenuTur', deger: 'ust' }, "'deger' alanı: menü türü static, overlay, horizontal veya slim olmalı."],
    [{ tur: 'Tema', deger: { tema: 'kirmizi', dark: 0 } }, "'deger.tema' alanı: bilinmeyen tema rengi."],
    [{ tur: 'Tema', deger: { tema: 'blue', dark: 2 } }, "'deger.dark' alanı: 0 veya 1 olmalı."],
    [{ tur: 'parola_ozeti', deger: 'x' }, "'tur' alanı: tur 'MenuTur' veya 'Tema' olmalı."],
  ])('a wrong value is named in Turkish: %j', async (val, msg) => {
    const ad = yeniAd();
    const userId = await s.kisi(ad);
    const yanit = await s.ham('/usertemaguncelle', JSON.stringify({ val: { userId, ...val } }), await s.girisYap(ad));
    expect({ status: yanit.status, body: await yanit.json() }).toEqual({ status: 400, body: { durum: false, msg } });
  });

  test('applies only to oneself, for every caller', async () => {
    const [ad, yonetici] = [yeniAd(), yeniAd()];
    const userId = await s.kisi(ad);
    await s.kisi(yonetici, { rol: 'Yönetici' });
    const istek = { tur: 'MenuTur', userId, deger: 'slim' } as const;
    expect((await s.call(oturum.usertemaguncelle, istek, await s.girisYap(yonetici))).status).toBe(403);
    const { menu_tur } = await s.db
      .selectFrom('kisi')
      .select('menu_tur')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(menu_tur).toBe('static');
  });
});

describe('menuSabitle', () => {
  const giren = async (rol: 'Yönetici' | 'Çalışan' | 'Kısıtlı') => {
    const ad = yeniAd();
    const id = await s.kisi(ad, { rol });
    return { id, token: await s.girisYap(ad) };
  };
  const sabitle = async (token: string, MenuId: number, Deger: 0 | 1 = 1) =>
    s.call(oturum.menuSabitle, { MenuId, Deger }, token);
  const sabitler = async (token: string) => tamam(await s.call(oturum.userbilgi, {}, token)).data.Sabitler;

  test('pins pages in their order, for every device of the person', async () => {
    const { token } = await giren('Çalışan');
    for (const id of [201, 101, 201]) expect((await sabitle(token, id)).body.durum).toBe(true);
    expect(await sabitler(token)).toEqual([201, 101]);
    expect((await sabitle(token, 201, 0)).body).toEqual({ durum: true, Sabitler: [101] });
    expect((await sabitle(token, 201, 0)).body).toEqual({ durum: true, Sabitler: [101] });
    expect(await sabitler((await giren('Çalışan')).token)).toEqual([]);
  });

  test('pins nothing outside the own menu, and drops what the person has lost', async () => {
    const { id, token } = await giren('Çalışan');
    const { status, body } = await sabitle(token, 1104);
    expect([status, body]).toEqual([404, { durum: false, msg: 'Menü girdisi bulunamadı.' }]);
    await s.db
      .updateTable('kisi')
      .set({ sabitler: [1104, 201] })
      .where('id', '=', id)
      .execute();
    await sabitle(token, 101);
    expect(await sabitler(token)).toEqual([201, 101]);
  });

  test('has a limit, which two devices cannot pass together', async () => {
    const { token } = await giren('Yönetici');
    const idler = [101, 102, 103, 104, 105, 201, 202, 203, 204, 205, 206];
    const cevaplar = await Promise.all(idler.map((id) => sabitle(token, id)));
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(9);
    expect(cevaplar.find((c) => !c.body.durum)?.body).toEqual({
      durum: false,
      msg: 'En çok 9 sayfa sabitlenebilir. Önce sabitlenenlerden birini kaldırınız.',
    });
    expect(new Set(await sabitler(token)).size).toBe(9);
  });
});

test('one session too many ends the least recently used one and reports it', async () => {
  const [ad, komsu] = [yeniAd(), yeniAd()];
  const id = await s.kisi(ad);
  await s.kisi(komsu);
  const diger = await s.girisYap(komsu);
  const tokenler: string[] = [];
  for (let n = 0; n < 31; n++) tokenler.push(await s.girisYap(ad));
  const durum = async (t: string) => (await s.call(oturum.userbilgi, {}, t)).status;
  expect([await durum(tokenler[0]!), await durum(tokenler[1]!), await durum(tokenler[30]!)]).toEqual([401, 200, 200]);
  expect(await durum(diger)).toBe(200);
  const { yeni } = await s.db
    .selectFrom('denetim')
    .select('yeni')
    .where('kisi_id', '=', id)
    .where('eylem', '=', 'login')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(yeni).toMatchObject({ Biten: 1 });
});
