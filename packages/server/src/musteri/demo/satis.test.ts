import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OGLEN, type TestServer, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';
import { satisAraclari } from './testing.ts';

/** The sale of a demo: card, licence and state in one write, or nothing at all; and its undo. */

const { demo: oda, musteri, lisans } = contract;
interface Kisi {
  readonly Id: number;
  readonly token: string;
}

let s: TestServer;
let departmanId: number;
const tur: Record<string, number> = {};
/** Sells: assigns demos and edits licences, of product 2. */
let satan: Kisi;
/** The same for products 2 and 14. */
let satan14: Kisi;
/** Another person with these rights. */
let diger: Kisi;
/** Assigns demos, but does not edit licences. */
let kuran: Kisi;
/** Has both rights, for product 6. */
let altinci: Kisi;

const kisi = async (ad: string, projeler: number[], yetkiler: number[]): Promise<Kisi> => {
  const Id = await s.kisi(ad, { departmanId, ad, yetkiler });
  for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: Id, proje_id }).execute();
  return { Id, token: await oturumVer(s, Id) };
};

beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Satış');
  const ikisi = [YETKI.atanmamisDemolar, YETKI.lisansYonet];
  satan = await kisi('Satan', [2], ikisi);
  satan14 = await kisi('Satan14', [2, 14], ikisi);
  diger = await kisi('Diğer', [2], ikisi);
  kuran = await kisi('Kuran', [2], [YETKI.atanmamisDemolar]);
  altinci = await kisi('Altıncı', [6], ikisi);
  for (const t of await s.db.selectFrom('tanim').selectAll().where('liste', '=', 'lisansTur').execute())
    if (t.anahtar !== null) tur[t.anahtar] = t.id;
});
afterAll(() => s?.kapat());
beforeEach(() => {
  s.saat.simdi = new Date(OGLEN);
});

const { denemede, satisi, sat, satilmis, geriAl, mesaj, KART } = satisAraclari(() => ({ s, tur, satan }));
type Satis = ReturnType<typeof satisi>;
const satir = (id: number) => s.db.selectFrom('demo_istek').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const lisanslari = (musteriId: number) =>
  s.db
    .selectFrom('lisans')
    .select(['id', 'hal', 'baslama_tarihi', 'bitis_tarihi', 'kullanici_sayisi', 'yenileme_ay', 'surum'])
    .where('musteri_id', '=', musteriId)
    .orderBy('id')
    .execute();
const musterisi = async (d: { Id: number }) => (await satir(d.Id)).musteri_id!;
const sayilar = async () => {
  const say = async (tablo: 'musteri' | 'lisans' | 'hareket') =>
    (
      await s.db
        .selectFrom(tablo)
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  return [await say('musteri'), await say('lisans'), await say('hareket')];
};
const musteriAc = async (o: object = {}, { token } = satan) => {
  const m = { ...BOS_MUSTERI, Ad: 'Çağrı', Soyad: 'Öz', ProjeIdler: [2], ...o };
  const { body } = await s.call(musteri.musteriKaydet, { musteri: m, benzerleriGordum: true }, token);
  if (!body.durum) throw new Error(body.msg);
  return body.Id;
};
const demoLisansi = async (MusteriId: number, BaslamaTarihi: string, BitisTarihi: string) => {
  const l = { ...BOS_LISANS, MusteriId, LisansTurId: tur['demo']!, BaslamaTarihi, BitisTarihi };
  const { body } = await s.call(lisans.lisansKaydet, { lisans: l }, satan.token);
  if (!body.durum) throw new Error(body.msg);
  return body.Id;
};

describe('a sale', () => {
  test('makes the card from the demo, the licence, and closes the demo', async () => {
    const d = await denemede({ TCKimlikNo: '10000000146', IlId: 35 });
    const { LisansNo, Surum } = await satilmis(d, satisi({ kart: { ...KART, Eposta: 'sule@irmak.example' } }));
    const { body } = await s.call(musteri.musteriDetay, { Id: await musterisi(d) }, satan.token);
    expect(body).toMatchObject({
      musteri: {
        GorunenAd: 'Şule Nur Irmak',
        TCKimlikNo: '100******46',
        GSM: d.GSM,
        Eposta: 'sule@irmak.example',
        IlId: 35,
        Durum: 'Aktif',
        ProjeIdler: [2],
      },
    });
    expect(await lisanslari(await musterisi(d))).toMatchObject([
      { hal: 'Aktif', baslama_tarihi: '2026-11-20', bitis_tarihi: '2027-11-19', kullanici_sayisi: 3, yenileme_ay: 12 },
    ]);
    const detay = await s.call(oda.demoDetay, { Id: d.Id }, satan.token);
    expect(detay.body).toMatchObject({
      demo: { DurumAnahtar: 'satis', Surum },
      hareketlist: [{ Baslik: 'Demo: Satışa Döndü', Aciklama: LisansNo }, {}, {}, {}, {}],
    });
  });

  test('goes to the customer of the demo, and ends the trial on the day before', async () => {
    const MusteriId = await musteriAc();
    const biten = await demoLisansi(MusteriId, '2026-11-01', '2026-11-30');
    const d = await denemede({ MusteriId });
    const baskasi = await musteriAc();
    expect(mesaj(await sat(d, satisi({ MusteriId: baskasi })))).toBe(
      'Müşteri: demonun müşterisi var; satış ona yazılır.',
    );
    const { Surum } = await satilmis(d, satisi({ kart: null }));
    expect(await lisanslari(MusteriId)).toMatchObject([
      { id: biten, bitis_tarihi: '2026-11-19' },
      { bitis_tarihi: '2027-11-19' },
    ]);
    expect(mesaj(await geriAl({ Id: d.Id, Surum }))).toBe('tamam');
    expect(await lisanslari(MusteriId)).toMatchObject([
      { id: biten, bitis_tarihi: '2026-11-30', hal: 'Aktif' },
      { hal: 'İptal' },
    ]);
    expect(await satir(d.Id)).toMatchObject({ musteri_id: MusteriId, kapanis_zamani: null });
  });

  test('on the first day of the trial leaves the trial that day', async () => {
    const MusteriId = await musteriAc();
    await demoLisansi(MusteriId, '2026-11-20', '2026-12-04');
    await satilmis(await denemede({ MusteriId }), satisi({ kart: null }));
    expect((await lisanslari(MusteriId))[0]).toMatchObject({ bitis_tarihi: '2026-11-20' });
  });

  test('without a licence closes the demo as before, by anybody', async () => {
    const d = await denemede();
    const once = await sayilar();
    expect(mesaj(await sat(d, null, kuran))).toBe('tamam');
    const sonra = await sayilar();
    expect([sonra[0], sonra[1]]).toEqual([once[0], once[1]]);
    expect(await satir(d.Id)).toMatchObject({ musteri_id: null });
  });

  test('shows customers similar to the new one; a repeated request accepts them', async () => {
    const d = await denemede();
    await musteriAc({ GSM: d.GSM });
    const { body } = await sat(d, satisi());
    expect(body).toMatchObject({
      durum: false,
      msg: 'Benzer bir müşteri kayıtlı. Aynı müşteri değilse yine de kaydedebilirsiniz.',
      benzerler: [{ Ad: 'Çağrı Öz' }],
    });
    expect(mesaj(await sat(d, satisi(), satan, true))).toBe('tamam');
  });
});

test('closed demos are listed with their results, for people who worked on them or assign demos', async () => {
  const sade = await kisi('Sade', [2], []);
  const d = await denemede({ AdSoyad: 'Kapanan Demo', IlId: 35 });
  await satilmis(d, satisi({ kart: { ...KART, Ad: 'Kapanan', Soyad: 'Demo' } }));
  const liste = async (o: Girdi<typeof oda.kapananDemolar>, { token } = satan) => {
    const { body } = await s.call(oda.kapananDemolar, { ara: 'kapanan', ...o }, token);
    if (!body.durum) throw new Error(body.msg);
    return body.demolist.map((x) => [x.AdSoyad, x.Ili, x.Durum, x.Atanan]);
  };
  const satir1 = [['Kapanan Demo', 'İzmir', 'Satışa Döndü', 'Satan Deneme']];
  expect(await liste({})).toEqual(satir1);
  expect(
    await liste({ Sonuc: 'satis', ProjeId: 2, AtananId: satan.Id, Baslangic: '2026-11-20', Bitis: '2026-11-20' }),
  ).toEqual(satir1);
  for (const o of [
    { Sonuc: 'iptal' },
    { ProjeId: 6 },
    { AtananId: kuran.Id },
    { Baslangic: '2026-11-21' },
    { Bitis: '2026-11-19' },
  ] as const)
    expect([o, await liste(o)]).toEqual([o, []]);
  expect([await liste({}, sade), await liste({}, altinci), await liste({}, kuran)]).toEqual([[], [], satir1]);
});

describe('a refused sale', () => {
  test('gives its reason and field, and writes nothing', async () => {
    const d = await denemede();
    const altinin = await musteriAc({ ProjeIdler: [6] }, altinci);
    const once = await sayilar();
    for (const [satis, msg] of [
      [satisi({ kart: null }), 'Müşteriyi seçiniz ya da adını soyadını yazınız.'],
      [satisi({ kart: { ...KART, Soyad: ' ' } }), 'Müşterinin soyadını yazınız.'],
      [satisi({ kart: { ...KART, Eposta: 'sule' } }), 'E-posta adresi geçerli değil.'],
      [satisi({ MusteriId: altinin }), 'Seçtiğiniz müşteri bulunamadı. Listeden yeniden seçiniz.'],
      [
        satisi({ lisans: { LisansTurId: tur['demo']! } }),
        'Lisans türü: satılan lisans demo olamaz. Başka bir tür seçiniz.',
      ],
      [
        satisi({ lisans: { LisansTurId: 90 } }),
        'Lisans türü: seçtiğiniz değer bu üründe sunulmuyor. Başka birini seçiniz.',
      ],
      [satisi({ lisans: { Ay: null } }), 'Süre: lisansın kaç ay geçerli olacağını yazınız.'],
      [satisi({ lisans: { LisansTurId: tur['suresiz']! } }), 'Süre: süresiz lisansın ayı olmaz.'],
      [satisi({ lisans: { ProjeId: 6 } }), 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    ] satisfies [Satis, string][])
      expect([satis, mesaj(await sat(d, satis))]).toEqual([satis, msg]);
    expect(mesaj(await sat(d, satisi(), kuran))).toBe(
      'Lisans açmak için yetkiniz yok. Demoyu lisanssız kapatabilirsiniz.',
    );
    expect((await sat(d, satisi(), altinci)).status).toBe(404);
    expect((await sat({ ...d, Surum: d.Surum - 1 }, satisi())).status).toBe(409);
    const istek = { Id: d.Id, Surum: d.Surum, Durum: 'ulasilamadi' as const, satis: satisi() };
    expect(mesaj(await s.call(oda.demoDurumGuncelle, istek, satan.token))).toBe(
      'Satış bilgileri yalnız demo ‘Satışa Döndü’ durumuna geçerken yazılır.',
    );
    expect(await sayilar()).toEqual(once);
    expect(await satir(d.Id)).toMatchObject({ surum: d.Surum, kapanis_zamani: null });
  });

  test('is each one but the first of twenty at once', async () => {
    const d = await denemede();
    const once = await sayilar();
    const cevaplar = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sat(d, satisi(), n % 2 ? satan : diger, true)),
    );
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
    expect(new Set(cevaplar.filter((c) => !c.body.durum).map((c) => c.status))).toEqual(new Set([409]));
    const sonra = await sayilar();
    expect([sonra[0]! - once[0]!, sonra[1]! - once[1]!]).toEqual([1, 1]);
  });
});

describe('an undone sale', () => {
  test('puts the demo on trial, cancels the licence and removes the card; it can be sold again', async () => {
    const d = await denemede();
    const { Surum } = await satilmis(d);
    const MusteriId = await musterisi(d);
    const { body } = await geriAl({ Id: d.Id, Surum });
    expect(body).toEqual({ durum: true, Surum: Surum + 1, KartKaldi: false });
    const detay = await s.call(oda.demoDetay, { Id: d.Id }, satan.token);
    expect(detay.body).toMatchObject({
      demo: { DurumAnahtar: 'denemede', MusteriId: null, AdSoyad: 'Şule Nur Irmak', GSM: d.GSM },
      hareketlist: [{ Baslik: 'Satış geri alındı' }, { Baslik: 'Demo: Satışa Döndü' }, {}, {}, {}, {}],
    });
    expect(await lisanslari(MusteriId)).toMatchObject([{ hal: 'İptal' }]);
    expect((await s.call(musteri.musteriDetay, { Id: MusteriId }, satan.token)).status).toBe(404);
    expect(mesaj(await geriAl({ Id: d.Id, Surum: Surum + 1 }))).toBe(
      'Demonun son işlemi bir satış değil; geri alınacak bir şey yok.',
    );
    // A removed card is similar to nobody.
    expect(mesaj(await sat({ Id: d.Id, Surum: Surum + 1 }, satisi()))).toBe('tamam');
  });

  test('keeps a chosen customer, and the demo gets its old customer back', async () => {
    const d = await denemede();
    const MusteriId = await musteriAc();
    const { Surum } = await satilmis(d, satisi({ MusteriId, kart: null }));
    expect(await musterisi(d)).toBe(MusteriId);
    expect(mesaj(await geriAl({ Id: d.Id, Surum }))).toBe('tamam');
    expect(await satir(d.Id)).toMatchObject({ musteri_id: null, ad_soyad: 'Şule Nur Irmak' });
    expect((await s.call(musteri.musteriDetay, { Id: MusteriId }, satan.token)).status).toBe(200);
  });

  const durumu = async (id: number) =>
    (
      await sql`select durum, surum, (select count(*)::int from musteri_proje where musteri_id = m.id) as urun,
        (select count(*)::int from hareket where nesne = 'musteri' and nesne_id = m.id and proje_id = 14
          and baslik like 'Ürün kaldırıldı: %' and aciklama = 'Satış geri alındı') as kalkan
        from musteri m where id = ${id}`.execute(s.db)
    ).rows[0];

  test.each(['Aday', 'Demo'] as const)(
    'a customer who was %s is Aktif by the sale, and as before without it',
    async (Durum) => {
      const d = await denemede({ ProjeId: 14 }, satan14);
      const MusteriId = await musteriAc({ Durum });
      const { Surum } = await satilmis(d, satisi({ MusteriId, kart: null }), satan14);
      expect(await durumu(MusteriId)).toMatchObject({ durum: 'Aktif', urun: 2 });
      expect(mesaj(await geriAl({ Id: d.Id, Surum }, satan14))).toBe('tamam');
      expect(await durumu(MusteriId)).toMatchObject({ durum: Durum, urun: 1, kalkan: 1 });
    },
  );

  test('keeps a state that was changed since, and the product of the cancelled licence', async () => {
    const d = await denemede({ ProjeId: 14 }, satan14);
    const MusteriId = await musteriAc({ Durum: 'Aday' });
    const { Surum } = await satilmis(d, satisi({ MusteriId, kart: null, lisans: { ProjeId: 14 } }), satan14);
    await s.db
      .updateTable('musteri')
      .set((eb) => ({ surum: eb('surum', '+', 1) }))
      .where('id', '=', MusteriId)
      .execute();
    expect(mesaj(await geriAl({ Id: d.Id, Surum }, satan14))).toBe('tamam');
    expect(await durumu(MusteriId)).toMatchObject({ durum: 'Aktif', urun: 2, kalkan: 0 });
  });

  test.each(['Aktif', 'Pasif'] as const)('a customer who is %s stays so', async (Durum) => {
    const d = await denemede();
    const MusteriId = await musteriAc({ Durum });
    await satilmis(d, satisi({ MusteriId, kart: null }));
    expect(await durumu(MusteriId)).toMatchObject({ durum: Durum, surum: 1 });
  });

  test('keeps a card with other records, with the demo', async () => {
    const d = await denemede();
    const { Surum } = await satilmis(d);
    const MusteriId = await musterisi(d);
    const onay = { Kanal: 'Arama', Durum: 'Onay', Kaynak: 'Etkinlik', Tarih: '2026-11-20', SonId: 0 } as const;
    await s.call(musteri.musteriOnayKaydet, { MusteriId, ...onay }, satan.token);
    expect((await geriAl({ Id: d.Id, Surum })).body).toMatchObject({ durum: true, KartKaldi: true });
    expect(await satir(d.Id)).toMatchObject({ musteri_id: MusteriId, kapanis_zamani: null });
    expect(await lisanslari(MusteriId)).toMatchObject([{ hal: 'İptal' }]);
  });

  test('is refused to other people, too late, for another version or after another act', async () => {
    const d = await denemede();
    const { Surum } = await satilmis(d);
    const hangi = { Id: d.Id, Surum };
    const MusteriId = await musterisi(d);
    expect(mesaj(await geriAl(hangi, diger))).toBe('Satışı yalnız yapan kişi geri alabilir.');
    expect((await geriAl(hangi, kuran)).status).toBe(403);
    expect((await geriAl(hangi, altinci)).status).toBe(404);
    expect((await geriAl(d)).status).toBe(409);
    s.ileri(16);
    expect(mesaj(await geriAl(hangi))).toBe(
      'Satış 15 dakika içinde geri alınır; lisansı kendi sayfasından iptal ediniz.',
    );
    s.saat.simdi = new Date(OGLEN);
    const [l] = await lisanslari(MusteriId);
    await s.call(lisans.lisansYenile, { Id: l!.id, Surum: l!.surum, Ay: 12, Tutar: 0, Aciklama: '' }, diger.token);
    expect(mesaj(await geriAl(hangi))).toBe(
      'Satıştan sonra lisansta değişiklik yapıldı; satış geri alınamaz. Lisansı kendi sayfasından iptal ediniz.',
    );
    expect(await satir(d.Id)).toMatchObject({ surum: Surum, musteri_id: MusteriId });
  });

  test('happens once in ten simultaneous requests', async () => {
    const d = await denemede();
    const { Surum } = await satilmis(d);
    const cevaplar = await Promise.all(Array.from({ length: 10 }, () => geriAl({ Id: d.Id, Surum })));
    expect(cevaplar.filter((c) => c.body.durum)).toHaveLength(1);
  });
});
