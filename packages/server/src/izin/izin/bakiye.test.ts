import { izin } from '@masabasi/core/izin/izin/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { haftalikIzin, type Izin, sorumluluDepartman } from './testing.ts';

/** Effects of a leave: its days in the balance, and all its versions. */
let s: TestServer;
let departmanId: number;
let sorumlu: string;
let yonetici: string;
let yetkili: string;
let kisiId: number;
let sira = 0;

beforeAll(async () => {
  s = await testServer();
  ({ departmanId, sorumlu } = await sorumluluDepartman(s));
  yonetici = await oturumVer(s, await s.kisi('yonetici', { rol: 'Yönetici' }));
  yetkili = await oturumVer(s, await s.kisi('yetkili', { yetkiler: [YETKI.izinYonet] }));
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  kisiId = await calisan();
});

/** A person of the department with three years of service: 42 days earned. */
const calisan = (iseBaslama: string | null = '2023-03-01'): Promise<number> =>
  s.kisi(`kisi${(sira += 1)}`, { ad: 'Işıl', soyad: 'Öğüş', departmanId, iseBaslama });

const hafta = (o: Partial<Izin> = {}) => haftalikIzin(kisiId, o);
const kaydet = async (o: Partial<Izin> = {}, token = sorumlu, ek: object = {}) =>
  (await s.call(izin.izinkaydet, { izin: hafta(o), ...ek }, token)).body;
const ekle = async (o: Partial<Izin> = {}) => {
  const y = await kaydet(o);
  if (!y.durum) throw new Error(y.msg);
  return y.Id!;
};
const liste = async (token = sorumlu, UserId = kisiId) => tamam(await s.call(izin.personelizinlist, { UserId }, token));
describe('the balance', () => {
  const ellilik = { Baslangic: '2026-12-07', Bitis: '2027-02-01', KullanilanGun: 43 };

  test('refuses a leave that would make it negative, for every caller', async () => {
    for (const token of [sorumlu, yonetici])
      expect(await kaydet(ellilik, token)).toMatchObject({
        durum: false,
        bakiye: -1,
        msg: expect.stringContaining('-1'),
      });
  });

  test('lets only a privileged person continue', async () => {
    expect(await kaydet(ellilik, sorumlu, { bakiyeOnayi: 1 })).toMatchObject({ durum: false, bakiye: -1 });
    expect(await kaydet(ellilik, yonetici, { bakiyeOnayi: 1 })).toMatchObject({
      durum: true,
      uyarilar: expect.arrayContaining([expect.stringContaining('bakiye -1')]),
    });
    expect((await liste()).personelizin.KalanGun).toBe(-1);
  });

  test('is not checked for other types, and may reach exactly zero', async () => {
    expect((await kaydet({ ...ellilik, Tur: 283 })).durum).toBe(true);
    const kisi = await calisan();
    expect((await kaydet({ ...ellilik, UserId: kisi, KullanilanGun: 42 })).durum).toBe(true);
  });

  test('counts an edited leave once, and never refuses a shorter one', async () => {
    const Id = (await s.call(izin.izinkaydet, { izin: hafta(ellilik), bakiyeOnayi: 1 }, yonetici)).body;
    const no = Id.durum ? Id.Id! : 0;
    expect((await kaydet({ ...ellilik, Id: no, Surum: 1, KullanilanGun: 42.5 })).durum).toBe(true);
    expect(await kaydet({ ...ellilik, Id: no, Surum: 2, KullanilanGun: 44 })).toMatchObject({ bakiye: -2 });
  });

  test('cannot be checked without an entry date, and a warning says so', async () => {
    const UserId = await calisan(null);
    expect(await kaydet({ ...ellilik, UserId })).toMatchObject({
      durum: true,
      uyarilar: expect.arrayContaining([expect.stringContaining('İşe giriş tarihi')]),
    });
  });
});

describe('deleting and history', () => {
  test('hides the row, and keeps it with every version', async () => {
    const Id = await ekle({ Aciklama: 'bir' });
    s.ileri(1);
    await kaydet({ Id, Surum: 1, Aciklama: 'iki' }, yetkili);
    s.ileri(1);
    expect((await s.call(izin.izinsil, { Id }, sorumlu)).body).toEqual({ durum: true, msg: 'İzin Silindi...' });
    expect((await s.call(izin.izinsil, { Id }, sorumlu)).body).toEqual({ durum: false, msg: 'İzin silinemedi' });
    expect((await liste()).izinlist).toEqual([]);
    expect(await kaydet({ Id, Surum: 3 })).toMatchObject({ durum: false });
    const { body } = await s.call(izin.izinGecmisi, { Id }, yonetici);
    expect(body).toMatchObject({
      durum: true,
      gecmis: [
        { Surum: 3, Eylem: 'Silindi', Kisi: 'Gülşen Çağlayan', Kayit: { Aciklama: 'iki' } },
        { Surum: 2, Eylem: 'Değiştirildi', Kisi: 'yetkili Deneme', Kayit: { Aciklama: 'iki' } },
        { Surum: 1, Eylem: 'Eklendi', Kisi: 'Gülşen Çağlayan', Kayit: { Aciklama: 'bir' } },
      ],
    });
    const denetim = await s.db
      .selectFrom('denetim')
      .select('eylem')
      .where('nesne', '=', 'izin')
      .where('nesne_id', '=', Id)
      .orderBy('id')
      .execute();
    expect(denetim.map((d) => d.eylem)).toEqual(['izinkaydet', 'izinkaydet', 'izinsil', 'izinGecmisi']);
    expect((await kaydet()).durum).toBe(true);
  });

  test('a leave without versions gets its first one with the first change', async () => {
    const { id } = await s.db
      .insertInto('izin')
      .values({
        kisi_id: kisiId,
        tur_id: 281,
        baslangic: '2026-12-07',
        bitis: '2026-12-08',
        kullanilan_gun: 1,
        yazma_zamani: OGLEN,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const gecmis = async () => {
      const { body } = await s.call(izin.izinGecmisi, { Id: id }, sorumlu);
      return body.durum ? body.gecmis.map((g) => `${g.Surum} ${g.Eylem}`) : [];
    };
    expect(await gecmis()).toEqual(['1 Eklendi']);
    await kaydet({ Id: id, Surum: 1, Tur: 281, Bitis: '2026-12-09' });
    expect(await gecmis()).toEqual(['2 Değiştirildi', '1 Eklendi']);
  });
});
