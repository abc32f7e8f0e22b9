import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { rol } from '@masabasi/core/kisi/rol/contract';
import { tatil } from '@masabasi/core/izin/tatil/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type KisiTanimi, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';

let s: TestServer;
/** A privileged person, a holder of yetkiYonet (and of the holidays and of deleting customers), and an employee. */
let tam: { Id: number; token: string };
let sahip: { Id: number; token: string };
let calisan: { Id: number; token: string };
let destek: number;
let sira = 0;

const kisi = async (ad: string, o: KisiTanimi = {}) => {
  const Id = await s.kisi(`${ad}${++sira}`, { ad, departmanId: destek, ...o });
  return { Id, token: await oturumVer(s, Id) };
};
beforeAll(async () => {
  s = await testServer();
  destek = await s.departman('Destek');
  tam = await kisi('Tam', { rol: 'Yönetici' });
  sahip = await kisi('Sahip', {
    yetkiler: [YETKI.yetkiYonet, YETKI.tatilYonet, YETKI.musteriSil],
    sayfalar: [...SAYFA.rol, ...SAYFA.menu],
  });
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  calisan = await kisi('Çalışan');
});

const roller = async () => tamam(await s.call(rol.rolListesi, {}, tam.token)).roller;
const rolAdli = async (ad: string) => (await roller()).find((r) => r.Ad === ad)!;
const rolKaydet = async (o: Partial<Girdi<typeof rol.rolKaydet>>, token = tam.token) =>
  s.call(rol.rolKaydet, { Id: 0, Surum: 0, Ad: `Rol ${++sira}`, Aciklama: '', Yetkiler: [], Menuler: [], ...o }, token);
const yeniRol = async (o: Partial<Girdi<typeof rol.rolKaydet>>) => {
  const body = tamam(await rolKaydet(o));
  return (await roller()).find((r) => r.Id === body.Id)!;
};
const hak = async (UserId: number) => tamam(await s.call(rol.kisiYetkileri, { UserId }, tam.token));
const kisiKaydet = async (UserId: number, o: Partial<Girdi<typeof rol.kisiYetkiKaydet>> = {}, token = tam.token) => {
  const { Surum, Roller, Yetkiler, Menuler } = await hak(UserId);
  return s.call(rol.kisiYetkiKaydet, { UserId, Surum, Roller, Yetkiler, Menuler, ...o }, token);
};
const ver = (...idler: readonly number[]) => idler.map((YetkiId) => ({ YetkiId, Deger: 1 as const }));
const sonDenetim = async (eylem: string) =>
  s.db.selectFrom('denetim').selectAll().where('eylem', '=', eylem).orderBy('id', 'desc').executeTakeFirstOrThrow();
const msg = ({ status, body }: { status: number; body: unknown }) => [status, (body as { msg?: string }).msg];

describe('a role', () => {
  test('is added, changed, listed and deleted, with its versions and its audit', async () => {
    const r = await yeniRol({ Ad: ' Vezne ', Aciklama: 'Kasa işleri', Yetkiler: [24, 24, 1101], Menuler: [101, 101] });
    expect(r).toEqual({
      Id: r.Id,
      Ad: 'Vezne',
      Aciklama: 'Kasa işleri',
      KisiSayisi: 0,
      Yetkiler: [24, 1101],
      Menuler: [101],
      Surum: 1,
    });
    const { body } = await rolKaydet({ Id: r.Id, Surum: 1, Ad: 'Vezne', Yetkiler: [1101], Menuler: [] });
    expect(body).toEqual({ durum: true, Id: r.Id, Surum: 2 });
    expect(await sonDenetim('rolKaydet')).toMatchObject({
      kisi_id: tam.Id,
      nesne: 'rol',
      nesne_id: r.Id,
      eski: {
        Ad: 'Vezne',
        Aciklama: 'Kasa işleri',
        Yetkiler: ['24 Mola panosunda tüm departmanları görme', '1101 Duyuru hazırlama ve yayınlama'],
        Menuler: ['101 Mola Panosu'],
      },
      yeni: { Ad: 'Vezne', Aciklama: '', Yetkiler: ['1101 Duyuru hazırlama ve yayınlama'], Menuler: [] },
    });
    const eski = await rolKaydet({ Id: r.Id, Surum: 1, Ad: 'Başka' });
    expect([eski.status, eski.body]).toMatchObject([409, { durum: false, guncel: { Surum: 2, Ad: 'Vezne' } }]);
    expect((await s.call(rol.rolSil, { Id: r.Id, Surum: 1 }, tam.token)).status).toBe(409);
    expect((await s.call(rol.rolSil, { Id: r.Id, Surum: 2 }, tam.token)).body).toEqual({ durum: true });
    expect(await sonDenetim('rolSil')).toMatchObject({ nesne_id: r.Id, eski: { Ad: 'Vezne' }, yeni: null });
    expect((await s.call(rol.rolSil, { Id: r.Id, Surum: 2 }, tam.token)).status).toBe(404);
    expect((await rolKaydet({ Id: r.Id, Surum: 2 })).status).toBe(404);
  });

  test('is refused with a sentence: a repeated name, an unknown right, or people who hold it', async () => {
    expect(msg(await rolKaydet({ Ad: 'ÇALIŞAN' }))).toEqual([200, '‘Çalışan’ adında bir rol var.']);
    expect(msg(await rolKaydet({ Yetkiler: [1999] }))).toEqual([200, '1999 numaralı bir yetki yok.']);
    expect(msg(await rolKaydet({ Menuler: [1_000_000] }))).toEqual([200, '1000000 numaralı bir menü girdisi yok.']);
    const r = await yeniRol({ Ad: 'Tutulan' });
    await kisiKaydet(calisan.Id, { Roller: [r.Id] });
    const iki = await kisi('İki');
    await kisiKaydet(iki.Id, { Roller: [r.Id] });
    expect(msg(await s.call(rol.rolSil, { Id: r.Id, Surum: 1 }, tam.token))).toEqual([
      200,
      '‘Tutulan’ rolü 2 kişide olduğu için silinemez. Önce bu kişilerden kaldırınız.',
    ]);
  });

  test('sent twice with one key is one role', async () => {
    const g = { Id: 0, Surum: 0, Ad: 'Bir kez', Aciklama: '', Yetkiler: [], Menuler: [] };
    const anahtar = { 'idempotency-key': 'rol-bir-kez-0001' };
    const [a, b] = [
      await s.call(rol.rolKaydet, g, tam.token, anahtar),
      await s.call(rol.rolKaydet, g, tam.token, anahtar),
    ];
    expect(b.body).toEqual(a.body);
    expect((await roller()).filter((r) => r.Ad === 'Bir kez')).toHaveLength(1);
  });
});

describe('a person', () => {
  test('has roles and exceptions with result and reasons, and a change applies from the next call on', async () => {
    const dene = async () => (await s.call(tatil.tatilList, {}, calisan.token)).status;
    expect(await dene()).toBe(403);
    const r = await yeniRol({ Ad: 'Tatilci', Yetkiler: [YETKI.tatilYonet], Menuler: [1003] });
    const calisanRol = await rolAdli('Çalışan');
    const { body } = await kisiKaydet(calisan.Id, {
      Roller: [calisanRol.Id, r.Id],
      Yetkiler: ver(24),
      Menuler: [{ MenuId: 101, Deger: 0 }],
    });
    expect(body).toEqual({ durum: true, Surum: 2 });
    expect(await dene()).toBe(200);
    const h = await hak(calisan.Id);
    expect(h.kisi).toMatchObject({ Id: calisan.Id, Ad: 'Çalışan Deneme', Departman: 'Destek', Aktif: true });
    expect(h.yetkiSonuc.filter((y) => y.Deger === 1)).toEqual([
      { YetkiId: 24, Deger: 1, Neden: 'Kişiye özel verildi' },
      { YetkiId: YETKI.tatilYonet, Deger: 1, Neden: '‘Tatilci’ rolünden' },
    ]);
    expect(h.menuSonuc.find((m) => m.MenuId === 101)).toMatchObject({
      Deger: 0,
      Neden: 'Kişiye özel kaldırıldı (‘Çalışan’ rolü veriyordu)',
    });
    expect(await sonDenetim('kisiYetkiKaydet')).toMatchObject({
      nesne_id: calisan.Id,
      eski: { Roller: ['Çalışan'], Yetkiler: [], Menuler: [] },
      yeni: {
        Roller: ['Çalışan', 'Tatilci'],
        Yetkiler: ['24 Mola panosunda tüm departmanları görme: verildi'],
        Menuler: ['101 Mola Panosu: kaldırıldı'],
      },
    });
    const { body: liste } = await s.call(rol.yetkiKisileri, {}, tam.token);
    expect(liste.durum && liste.kisiler.find((k) => k.Id === calisan.Id)).toMatchObject({
      Ad: 'Çalışan Deneme',
      Departman: 'Destek',
      Roller: [calisanRol.Id, r.Id].toSorted((a, b) => a - b),
      IstisnaSayisi: 2,
      TamYetkili: false,
    });
    await kisiKaydet(calisan.Id, { Yetkiler: [{ YetkiId: YETKI.tatilYonet, Deger: 0 }] });
    expect(await dene()).toBe(403);
    const { body: menu } = await s.call(oturum.yetki, {}, calisan.token);
    // Without the right the page would only refuse, so the menu leaves it out, and the card of rights gives the reason.
    expect(menu.durum && JSON.stringify(menu.menuList)).not.toContain('Resmi Tatiller');
    const { body: sonra } = await s.call(rol.kisiYetkileri, { UserId: calisan.Id }, tam.token);
    expect(sonra.durum && sonra.menuSonuc.find((m) => m.MenuId === 1003)).toMatchObject({
      Deger: 0,
      Neden: '‘Resmi tatilleri ve izin hak dilimlerini düzenleme’ yetkisi olmadığı için kapalı',
    });
  });

  test('an older version is refused with the newer one, and an unknown right is named', async () => {
    await kisiKaydet(calisan.Id, { Yetkiler: ver(24) });
    const eski = await s.call(
      rol.kisiYetkiKaydet,
      { UserId: calisan.Id, Surum: 1, Roller: [], Yetkiler: [], Menuler: [] },
      tam.token,
    );
    expect([eski.status, eski.body]).toMatchObject([
      409,
      { durum: false, guncel: { Surum: 2, Yetkiler: [{ YetkiId: 24, Deger: 1 }], Menuler: [] } },
    ]);
    const bos = { Surum: 1, Roller: [], Yetkiler: [], Menuler: [] };
    const yok = { UserId: 2_000_000_000, ...bos };
    expect(msg(await s.call(rol.kisiYetkiKaydet, yok, tam.token))).toEqual([403, 'Bu işlem için yetkiniz yok.']);
    expect(msg(await s.call(rol.kisiYetkileri, { UserId: yok.UserId }, tam.token))).toEqual([
      403,
      'Bu işlem için yetkiniz yok.',
    ]);
    expect(msg(await kisiKaydet(calisan.Id, { Roller: [987_654] }))).toEqual([200, '987654 numaralı bir rol yok.']);
    expect(msg(await kisiKaydet(calisan.Id, { Yetkiler: ver(1999) }))).toEqual([200, '1999 numaralı bir yetki yok.']);
    expect(msg(await kisiKaydet(calisan.Id, { Yetkiler: [...ver(24), { YetkiId: 24, Deger: 0 }] }))).toEqual([
      200,
      'Aynı yetki ya da menü girdisi için iki istisna olamaz.',
    ]);
  });

  test('a holder gives no more than they hold, and to nobody above them', async () => {
    const kaydet = (id: number, o: Partial<Girdi<typeof rol.kisiYetkiKaydet>>) => kisiKaydet(id, o, sahip.token);
    expect((await kaydet(calisan.Id, { Yetkiler: ver(YETKI.musteriSil) })).body.durum).toBe(true);
    expect(msg(await kaydet(calisan.Id, { Yetkiler: ver(YETKI.musteriSil, YETKI.musteriAktar) }))).toEqual([
      200,
      '‘Müşterileri dosyadan içe aktarma’ yetkisi sizde olmadığı için veremezsiniz.',
    ]);
    // The same holds for roles, and for pages outside of their own menu.
    const genis = await yeniRol({ Ad: 'Geniş', Yetkiler: [YETKI.musteriAktar] });
    const sayfali = await yeniRol({ Ad: 'Sayfalı', Menuler: [1003] });
    const { Roller } = await hak(calisan.Id);
    for (const r of [genis, sayfali])
      expect(msg(await kaydet(calisan.Id, { Roller: [...Roller, r.Id] }))[1]).toContain('olmadığı için veremezsiniz');
    expect(msg(await kaydet(calisan.Id, { Menuler: [{ MenuId: 1003, Deger: 1 }] }))[1]).toContain('menünüzde olmadığı');
    const yonetici = await rolAdli('Yönetici');
    for (const o of [
      { Yetkiler: ver(0) },
      { Yetkiler: ver(YETKI.tatilYonet) },
      { Roller: [...Roller, yonetici.Id] },
      { Yetkiler: [{ YetkiId: YETKI.izinYonet, Deger: 0 as const }] },
    ])
      expect(msg(await kaydet(calisan.Id, o))[1]).toBe(
        'Yönetim ve personel yetkilerini yalnız tam yetkili kullanıcılar verebilir ve kaldırabilir.',
      );
    const { Id, Surum, Ad, Aciklama, Yetkiler, Menuler } = yonetici;
    const KORUNAN = 'Yönetim ve personel yetkileri olan rolleri';
    const degisen = { Id, Surum, Ad, Aciklama };
    expect(msg(await rolKaydet({ ...degisen, Menuler, Yetkiler: [] }, sahip.token))[1]).toContain(KORUNAN);
    expect(msg(await rolKaydet({ ...degisen, Yetkiler, Menuler: [] }, sahip.token))[1]).toContain(KORUNAN);
    expect(msg(await s.call(rol.rolSil, { Id, Surum }, sahip.token))[1]).toContain(KORUNAN);
    expect(msg(await rolKaydet({ Yetkiler: [YETKI.tatilYonet] }, sahip.token))[1]).toContain(KORUNAN);
    expect(msg(await rolKaydet({ Yetkiler: [YETKI.musteriAktar] }, sahip.token))[1]).toContain('sizde olmadığı için');
    expect(msg(await rolKaydet({ Menuler: [1003] }, sahip.token))[1]).toContain('menünüzde olmadığı');
    expect((await rolKaydet({ Yetkiler: [YETKI.musteriSil], Menuler: [101] }, sahip.token)).body.durum).toBe(true);
    const { body } = await s.call(rol.rolGerekli, {}, sahip.token);
    const verilebilen = body.durum ? body.alanlar.flatMap((a) => a.yetkiler).filter((y) => y.Verilebilir) : [];
    expect(verilebilen.map((y) => y.YetkiId)).toEqual([YETKI.musteriSil]);
  });

  test('a holder changes neither their own rights, nor those of a head or a person with more rights', async () => {
    const bolum = await s.departman(`Bölüm ${++sira}`);
    const bas = await kisi('Baş');
    await s.sorumluYap(bolum, bas.Id);
    const denetci = await kisi('Denetçi', { yetkiler: [YETKI.denetimGor] });
    const once = await Promise.all([bas.Id, denetci.Id, tam.Id, sahip.Id].map(hak));
    for (const { Id } of [bas, denetci, tam])
      for (const o of [{ Yetkiler: ver(YETKI.musteriSil) }, { Yetkiler: [] }, { Roller: [] }, { Menuler: [] }])
        expect(msg(await kisiKaydet(Id, o, sahip.token))).toEqual([200, YETKI_METNI.korunur]);
    for (const o of [
      { Yetkiler: ver(YETKI.yetkiYonet) },
      { Roller: [] },
      { Menuler: [{ MenuId: 101, Deger: 0 as const }] },
    ])
      expect(msg(await kisiKaydet(sahip.Id, o, sahip.token))).toEqual([200, YETKI_METNI.kendi]);
    expect(await Promise.all([bas.Id, denetci.Id, tam.Id, sahip.Id].map(hak))).toEqual(once);
    const { Id, Surum, Ad, Aciklama, Yetkiler, Menuler } = await rolAdli('Çalışan');
    const kendi = (o: object) => rolKaydet({ Id, Surum, Ad, Aciklama, Yetkiler, Menuler, ...o }, sahip.token);
    for (const o of [{ Yetkiler: [YETKI.musteriSil] }, { Menuler: [...Menuler, 1003] }, { Menuler: Menuler.slice(1) }])
      expect(msg(await kendi(o))).toEqual([200, YETKI_METNI.kendi]);
  });

  test('nobody removes this right from themselves without a confirmation', async () => {
    const kendi = await kisi('Kendi', { yetkiler: [YETKI.ayricalikli] });
    const birak = (Onay?: 1) => kisiKaydet(kendi.Id, { Yetkiler: [], Onay }, kendi.token);
    expect(msg(await birak())).toEqual([200, 'Bu değişiklikten sonra rolleri ve yetkileri siz düzenleyemeyeceksiniz.']);
    expect((await birak(1)).body.durum).toBe(true);
    expect((await s.call(rol.rolListesi, {}, kendi.token)).status).toBe(403);

    const r = await yeniRol({ Ad: 'Yetkici', Yetkiler: [YETKI.ayricalikli], Menuler: [1104] });
    const rolden = await kisi('Rolden');
    await kisiKaydet(rolden.Id, { Roller: [r.Id] });
    const bosalt = (Onay?: 1) => rolKaydet({ Id: r.Id, Surum: 1, Ad: 'Yetkici', Menuler: [1104], Onay }, rolden.token);
    expect(msg(await bosalt())[1]).toContain('siz düzenleyemeyeceksiniz');
    expect((await bosalt(1)).body.durum).toBe(true);
  });
});

describe('the last privileged person', () => {
  test('keeps privilege against a change of person or role, and people who cannot sign in do not count', async () => {
    const yonetici = await rolAdli('Yönetici');
    const SON = 'Tam yetkili son kullanıcının tam yetkisi kaldırılamaz. Önce etkin bir başka kişiye tam yetki veriniz.';
    const { Id, Surum, Ad, Aciklama, Menuler } = yonetici;
    const ayrilan = await kisi('Ayrılan', { yetkiler: [0] });
    await s.db.updateTable('kisi').set({ aktif: false }).where('id', '=', ayrilan.Id).execute();
    const girissiz = await kisi('Girişsiz', { yetkiler: [0] });
    await s.db.updateTable('kisi').set({ giris_izni: false }).where('id', '=', girissiz.Id).execute();
    expect(msg(await kisiKaydet(tam.Id, { Roller: [], Onay: 1 }))).toEqual([200, SON]);
    expect(msg(await kisiKaydet(tam.Id, { Yetkiler: [{ YetkiId: 0, Deger: 0 }], Onay: 1 }))).toEqual([200, SON]);
    expect(msg(await rolKaydet({ Id, Surum, Ad, Aciklama, Menuler, Yetkiler: [], Onay: 1 }))).toEqual([200, SON]);
    // An inactive person may lose privilege, even if nobody else would have it.
    expect((await kisiKaydet(ayrilan.Id, { Yetkiler: [] })).body.durum).toBe(true);
    const ikinci = await kisi('İkinci', { yetkiler: [0] });
    expect(msg(await kisiKaydet(tam.Id, { Yetkiler: [{ YetkiId: 0, Deger: 0 }] }))[1]).toContain(
      'siz düzenleyemeyeceksiniz',
    );
    expect((await kisiKaydet(tam.Id, { Yetkiler: [{ YetkiId: 0, Deger: 0 }], Onay: 1 })).body.durum).toBe(true);
    const { Surum: surum } = await s.db
      .selectFrom('kisi')
      .select('yetki_surum as Surum')
      .where('id', '=', tam.Id)
      .executeTakeFirstOrThrow();
    const geri = { UserId: tam.Id, Surum: surum, Roller: [Id], Yetkiler: [], Menuler: [] };
    expect((await s.call(rol.kisiYetkiKaydet, geri, tam.token)).status).toBe(403);
    expect((await s.call(rol.kisiYetkiKaydet, geri, ikinci.token)).body.durum).toBe(true);
  });
});

describe('my rights', () => {
  test('show my rights with their reasons, the effects of heading a department, and my pages by name', async () => {
    const bas = await kisi('Baş', { rol: 'Departman Sorumlusu' });
    await s.sorumluYap(destek, bas.Id);
    await kisiKaydet(bas.Id, { Yetkiler: [...ver(24), { YetkiId: YETKI.postaGonder, Deger: 0 }] });
    const body = tamam(await s.call(rol.yetkilerim, {}, bas.token));
    const y = (id: number) => body.yetkiler.find((x) => x.YetkiId === id);
    expect(body.roller).toEqual(['Departman Sorumlusu']);
    expect(y(24)).toMatchObject({ Deger: 1, Neden: 'Size özel verildi' });
    expect(y(26)).toMatchObject({ Deger: 1, Neden: '‘Departman Sorumlusu’ rolünüzden' });
    expect(y(YETKI.postaGonder)).toMatchObject({
      Ad: 'Çalışanlara e-posta gönderme',
      Alan: 'Yönetim',
      Deger: 0,
      Neden: 'Size özel kaldırıldı (‘Departman Sorumlusu’ rolü veriyordu)',
    });
    expect(body.sorumluluklar).toEqual([
      {
        DepartmanId: destek,
        Departman: 'Destek',
        Metin:
          'Destek departmanının sorumlususunuz: mola detaylarını görür, düzeltme ve izin isteklerine karar verirsiniz.',
      },
    ]);
    expect(body.menuler[0]).toMatchObject({ menuAd: 'Ana Sayfa', menuYol: '/', Bolum: '' });
    expect(body.menuler).toContainEqual({
      Id: 101,
      menuAd: 'Mola Panosu',
      menuYol: '/personel/mola',
      Bolum: 'Personel',
      Neden: '‘Departman Sorumlusu’ rolünüzden',
    });
    expect(body.menuler.some((m) => m.menuYol.startsWith('/yonetim') || m.menuYol === '/personel/user/detay')).toBe(
      false,
    );

    const { body: yon } = await s.call(rol.yetkilerim, {}, tam.token);
    expect(yon.durum && yon.yetkiler.every((x) => x.Deger === 1)).toBe(true);
    expect(yon.durum && yon.yetkiler.find((x) => x.YetkiId === 24)?.Neden).toBe('Tam yetkili olduğunuz için');
    expect(yon.durum && yon.yetkiler.find((x) => x.YetkiId === 0)?.Neden).toBe('‘Yönetici’ rolünüzden');
  });

  test('are asked from people who can give them', async () => {
    const { kisiler } = tamam(await s.call(rol.yetkiVerenler, {}, calisan.token));
    expect(kisiler).toContainEqual({ Id: tam.Id, Ad: 'Tam Deneme' });
    expect(kisiler.length).toBeLessThanOrEqual(3);
    const { kisiler: digerleri } = tamam(await s.call(rol.yetkiVerenler, {}, tam.token));
    expect(digerleri.map((k) => k.Id)).not.toContain(tam.Id);
  });
});
