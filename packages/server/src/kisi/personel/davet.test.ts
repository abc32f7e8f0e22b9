import { personel as oda } from '@masabasi/core/kisi/personel/contract';
import { METIN } from '@masabasi/core/kisi/personel/rules';
import { oturum } from '@masabasi/core/kisi/oturum/contract';
import { rol } from '@masabasi/core/kisi/rol/contract';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_KART, oturumVer } from '../../testing/walk.ts';
import { kartDetayi } from './testing.ts';

/** The first sign-in of a new person: roles with the card, and an invitation by mail. */

let s: TestServer;
let destek: number;
let ik: string;
let yonetici: string;

beforeAll(async () => {
  s = await testServer({ ortam: { PUBLIC_URL: 'https://masa.example', TRUST_PROXY: '127.0.0.1' } });
  destek = await s.departman('Destek');
  ik = await oturumVer(s, await s.kisi('ik', { yetkiler: [YETKI.personelYonet] }));
  yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

let sira = 0;
const ekle = async (o: object = {}, token = ik) => {
  sira += 1;
  const kart = {
    ...BOS_KART,
    DepartmanId: destek,
    UserName: `yeni.kisi${sira}`,
    Eposta: `yeni${sira}@firma.com`,
    ...o,
  };
  return { ...tamam(await s.call(oda.personelKaydet, kart, token)), ad: kart.UserName };
};
const davetEt = async (Id: number, token = ik) => (await s.call(oda.personelDavetEt, { Id }, token)).body;
const sonPosta = () =>
  s.db.selectFrom('posta').select(['alici', 'konu', 'metin']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const kodu = async () => /https:\/\/masa\.example\/hesap\/([\w-]{43})/.exec((await sonPosta()).metin)![1]!;
let adres = 0;
/** Another address for each call, so that no limit is reached. */
const baslik = () => ({ 'x-forwarded-for': `10.2.${adres >> 8}.${adres++ & 255}` });
const bak = async (kod: string) => {
  const y = await fetch(`${s.url}/hesap/${kod}`, { redirect: 'manual', headers: baslik() });
  return { status: y.status, metin: await y.text() };
};
const belirle = async (kod: string, Parola: string, Tekrar = Parola) => {
  const y = await fetch(`${s.url}/hesap/${kod}`, {
    method: 'POST',
    body: new URLSearchParams({ Parola, Tekrar }),
    redirect: 'manual',
    headers: baslik(),
  });
  return { status: y.status, metin: await y.text(), yol: y.headers.get('location') };
};

describe('an invitation', () => {
  test('goes by mail, sets the password once, and signs in without another change', async () => {
    const { Id, ad } = await ekle();
    const yanit = await davetEt(Id);
    expect(yanit).toMatchObject({ durum: true, Eposta: expect.stringMatching(/^yeni\d+@firma\.com$/) });
    const kod = await kodu();
    expect(await s.db.selectFrom('kisi_daveti').selectAll().where('kisi_id', '=', Id).execute()).not.toContainEqual(
      expect.objectContaining({ anahtar_ozeti: Buffer.from(kod) }),
    );
    expect((await kartDetayi(s, Id, ik)).DavetSonu).toBe('2026-11-23T09:00:00Z');

    // A look, as by a mail scanner, uses nothing up.
    for (let i = 0; i < 2; i++) expect((await bak(kod)).metin).toContain(ad);
    expect((await belirle(kod, 'mavi-kalem', 'baska-kalem')).metin).toContain('Yeni Şifreleriniz Uyuşmuyor');
    expect((await belirle(kod, 'abc')).metin).toContain('Parolanız En az 5 Karakter olmaldır.!');
    expect(await belirle(kod, 'mavi-kalem')).toMatchObject({ status: 303, yol: '/login' });
    const token = await s.girisYap(ad, 'mavi-kalem');
    expect((await s.call(oturum.oturumlarim, {}, token)).status).toBe(200);
    expect((await kartDetayi(s, Id, ik)).kisi).toMatchObject({ ParolaVar: true, ParolaGecici: false });

    expect((await bak(kod)).status).toBe(404);
    expect((await belirle(kod, 'kirmizi-kalem')).status).toBe(404);
    await s.girisYap(ad, 'mavi-kalem');
    const gecmis = await s.db.selectFrom('hareket').select(['tur', 'kisi_id']).where('nesne_id', '=', Id).execute();
    expect(gecmis).toContainEqual({ tur: 'davetKabul', kisi_id: Id });
  });

  test('sent twice at once sets one of the two passwords', async () => {
    const { Id } = await ekle();
    await davetEt(Id);
    const kod = await kodu();
    const durumlar = await Promise.all(['mavi-kalem', 'kirmizi-kalem'].map((p) => belirle(kod, p)));
    expect(durumlar.map((d) => d.status).toSorted((a, b) => a - b)).toEqual([303, 404]);
  });

  test('ends after three days, with a later one, with a given password, and with the licence to sign in', async () => {
    const { Id, Surum, ad } = await ekle();
    await davetEt(Id);
    const ilk = await kodu();
    await davetEt(Id);
    const ikinci = await kodu();
    expect([(await bak(ilk)).status, (await bak(ikinci)).status]).toEqual([404, 200]);
    s.saat.simdi = new Date('2026-11-23T09:00:01Z');
    expect((await bak(ikinci)).status).toBe(404);
    s.saat.simdi = new Date(OGLEN);
    expect((await bak(ikinci)).status).toBe(200);
    tamam(await s.call(oda.personelParolaVer, { Id, Parola: 'gecici-1', Tekrar: 'gecici-1' }, ik));
    expect((await bak(ikinci)).status).toBe(404);

    await davetEt(Id);
    const ucuncu = await kodu();
    const kapali = {
      ...BOS_KART,
      Id,
      Surum,
      DepartmanId: destek,
      UserName: ad,
      Eposta: 'a@firma.com',
      GirisIzni: 0 as const,
    };
    tamam(await s.call(oda.personelKaydet, kapali, ik));
    expect((await bak(ucuncu)).status).toBe(404);
    expect(await davetEt(Id)).toMatchObject({ durum: false, msg: expect.stringMatching(/giriş izni yok/) });
  });

  test('is refused without an address, for oneself, and for a person with more rights', async () => {
    const { Id } = await ekle({ Eposta: null });
    expect(await davetEt(Id)).toEqual({ durum: false, msg: METIN.epostaYok });
    const kendisi = tamam(await s.call(oda.personelListesi, {}, ik)).kisiler;
    const idsi = (ad: string) => kendisi.find((k) => k.UserName === ad)!.Id;
    expect(await davetEt(idsi('ik'))).toEqual({ durum: false, msg: METIN.kendiDaveti });
    expect((await davetEt(idsi('yonetici'))).durum).toBe(false);
    expect((await bak('x'.repeat(43))).status).toBe(404);
    expect((await bak('kisa')).status).toBe(404);
  });
});

describe('roles of a new person', () => {
  const rolleri = async (Id: number) => (await kartDetayi(s, Id, yonetici)).kisi.Roller.toSorted(karsilastir);

  test('are the usual one unless others are chosen by a person who may give them', async () => {
    expect(await rolleri((await ekle()).Id)).toEqual(['Çalışan']);
    const { roller } = tamam(await s.call(rol.rolListesi, {}, yonetici));
    const secilen = roller.filter((r) => ['Çalışan', 'Satış'].includes(r.Ad)).map((r) => r.Id);
    const { Id } = await ekle({ Roller: secilen }, yonetici);
    expect(await rolleri(Id)).toEqual(['Çalışan', 'Satış']);
    expect(await rolleri((await ekle({ Roller: [] }, yonetici)).Id)).toEqual([]);

    const kisit = { ...BOS_KART, DepartmanId: destek, UserName: 'rollu', Roller: secilen };
    expect(await s.call(oda.personelKaydet, kisit, ik)).toMatchObject({ status: 403 });
    const dagitan = await oturumVer(s, await s.kisi('dagitan', { yetkiler: [YETKI.personelYonet, YETKI.yetkiYonet] }));
    const yonetici1 = roller.find((r) => r.Ad === 'Yönetici')!.Id;
    const ret = (await s.call(oda.personelKaydet, { ...kisit, Roller: [yonetici1] }, dagitan)).body;
    expect(ret.durum).toBe(false);
    expect(await s.db.selectFrom('kisi').select('id').where('kullanici_adi', '=', 'rollu').execute()).toEqual([]);
    const yok = (await s.call(oda.personelKaydet, { ...kisit, Roller: [9999] }, yonetici)).body;
    expect(yok).toEqual({ durum: false, msg: '9999 numaralı bir rol yok.' });
    const eski = { ...BOS_KART, Id, Surum: 1, DepartmanId: destek, UserName: 'x', Roller: secilen };
    expect((await s.call(oda.personelKaydet, eski, yonetici)).body).toEqual({ durum: false, msg: METIN.rolYeri });
  });
});
