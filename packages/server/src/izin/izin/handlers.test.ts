import { izin } from '@masabasi/core/izin/izin/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { METIN } from '@masabasi/core/izin/izin/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { haftalikIzin, type Izin, sorumluluDepartman } from './testing.ts';

let s: TestServer;
let departmanId: number;
let sorumlu: string;
let yetkili: string;
let kisiId: number;
let kendi: string;
let sira = 0;

beforeAll(async () => {
  s = await testServer();
  ({ departmanId, sorumlu } = await sorumluluDepartman(s));
  yetkili = await oturumVer(s, await s.kisi('yetkili', { yetkiler: [YETKI.izinYonet] }));
});
afterAll(() => s?.kapat());
beforeEach(async () => {
  s.saat.simdi = new Date(OGLEN);
  kisiId = await calisan();
  kendi = await oturumVer(s, kisiId);
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

describe('the list', () => {
  test('answers the summary and whole rows, newest first', async () => {
    await ekle({ Baslangic: '2026-11-02', Bitis: '2026-11-09' });
    const Id = await ekle({ Tur: 282, Aciklama: ' Grip ' });
    const { personelizin, izinlist, duzenlenebilir } = await liste();
    expect(personelizin).toEqual({
      Id: kisiId,
      Ad: 'Işıl Öğüş',
      IseBaslama: '2023-03-01',
      IseGiris: '2023-03-01',
      cyil: 3,
      Kumulatif_Toplam: 42,
      HakGun: 14,
      Kullanilan: 6,
      KalanGun: 36,
      izneKalanGun: 101,
      Bekleyen: 0,
      Tatil_Gunleri: 1,
      MesaiBaslangic: '08:30',
      MesaiBitis: '18:00',
    });
    expect(izinlist).toEqual([
      {
        Id,
        UserId: kisiId,
        Yil: 2026,
        Tur: 282,
        izinTur: 'Rapor (Hastalık)',
        Baslangic: '2026-12-07',
        Bitis: '2026-12-14',
        IseBaslamaTarihi: '2026-12-14',
        Izin_Baslama_Saati: null,
        Izin_Bitis_Saati: null,
        Tatil_Gunleri: 1,
        Resmi_Gun_Sayisi: 0,
        KullanilanSaat: 0,
        KullanilanGun: 7,
        HesaplananSaat: null,
        HesaplananGun: null,
        ElleDuzeltildi: 0,
        Aciklama: 'Grip',
        Yazan: 'Gülşen Çağlayan',
        CreateDateTime: '2026-11-20T09:00:00Z',
        Duzenleyen: null,
        EditUserId: null,
        EditDateTime: null,
        Surum: 1,
      },
      expect.objectContaining({ Baslangic: '2026-11-02', KullanilanGun: 6 }),
    ]);
    expect(duzenlenebilir).toBe(true);
    expect((await liste(kendi)).duzenlenebilir).toBe(false);
    expect((await liste(yetkili)).duzenlenebilir).toBe(true);
  });

  test('izinKisileri names the people of the caller’s departments', async () => {
    const baska = await calisan(await s.departman(`Bölüm ${sira}`));
    const kisiler = async (token: string) => {
      const { body } = await s.call(izin.izinKisileri, {}, token);
      return body.durum ? body.kisiler.map((k) => k.Id) : [];
    };
    expect(await kisiler(sorumlu)).toContain(kisiId);
    expect(await kisiler(sorumlu)).not.toContain(baska);
    expect(await kisiler(yetkili)).toEqual(expect.arrayContaining([kisiId, baska]));
  });
});

describe('saving one leave', () => {
  test('the year, the return date, the editor and the times are the server’s', async () => {
    const Id = await ekle({ Baslangic: '2026-12-28', Bitis: '2027-01-04' });
    s.ileri(60);
    expect(await kaydet({ Id, Surum: 1, Baslangic: '2026-12-28', Bitis: '2027-01-05' }, yetkili)).toMatchObject({
      durum: true,
      Id,
      msg: 'İzin Kayıt Edildi...',
      eklenen: 0,
    });
    expect((await liste()).izinlist[0]).toMatchObject({
      Yil: 2026,
      IseBaslamaTarihi: '2027-01-05',
      // New Year's Day is a Friday and counts as a holiday.
      KullanilanGun: 6,
      Resmi_Gun_Sayisi: 1,
      Duzenleyen: 'yetkili Deneme',
      EditDateTime: '2026-11-20T10:00:00Z',
      Surum: 2,
    });
    expect(
      (await s.ham(izin.izinkaydet.path, JSON.stringify({ val: { izin: { ...hafta(), Bilinmeyen: 1 } } }), sorumlu))
        .status,
    ).toBe(400);
  });

  test.each<[string, Partial<Izin>, string]>([
    ['no type', { Tur: null }, METIN.turSecin],
    ['a type that does not exist', { Tur: 9999 }, METIN.turSecin],
    ['no type comes before no date', { Tur: 0, Baslangic: '' }, METIN.turSecin],
    ['no start', { Baslangic: null, Bitis: null }, METIN.baslangicSecin],
    ['no end', { Bitis: '' }, METIN.bitisSecin],
    ['one day without times', { Bitis: '2026-12-07' }, METIN.sureYok],
    ['nothing used', { KullanilanGun: 0, KullanilanSaat: 0 }, METIN.sureYok],
    ['more days than lie between', { KullanilanGun: 8 }, 'Kullanılan gün 0 dan küçük'],
    ['more than a year', { Bitis: '2028-01-01' }, 'İzin en fazla 366 gün'],
    ['more holidays than days', { Resmi_Gun_Sayisi: 8 }, 'Resmi tatil günü'],
  ])('%s is refused in the specification’s words', async (_, o, msg) => {
    const y = await kaydet(o);
    expect(y).toMatchObject({ durum: false, msg: expect.stringContaining(msg) });
    expect((await liste()).izinlist).toEqual([]);
  });

  test('keeps a typed figure beside the computed one', async () => {
    const Id = await ekle({ KullanilanGun: 5.5 });
    expect((await liste()).izinlist[0]).toMatchObject({
      KullanilanGun: 5.5,
      HesaplananGun: 6,
      HesaplananSaat: null,
      ElleDuzeltildi: 1,
    });
    await kaydet({ Id, Surum: 1, KullanilanGun: 6 });
    expect((await liste()).izinlist[0]).toMatchObject({ KullanilanGun: 6, HesaplananGun: null, ElleDuzeltildi: 0 });
  });

  test.each([
    ['none of one', { Resmi_Gun_Sayisi: 0 }, 0, 1],
    ['half of one', { Resmi_Gun_Sayisi: 0.5 }, 0.5, 1],
    ['one too many', { Resmi_Gun_Sayisi: 2 }, 2, 1],
    ['what the rule finds', { Resmi_Gun_Sayisi: 1 }, 1, 0],
    ['nothing typed', {}, 1, 0],
  ])('typed public holidays that are not those of the calendar leave a mark: %s', async (_, o, gun, isaret) => {
    // 23 April 2027 is a Friday.
    const nisan = { Baslangic: '2027-04-22', Bitis: '2027-04-26' };
    const Id = await ekle({ ...nisan, ...o });
    const [satir] = (await liste()).izinlist;
    expect([satir!.Resmi_Gun_Sayisi, satir!.ElleDuzeltildi]).toEqual([gun, isaret]);
    await kaydet({ ...nisan, Id, Surum: 1 });
    expect((await liste()).izinlist[0]).toMatchObject({ Resmi_Gun_Sayisi: 1, ElleDuzeltildi: 0 });
  });

  test('shows no mark on a leave from before computed holidays were stored', async () => {
    const Id = await ekle({ Baslangic: '2027-04-22', Bitis: '2027-04-26', Resmi_Gun_Sayisi: 0 });
    await s.db.updateTable('izin').set({ hesaplanan_resmi: null }).where('id', '=', Id).execute();
    expect((await liste()).izinlist[0]).toMatchObject({ Resmi_Gun_Sayisi: 0, ElleDuzeltildi: 0 });
  });

  test('start and end in the wrong order are swapped, hours with them', async () => {
    await ekle({ Baslangic: '2026-12-14', Bitis: '2026-12-07' });
    await ekle({
      Tur: 291,
      Baslangic: '2026-12-15',
      Bitis: '2026-12-15',
      Izin_Baslama_Saati: '12:30',
      Izin_Bitis_Saati: '09:00',
    });
    expect((await liste()).izinlist).toMatchObject([
      { Izin_Baslama_Saati: '09:00', Izin_Bitis_Saati: '12:30', KullanilanSaat: 3.5, KullanilanGun: 0 },
      { Baslangic: '2026-12-07', Bitis: '2026-12-14' },
    ]);
  });

  test('answers an edit of an older version with 409 and the current row', async () => {
    const Id = await ekle();
    await kaydet({ Id, Surum: 1, Aciklama: 'ilk' });
    const { status, body } = await s.call(
      izin.izinkaydet,
      { izin: hafta({ Id, Surum: 1, Aciklama: 'ikinci' }) },
      sorumlu,
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ durum: false, guncel: { Id, Surum: 2, Aciklama: 'ilk' } });
    expect((await liste()).izinlist[0]).toMatchObject({ Aciklama: 'ilk', Surum: 2 });
  });

  test('the person of a leave does not change', async () => {
    const Id = await ekle();
    const baskasi = await calisan();
    expect(await kaydet({ Id, Surum: 1, UserId: baskasi })).toMatchObject({ durum: false });
    expect((await liste(sorumlu, baskasi)).izinlist).toEqual([]);
  });

  test.each<[string, Partial<Izin>, Partial<Izin>, boolean]>([
    ['full days over full days', {}, { Baslangic: '2026-12-13', Bitis: '2026-12-15' }, true],
    ['on the day of return', {}, { Baslangic: '2026-12-14', Bitis: '2026-12-15' }, false],
    ['hours within full days', {}, saatlik('2026-12-08', '09:00', '10:00'), true],
    ['full days over hours', saatlik('2026-12-08', '09:00', '10:00'), {}, true],
    ['hours over hours', saatlik('2026-12-08', '09:00', '11:00'), saatlik('2026-12-08', '10:59', '12:00'), true],
    ['hours after hours', saatlik('2026-12-08', '09:00', '11:00'), saatlik('2026-12-08', '11:00', '12:00'), false],
    ['the same untimed hours', { ...gunluk('2026-12-08') }, { ...gunluk('2026-12-08') }, true],
  ])('%s', async (_, ilk, ikinci, cakisir) => {
    const Id = await ekle(ilk);
    const y = await kaydet(ikinci);
    if (!cakisir) return expect(y.durum).toBe(true);
    expect(y).toMatchObject({
      durum: false,
      msg: expect.stringMatching(/^İzin Kayıt Edilmedi: .*\d{2}\.12\.2026.*kaydıyla çakışıyor\.$/),
      cakisan: { Id },
    });
    return expect((await liste()).izinlist).toHaveLength(1);
  });

  test('twenty identical saves at once write one row', async () => {
    const hepsi = await Promise.all(Array.from({ length: 20 }, () => kaydet()));
    expect(hepsi.filter((y) => y.durum)).toHaveLength(1);
    expect((await liste()).izinlist).toHaveLength(1);
    const kisi = await calisan();
    const anahtar = { 'idempotency-key': 'ayni-anahtar-20' };
    const ayni = await Promise.all(
      Array.from({ length: 20 }, () => s.call(izin.izinkaydet, { izin: hafta({ UserId: kisi }) }, sorumlu, anahtar)),
    );
    expect(new Set(ayni.map((y) => JSON.stringify(y.body))).size).toBe(1);
    expect((await liste(sorumlu, kisi)).izinlist).toHaveLength(1);
  });

  test('notifies the board and the person when today is affected', async () => {
    const olaylar = async () =>
      (await s.db.selectFrom('olay').select('tur').where('kisi_id', '=', kisiId).orderBy('sira').execute()).map(
        (o) => o.tur,
      );
    const Id = await ekle();
    expect(await olaylar()).toEqual(['izin']);
    await kaydet({ Id, Surum: 1, Baslangic: '2026-11-20', Bitis: '2026-11-21' });
    expect(await olaylar()).toEqual(['izin', 'izin', 'mola']);
    await kaydet({ Id, Surum: 2 });
    expect((await olaylar()).slice(3)).toEqual(['izin', 'mola']);
  });
});

function saatlik(gun: string, bas: string, bit: string): Partial<Izin> {
  return { Tur: 291, Baslangic: gun, Bitis: gun, Izin_Baslama_Saati: bas, Izin_Bitis_Saati: bit };
}
function gunluk(gun: string): Partial<Izin> {
  return { Tur: 291, Baslangic: gun, Bitis: gun, KullanilanSaat: 2 };
}

describe('the calculation', () => {
  test('izinHesapla explains the arithmetic with the stored holidays', async () => {
    const hesapla = async (g: Girdi<typeof izin.izinHesapla>) => (await s.call(izin.izinHesapla, g, kendi)).body;
    expect(await hesapla({ Tur: 280, Baslangic: '2026-05-25', Bitis: '2026-06-01' })).toEqual({
      durum: true,
      KullanilanGun: 1.5,
      KullanilanSaat: 0,
      Resmi_Gun_Sayisi: 4.5,
      Hesap: '7 gün − 1 Pazar − 0,5 Arife − 4 Kurban Bayramı = 1,5',
    });
    expect(await hesapla({ Tur: 284, Baslangic: '2026-05-25', Bitis: '2026-06-01' })).toMatchObject({
      KullanilanGun: 7,
    });
    expect(
      await hesapla({
        Baslangic: '2026-12-07',
        Bitis: '2026-12-07',
        Izin_Baslama_Saati: '09:00',
        Izin_Bitis_Saati: '12:30',
      }),
    ).toMatchObject({ KullanilanSaat: 3.5 });
    expect(await hesapla({ Tur: 280 })).toEqual({ durum: false, msg: METIN.baslangicSecin });
    expect(await hesapla({ Baslangic: '2026-12-07', Bitis: '2026-12-07' })).toMatchObject({
      durum: true,
      KullanilanGun: 0,
    });
  });

  test('izinGerekli has the types and the holidays, half days with a comma', async () => {
    const body = tamam(await s.call(izin.izinGerekli, {}, kendi));
    expect(body.izintur[0]).toEqual({
      Id: 280,
      Ad: 'Yıllık İzin',
      Yillik: true,
      VarsayilanGun: null,
      TakvimGunu: false,
      BelgeGerekir: false,
      Renk: 'mavi',
    });
    expect(body.izintur).toContainEqual(expect.objectContaining({ Ad: 'Babalık İzni', VarsayilanGun: 5 }));
    expect(body.HaftalikSaat).toBe(45);
    expect(body.tatiller).toHaveLength(401);
    expect(body.tatiller).toContainEqual({
      Tarih: '2026-10-28',
      Ad: expect.stringContaining('Cumhuriyet'),
      GunSayi: '0,5',
    });
  });
});
