import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { hakedis } from '@masabasi/core/izin/hakedis/contract';
import { izin } from '@masabasi/core/izin/izin/contract';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { YENI_TUR } from './testing.ts';

let s: TestServer;
let tatilci: string;
let izinci: string;
let izinciId: number;
let kisiId: number;

const KANUN = {
  GecerliBaslangic: '2003-06-10',
  dilimler: [
    { EnAzYil: 1, Gun: 14 },
    { EnAzYil: 6, Gun: 20 },
    { EnAzYil: 15, Gun: 26 },
  ],
};
const COMERT = { GecerliBaslangic: '2025-01-01', dilimler: [{ EnAzYil: 1, Gun: 30 }] };

beforeAll(async () => {
  s = await testServer();
  tatilci = await oturumVer(s, await s.kisi('tatilci', { yetkiler: [YETKI.tatilYonet] }));
  izinciId = await s.kisi('izinci', { yetkiler: [YETKI.izinYonet] });
  izinci = await oturumVer(s, izinciId);
  kisiId = await s.kisi('kisi', { ad: 'Işıl', soyad: 'Öğüş', iseBaslama: '2023-03-01' });
});
afterAll(() => s?.kapat());

const kaydet = (g: Girdi<typeof hakedis.hakDilimiKaydet>) => s.call(hakedis.hakDilimiKaydet, g, tatilci);
const ozet = async () => tamam(await s.call(izin.personelizinlist, { UserId: kisiId }, izinci)).personelizin;

describe('tiers', () => {
  test('show the affected people before the change, and are effective at once', async () => {
    const { body } = await s.call(hakedis.hakDilimiEtkisi, { set: COMERT, eski: null }, tatilci);
    expect(body).toEqual({
      durum: true,
      farklar: [
        expect.objectContaining({
          UserId: kisiId,
          Ad: 'Işıl Öğüş',
          cyil: 3,
          EskiHak: 14,
          YeniHak: 30,
          EskiToplam: 42,
          YeniToplam: 74,
          EskiKalan: 42,
          YeniKalan: 74,
        }),
      ],
    });
    expect(await ozet()).toMatchObject({ HakGun: 14, Kumulatif_Toplam: 42 });
    expect((await kaydet({ set: COMERT, eski: null })).body).toEqual({ durum: true });
    expect(await ozet()).toMatchObject({ HakGun: 30, Kumulatif_Toplam: 74 });
    const liste = (await s.call(hakedis.hakDilimleri, {}, tatilci)).body;
    expect(liste).toMatchObject({ durum: true, setler: [KANUN, COMERT] });
  });

  test('below the legal minimum, or on a day with other tiers, are refused with a sentence', async () => {
    expect((await kaydet({ set: { ...KANUN, GecerliBaslangic: '2025-01-01' }, eski: null })).body).toEqual({
      durum: false,
      msg: 'Bu geçerlilik tarihinde dilimler var; onları düzenleyiniz.',
    });
    const dusuk = { GecerliBaslangic: '2030-01-01', dilimler: [{ EnAzYil: 1, Gun: 14 }] };
    expect((await kaydet({ set: dusuk, eski: null })).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('m. 53'),
    });
    expect(await s.db.selectFrom('hak_dilimi').selectAll().execute()).toHaveLength(4);
  });

  test('move to another day by an edit, and an outdated editor gets the present set', async () => {
    const yeni = { GecerliBaslangic: '2026-01-01', dilimler: [{ EnAzYil: 1, Gun: 28 }] };
    expect((await kaydet({ set: yeni, eski: COMERT })).body).toEqual({ durum: true });
    expect(await ozet()).toMatchObject({ Kumulatif_Toplam: 14 + 14 + 28 });
    const gec = await kaydet({ set: { ...yeni, dilimler: [{ EnAzYil: 1, Gun: 40 }] }, eski: COMERT });
    expect(gec.status).toBe(409);
    const farkli = { ...yeni, dilimler: [{ EnAzYil: 1, Gun: 29 }] };
    const ikinci = await kaydet({ set: farkli, eski: farkli });
    expect([ikinci.status, ikinci.body]).toMatchObject([409, { guncel: yeni }]);

    const sil = (eski: typeof yeni) => s.call(hakedis.hakDilimiSil, { eski }, tatilci);
    expect((await sil(farkli)).status).toBe(409);
    expect((await sil(yeni)).body).toEqual({ durum: true });
    expect((await sil(KANUN)).body).toEqual({
      durum: false,
      msg: 'Son hak dilimleri kaldırılamaz; düzenleyebilirsiniz.',
    });
  });

  test('added twice for the same day at once are written once', async () => {
    const ayni = { GecerliBaslangic: '2031-01-01', dilimler: [{ EnAzYil: 1, Gun: 26 }] };
    const cevaplar = await Promise.all(Array.from({ length: 8 }, () => kaydet({ set: ayni, eski: null })));
    expect(cevaplar.map((c) => [c.status, c.body.durum]).filter(([, durum]) => durum)).toEqual([[200, true]]);
    expect(cevaplar.every((c) => c.status === 200)).toBe(true);
  });
});

describe('balance adjustments', () => {
  const ekle = (Gun: number, Sebep: string, token = izinci, UserId = kisiId) =>
    s.call(hakedis.hakDuzeltmeEkle, { UserId, Gun, Sebep }, token);

  test('count in the summary, are listed with author and reason, and are audited', async () => {
    const once = await ozet();
    expect((await ekle(3.5, ' Eski programdan devreden ')).body).toMatchObject({ durum: true });
    expect((await ekle(-1, 'Fazla yazılan gün düşüldü')).body).toMatchObject({ durum: true });
    expect(await ozet()).toMatchObject({
      Kumulatif_Toplam: once.Kumulatif_Toplam + 2.5,
      KalanGun: once.KalanGun + 2.5,
    });
    const kendisi = await oturumVer(s, kisiId);
    const { body } = await s.call(hakedis.hakDuzeltmeleri, { UserId: kisiId }, kendisi);
    expect(body.durum && body.duzeltmeler).toMatchObject([
      { Gun: -1, Sebep: 'Fazla yazılan gün düşüldü', Yazan: 'izinci Deneme' },
      { Gun: 3.5, Sebep: 'Eski programdan devreden' },
    ]);
    const { rows } = await sql`select yeni from denetim where eylem = 'hakDuzeltmeEkle' order by id`.execute(s.db);
    expect(rows).toMatchObject([{ yeni: { Gun: 3.5 } }, { yeni: { Gun: -1 } }]);
  });

  test('are refused without days, without a reason, for oneself, and for no person', async () => {
    const adet = () => s.db.selectFrom('hak_duzeltme').select('id').execute();
    const once = await adet();
    expect((await ekle(0, 'Eski programdan devreden')).body).toEqual({ durum: false, msg: 'Gün 0 olamaz.' });
    expect((await ekle(1, 'kısa')).body).toEqual({ durum: false, msg: 'Sebep en az 10 karakter olmalı.' });
    expect((await ekle(1, 'Eski programdan devreden', izinci, izinciId)).body).toEqual({
      durum: false,
      msg: YETKI_METNI.kendi,
    });
    expect((await ekle(1.234, 'Eski programdan devreden')).status).toBe(400);
    expect((await ekle(1, 'Eski programdan devreden', izinci, 2_000_000_000)).status).toBe(403);
    expect(await adet()).toEqual(once);
  });
});

test('leave managers see deleted leaves, with the person and time of the deletion', async () => {
  const girdi = { Id: 0, UserId: kisiId, Tur: 281, Baslangic: '2026-12-07', Bitis: '2026-12-09' };
  const kayit = await s.call(izin.izinkaydet, { izin: girdi }, izinci);
  const Id = kayit.body.durum ? kayit.body.Id! : 0;
  await s.call(izin.izinsil, { Id }, izinci);
  const { body } = await s.call(izin.silinenIzinler, { UserId: kisiId }, izinci);
  expect(body.durum && body.izinlist).toMatchObject([
    { Id, Baslangic: '2026-12-07', Silen: 'izinci Deneme', SilinmeZamani: '2026-11-20T09:00:00Z' },
  ]);
  const { body: gecmis } = await s.call(izin.izinGecmisi, { Id }, izinci);
  expect(gecmis.durum && gecmis.gecmis.map((g) => g.Eylem)).toEqual(['Silindi', 'Eklendi']);
  expect((await s.call(izin.silinenIzinler, { UserId: kisiId }, tatilci)).status).toBe(403);
});

describe('legal values', () => {
  test('show the affected balances before the change, and then change them', async () => {
    const yeniKisi = (n: number, o: object) =>
      s.kisi(`yasli${n}`, { ad: 'Yaşlı', soyad: `No ${n}`, iseBaslama: '2022-01-10', ...o });
    for (const [n, dogum] of ['1970-05-05', '1974-12-01', '1980-01-01', '2006-02-02'].entries()) {
      const Id = await yeniKisi(n, {});
      await s.db.updateTable('kisi').set({ dogum_tarihi: dogum }).where('id', '=', Id).execute();
    }
    const hepsi = async () =>
      new Map(tamam(await s.call(izin.izinKisileri, {}, izinci)).kisiler.map((k) => [k.Id, k] as const));
    const once = await hepsi();
    const deger = { Anahtar: 'yasEnAz', GecerliBaslangic: '2025-06-01', Deger: 29 } as const;
    const { farklar } = tamam(await s.call(hakedis.yasalDegerEtkisi, { deger, eski: null }, tatilci));
    expect(await hepsi()).toEqual(once);
    expect((await s.call(hakedis.yasalDegerKaydet, { deger, eski: null }, tatilci)).body).toEqual({ durum: true });
    const sonra = await hepsi();
    const olan = [...once].flatMap(([Id, eski]) => {
      const yeni = sonra.get(Id)!;
      return yeni.KalanGun === eski.KalanGun && yeni.HakGun === eski.HakGun
        ? []
        : [
            {
              UserId: Id,
              EskiHak: eski.HakGun,
              YeniHak: yeni.HakGun,
              EskiKalan: eski.KalanGun,
              YeniKalan: yeni.KalanGun,
            },
          ];
    });
    expect(olan.length).toBeGreaterThan(0);
    expect(
      farklar.map(({ UserId, EskiHak, YeniHak, EskiKalan, YeniKalan }) => ({
        UserId,
        EskiHak,
        YeniHak,
        EskiKalan,
        YeniKalan,
      })),
    ).toEqual(olan);
    const geri = { deger: { ...deger, Deger: 20 }, eski: deger };
    expect((await s.call(hakedis.yasalDegerKaydet, geri, tatilci)).body).toEqual({ durum: true });
    expect((await s.call(hakedis.yasalDegerKaydet, geri, tatilci)).status).toBe(409);
  });

  test('twice for one day or out of bounds are refused with a sentence', async () => {
    const yaz = async (Deger: number, GecerliBaslangic: string) =>
      (
        await s.call(
          hakedis.yasalDegerKaydet,
          { deger: { Anahtar: 'haftalikSaat', GecerliBaslangic, Deger }, eski: null },
          tatilci,
        )
      ).body;
    expect(await yaz(40, '2003-06-10')).toMatchObject({
      durum: false,
      msg: expect.stringContaining('onu düzenleyiniz'),
    });
    expect(await yaz(200, '2027-01-01')).toMatchObject({
      durum: false,
      msg: 'Haftalık çalışma süresi 1 ile 168 saat arasında olmalı.',
    });
  });
});

describe('kinds of leave', () => {
  test('are added and changed by version, never twice with one name, and the balance’s own kind stays', async () => {
    const ekle = await s.call(hakedis.izinTuruKaydet, YENI_TUR, tatilci);
    const { Id, Surum } = tamam(ekle);
    expect((await s.call(hakedis.izinTuruKaydet, YENI_TUR, tatilci)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('adında bir izin türü var'),
    });
    const { izintur } = tamam(await s.call(izin.izinGerekli, {}, izinci));
    expect(izintur).toContainEqual(
      expect.objectContaining({ Id, Ad: 'Doğum Günü İzni', VarsayilanGun: 1, Renk: 'sari' }),
    );
    const degisen = { ...YENI_TUR, Id, Surum, Yasal: 'babalik', Aktif: 0 } as const;
    expect((await s.call(hakedis.izinTuruKaydet, degisen, tatilci)).body).toMatchObject({ durum: true, Surum: 2 });
    expect((await s.call(hakedis.izinTuruKaydet, degisen, tatilci)).status).toBe(409);
    const { turler } = tamam(await s.call(hakedis.izinTurleri, {}, tatilci));
    const yillik = turler.find((t) => t.Id === 280)!;
    const { Kullanim: _, Yillik: __, ...form } = yillik;
    expect((await s.call(hakedis.izinTuruKaydet, { ...form, Aktif: 0 }, tatilci)).body).toMatchObject({
      durum: false,
      msg: expect.stringContaining('bakiyesi ondan düşer'),
    });
    expect((await s.call(hakedis.izinTuruKaydet, { ...degisen, Id: 987_654 }, tatilci)).status).toBe(404);
  });
});
