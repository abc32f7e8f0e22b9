import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/endpoint';
import { YETKI } from '@masabasi/core/yetki/rules';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, type TestServer, testServer } from '../testing.ts';
import { pdfOku } from '../testingPdf.ts';
import { BOS_MUSTERI, type Oturumlu, oturumlu } from '../testing.walk.ts';
import { BOS_YETKILI } from '@masabasi/core/yetkili/rules';
import { BOS_EGITIM } from './testing.ts';

/** Trainings: their way, who gives them and when, who came, what that proves. */

const { egitim: oda, musteri, yetkili, bildirim } = contract;

let s: TestServer;
let egitimTurId: number;
let musteriId: number;
/** Both work with product 2. */
let planlayan: Oturumlu;
let egitmen: Oturumlu;
/** Works with product 6. */
let altinci: Oturumlu;

beforeAll(async () => {
  s = await testServer();
  const departmanId = await s.departman('Kurulum');
  const ac = (ad: string, projeler: number[], yetkiler: number[] = []) =>
    oturumlu(s, ad, { ad, departmanId, projeler, yetkiler });
  planlayan = await ac('Planlayan', [2], [YETKI.musteriDisaAktar, YETKI.musteriSil]);
  egitmen = await ac('Eğitmen', [2]);
  altinci = await ac('Altıncı', [6], [YETKI.musteriDisaAktar]);
  const turler = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'egitimTur').orderBy('id').execute();
  egitimTurId = turler[0]!.id;
  musteriId = await yeniMusteri('Deniz', 'Ilgaz');
});
afterAll(() => s?.kapat());
/** Goes to a time, with everybody still signed in. */
async function vakit(an: string | Date) {
  s.saat.simdi = new Date(an);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
}
beforeEach(() => vakit(OGLEN));

type Egitim = Girdi<typeof oda.egitimKaydet>['egitim'];
type Kisi = Girdi<typeof oda.egitimKaydet>['katilimcilar'][number];
const ECE: Kisi = { KatilimciId: 0, MusteriPersonelId: null, Ad: 'Ece Ar' };
const ALI: Kisi = { KatilimciId: 0, MusteriPersonelId: null, Ad: 'Ali Öz' };

async function yeniMusteri(Ad: string, Soyad: string): Promise<number> {
  const istek = { musteri: { ...BOS_MUSTERI, Ad, Soyad, ProjeIdler: [2] }, benzerleriGordum: true };
  return tamam(
    (await s.call(musteri.musteriKaydet, istek, planlayan.token)) as never as { body: { durum: true; Id: number } },
  ).Id;
}
/** Two hours on a day, at an hour of Istanbul. */
const saatinde = (gun: string, saat = 10): Pick<Egitim, 'Planlanan_Baslama' | 'Planlanan_Bitis'> => ({
  Planlanan_Baslama: new Date(Date.parse(`${gun}T00:00:00+03:00`) + saat * 3_600_000).toISOString(),
  Planlanan_Bitis: new Date(Date.parse(`${gun}T00:00:00+03:00`) + (saat + 2) * 3_600_000).toISOString(),
});
let gunNo = 0;
/** A working day that no other training is on. */
const yeniGun = () =>
  new Date(Date.UTC(2027, 1, 1) + Math.floor(gunNo / 5) * 604_800_000 + (gunNo++ % 5) * 86_400_000)
    .toISOString()
    .slice(0, 10);
const kaydet = (o: Partial<Egitim>, katilimcilar: Kisi[] = [ECE], kim = planlayan, uyarilariGordum = false) =>
  s.call(
    oda.egitimKaydet,
    { egitim: { ...BOS_EGITIM, EgitimTurId: egitimTurId, MusteriId: musteriId, ...o }, katilimcilar, uyarilariGordum },
    kim.token,
  );
const kaydedilen = async (o: Partial<Egitim>, katilimcilar?: Kisi[], kim = planlayan, goruldu = false) => {
  const { body } = await kaydet(o, katilimcilar, kim, goruldu);
  if (!body.durum) throw new Error(body.msg);
  return { Id: body.Id, Surum: body.Surum };
};
const planli = (gun = yeniGun(), katilimcilar?: Kisi[]) =>
  kaydedilen({ EgitmenId: egitmen.Id, ...saatinde(gun) }, katilimcilar);
const detay = async (Id: number, { token } = planlayan) => tamam(await s.call(oda.getEgitimDetay, { Id }, token));
const durumYaz = async (Id: number, o: Omit<Girdi<typeof oda.egitimDurumGuncelle>, 'Id' | 'Surum'>, kim = planlayan) =>
  s.call(oda.egitimDurumGuncelle, { Id, Surum: (await detay(Id)).egitim.Surum, ...o }, kim.token);
const mesaj = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'tamam' : status === 200 ? body.msg : status;

/** A training that was given: on its day, to the first who was to come. */
async function yapilan(katilimcilar = [ECE, ALI]) {
  const gun = yeniGun();
  const { Id } = await planli(gun, katilimcilar);
  const { Planlanan_Baslama: Baslama_Zamani, Planlanan_Bitis: Bitis_Zamani } = saatinde(gun);
  await vakit(Bitis_Zamani!);
  const kisiler = (await detay(Id)).katilimcilar;
  const cevap = await durumYaz(Id, {
    Durum: 'yapildi',
    Baslama_Zamani,
    Bitis_Zamani,
    katilimcilar: kisiler.map((k, i) => ({ KatilimciId: k.KatilimciId, Katildi: i === 0, Puan: i === 0 ? 85 : 10 })),
    Konular: [{ Metin: 'Randevu defteri', Tamam: true }],
  });
  expect(mesaj(cevap)).toBe('tamam');
  return Id;
}

describe('the way of a training', () => {
  test('from the wish over the plan to who came; each step stays in its history and on the customer', async () => {
    const MusteriId = await yeniMusteri('Sıla', 'Uz');
    const { Id, Surum } = await kaydedilen({ MusteriId });
    expect((await detay(Id)).egitim).toMatchObject({ DurumAnahtar: 'talep', Durum: 'Talep', Sure: null, Katilimci: 1 });
    const gun = yeniGun();
    const zaman = saatinde(gun);
    const [ece] = (await detay(Id)).katilimcilar;
    const kisiler = [{ KatilimciId: ece!.KatilimciId, MusteriPersonelId: null, Ad: 'Ece Ar' }, ALI];
    await kaydedilen({ Id, Surum, MusteriId, EgitmenId: egitmen.Id, ...zaman }, kisiler);
    await vakit(zaman.Planlanan_Bitis!);
    const [bir, iki] = (await detay(Id)).katilimcilar;
    const yaz = await durumYaz(Id, {
      Durum: 'yapildi',
      Baslama_Zamani: zaman.Planlanan_Baslama,
      Bitis_Zamani: zaman.Planlanan_Bitis,
      katilimcilar: [
        { KatilimciId: bir!.KatilimciId, Katildi: true, Puan: 90 },
        { KatilimciId: iki!.KatilimciId, Katildi: false },
      ],
    });
    expect(mesaj(yaz)).toBe('tamam');
    const son = await detay(Id);
    expect(son.egitim).toMatchObject({ DurumAnahtar: 'yapildi', Sure: 120, Katilimci: 2, Katilan: 1 });
    expect(son.katilimcilar.map((k) => [k.Ad, k.Katildi, k.Puan, k.SertifikaNo])).toEqual([
      ['Ece Ar', true, 90, `EGS-${String(bir!.KatilimciId).padStart(6, '0')}`],
      ['Ali Öz', false, null, null],
    ]);
    expect(son.hareketlist.map((h) => [h.Surum, h.Baslik, h.Aciklama])).toEqual([
      [3, 'Eğitim: Yapıldı', '1 kişi katıldı'],
      [2, 'Eğitim planlandı', `${gun.split('-').toReversed().join('.')} 10:00–12:00`],
      [1, 'Eğitim istendi', ''],
    ]);
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: MusteriId }, planlayan.token));
    expect(zamanlist.filter((z) => z.Tur === 'egitim').map((z) => z.Baslik)).toEqual([
      'Eğitim: Yapıldı',
      'Eğitim planlandı',
      'Eğitim istendi',
    ]);
    expect(mesaj(await kaydet({ Id, Surum: son.egitim.Surum, MusteriId }))).toBe(
      'Bu eğitim kapanmış; artık değiştirilemez.',
    );
  });

  test('what is put off is of no time until it is planned again; a reason has to be given', async () => {
    const { Id } = await planli();
    expect(mesaj(await durumYaz(Id, { Durum: 'ertelendi', Aciklama: 'kısa' }))).toBe(
      'Erteleme nedenini en az 10 karakterle yazınız.',
    );
    expect(mesaj(await durumYaz(Id, { Durum: 'ertelendi', Aciklama: 'Doktor kongrede olacak' }))).toBe('tamam');
    const { egitim: e } = await detay(Id);
    expect(e).toMatchObject({ Planlanan_Baslama: null, ErtelemeNeden: 'Doktor kongrede olacak' });
    await kaydedilen({ Id, Surum: e.Surum, EgitmenId: egitmen.Id, ...saatinde(yeniGun()) }, []);
    expect((await detay(Id)).egitim).toMatchObject({ DurumAnahtar: 'planlandi', ErtelemeNeden: null });
  });

  test('what is needed again is a training of its own, of the same people and topics', async () => {
    const Id = await yapilan();
    const cevap = tamam(await durumYaz(Id, { Durum: 'tekrar' }));
    const yeni = await detay(cevap.TekrarId!);
    expect(yeni.egitim).toMatchObject({
      DurumAnahtar: 'talep',
      OncekiId: Id,
      MusteriId: musteriId,
      Konular: [{ Metin: 'Randevu defteri', Tamam: false }],
    });
    expect(yeni.katilimcilar.map((k) => [k.Ad, k.Katildi, k.SertifikaNo])).toEqual([
      ['Ece Ar', false, null],
      ['Ali Öz', false, null],
    ]);
    expect((await detay(Id)).egitim).toMatchObject({ DurumAnahtar: 'tekrar', TekrarId: cevap.TekrarId });
    expect(mesaj(await durumYaz(Id, { Durum: 'tekrar' }))).toBe(
      '‘Tekrar Gerekli’ durumundaki bir eğitim kapanmıştır, durumu değişmez.',
    );
  });

  test('a move that the table does not have is refused with those it has', async () => {
    const { Id } = await kaydedilen({});
    expect(mesaj(await durumYaz(Id, { Durum: 'yapildi' }))).toBe(
      '‘Talep’ durumundan ‘Yapıldı’ durumuna geçilemez. Geçilebilecek durumlar: ‘Planlandı’, ‘İptal’.',
    );
  });

  test('done is what somebody came to, who was to come', async () => {
    const gun = yeniGun();
    const { Id } = await planli(gun);
    const baska = await planli();
    await vakit(`${gun}T20:00:00Z`);
    const zaman = { Baslama_Zamani: `${gun}T07:00:00Z`, Bitis_Zamani: `${gun}T08:00:00Z` };
    expect(mesaj(await durumYaz(Id, { Durum: 'yapildi', ...zaman }))).toBe(
      'En az bir katılımcının katıldığını işaretleyiniz.',
    );
    const [yabanci] = (await detay(baska.Id)).katilimcilar;
    const katilimcilar = [{ KatilimciId: yabanci!.KatilimciId, Katildi: true }];
    expect(mesaj(await durumYaz(Id, { Durum: 'yapildi', ...zaman, katilimcilar }))).toBe(
      'Katılımcılardan biri bu eğitimde değil; yeniden açınız.',
    );
    expect((await detay(Id)).egitim.DurumAnahtar).toBe('planlandi');
  });
});

describe('a change of state is taken back', () => {
  const geriAl = async (Id: number, { token } = planlayan) =>
    s.call(oda.egitimDurumGeriAl, { Id, Surum: (await detay(Id)).egitim.Surum }, token);

  test('with the certificates, by whoever made it, within a quarter of an hour', async () => {
    const Id = await yapilan();
    expect(mesaj(await geriAl(Id, egitmen))).toBe('Bunu yalnız yapan kişi geri alabilir.');
    s.ileri(16);
    expect(mesaj(await geriAl(Id))).toBe('Bir durum 15 dakika içinde geri alınır.');
    s.ileri(-16);
    expect(mesaj(await geriAl(Id))).toBe('tamam');
    const { egitim: e, katilimcilar } = await detay(Id);
    expect(e).toMatchObject({ DurumAnahtar: 'planlandi', Baslama_Zamani: null, Katilan: 0 });
    expect(katilimcilar.map((k) => k.SertifikaNo)).toEqual([null, null]);
    expect(mesaj(await geriAl(Id))).toBe('Eğitimin son işlemi geri alınacak bir durum değişikliği değil.');
  });

  test('with its time, unless another training has that by now', async () => {
    const gun = yeniGun();
    const { Id } = await planli(gun);
    await durumYaz(Id, { Durum: 'ertelendi', Aciklama: 'Doktor kongrede olacak' });
    const araya = await planli(gun);
    expect(mesaj(await geriAl(Id))).toMatch(/^Eğitmen .* bu saatlerde başka bir eğitimde/);
    await durumYaz(araya.Id, { Durum: 'iptal', Aciklama: 'Araya girmişti, kalktı' });
    expect(mesaj(await geriAl(Id))).toBe('tamam');
    expect((await detay(Id)).egitim).toMatchObject({
      DurumAnahtar: 'planlandi',
      ErtelemeNeden: null,
      Planlanan_Baslama: saatinde(gun).Planlanan_Baslama!.replace('.000Z', 'Z'),
    });
  });
});

describe('the time of a trainer', () => {
  test('is given once; side by side is no overlap', async () => {
    const gun = yeniGun();
    await planli(gun);
    const cakisan = await kaydet({ EgitmenId: egitmen.Id, ...saatinde(gun, 11) }, [], planlayan, true);
    expect(mesaj(cakisan)).toMatch(/bu saatlerde başka bir eğitimde: .* 10:00–12:00\.$/);
    expect(mesaj(await kaydet({ EgitmenId: egitmen.Id, ...saatinde(gun, 12) }))).toBe('tamam');
    expect(mesaj(await kaydet({ EgitmenId: planlayan.Id, ...saatinde(gun, 11) }))).toBe('tamam');
  });

  test('of two who plan at once one is refused', async () => {
    const zaman = { EgitmenId: egitmen.Id, ...saatinde(yeniGun()) };
    const cevaplar = await Promise.all([kaydet(zaman), kaydet(zaman, [], egitmen)]);
    expect(cevaplar.map((c) => c.body.durum).toSorted()).toEqual([false, true]);
    expect(cevaplar.every((c) => c.status === 200)).toBe(true);
  });

  test('is held by the database, too', async () => {
    const gun = yeniGun();
    const { Id } = await planli(gun);
    const kopya = sql`insert into egitim (musteri_id, proje_id, egitim_tur_id, durum, planlanan_baslama, planlanan_bitis,
      egitmen_id, acan_id) select musteri_id, proje_id, egitim_tur_id, durum, planlanan_baslama, planlanan_bitis,
      egitmen_id, acan_id from egitim where id = ${Id}`;
    await expect(kopya.execute(s.db)).rejects.toThrow('egitim_cakismasi');
  });

  test.each<[string, string, () => Promise<unknown>, string]>([
    ['a leave of the day', '2028-03-07', () => izin('2028-03-07', '2028-03-08'), 'Eğitmen bu saatlerde izinli.'],
    [
      'a leave of some hours',
      '2028-03-08',
      () => izin('2028-03-08', '2028-03-08', '11:00', '12:00'),
      'Eğitmen bu saatlerde izinli.',
    ],
    ['a holiday', '2028-03-09', () => tatil('2028-03-09'), 'O gün resmi tatil: Deneme Bayramı.'],
    ['a day in the past', '2026-11-19', () => Promise.resolve(), 'Yazdığınız zaman geçmişte.'],
    ['a demo', '2028-03-10', () => demo('2028-03-10T08:30:00Z'), 'Eğitmenin bu saatlerde demo randevusu var.'],
  ])('%s is told of, and may be gone past once it was seen', async (_, gun, hazirla, uyari) => {
    await hazirla();
    const zaman = { EgitmenId: egitmen.Id, ...saatinde(gun) };
    const { body } = await kaydet(zaman);
    expect(body).toEqual({ durum: false, msg: `${uyari} Yine de kaydedebilirsiniz.`, uyarilar: [uyari] });
    const { Id, Surum } = await kaydedilen(zaman, [ECE], planlayan, true);
    // What was seen once is not asked again.
    const [ece] = (await detay(Id)).katilimcilar;
    const ayni = { ...zaman, Id, Surum, Aciklama: 'Projeksiyon gerek' };
    const kisiler = [{ KatilimciId: ece!.KatilimciId, MusteriPersonelId: null, Ad: 'Ece Ar' }];
    expect(mesaj(await kaydet(ayni, kisiler))).toBe('tamam');
  });

  test('hours of leave beside it are not in its way', async () => {
    await izin('2028-03-13', '2028-03-13', '12:00', '14:00');
    expect(mesaj(await kaydet({ EgitmenId: egitmen.Id, ...saatinde('2028-03-13') }))).toBe('tamam');
  });

  const izin = (baslangic: string, bitis: string, baslama_saati?: string, bitis_saati?: string) =>
    s.db
      .insertInto('izin')
      .values({
        kisi_id: egitmen.Id,
        tur_id: 282,
        baslangic,
        bitis,
        kullanilan_gun: 1,
        yazma_zamani: s.saat.simdi,
        ...(baslama_saati && { baslama_saati, bitis_saati }),
      })
      .execute();
  const tatil = (tarih: string) =>
    s.db.insertInto('tatil').values({ tarih, ad: 'Deneme Bayramı', gun_sayi: 1 }).execute();
  const demo = (zaman: string) =>
    sql`insert into demo_istek (islem_id, tarih, lisans_tur_id, proje_id, ad_soyad, demo_durum_id, acan_id, atanan_id,
      randevu_zamani) select min(id), '2026-11-01', min(id), 2, 'Deneme', min(id), ${egitmen.Id}, ${egitmen.Id}, ${zaman}
      from tanim`.execute(s.db);
});

describe('what is refused', () => {
  test.each<[string, Partial<Egitim>, string]>([
    ['a product of others', { ProjeId: 6 }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    ['no such customer', { MusteriId: 2_000_000_000 }, 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.'],
    ['a licence that is not theirs', { LisansId: 2_000_000_000 }, 'Seçtiğiniz lisans bu müşterinin bu ürününün değil.'],
    ['a link that is not https', { Link: 'http://x.com' }, 'Bağlantı adresi https:// ile başlayan bir adres olmalı.'],
  ])('%s', async (_, o, msg) => expect(mesaj(await kaydet(o))).toBe(msg));

  test('a trainer who does not work with the product', async () => {
    expect(mesaj(await kaydet({ EgitmenId: altinci.Id }))).toBe(
      'Seçtiğiniz kişi bu ürünle çalışmıyor. Eğitmen, ürünle çalışan biri olmalı.',
    );
  });

  test('somebody of another customer', async () => {
    const baska = await yeniMusteri('Eda', 'Şen');
    const personel = { ...BOS_YETKILI, Ad: 'Yabancı', Id: 0, MusteriId: baska, Surum: 0 };
    const { Id } = tamam(await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token));
    const kisi = { KatilimciId: 0, MusteriPersonelId: Id, Ad: 'Yabancı' };
    expect(mesaj(await kaydet({}, [kisi]))).toBe('Yabancı bu müşterinin yetkili kişilerinden değil.');
  });

  test('another customer, and a version that is old', async () => {
    const { Id, Surum } = await kaydedilen({});
    const baska = await yeniMusteri('Can', 'Er');
    expect(mesaj(await kaydet({ Id, Surum, MusteriId: baska }))).toBe(
      'Eğitimin müşterisi değişmez; başka müşteri için yeni bir eğitim açınız.',
    );
    await kaydedilen({ Id, Surum, Aciklama: 'Değişti' }, []);
    expect(mesaj(await kaydet({ Id, Surum }))).toBe(409);
    expect(mesaj(await s.call(oda.egitimDurumGuncelle, { Id, Surum, Durum: 'iptal' }, planlayan.token))).toBe(409);
    expect(mesaj(await s.call(oda.egitimDurumGeriAl, { Id, Surum }, planlayan.token))).toBe(409);
  });

  test('a planned one keeps its day', async () => {
    const { Id, Surum } = await planli();
    expect(mesaj(await kaydet({ Id, Surum, EgitmenId: egitmen.Id }))).toBe(
      'Planlanmış eğitimin günü ve eğitmeni boş bırakılamaz; ertelemek için ‘Ertele’yi kullanınız.',
    );
  });
});

describe('who sees them', () => {
  test('the list, its parts and its filters; nobody of another product', async () => {
    const MusteriId = await yeniMusteri('Liste', 'Müşterisi');
    const bugun = await kaydedilen({ MusteriId, EgitmenId: planlayan.Id, ...saatinde('2026-11-20', 20) });
    const istek = await kaydedilen({ MusteriId });
    const gecen = await kaydedilen(
      { MusteriId, EgitmenId: planlayan.Id, ...saatinde('2026-11-18') },
      [],
      planlayan,
      true,
    );
    const bul = async (o: Partial<Girdi<typeof oda.getEgitimList>>, { token } = planlayan) => {
      const { egitimlist, adetler } = tamam(await s.call(oda.getEgitimList, { MusteriId, ...o }, token));
      return { idler: egitimlist.map((e) => e.Id), adetler };
    };
    const { idler, adetler } = await bul({});
    expect(idler).toEqual([bugun.Id, gecen.Id, istek.Id]);
    expect(adetler).toEqual({ hepsi: 3, bugun: 1, planli: 1, bekleyen: 1, sonuc: 1, yapilan: 0, kapanan: 0 });
    expect((await bul({ sekme: 'sonuc' })).idler).toEqual([gecen.Id]);
    expect((await bul({ Ilk: '2026-11-19', Son: '2026-11-20' })).idler).toEqual([bugun.Id]);
    expect((await bul({ EgitmenId: planlayan.Id, Durum: 'planlandi' })).idler).toEqual([bugun.Id, gecen.Id]);
    expect((await bul({}, altinci)).idler).toEqual([]);
    expect((await s.call(oda.getEgitimDetay, { Id: istek.Id }, altinci.token)).status).toBe(404);
  });

  test('the calendar says what stands against what is planned', async () => {
    const gun = yeniGun();
    const { Id } = await planli(gun);
    await s.db.insertInto('tatil').values({ tarih: gun, ad: 'Ani Tatil', gun_sayi: 1 }).execute();
    const oku = async (ilk: string, son: string, { token } = planlayan) =>
      s.call(oda.egitimTakvimi, { ilk, son }, token);
    const { egitimler } = tamam(await oku(gun, gun));
    expect(egitimler).toMatchObject([
      { Id, Egitmen: expect.stringContaining('Eğitmen'), Uyari: 'O gün resmi tatil: Ani Tatil.' },
    ]);
    expect(tamam(await oku(gun, gun, altinci)).egitimler).toEqual([]);
    expect(mesaj(await oku(gun, '2026-01-01'))).toBe(
      'Son gün ilk günden önce olamaz; bir kez en çok 42 günün eğitimleri gösterilir.',
    );
  });

  test('a form is offered the customer’s people and who works with the product', async () => {
    const personel = { ...BOS_YETKILI, Ad: 'Ayşe', Soyad: 'Koç', Id: 0, MusteriId: musteriId, Surum: 0 };
    await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token);
    const gerekli = tamam(await s.call(oda.egitimGerekli, { MusteriId: musteriId, ProjeId: 2 }, planlayan.token));
    expect(gerekli.yetkililer.map((y) => y.Ad)).toContain('Ayşe Koç');
    expect(gerekli.egitmenler.map((e) => e.Id)).toEqual(expect.arrayContaining([planlayan.Id, egitmen.Id]));
    expect(gerekli.egitmenler.map((e) => e.Id)).not.toContain(altinci.Id);
    const yabanci = tamam(await s.call(oda.egitimGerekli, { MusteriId: musteriId, ProjeId: 2 }, altinci.token));
    expect(yabanci).toMatchObject({ yetkililer: [], lisanslar: [], egitmenler: [] });
  });

  test('a trainer is told when a training comes, moves and goes; who does it themselves is not', async () => {
    const basliklar = async () =>
      tamam(await s.call(bildirim.bildirimler, {}, egitmen.token)).bildirimler.map((b) => b.Baslik);
    const once = (await basliklar()).length;
    const { Id, Surum } = await planli();
    const tasinan = await kaydedilen({ Id, Surum, EgitmenId: egitmen.Id, ...saatinde(yeniGun()) }, []);
    await kaydedilen({ Id, Surum: tasinan.Surum, EgitmenId: planlayan.Id, ...saatinde(yeniGun()) }, []);
    await kaydedilen({ EgitmenId: egitmen.Id, ...saatinde(yeniGun()) }, [], egitmen);
    const yeniler = (await basliklar()).slice(0, -once || undefined);
    expect(yeniler.map((b) => b.split(':')[0])).toEqual([
      'Bir eğitim sizden alındı',
      'Eğitiminizin yeni zamanı',
      'Size bir eğitim verildi',
    ]);
  });
});

describe('on paper and in a file', () => {
  const sertifika = (Id: number, KatilimciId: number | null = null, { token } = planlayan) =>
    s.call(oda.print_egitim_sertifika, { Id, KatilimciId }, token);

  test('a certificate names who came, the training and its number; a page for everybody', async () => {
    const Id = await yapilan();
    const [ece, ali] = (await detay(Id)).katilimcilar;
    const { basefile, dosyaAdi } = tamam(await sertifika(Id));
    expect(dosyaAdi).toBe(`${ece!.SertifikaNo}.pdf`);
    const { sayfalar, baslik } = await pdfOku(Buffer.from(basefile, 'base64'));
    expect(baslik).toBe('Eğitim Sertifikası - Ece Ar');
    expect(sayfalar).toHaveLength(1);
    for (const soz of [
      'EĞİTİM KATILIM SERTİFİKASI',
      ece!.SertifikaNo!,
      'Ece Ar',
      'Deniz Ilgaz',
      '2 sa',
      '85',
      'Randevu defteri',
    ])
      expect(sayfalar[0]!.metin).toContain(soz);
    expect(mesaj(await sertifika(Id, ali!.KatilimciId))).toBe('Bu eğitimde sertifikası olan böyle bir katılımcı yok.');
    await s.db
      .updateTable('egitim_katilimci')
      .set({ katildi: true, sertifika_no: 'EGS-X' })
      .where('id', '=', ali!.KatilimciId)
      .execute();
    const ikisi = await pdfOku(Buffer.from(tamam(await sertifika(Id)).basefile, 'base64'));
    expect(ikisi.sayfalar.map((sayfa) => ['Ece Ar', 'Ali Öz'].filter((ad) => sayfa.metin.includes(ad)))).toEqual([
      ['Ece Ar'],
      ['Ali Öz'],
    ]);
    expect(tamam(await sertifika(Id, ali!.KatilimciId)).dosyaAdi).toBe('EGS-X.pdf');
    expect((await sertifika(Id, null, altinci)).status).toBe(404);
  });

  test('there is none of a training that was not given yet', async () => {
    expect(mesaj(await sertifika((await planli()).Id))).toBe('Sertifika, eğitim yapılınca verilir.');
  });

  test('the spreadsheet holds what is seen', async () => {
    const MusteriId = await yeniMusteri('Dosya', 'Müşterisi');
    await kaydedilen({ MusteriId, Ucretli: true, Tutar: 150_050 });
    const { basefile } = tamam(await s.call(oda.egitimAktar, { MusteriId }, planlayan.token));
    const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
    const [basliklar, ...satirlar] = sayfa!.data;
    expect(basliklar!.slice(0, 3)).toEqual(['Müşteri', 'İl', 'Ürün']);
    expect(satirlar).toHaveLength(1);
    expect(satirlar[0]).toEqual(expect.arrayContaining(['Dosya Müşterisi', 'Talep', 'Evet', 1500.5]));
    const yabanci = tamam(await s.call(oda.egitimAktar, { MusteriId }, altinci.token));
    expect((await readXlsxFile(Buffer.from(yabanci.basefile, 'base64')))[0]!.data).toHaveLength(1);
    expect((await s.call(oda.egitimAktar, {}, egitmen.token)).status).toBe(403);
  });
});

describe('the customer', () => {
  test('is not deleted, and keeps the product, while a training is planned', async () => {
    const MusteriId = await yeniMusteri('Kalan', 'Müşteri');
    const { Id } = await kaydedilen({ MusteriId, EgitmenId: egitmen.Id, ...saatinde(yeniGun()) });
    const sil = async () => {
      const { musteri: m } = tamam(await s.call(musteri.musteriDetay, { Id: MusteriId }, planlayan.token));
      return s.call(musteri.musteriSil, { Id: MusteriId, Surum: m.Surum }, planlayan.token);
    };
    expect(mesaj(await sil())).toBe(
      'Müşterinin planlanmış eğitimi var. Önce eğitimini iptal ediniz ya da erteleyiniz.',
    );
    await durumYaz(Id, { Durum: 'iptal', Aciklama: 'Müşteri ayrılacakmış' });
    expect(mesaj(await sil())).toBe('tamam');
  });

  test('a person who is destroyed leaves no name in a training', async () => {
    const personel = { ...BOS_YETKILI, Ad: 'Giden', Soyad: 'Kişi', Id: 0, MusteriId: musteriId, Surum: 0 };
    const { Id: MusteriPersonelId } = tamam(await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token));
    const { Id } = await kaydedilen({}, [{ KatilimciId: 0, MusteriPersonelId, Ad: 'Giden Kişi' }]);
    await s.db.deleteFrom('musteri_yetkili').where('id', '=', MusteriPersonelId).execute();
    expect((await detay(Id)).katilimcilar).toMatchObject([{ MusteriPersonelId: null, Ad: 'Silinmiş kişi' }]);
  });
});
