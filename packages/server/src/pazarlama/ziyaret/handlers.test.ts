import { alanlari } from '@masabasi/core/platform/field/alanlar';
import { contract } from '@masabasi/core/contract';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import { BASKA_PROGRAM } from '@masabasi/core/musteri/demo/rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mesaj, ziyaretOrtami } from '../../testing/ziyaret.ts';
import { hatirlat } from '../../masa/hatirlatma/kayit.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';

/** Visits: planning, results, participants, access and the customer. */

const { bildirim, musteri, ziyaret: oda, yetkili } = contract;

const s = await testServer();
const o = await ziyaretOrtami(s);
const { satici, digeri, altinci, saatinde, kaydet, detay, sonucYaz } = o;
afterAll(() => s.kapat());
const vakit = async (an: string | Date) => {
  s.saat.simdi = new Date(an);
  await s.db.updateTable('oturum').set({ baslama: s.saat.simdi, son_kullanim: s.saat.simdi }).execute();
};
beforeEach(() => vakit(OGLEN));

const bugun = new Date(OGLEN).toISOString().slice(0, 10);
/** This morning, already over. */
const SABAH = saatinde(bugun, '09:00');
const neden = async (anahtar: string | null) =>
  (
    await s.db
      .selectFrom('tanim')
      .select('id')
      .where('liste', '=', 'ayrilmaNedenleri')
      .where('anahtar', anahtar === null ? 'is' : '=', anahtar)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('the course of a visit', () => {
  test('is planned, moved and held, with each step in its history and on the customer, and notifies the people concerned', async () => {
    const { Id, Surum } = tamam(
      await kaydet({ PersonelId: digeri.Id }, [
        { KatilimciId: 0, KisiId: satici.Id, Ad: 'Satıcı' },
        { KatilimciId: 0, Ad: 'Ece Su' },
      ]),
    );
    expect((await detay(Id)).gorusme).toMatchObject({ DurumAnahtar: 'planlandi', Sonuc: null, Katilimci: 2 });
    const zaman = saatinde(bugun, '10:30');
    const kisiler = (await detay(Id)).katilimcilist;
    expect(mesaj(await kaydet({ Id, Surum, PersonelId: digeri.Id, ...zaman }, kisiler))).toBe('tamam');
    expect(mesaj(await sonucYaz(Id, { Durum: 'yapildi', Sonuc: 'ilgili', ...zaman, Aciklama: 'Fiyat istendi.' }))).toBe(
      'tamam',
    );
    const son = await detay(Id);
    expect(son.gorusme).toMatchObject({ Durum: 'Yapıldı', Sonuc: 'İlgili', SonucAciklama: 'Fiyat istendi.', Surum: 3 });
    expect(son.hareketlist.map((h) => [h.Surum, h.Baslik])).toEqual([
      [3, 'Ziyaret: İlgili'],
      [2, 'Ziyaretin zamanı değişti'],
      [1, 'Ziyaret planlandı'],
    ]);
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: o.MusteriId }, satici.token));
    expect(zamanlist.filter((z) => z.Tur === 'ziyaret').map((z) => [z.Baslik, z.Yol])).toContainEqual([
      'Ziyaret: İlgili',
      `/pazarlama/gorusmetakip/detay?id=${Id}`,
    ]);
    const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, digeri.token));
    expect(bildirimler.map((b) => b.Baslik.split(':')[0])).toEqual(['Ziyaretinizin yeni zamanı', 'Ziyaretiniz var']);
    expect(mesaj(await sonucYaz(Id, { Durum: 'olmadi', Aciklama: 'Yerinde değildi.' }))).toBe(
      '‘Yapıldı’ durumundaki bir ziyaret kapanmıştır, durumu değişmez.',
    );
    expect(mesaj(await kaydet({ Id, Surum: 3, ...zaman }))).toBe('Bu ziyaret kapanmış; artık değiştirilemez.');
  });

  test.each([
    ['held', { Durum: 'yapildi', Sonuc: 'ilgili', ...SABAH, Aciklama: 'Fiyat istendi.' }],
    ['not held', { Durum: 'olmadi', Aciklama: 'Yerinde değildi.' }],
  ] as const)('no participant is written to a visit that was %s', async (_, sonuc) => {
    const { Id } = tamam(await kaydet(SABAH, [{ KatilimciId: 0, Ad: 'Ece Su' }]));
    tamam(await sonucYaz(Id, sonuc));
    const once = await detay(Id);
    const { KatilimciId } = once.katilimcilist[0]!;
    for (const katilimci of [
      { KatilimciId: 0, KisiId: digeri.Id, Ad: 'Diğeri' },
      { KatilimciId, Ad: 'Başka Ad' },
    ])
      expect(mesaj(await s.call(oda.katilimciKaydet, { Id, Surum: once.gorusme.Surum, katilimci }, satici.token))).toBe(
        'Bu ziyaret kapanmış; artık değiştirilemez.',
      );
    expect(await detay(Id)).toEqual(once);
  });

  test('keeps products that the writer does not see', async () => {
    const { Id, Surum } = tamam(await kaydet({ ProjeIdler: [2, 6] }));
    await s.db.insertInto('ziyaret_proje').values({ ziyaret_id: Id, proje_id: 14 }).execute();
    tamam(await kaydet({ Id, Surum, ProjeIdler: [2] }));
    const kalan = await s.db.selectFrom('ziyaret_proje').select('proje_id').where('ziyaret_id', '=', Id).execute();
    expect(kalan.map((p) => p.proje_id).toSorted((a, b) => a - b)).toEqual([2, 14]);
  });

  test('refuses a change by a person who did not see the last change', async () => {
    const { Id, Surum } = tamam(await kaydet());
    tamam(await kaydet({ Id, Surum, Yer: 'Poliklinik' }));
    expect(mesaj(await kaydet({ Id, Surum, Yer: 'Acil' }))).toBe(409);
    expect((await detay(Id)).gorusme.Yer).toBe('Poliklinik');
  });

  test('reminds the visitor of a next date once, in the morning of that day', async () => {
    const MusteriId = await o.yeniMusteri('Yine', 'Soran');
    const { Id } = tamam(await kaydet({ MusteriId, ...SABAH }));
    tamam(await sonucYaz(Id, { Durum: 'yapildi', Sonuc: 'ertelendi', ...SABAH, Sonraki_Tarih: '2026-12-14' }));
    const sayi = async () => {
      const { bildirimler } = tamam(await s.call(bildirim.bildirimler, {}, satici.token));
      return bildirimler.filter((b) => b.Baslik.startsWith('Hatırlatma: Ziyaret, Yine Soran')).length;
    };
    const config = { publicUrl: null };
    await hatirlat({ db: s.db, simdi: new Date('2026-12-14T05:59:00Z'), config });
    expect(await sayi()).toBe(0);
    for (let i = 0; i < 2; i++) await hatirlat({ db: s.db, simdi: new Date('2026-12-14T06:00:00Z'), config });
    await vakit('2026-12-14T06:01:00Z');
    expect(await sayi()).toBe(1);
    const { gorusmelist } = tamam(await s.call(oda.getZiyaretList, { sekme: 'takip' }, satici.token));
    expect(gorusmelist.map((z) => z.Id)).toContain(Id);
  });
});

describe('the other appointments of its people at the same time', () => {
  const gun = '2027-02-10';
  const z = saatinde(gun, '10:00');
  const sor = (fazla: Parameters<typeof kaydet>[0] = {}, kisiler: Parameters<typeof kaydet>[1] = []) =>
    kaydet({ ...z, ...fazla }, kisiler, satici, false);

  test('warns by name and hour, and saves after the caller has seen the warning', async () => {
    const { Id, Surum } = tamam(await sor());
    const ayni = await sor(saatinde(gun, '10:30'));
    const uyarilar = ['Satıcı Deneme: başka bir ziyarette, 10:00–11:00: Deniz Ilgaz.'];
    expect(ayni.body).toMatchObject({ durum: false, uyarilar, msg: `${uyarilar[0]} Yine de kaydedebilirsiniz.` });
    expect(mesaj(await sor(saatinde(gun, '11:00')))).toBe('tamam');
    // A visit does not clash with itself, and a change of words alone asks nothing.
    expect(mesaj(await sor({ Id, Surum, Aciklama: 'Kapıda buluşulacak.' }))).toBe('tamam');
    expect(mesaj(await kaydet(saatinde(gun, '10:30')))).toBe('tamam');
  });

  test('checks participants, too, and ignores a visit that did not happen', async () => {
    const baska = saatinde('2027-02-11', '10:00');
    const gelen = [{ KatilimciId: 0, KisiId: digeri.Id, Ad: 'Diğeri' }];
    const { Id } = tamam(await sor({ ...baska, PersonelId: digeri.Id }));
    // People outside the other visit learn only that it exists.
    expect((await sor(baska, gelen)).body).toMatchObject({
      uyarilar: ['Diğeri Deneme: başka bir ziyarette, 10:00–11:00.'],
    });
    tamam(await sonucYaz(Id, { Durum: 'olmadi', Aciklama: 'Müşteri son anda aradı.' }));
    expect(mesaj(await sor(baska, gelen))).toBe('tamam');
  });
});

describe('refusals', () => {
  test.each([
    [{ ProjeIdler: [] }, 'Görüşülecek en az bir ürün seçiniz.'],
    [{ Bitis_Zamani: '2026-12-01T07:00:00Z' }, 'Bitiş, başlamadan sonra olmalı.'],
    [{ Bitis_Zamani: '2026-12-02T07:00:00Z' }, 'Bir ziyaret en çok 12 saat sürer.'],
    [{ ...saatinde('2027-12-01') }, 'Bir ziyaret en çok bir yıl sonrasına planlanır.'],
    [{ ProjeIdler: [14] }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [{ MusteriId: 1_999_999 }, 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.'],
    [{ PersonelId: 1_999_999 }, 'Görüşecek kişi artık çalışmıyor. Başka birini seçiniz.'],
    [{ GorusmeTurId: 1_999_999 }, 'Görüşme türü: seçtiğiniz değer artık sunulmuyor. Başka birini seçiniz.'],
  ])('a visit with %o', async (alanlar, msg) => {
    const once = await s.db
      .selectFrom('ziyaret')
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow();
    expect(mesaj(await kaydet(alanlar))).toBe(msg);
    expect(
      await s.db
        .selectFrom('ziyaret')
        .select(sql<number>`count(*)::int`.as('n'))
        .executeTakeFirstOrThrow(),
    ).toEqual(once);
  });

  test('refuses a result before the end, a bad result without a reason, and a postponement without a day', async () => {
    const { Id } = tamam(await kaydet(SABAH));
    const yaz = async (f: Parameters<typeof sonucYaz>[1]) => mesaj(await sonucYaz(Id, f));
    const yapildi = { Durum: 'yapildi' as const, ...SABAH };
    expect(await yaz({ ...yapildi })).toBe('Görüşmenin sonucunu seçiniz.');
    expect(await yaz({ ...yapildi, Sonuc: 'ilgili', ...saatinde('2026-12-01') })).toBe('Görüşme henüz bitmemiş.');
    expect(await yaz({ ...yapildi, Sonuc: 'olumsuz' })).toBe('Olumsuz sonucun nedenini seçiniz.');
    expect(await yaz({ ...yapildi, Sonuc: 'olumsuz', OlumsuzNedenId: await neden(BASKA_PROGRAM) })).toBe(
      'Hangi programa geçtiğini seçiniz.',
    );
    expect(await yaz({ ...yapildi, Sonuc: 'ertelendi' })).toBe('Ertelenen görüşmenin sonraki tarihini yazınız.');
    expect(await yaz({ ...yapildi, Sonuc: 'ilgili', Sonraki_Tarih: bugun })).toBe(
      'Sonraki tarih bugünden sonra bir gün olmalı.',
    );
    expect(await yaz({ Durum: 'olmadi', Aciklama: 'yok' })).toBe('Neden yapılamadığını en az 10 karakterle yazınız.');
    expect(await yaz({ ...yapildi, Sonuc: 'olumsuz', OlumsuzNedenId: await neden(null) })).toBe('tamam');
  });

  test('refuses participants who do not belong there, and the same person twice', async () => {
    const kisi = { KatilimciId: 0, Ad: 'Ece Su' };
    expect(mesaj(await kaydet({}, [{ ...kisi, MusteriPersonelId: 1_999_999 }]))).toBe(
      'Ece Su bu müşterinin yetkili kişilerinden değil.',
    );
    expect(mesaj(await kaydet({}, [{ ...kisi, KisiId: 1_999_999 }]))).toBe('Ece Su artık çalışmıyor.');
    const biz = { ...kisi, KisiId: digeri.Id };
    expect(mesaj(await kaydet({}, [biz, biz]))).toBe('Aynı kişi iki kez yazılmış.');
  });
});

test('adds a single participant, and keeps a customer’s contact person by name after they are deleted', async () => {
  const personel = { Id: 0, Surum: 0, MusteriId: o.MusteriId, Ad: 'Ali', Soyad: 'Öz', Unvan: '', GSM: null };
  const bos = { Telefon: null, Eposta: null, Aciklama: '' };
  const { Id: MusteriPersonelId } = tamam(
    await s.call(yetkili.musteriPersonelKaydet, { personel: { ...personel, ...bos } }, satici.token),
  );
  const { Id, Surum } = tamam(await kaydet());
  const katilimci = { KatilimciId: 0, MusteriPersonelId, Ad: 'Ali Öz' };
  const yazilan = tamam(await s.call(oda.katilimciKaydet, { Id, Surum, katilimci }, satici.token));
  expect((await detay(Id)).katilimcilist).toEqual([
    { KatilimciId: yazilan.KatilimciId, KisiId: null, MusteriPersonelId, Ad: 'Ali Öz' },
  ]);
  expect(mesaj(await s.call(oda.katilimciKaydet, { Id, Surum, katilimci }, satici.token))).toBe(409);
  tamam(await s.call(yetkili.musteriPersonelSil, { Id: MusteriPersonelId }, satici.token));
  const { gorusme, katilimcilist } = await detay(Id);
  expect(mesaj(await kaydet({ Id, Surum: gorusme.Surum }, katilimcilist))).toBe('tamam');
});

describe('access to a visit', () => {
  test('is for people who work with one of its products, and sell in the customer’s province or take part', async () => {
    const [izmir, ankara] = await s.db.selectFrom('il').select('id').where('ad', 'in', ['İzmir', 'Ankara']).execute();
    const MusteriId = await o.yeniMusteri('Bölge', 'Kliniği', { IlId: izmir!.id });
    const { Id, Surum } = tamam(await kaydet({ MusteriId }));
    const gorur = async (kim: typeof digeri) => (await s.call(oda.getZiyaretDetay, { Id }, kim.token)).status;
    expect([await gorur(digeri), await gorur(altinci)]).toEqual([200, 404]);
    await s.db.insertInto('satis_bolgesi').values({ kisi_id: digeri.Id, il_id: ankara!.id }).execute();
    expect(await gorur(digeri)).toBe(404);
    const { gorusmelist } = tamam(await s.call(oda.getZiyaretList, { MusteriId }, digeri.token));
    expect(gorusmelist).toEqual([]);
    tamam(await kaydet({ Id, Surum, MusteriId }, [{ KatilimciId: 0, KisiId: digeri.Id, Ad: 'Diğeri' }]));
    expect(await gorur(digeri)).toBe(200);
    await s.db.deleteFrom('satis_bolgesi').execute();
  });

  test('is for nobody when the customer is deleted or belongs to products of others', async () => {
    const [silinecek, baskasinin] = [
      await o.yeniMusteri('Silinecek', 'Klinik'),
      await o.yeniMusteri('Başkasının', 'Klinik'),
    ];
    const ziyaretler = [
      tamam(await kaydet({ MusteriId: silinecek })).Id,
      tamam(await kaydet({ MusteriId: baskasinin })).Id,
    ];
    const gorulen = async () => {
      const { gorusmelist } = tamam(await s.call(oda.getZiyaretList, { adet: 200 }, digeri.token));
      const tek = ziyaretler.map(async (Id) => (await s.call(oda.getZiyaretDetay, { Id }, digeri.token)).status);
      return [await Promise.all(tek), ziyaretler.map((Id) => gorusmelist.some((g) => g.Id === Id))];
    };
    expect(await gorulen()).toEqual([
      [200, 200],
      [true, true],
    ]);
    await s.db.updateTable('musteri').set({ silindi: s.saat.simdi }).where('id', '=', silinecek).execute();
    await s.db.updateTable('musteri_proje').set({ proje_id: 14 }).where('musteri_id', '=', baskasinin).execute();
    expect(await gorulen()).toEqual([
      [404, 404],
      [false, false],
    ]);
  });

  test('keeps the product of a customer with a planned visit', async () => {
    const MusteriId = await o.yeniMusteri('Planlı', 'Klinik');
    tamam(await kaydet({ MusteriId, ProjeIdler: [6] }));
    const { musteri: m } = tamam(await s.call(musteri.musteriDetay, { Id: MusteriId }, satici.token));
    expect(m.ProjeIdler).toEqual([2, 6]);
    const istek = { ...alanlari(MUSTERI_ALANLARI, m), Id: MusteriId, Surum: m.Surum, ProjeIdler: [2] };
    const cevap = await s.call(musteri.musteriKaydet, { musteri: istek, benzerleriGordum: true }, satici.token);
    expect(mesaj(cevap)).toMatch(/^Müşteriye .* için planlanmış ziyaret var; ürün kaldırılamaz\.$/);
  });
});
