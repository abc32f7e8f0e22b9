import { contract } from '@masabasi/core/contract';
import { kurus } from '@masabasi/core/platform/money/para';
import { YETKI_METNI } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { tamam, testServer } from '../../testing/product.ts';
import { oturumlu, yazilanlar, yazmaIzle } from '../../testing/walk.ts';
import { kalem, sozu, teklifAraclari } from './testing.ts';

/** Quotes: states, refusals, access, and the results of acceptance. */

const { teklif: oda, musteri, bildirim } = contract;
const s = await testServer();
afterAll(() => s.kapat());
const a = await teklifAraclari(s);
await yazmaIzle(s.db);
const { satan, ikinci, onaylayan, bakan, altinci, musteriId, neden } = a;

const gormeyen = await oturumlu(s, 'gormeyen', {
  ad: 'Gormeyen',
  departmanId: await s.departman('Depo'),
  projeler: [2],
});
const yol = (Id: number) => `/pazarlama/tekliftakibi/${Id}`;

const ONAYLAMAZ = 'Teklifi, hazırlanmasında payı olmayan yetkili biri onaylar.';
const KABUL = { KabulEden: 'Ece Ar' };

describe('a quote', () => {
  test('is drafted with lines, calculated and sent, and keeps its sent form', async () => {
    const kalemler = [
      kalem(),
      kalem({ Ad: 'Kurulum', Miktar: '1', Periyot: 'tek', BirimFiyat: '500', IskontoTutar: kurus(5000) }),
      kalem({ Ad: 'Yedekleme', Opsiyonel: true, BirimFiyat: '100', IskontoOran: 500 }),
    ];
    const { Id, Surum } = await a.taslak({ Baslik: 'Klinik paketi' }, kalemler);
    const d = await a.detay(Id);
    expect(d.teklif).toMatchObject({
      DurumAnahtar: 'taslak',
      No: expect.stringMatching(/^TKL-2026-\d{5}$/),
      Revizyon: 1,
      Matrah: 420_150,
      Kdv: 84_030,
      GenelToplam: 504_180,
      Yillik: 375_150,
      SahipId: satan.Id,
      IskontoOrani: 1000,
    });
    expect(d.toplam.Secmeli.GenelToplam).toBe(34_200);
    expect(d.kalemler.map((k) => [k.Miktar, k.BirimFiyat, k.Tutar])).toEqual([
      ['3', '1250.5', 375_150],
      ['1', '500', 45_000],
      ['3', '100', 28_500],
    ]);
    const hesap = tamam(await s.call(oda.teklifHesapla, { kalemler, SozlesmeYil: 3 }, satan.token));
    expect([hesap.toplam, hesap.IskontoBedeli]).toEqual([d.toplam, 5000]);
    expect(sozu(await a.kaydet({ Id, Surum: Surum + 5 }, kalemler))).toBe(409);
    const { Adres } = tamam(await a.gonder(Id));
    expect(Adres).toMatch(/\/teklif\/[\w-]{43}$/);
    expect(sozu(await a.kaydet({ Id, Surum: await a.surumu(Id), Baslik: 'Başka' }, kalemler))).toBe(
      'Gönderilen teklif değişmez; değiştirmek için revize ediniz.',
    );
    expect(tamam(await s.call(oda.teklifBaglanti, { Id, Surum: await a.surumu(Id) }, satan.token)).Adres).toBe(Adres);
    expect((await a.detay(Id)).hareketlist.map((h) => h.Baslik)).toEqual([
      'Bağlantısı verildi',
      'Müşteriye gönderildi',
      'Teklif hazırlandı',
    ]);
    const zaman = tamam(await s.call(musteri.musteriZaman, { Id: musteriId, turler: ['teklif'] }, satan.token));
    expect(zaman.zamanlist.map((z) => z.Yol)).toEqual(Array.from({ length: 3 }, () => yol(Id)));
    const elsiz = tamam(await s.call(musteri.musteriZaman, { Id: musteriId, turler: ['teklif'] }, gormeyen.token));
    // People without the right to quotes read nothing of one here either.
    expect(elsiz.zamanlist).toEqual([]);
    const karti = tamam(await s.call(oda.getTeklifList, { MusteriId: musteriId }, satan.token));
    expect(karti.tekliflist.map((t) => t.Id)).toEqual([Id]);
    expect((await s.call(oda.getTeklifList, { MusteriId: musteriId }, gormeyen.token)).status).toBe(403);
  });

  test('is frozen in the database, too, for every writer', async () => {
    const { Id } = await a.gonderilen();
    const dene = (komut: string) => sql.raw(komut).execute(s.db);
    await expect(dene(`update teklif set genel_toplam = 1 where id = ${Id}`)).rejects.toThrow('revise it');
    await expect(dene(`update teklif set gecerlilik_tarihi = '2030-01-01' where id = ${Id}`)).rejects.toThrow(
      'revise it',
    );
    await expect(dene(`update teklif_kalem set birim_fiyat = 1 where teklif_id = ${Id}`)).rejects.toThrow('revise it');
    await expect(dene(`delete from teklif_kalem where teklif_id = ${Id}`)).rejects.toThrow('revise it');
    await sql`update teklif set durum = 'red', kayip_neden_id = ${neden}, karar_zamani = now() where id = ${Id}`.execute(
      s.db,
    );
    await expect(dene(`update teklif set durum = 'suresi_doldu' where id = ${Id}`)).rejects.toThrow('stays lost');
  });

  test('names the changes of its revision in words, and keeps its number', async () => {
    const { Id } = await a.gonderilen({}, [kalem(), kalem({ Ad: 'Kurulum', Periyot: 'tek' })]);
    const yeni = tamam(await a.revize(Id));
    expect((await a.detay(Id)).teklif.DurumAnahtar).toBe('revize');
    expect(sozu(await a.revize(Id))).toBe('‘Revize Edildi’ durumundaki bir teklif değişmez.');
    tamam(await a.kaydet({ Id: yeni.Id, Surum: yeni.Surum }, [kalem({ BirimFiyat: '1100' })]));
    const d = await a.detay(yeni.Id);
    expect(d.teklif).toMatchObject({ Revizyon: 2, DurumAnahtar: 'taslak', UstTeklifId: Id });
    expect(d.revizyonlar.map((r) => [r.Id, r.Revizyon])).toEqual([
      [Id, 1],
      [yeni.Id, 2],
    ]);
    expect(d.farklar).toEqual([
      'Yıllık lisans: birim fiyatı ₺1.250,50 yerine ₺1.100,00.',
      'Çıkarıldı: Kurulum.',
      'Genel toplam ₺9.003,60 yerine ₺3.960,00 oldu.',
    ]);
    const liste = tamam(await s.call(oda.getTeklifList, { ara: d.teklif.No }, satan.token));
    expect(liste.tekliflist.map((t) => t.Id)).toEqual([yeni.Id]);
    expect(liste.adetler).toMatchObject({ hepsi: 1, acik: 1, kapanan: 0 });
  });
});

test('refuses a future or very old day of a rate, and writes nothing', async () => {
  const kac = async () => (await s.db.selectFrom('teklif').select('id').execute()).length;
  const once = await kac();
  for (const KurGunu of ['2099-01-01', '1900-01-01'])
    expect(sozu(await a.kaydet({ ParaBirimi: 'USD', Kur: '41.5', KurGunu }))).toMatch(/^Kurun günü/);
  expect(await kac()).toBe(once);
});

describe('a discount over the limit', () => {
  test('is not approved by the author of its lines, even after a revision by another person', async () => {
    const { Id } = await a.taslak({}, [kalem({ IskontoOran: 1500 })], onaylayan);
    tamam(await a.durum(Id, 'red', onaylayan, { KayipNedenId: neden, Aciklama: 'Yanlış hazırlandı' }));
    const { Id: yeni } = tamam(await a.revize(Id, satan));
    expect((await a.detay(yeni)).teklif.Yazanlar).toEqual([onaylayan.Id, satan.Id]);
    tamam(await a.durum(yeni, 'onay_bekliyor', satan));
    expect(sozu(await a.durum(yeni, 'onaylandi', onaylayan))).toBe(ONAYLAMAZ);
  });

  test('waits for another person with the right to approve it, and is sent then', async () => {
    const { Id } = await a.taslak({}, [kalem({ IskontoOran: 1500 })], onaylayan);
    expect(sozu(await a.gonder(Id, '', onaylayan))).toBe(
      'Gönderilecek teklifin kalemi olmalı, geçerlilik tarihi geçmemiş olmalı; iskontosu sınırınızı, tutarı bayinin risk limitini aşmamalı.',
    );
    tamam(await a.durum(Id, 'onay_bekliyor', onaylayan));
    expect(sozu(await a.durum(Id, 'onaylandi', onaylayan))).toBe(ONAYLAMAZ);
    expect(sozu(await a.durum(Id, 'onaylandi', satan))).toBe(ONAYLAMAZ);
    expect(sozu(await a.kaydet({ Id, Surum: await a.surumu(Id) }))).toBe(
      'Onaydaki teklif değişmez; önce taslağa alınız.',
    );
  });

  test('notifies the approvers when approval is asked for, and the asker when it is given', async () => {
    const { Id } = await a.taslak({}, [kalem({ IskontoOran: 1500 })]);
    tamam(await a.durum(Id, 'onay_bekliyor'));
    const kutu = async (token: string) =>
      tamam(await s.call(bildirim.bildirimler, {}, token)).bildirimler.map((b) => b.Baslik);
    expect(await kutu(onaylayan.token)).toContainEqual(expect.stringMatching(/^İskonto onayı bekleniyor: /));
    tamam(await a.durum(Id, 'onaylandi', onaylayan));
    expect(await kutu(satan.token)).toContainEqual(expect.stringMatching(/^İskontonuz onaylandı: /));
    const soru = tamam(await s.call(bildirim.bildirimler, {}, onaylayan.token)).bildirimler.find(
      (b) => b.KayitId === Id,
    );
    expect(soru).toMatchObject({ Tur: 'iskontoOnayi', Okundu: true });
    expect((await a.detay(Id)).teklif.Onaylayan).toBe('Onur Deneme');
    tamam(await a.gonder(Id));
  });

  test('needs no approval from a person with a higher limit, and nobody raises their own limit', async () => {
    const yaz = (KisiId: number, Surum: number) =>
      s.call(oda.teklifSinirKaydet, { KisiId, Oran: 2000, Surum }, onaylayan.token);
    expect(sozu(await yaz(onaylayan.Id, 0))).toBe(YETKI_METNI.kendi);
    expect(sozu(await yaz(bakan.Id, 0))).toBe(404);
    expect(tamam(await yaz(ikinci.Id, 0)).Surum).toBe(1);
    expect(sozu(await yaz(ikinci.Id, 0))).toBe(409);
    expect(tamam(await yaz(ikinci.Id, 1)).Surum).toBe(2);
    const { Id } = await a.taslak({}, [kalem({ IskontoOran: 2000 })], ikinci);
    tamam(await a.gonder(Id, '', ikinci));
  });
});

describe('refusals', () => {
  test.each<[string, Parameters<typeof a.kaydet>[0], Parameters<typeof a.kaydet>[1], string | number]>([
    ['no title', { Baslik: '   ' }, undefined, 400],
    [
      'an end before the day of the quote',
      { Gecerlilik_Tarihi: '2026-11-01' },
      undefined,
      'Geçerlilik, teklif tarihinden önce bitemez.',
    ],
    ['a rate for the lira', { Kur: '2' }, undefined, 'Türk lirasının kuru 1’dir.'],
    ['no rate', { ParaBirimi: 'USD', Kur: '0' }, undefined, 'Kuru 34,5012 gibi, en çok altı ondalıkla yazınız.'],
    ['no day of the rate', { ParaBirimi: 'USD', Kur: '41.5' }, undefined, 'Kurun hangi günün kuru olduğunu seçiniz.'],
    [
      'a rate with too many decimals',
      { ParaBirimi: 'USD', Kur: '0.00000001', KurGunu: '2026-11-20' },
      undefined,
      'Kuru 34,5012 gibi, en çok altı ondalıkla yazınız.',
    ],
    ['another’s product', { ProjeId: 6 }, undefined, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [
      'a line of another’s product',
      {},
      [kalem({ ProjeId: 6 })],
      'Kalemlerden birinin ürünü, ürünleriniz arasında yok.',
    ],
    ['a quantity of 0', {}, [kalem({ Miktar: '0' })], '1. kalem: Miktarı 1 ya da 2,5 gibi yazınız; sıfır olamaz.'],
    [
      'two discounts',
      {},
      [kalem(), kalem({ IskontoOran: 100, IskontoTutar: kurus(1) })],
      '2. kalem: İskontoyu ya yüzde ya tutar olarak yazınız.',
    ],
    [
      'a discount above the line',
      {},
      [kalem({ IskontoTutar: kurus(999_999) })],
      '1. kalem: İskonto, kalemin tutarını aşamaz.',
    ],
    [
      'a sum above the limit',
      {},
      [kalem({ BirimFiyat: '99999999' })],
      '1. kalem: Bir kalem en çok 99.999.999,99 tutabilir.',
    ],
    [
      'an unknown customer',
      { MusteriId: 2_000_000_000 },
      undefined,
      'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.',
    ],
    ['a colleague of another product', { SahipId: altinci.Id }, undefined, 'Seçtiğiniz kişi bu ürünle çalışmıyor.'],
    [
      'an unknown licence type',
      { LisansTurId: 2_000_000_000 },
      undefined,
      'Lisans Türü: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.',
    ],
  ])('%s', async (_ne, o, kalemler, beklenen) => {
    await yazilanlar(s.db);
    expect(sozu(await a.kaydet(o, kalemler))).toBe(beklenen);
    expect((await yazilanlar(s.db)).filter((t) => t.startsWith('teklif') || t.startsWith('hareket'))).toEqual([]);
  });

  test('lets people who do not work with the product find, open and change nothing', async () => {
    const { Id } = await a.gonderilen();
    const { No } = (await a.detay(Id)).teklif;
    expect(tamam(await s.call(oda.getTeklifList, { ara: No }, altinci.token)).tekliflist).toEqual([]);
    expect((await s.call(oda.getTeklifDetay, { Id }, altinci.token)).status).toBe(404);
    expect((await s.call(oda.teklifRevize, { Id, Surum: 1 }, altinci.token)).status).toBe(404);
    expect((await s.call(oda.teklifGonder, { Id, Surum: 1, Eposta: '' }, bakan.token)).status).toBe(403);
  });

  test('refuses a loss without its reason, and an acceptance without a name or after its last day', async () => {
    const { Id } = await a.gonderilen();
    expect(sozu(await a.durum(Id, 'red'))).toBe('Kayıp nedenini seçiniz.');
    expect(sozu(await a.durum(Id, 'red', satan, { KayipNedenId: neden, Aciklama: 'Pahalı' }))).toBe(
      'Neden kaybedildiğini en az 10 karakterle yazınız.',
    );
    expect(sozu(await a.durum(Id, 'kabul'))).toBe('Yanıtlayanın adını ve soyadını yazınız.');
    expect(sozu(await a.durum(Id, 'kabul', satan, { ...KABUL, Secilen: [0] }))).toContain('seçmeli değil');
    await a.vakit('2026-12-20T20:59:00Z');
    expect((await a.detay(Id)).teklif.Gecti).toBe(false);
    await a.vakit('2026-12-20T21:00:00Z');
    expect(sozu(await a.durum(Id, 'kabul', satan, KABUL))).toBe('Teklifin geçerlilik tarihi geçmiş; kabul edilemez.');
    await a.vakit('2026-11-20T09:00:00Z');
  });
});

test('gives many quotes at once numbers without a gap or a repeat', async () => {
  const once = (await s.db.selectFrom('teklif_sayac').select('son').executeTakeFirstOrThrow()).son;
  const idler = await Promise.all(Array.from({ length: 12 }, async () => (await a.taslak()).Id));
  const nolar = await s.db.selectFrom('teklif').select('no').where('id', 'in', idler).orderBy('no').execute();
  expect(nolar.map((t) => Number(t.no.slice(-5)))).toEqual(idler.map((_, i) => once + 1 + i));
});
