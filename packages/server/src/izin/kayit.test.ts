import { izin } from '@masabasi/core/izin/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../testing.ts';
import { haftalikIzin, type Izin, sorumluluDepartman } from './testing.ts';

/** What is taken of a record that is sent, by whose calendar it is counted, and what is said of it. */
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

/** A person of the department, three years here: 42 days earned. */
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

describe('a record that is sent', () => {
  test('the whole record is taken as it was read; what the server computes is not looked at', async () => {
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

  test('without Surum the last edit is the version; without both the edit is made and audited', async () => {
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
  test('is counted by the person’s own weekly rest; another one is told with both sums', async () => {
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

  test('before hire or after exit is refused, and a missing document is told', async () => {
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
