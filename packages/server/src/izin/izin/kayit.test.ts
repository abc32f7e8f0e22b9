import { izin } from '@masabasi/core/izin/izin/contract';
import { talep } from '@masabasi/core/izin/talep/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { CALISILMAZ } from './saat.ts';
import { haftalikIzin, type Izin, sorumluluDepartman } from './testing.ts';

/** Sent leave records: the accepted fields, the calendar that counts, and the warnings. */
let s: TestServer;
let departmanId: number;
let sorumlu: string;
let kisiId: number;
let sira = 0;

beforeAll(async () => {
  s = await testServer();
  ({ departmanId, sorumlu } = await sorumluluDepartman(s));
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  kisiId = await calisan();
});

/** A person of the department with three years of service: 42 days earned. */
const calisan = (departman = departmanId): Promise<number> =>
  s.kisi(`kisi${(sira += 1)}`, { ad: 'Işıl', soyad: 'Öğüş', departmanId: departman, iseBaslama: '2023-03-01' });

const hafta = (o: Partial<Izin> = {}) => haftalikIzin(kisiId, o);
const kaydet = async (o: Partial<Izin> = {}, token = sorumlu, ek: object = {}) =>
  (await s.call(izin.izinkaydet, { izin: hafta(o), ...ek }, token)).body;
const ekle = async (o: Partial<Izin> = {}) => {
  const y = await kaydet(o);
  if (!y.durum) throw new Error(y.msg);
  return y.Id!;
};
const liste = async (token = sorumlu, UserId = kisiId) => tamam(await s.call(izin.personelizinlist, { UserId }, token));

describe('a sent record', () => {
  test('may be the whole record as it was read, and its computed fields are ignored', async () => {
    const Id = await ekle({ Aciklama: 'ilk' });
    const [satir] = (await liste()).izinlist;
    const uydurma = {
      Yil: 1999,
      izinTur: 'Başka',
      Yazan: 'Başkası',
      EditUserId: 1,
      CreateDateTime: '1999-01-01T00:00:00Z',
    };
    const kayit = { ...satir!, ...uydurma, IseBaslamaTarihi: '1999-01-01', Aciklama: 'ikinci' };
    s.ileri(5);
    expect((await s.call(izin.izinkaydet, { izin: kayit as Izin }, sorumlu)).body).toMatchObject({ durum: true, Id });
    expect((await liste()).izinlist[0]).toEqual({
      ...satir,
      Aciklama: 'ikinci',
      Surum: 2,
      Duzenleyen: 'Gülşen Çağlayan',
      EditUserId: expect.any(Number),
      EditDateTime: '2026-11-20T09:05:00Z',
    });
  });

  test('is saved once when it comes twice without Surum', async () => {
    const Id = await ekle({ Aciklama: 'ilk' });
    const gonder = async () => kaydet({ Id, EditDateTime: null, Aciklama: 'iki' });
    expect(await gonder()).toMatchObject({ durum: true, Id });
    s.ileri(1);
    expect(await gonder()).toMatchObject({ durum: true, Id });
    expect((await liste()).izinlist[0]).toMatchObject({ Aciklama: 'iki', Surum: 2 });
  });

  test('without Surum is compared by its last edit, and without both it is saved and audited', async () => {
    const Id = await ekle({ Aciklama: 'ilk' });
    const duzenle = async (o: Partial<Izin>) =>
      (await s.call(izin.izinkaydet, { izin: hafta({ Id, ...o }) }, sorumlu)).status;
    expect(await duzenle({ EditDateTime: null, Aciklama: 'iki' })).toBe(200);
    expect(await duzenle({ EditDateTime: null, Aciklama: 'eskiden' })).toBe(409);
    const { EditDateTime } = (await liste()).izinlist[0]!;
    s.ileri(1);
    expect(await duzenle({ EditDateTime, Aciklama: 'üç' })).toBe(200);
    expect(await duzenle({ EditDateTime, Aciklama: 'eskiden' })).toBe(409);
    expect(await duzenle({ Aciklama: 'dört' })).toBe(200);
    expect((await liste()).izinlist[0]).toMatchObject({ Aciklama: 'dört', Surum: 4 });
    const denetim = await s.db
      .selectFrom('denetim')
      .select('id')
      .where('nesne', '=', 'izin')
      .where('nesne_id', '=', Id)
      .execute();
    expect(denetim).toHaveLength(4);
  });
});

describe('a leave', () => {
  test('is counted by the person’s own weekly rest, and another rest gives a warning with both sums', async () => {
    const tatilli = async () => {
      const Id = await calisan();
      await s.db.updateTable('kisi').set({ tatil_gunleri: 2 }).where('id', '=', Id).execute();
      return Id;
    };
    const iki = { Baslangic: '2026-12-07', Bitis: '2026-12-21' };
    const gunler = async (UserId: number) => (await liste(sorumlu, UserId)).izinlist[0];
    const [biri, digeri, toplu] = [await tatilli(), await tatilli(), await tatilli()];
    expect(await kaydet({ ...iki, UserId: biri })).toMatchObject({ durum: true, uyarilar: [] });
    expect(await gunler(biri)).toMatchObject({ Tatil_Gunleri: 2, KullanilanGun: 10 });
    expect(await kaydet({ ...iki, UserId: digeri, Tatil_Gunleri: 1 })).toMatchObject({
      durum: true,
      uyarilar: [expect.stringContaining('= 10 gün; seçilen Pazar Tatil: 14 gün − 2 Pazar = 12 gün')],
    });
    expect(await gunler(digeri)).toMatchObject({ Tatil_Gunleri: 1, KullanilanGun: 12 });
    await kaydet({ ...iki, UserId: 0 }, sorumlu, { toplu: 1, bolumler: [departmanId] });
    expect(await gunler(toplu)).toMatchObject({ Tatil_Gunleri: 2, KullanilanGun: 10 });
    const { Id, Surum } = (await gunler(digeri))!;
    await kaydet({ ...iki, Id, Surum, UserId: digeri, Aciklama: 'Ayar yazılmadan düzenlendi' });
    expect(await gunler(digeri)).toMatchObject({ Tatil_Gunleri: 1, KullanilanGun: 12 });
  });

  test('before hire or after exit is refused, and a missing document gives a warning', async () => {
    const msg = async (o: Partial<Izin>) => (await kaydet(o)) as { durum: boolean; msg: string };
    expect(await msg({ Baslangic: '2023-02-27', Bitis: '2023-03-03' })).toMatchObject({
      durum: false,
      msg: expect.stringContaining('işe giriş tarihinden (01.03.2023)'),
    });
    await s.db.updateTable('kisi').set({ cikis_tarihi: '2026-12-10' }).where('id', '=', kisiId).execute();
    expect(await msg({})).toMatchObject({ durum: false, msg: expect.stringContaining('işten çıkış') });
    expect((await liste()).izinlist).toEqual([]);
    const rapor = { Tur: 282, Baslangic: '2026-12-07', Bitis: '2026-12-09' };
    expect(await msg(rapor)).toMatchObject({ durum: true, uyarilar: [expect.stringContaining('belge gerekir')] });
    expect(await msg({ ...rapor, Baslangic: '2026-12-09', Bitis: '2026-12-10', Aciklama: 'Rapor 17' })).toMatchObject({
      uyarilar: [],
    });
  });
});

describe('hours of annual leave', () => {
  const saatlik = (gun: string, bas: string, bit: string, o: Partial<Izin> = {}): Partial<Izin> => ({
    Baslangic: gun,
    Bitis: gun,
    Izin_Baslama_Saati: bas,
    Izin_Bitis_Saati: bit,
    ...o,
  });

  test.each([
    ['a Sunday', saatlik('2026-12-06', '09:00', '12:00')],
    ['a holiday', saatlik('2027-01-01', '09:00', '12:00')],
    ['after the shift', saatlik('2026-12-08', '20:00', '22:00')],
    ['typed hours of a Sunday', saatlik('2026-12-06', '09:00', '12:00', { KullanilanSaat: 2 })],
  ])('on %s are none, entered or asked for', async (_, o) => {
    expect(await kaydet(o)).toEqual({ durum: false, msg: CALISILMAZ });
    const { Baslangic, Bitis, Izin_Baslama_Saati, Izin_Bitis_Saati } = hafta(o);
    const istek = { Tur: 280, Baslangic, Bitis, Izin_Baslama_Saati, Izin_Bitis_Saati };
    const ben = await s.girisYap(`kisi${sira}`);
    expect((await s.call(talep.izinTalepEt, istek, ben)).body).toEqual({ durum: false, msg: CALISILMAZ });
    const toplu = await kaydet(o, sorumlu, { toplu: 1, bolumler: [departmanId] });
    expect(toplu).toMatchObject({ durum: true, eklenen: 0 });
    expect((await liste()).izinlist).toEqual([]);
  });

  test('count only within working time, at most one day, and a warning says so', async () => {
    const y = await kaydet(saatlik('2026-12-09', '00:00', '23:59', { KullanilanSaat: 23.98 }));
    expect(y).toMatchObject({ durum: true, uyarilar: [expect.stringContaining('23,98 saatin 7,5 saati')] });
    const [satir] = (await liste()).izinlist;
    expect(satir).toMatchObject({ KullanilanSaat: 7.5, KullanilanGun: 0, ElleDuzeltildi: 0 });
    // An edit counts in the same way.
    const degisen = { ...saatlik('2026-12-09', '17:00', '22:00'), Id: satir!.Id, Surum: satir!.Surum };
    expect(await kaydet(degisen)).toMatchObject({ durum: true });
    expect((await liste()).izinlist[0]).toMatchObject({ KullanilanSaat: 1 });
  });

  test('that are typed count up to the working time', async () => {
    expect(await kaydet(saatlik('2026-12-09', '09:00', '12:00', { KullanilanSaat: 5 }))).toMatchObject({
      durum: false,
      msg: expect.stringContaining('en fazla 3 olabilir'),
    });
    expect(await kaydet(saatlik('2026-12-09', '09:00', '12:00', { KullanilanSaat: 2 }))).toMatchObject({ durum: true });
    expect((await liste()).izinlist[0]).toMatchObject({ KullanilanSaat: 2, HesaplananSaat: 3, ElleDuzeltildi: 1 });
  });

  test('of other kinds are the difference of their times', async () => {
    expect(await kaydet(saatlik('2026-12-06', '08:30', '17:30', { Tur: 282 }))).toMatchObject({ durum: true });
    expect((await liste()).izinlist[0]).toMatchObject({ KullanilanSaat: 9 });
  });
});
