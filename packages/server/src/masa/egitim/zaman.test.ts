import { egitim as oda } from '@masabasi/core/masa/egitim/contract';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, testServer } from '../../testing/product.ts';
import { ECE, egitimAraclari, mesaj } from './testing.ts';

/** The time of a trainer, and states that are taken back. */

const s = await testServer();
const { planlayan, egitmen, vakit, saatinde, yeniGun, kaydet, kaydedilen, planli, detay, durumYaz, yapilan } =
  await egitimAraclari(s);
afterAll(() => s.kapat());
beforeEach(() => vakit(OGLEN));

describe('a change of state is taken back', () => {
  const geriAl = async (Id: number, { token } = planlayan) =>
    s.call(oda.egitimDurumGeriAl, { Id, Surum: (await detay(Id)).egitim.Surum }, token);

  test('with the certificates, by the person who made it, within a quarter of an hour', async () => {
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
  test('is given once; adjacent times are no overlap', async () => {
    const gun = yeniGun();
    await planli(gun);
    const cakisan = await kaydet({ EgitmenId: egitmen.Id, ...saatinde(gun, 11) }, [], planlayan, true);
    expect(mesaj(cakisan)).toMatch(/bu saatlerde başka bir eğitimde: .* 10:00–12:00\.$/);
    expect(mesaj(await kaydet({ EgitmenId: egitmen.Id, ...saatinde(gun, 12) }))).toBe('tamam');
    expect(mesaj(await kaydet({ EgitmenId: planlayan.Id, ...saatinde(gun, 11) }))).toBe('tamam');
  });

  test('is given to one of two who plan at once', async () => {
    const zaman = { EgitmenId: egitmen.Id, ...saatinde(yeniGun()) };
    const cevaplar = await Promise.all([kaydet(zaman), kaydet(zaman, [], egitmen)]);
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
    expect(cevaplar.every((c) => c.status === 200)).toBe(true);
  });

  test('is protected by the database, too', async () => {
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
    // A warning seen once does not come again.
    const [ece] = (await detay(Id)).katilimcilar;
    const ayni = { ...zaman, Id, Surum, Aciklama: 'Projeksiyon gerek' };
    const kisiler = [{ KatilimciId: ece!.KatilimciId, MusteriPersonelId: null, Ad: 'Ece Ar' }];
    expect(mesaj(await kaydet(ayni, kisiler))).toBe('tamam');
  });

  test('is free beside hours of leave', async () => {
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
