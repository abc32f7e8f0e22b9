import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { ALI, egitimAraclari, mesaj, type YazilanEgitim } from './testing.ts';

/** Trainings: states, refusals, visibility, and their customer. */

const { egitim: oda, musteri, yetkili, bildirim } = contract;

const s = await testServer();
const {
  planlayan,
  egitmen,
  altinci,
  musteriId,
  vakit,
  yeniMusteri,
  saatinde,
  yeniGun,
  kaydet,
  kaydedilen,
  planli,
  detay,
  durumYaz,
  yapilan,
} = await egitimAraclari(s);
afterAll(() => s.kapat());
beforeEach(() => vakit(OGLEN));

describe('the states of a training', () => {
  test('lead from the wish over the plan to the participants; each step stays in its history and on the customer', async () => {
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

  test('remove the time of a postponed training until it is planned again; a reason is needed', async () => {
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

  test('open a repeated training as a new one, with the same people and topics', async () => {
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

  test('refuse a move outside the table, and name the allowed ones', async () => {
    const { Id } = await kaydedilen({});
    expect(mesaj(await durumYaz(Id, { Durum: 'yapildi' }))).toBe(
      '‘Talep’ durumundan ‘Yapıldı’ durumuna geçilemez. Geçilebilecek durumlar: ‘Planlandı’, ‘İptal’.',
    );
  });

  test('end with done only if an expected participant came', async () => {
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

describe('refuses', () => {
  test.each<[string, Partial<YazilanEgitim>, string]>([
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

  test('a person of another customer', async () => {
    const baska = await yeniMusteri('Eda', 'Şen');
    const personel = { ...BOS_YETKILI, Ad: 'Yabancı', Id: 0, MusteriId: baska, Surum: 0 };
    const { Id } = tamam(await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token));
    const kisi = { KatilimciId: 0, MusteriPersonelId: Id, Ad: 'Yabancı' };
    expect(mesaj(await kaydet({}, [kisi]))).toBe('Yabancı bu müşterinin yetkili kişilerinden değil.');
  });

  test('another customer, and an old version', async () => {
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

  test('but keeps the day of a planned training', async () => {
    const { Id, Surum } = await planli();
    expect(mesaj(await kaydet({ Id, Surum, EgitmenId: egitmen.Id }))).toBe(
      'Planlanmış eğitimin günü ve eğitmeni boş bırakılamaz; ertelemek için ‘Ertele’yi kullanınız.',
    );
  });
});

describe('visibility', () => {
  test('limits the list, its tabs and its filters to own products', async () => {
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

  test('shows conflicts of planned trainings in the calendar', async () => {
    const gun = yeniGun();
    const { Id } = await planli(gun);
    await s.db.insertInto('tatil').values({ tarih: gun, ad: 'Ani Tatil', gun_sayi: 1 }).execute();
    const oku = async (ilk: string, son: string, { token } = planlayan) =>
      s.call(oda.egitimTakvimi, { ilk, son }, token);
    const { egitimler, tatiller } = tamam(await oku(gun, gun));
    expect(tatiller).toEqual([{ Tarih: gun, Ad: 'Ani Tatil', GunSayi: '1' }]);
    expect(egitimler).toMatchObject([
      { Id, Egitmen: expect.stringContaining('Eğitmen'), Uyari: 'O gün resmi tatil: Ani Tatil.' },
    ]);
    expect(tamam(await oku(gun, gun, altinci)).egitimler).toEqual([]);
    expect(mesaj(await oku(gun, '2026-01-01'))).toBe(
      'Son gün ilk günden önce olamaz; bir kez en çok 42 günün eğitimleri gösterilir.',
    );
  });

  test('offers a form the customer’s people and the people of the product', async () => {
    const personel = { ...BOS_YETKILI, Ad: 'Ayşe', Soyad: 'Koç', Id: 0, MusteriId: musteriId, Surum: 0 };
    await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token);
    const gerekli = tamam(await s.call(oda.egitimGerekli, { MusteriId: musteriId, ProjeId: 2 }, planlayan.token));
    expect(gerekli.yetkililer.map((y) => y.Ad)).toContain('Ayşe Koç');
    expect(gerekli.egitmenler.map((e) => e.Id)).toEqual(expect.arrayContaining([planlayan.Id, egitmen.Id]));
    expect(gerekli.egitmenler.map((e) => e.Id)).not.toContain(altinci.Id);
    const yabanci = tamam(await s.call(oda.egitimGerekli, { MusteriId: musteriId, ProjeId: 2 }, altinci.token));
    expect(yabanci).toMatchObject({ yetkililer: [], lisanslar: [], egitmenler: [] });
  });

  test('tells a trainer of a training that comes, moves and goes, but not of own acts', async () => {
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
      'Size bir eğitim atandı',
    ]);
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

  test('leaves no name of a destroyed person in a training', async () => {
    const personel = { ...BOS_YETKILI, Ad: 'Giden', Soyad: 'Kişi', Id: 0, MusteriId: musteriId, Surum: 0 };
    const { Id: MusteriPersonelId } = tamam(await s.call(yetkili.musteriPersonelKaydet, { personel }, planlayan.token));
    const { Id } = await kaydedilen({}, [{ KatilimciId: 0, MusteriPersonelId, Ad: 'Giden Kişi' }]);
    await s.db.deleteFrom('musteri_yetkili').where('id', '=', MusteriPersonelId).execute();
    expect((await detay(Id)).katilimcilar).toMatchObject([{ MusteriPersonelId: null, Ad: 'Silinmiş kişi' }]);
  });
});
