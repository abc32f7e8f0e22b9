import { alanlari } from '@masabasi/core/platform/field/alanlar';
import { ADAY_OLASILIKLARI, type AdayAsamasi } from '@masabasi/core/pazarlama/aday/rules';
import { contract } from '@masabasi/core/contract';
import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, describe, expect, test } from 'vitest';
import { BOS_ADAY, mesaj, ziyaretOrtami } from '../../testing/ziyaret.ts';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { oturumlu } from '../../testing/walk.ts';

/** Prospects: stages, sums, the step to customer, and access. */

const { aday: oda, musteri } = contract;

const s = await testServer();
const o = await ziyaretOrtami(s);
const { satici, digeri, altinci, saatinde } = o;
afterAll(() => s.kapat());

type Aday = Girdi<typeof oda.adayKaydet>['aday'];
const kaydet = (a: Partial<Aday>, kim = satici) => s.call(oda.adayKaydet, { aday: { ...BOS_ADAY, ...a } }, kim.token);
async function yeniAday(a: Partial<Aday> = {}, soyad = 'Aday') {
  const MusteriId = a.MusteriId ?? (await o.yeniMusteri('Umut', soyad));
  return { ...tamam(await kaydet({ ...a, MusteriId })), MusteriId };
}
const tasi = (
  a: { Id: number; Surum: number },
  f: Omit<Girdi<typeof oda.adayAsamaGuncelle>, 'Id' | 'Surum'>,
  kim = satici,
) => s.call(oda.adayAsamaGuncelle, { Id: a.Id, Surum: a.Surum, ...f }, kim.token);
/** A sum weighted by its likelihood. Half a kuruş rounds away from zero. */
const agirlikli = (tutar: number, asama: AdayAsamasi): number =>
  Number((BigInt(tutar) * BigInt(ADAY_OLASILIKLARI[asama]) + 50n) / 100n);
const detay = async (Id: number) => tamam(await s.call(oda.getAdayDetay, { Id }, satici.token)).aday;
const kart = async (Id: number) => tamam(await s.call(musteri.musteriDetay, { Id }, satici.token)).musteri;

describe('the course of a prospect', () => {
  test('moves forwards and backwards, writes each step to its history and to the customer, and needs a reason for a loss', async () => {
    const a = await yeniAday({ Tutar: 1_500_000, Beklenen_Kapanis: '2026-12-31' });
    const { Surum } = tamam(await tasi(a, { Asama: 'teklif' }));
    const geri = tamam(await tasi({ ...a, Surum }, { Asama: 'demo', Aciklama: 'Önce görmek istedi.' }));
    expect(mesaj(await tasi({ ...a, Surum: geri.Surum }, { Asama: 'kaybedildi' }))).toBe(
      'Neden kaybedildiğini seçiniz.',
    );
    expect(await detay(a.Id)).toMatchObject({ AsamaAnahtar: 'demo', Olasilik: 50, Agirlikli: 750_000, Surum: 3 });
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: a.MusteriId }, satici.token));
    expect(zamanlist.filter((z) => z.Tur === 'aday').map((z) => [z.Baslik, z.Yol])).toEqual([
      ['Aday: Teklif → Demo', `/pazarlama/gorusmetakip/musteri?aday=${a.Id}`],
      ['Aday: Yeni → Teklif', `/pazarlama/gorusmetakip/musteri?aday=${a.Id}`],
      ['Aday açıldı', `/pazarlama/gorusmetakip/musteri?aday=${a.Id}`],
    ]);
    const [neden] = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').execute();
    tamam(await tasi({ ...a, Surum: geri.Surum }, { Asama: 'kaybedildi', KayipNedenId: neden!.id }));
    expect(mesaj(await tasi({ ...a, Surum: geri.Surum + 1 }, { Asama: 'yeni' }))).toBe(
      '‘Kaybedildi’ durumundan ‘Yeni’ durumuna geçilemez. Geçilebilecek durumlar: ‘İlgili’.',
    );
  });

  test('lets the owner, the head of the owner and the holder of the regions close it, and tells everybody else why not', async () => {
    const bas = await oturumlu(s, 'bas', { ad: 'Baş', projeler: [2, 6] });
    const bolgeyeBakan = await oturumlu(s, 'butunBolgeler', {
      ad: 'Bölgelere',
      projeler: [2, 6],
      yetkiler: [YETKI.bolgeYonet],
    });
    const { departman_id } = await s.db
      .selectFrom('kisi')
      .select('departman_id')
      .where('id', '=', satici.Id)
      .executeTakeFirstOrThrow();
    await s.sorumluYap(departman_id, bas.Id);
    const [neden] = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').execute();
    const KAYIP = { Asama: 'kaybedildi', KayipNedenId: neden!.id } as const;
    const KAPATMAZ =
      'Bu adayı, ilgilenen kişi, departmanının sorumlusu ya da satış bölgelerini düzenleme yetkisi olan kapatır.';
    const gor = async (Id: number, kim: typeof satici) => tamam(await s.call(oda.getAdayDetay, { Id }, kim.token)).aday;
    for (const [kim, olur] of [
      [satici, true],
      [digeri, false],
      [bas, true],
      [bolgeyeBakan, true],
    ] as const) {
      const a = await yeniAday({ SahipId: satici.Id }, 'Kapanan');
      expect((await gor(a.Id, kim)).Kapatir).toBe(olur);
      const { Surum } = tamam(await tasi(a, { Asama: 'teklif' }, kim));
      for (const f of [{ Asama: 'kazanildi' as const }, KAYIP]) {
        if (olur && f.Asama === 'kazanildi') continue;
        expect(mesaj(await tasi({ ...a, Surum }, f, kim))).toBe(olur ? 'tamam' : KAPATMAZ);
      }
      if (olur) continue;
      const { ProjeId } = await detay(a.Id);
      const alan = mesaj(await kaydet({ Id: a.Id, Surum, MusteriId: a.MusteriId, ProjeId, SahipId: kim.Id }, kim));
      expect(alan).toMatch(/^İlgilenen kişiyi, .* değiştirir\. Adayı yönlendirebilirsiniz\.$/);
    }
    // Everybody who works with the product takes and closes a prospect without an owner.
    const sahipsiz = await yeniAday({ SahipId: null }, 'Sahipsiz');
    expect((await gor(sahipsiz.Id, digeri)).Kapatir).toBe(true);
    tamam(await tasi(sahipsiz, { Asama: 'kazanildi' }, digeri));
    expect((await kart(sahipsiz.MusteriId)).Durum).toBe('Aktif');
    expect(mesaj(await tasi({ ...sahipsiz, Surum: 2 }, { Asama: 'ilgili' }))).toBe(
      '‘Müşteri Oldu’ aşamasındaki bir aday kapanmıştır, aşaması değişmez.',
    );
  });

  test('lets the owner reopen a lost prospect, unless the customer has another open one by now', async () => {
    const a = await yeniAday({ SahipId: satici.Id }, 'Dönen');
    const [neden] = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').execute();
    const { Surum } = tamam(await tasi(a, { Asama: 'kaybedildi', KayipNedenId: neden!.id }));
    expect(mesaj(await tasi({ ...a, Surum }, { Asama: 'ilgili' }, digeri))).toMatch(
      /^Kaybedilen adayı, .* yeniden açar\.$/,
    );
    const acilan = tamam(await tasi({ ...a, Surum }, { Asama: 'ilgili' }));
    expect(await detay(a.Id)).toMatchObject({ AsamaAnahtar: 'ilgili', KayipNeden: null, KapanisZamani: null });
    const yine = tamam(await tasi({ ...a, ...acilan }, { Asama: 'kaybedildi', KayipNedenId: neden!.id }));
    await yeniAday({ MusteriId: a.MusteriId });
    expect(mesaj(await tasi({ ...a, Surum: yine.Surum }, { Asama: 'ilgili' }))).toBe(
      'Bu müşterinin bu ürün için açık bir adayı var.',
    );
  });

  test('makes one customer, once, when twenty people win a prospect at the same time', async () => {
    const a = await yeniAday({}, 'Yarış');
    expect((await kart(a.MusteriId)).Durum).toBe('Aday');
    const yanitlar = await Promise.all(Array.from({ length: 20 }, () => tasi(a, { Asama: 'kazanildi' })));
    expect(yanitlar.map((y) => y.status).toSorted((x, y) => x - y)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect((await kart(a.MusteriId)).Durum).toBe('Aktif');
    const { zamanlist } = tamam(await s.call(musteri.musteriZaman, { Id: a.MusteriId }, satici.token));
    expect(zamanlist.filter((z) => z.Baslik === 'Durum: Aday → Aktif')).toHaveLength(1);
  });

  test('never has two open prospects of one customer and product', async () => {
    const MusteriId = await o.yeniMusteri('Umut', 'Tek');
    const yanitlar = await Promise.all([1, 2, 3].map(() => kaydet({ MusteriId })));
    const olan = yanitlar.map(mesaj);
    expect(olan.filter((m) => m === 'tamam')).toHaveLength(1);
    expect(olan.filter((m) => m === 'Bu müşterinin bu ürün için açık bir adayı var.')).toHaveLength(2);
    const m = await kart(MusteriId);
    const istek = { ...alanlari(MUSTERI_ALANLARI, m), Id: MusteriId, Surum: m.Surum, ProjeIdler: [] };
    const cevap = await s.call(musteri.musteriKaydet, { musteri: istek, benzerleriGordum: true }, satici.token);
    expect(mesaj(cevap)).toMatch(/^Müşteri .* için aday; ürün kaldırılamaz\.$/);
  });

  test.each([
    [['demo', 'ilgili'], 'demo'],
    [['teklif'], 'teklif'],
    [['ilgili', 'olumsuz'], 'kaybedildi'],
    [['ertelendi'], 'yeni'],
  ] as const)('visits that end %j leave the prospect %s', async (sonuclar, asama) => {
    const { Id, MusteriId } = await yeniAday({}, 'Ziyaret');
    const [neden] = await s.db.selectFrom('tanim').select('id').where('liste', '=', 'ayrilmaNedenleri').execute();
    for (const Sonuc of sonuclar) {
      const SABAH = saatinde(new Date(OGLEN).toISOString().slice(0, 10), '09:00');
      const z = tamam(await o.kaydet({ MusteriId, ...SABAH }));
      const olumsuz = Sonuc === 'olumsuz' ? { OlumsuzNedenId: neden!.id } : {};
      const sonraki = Sonuc === 'ertelendi' ? { Sonraki_Tarih: '2026-12-20' } : {};
      tamam(await o.sonucYaz(z.Id, { Durum: 'yapildi', ...SABAH, Sonuc, ...olumsuz, ...sonraki }));
    }
    expect((await detay(Id)).AsamaAnahtar).toBe(asama);
  });
});

test('adds up in the columns: each sum is the sum of its prospects, weighted to the kuruş', async () => {
  for (const [i, Asama] of (['yeni', 'ilgili', 'ilgili', 'demo', 'teklif'] as const).entries()) {
    const a = await yeniAday({ Tutar: 1_000_001 + i * 333, ProjeId: 6 }, 'Toplam');
    if (Asama !== 'yeni') tamam(await tasi(a, { Asama }));
  }
  const { kolonlar, toplam } = tamam(await s.call(oda.adayBoru, { ProjeId: 6 }, satici.token));
  const liste = tamam(await s.call(oda.getMusteriList, { ProjeId: 6, adet: 200 }, satici.token)).musterilist;
  expect(kolonlar.map((k) => k.Adet)).toEqual([1, 2, 1, 1]);
  for (const k of kolonlar) {
    const bunlar = liste.filter((a) => a.AsamaAnahtar === k.Asama);
    expect(new Set(k.adaylar.map((a) => a.Id))).toEqual(new Set(bunlar.map((a) => a.Id)));
    expect(k.Tutar).toBe(bunlar.reduce((t, a) => t + a.Tutar, 0));
    expect(k.Agirlikli).toBe(bunlar.reduce((t, a) => t + agirlikli(a.Tutar, a.AsamaAnahtar), 0));
  }
  expect(toplam.Agirlikli).toBe(kolonlar.reduce((t, k) => t + k.Agirlikli, 0));
});

test('hides a prospect in list, columns and window from people who sell in other provinces, unless they own it', async () => {
  const yetkili = await oturumlu(s, 'Bölgeci', { ad: 'Bölgeci', projeler: [2], yetkiler: [YETKI.bolgeYonet] });
  const iller = await s.db.selectFrom('il').select('id').where('ad', 'in', ['İzmir', 'Ankara']).orderBy('ad').execute();
  const [ankara, izmir] = iller;
  const MusteriId = await o.yeniMusteri('Umut', 'İzmirli', { IlId: izmir!.id });
  const a = await yeniAday({ MusteriId, Tutar: 777 });
  const gorur = async (kim: typeof satici) => {
    const [liste, boru, kartı] = await Promise.all([
      s.call(oda.getMusteriList, { ara: 'izmirli' }, kim.token),
      s.call(oda.adayBoru, { ara: 'izmirli' }, kim.token),
      s.call(oda.getAdayDetay, { Id: a.Id }, kim.token),
    ]);
    return [tamam(liste).toplam, tamam(boru).toplam.Adet, kartı.status];
  };
  expect([await gorur(digeri), await gorur(altinci)]).toEqual([
    [1, 1, 200],
    [0, 0, 404],
  ]);
  const yaz = (IlIdler: number[], OncekiIdler: number[]) =>
    s.call(oda.satisBolgesiKaydet, { SaticiId: digeri.Id, IlIdler, OncekiIdler }, yetkili.token);
  tamam(await yaz([ankara!.id], []));
  expect(mesaj(await yaz([], []))).toBe(409);
  expect(await gorur(digeri)).toEqual([0, 0, 404]);
  tamam(await kaydet({ Id: a.Id, Surum: a.Surum, MusteriId, SahipId: digeri.Id, Tutar: 777 }));
  expect(await gorur(digeri)).toEqual([1, 1, 200]);
  tamam(await yaz([], [ankara!.id]));
});

test('exports the view as a spreadsheet in its order, for people with the right to export', async () => {
  const aktaran = await oturumlu(s, 'Aktaran', {
    ad: 'Aktaran',
    departmanId: await s.departman('Aktarım'),
    projeler: [2],
    yetkiler: [YETKI.musteriDisaAktar],
  });
  for (const [Tutar, soyad] of [
    [300_000, 'Üçüncü'],
    [900_000, 'Birinci'],
    [600_000, 'İkinci'],
  ] as const)
    await yeniAday({ Tutar }, `Tablolu ${soyad}`);
  const istek = { ara: 'tablolu', Asama: 'yeni' as const };
  const { basefile } = tamam(await s.call(oda.adayAktar, istek, aktaran.token));
  const [bas, ...satirlar] = (await readXlsxFile(Buffer.from(basefile, 'base64')))[0]!.data;
  expect(bas!.slice(0, 2)).toEqual(['Müşteri', 'İl']);
  const { musterilist } = tamam(await s.call(oda.getMusteriList, istek, aktaran.token));
  expect(satirlar.map((r) => r[0])).toEqual(musterilist.map((a) => a.Musteri));
  expect(satirlar.map((r) => r[7])).toEqual([9000, 6000, 3000]);
  expect((await s.call(oda.adayAktar, {}, satici.token)).status).toBe(403);
});

test('gives a map that adds up to the columns, and shows the places of the largest prospects', async () => {
  await yeniAday({ Tutar: 4_200_000 }, 'Haritadaki');
  const boru = tamam(await s.call(oda.adayBoru, {}, satici.token));
  const { iller, noktalar, Ilsiz } = tamam(await s.call(oda.adayHaritasi, {}, satici.token));
  expect(iller.reduce((t, i) => t + i.Adet, Ilsiz)).toBe(boru.toplam.Adet);
  expect(noktalar.every((n) => iller.some((i) => i.IlId === n.IlId))).toBe(true);
  const bos = tamam(await s.call(oda.adayHaritasi, { ara: 'haritadaki yok' }, satici.token));
  expect(bos).toMatchObject({ iller: [], noktalar: [], Ilsiz: 0 });
});

test('splits a province of the map into its districts and a rest, within the same scope as the province', async () => {
  const il = await s.db.selectFrom('il').select('id').where('ad', '=', 'Muğla').executeTakeFirstOrThrow();
  const ilceler = await s.db.selectFrom('ilce').selectAll().where('il_id', '=', il.id).execute();
  const bodrum = ilceler.find((i) => i.ad === 'Bodrum')!.id;
  for (const [Soyad, IlceId, Tutar] of [
    ['Bodrumlu', bodrum, 300],
    ['İkinci', bodrum, 500],
    ['İlçesiz', null, 700],
  ] as const)
    await yeniAday({ Tutar, MusteriId: await o.yeniMusteri('Muğla', Soyad, { IlId: il.id, IlceId }) });
  const haritasi = async (kim = satici, istek: object = {}) =>
    tamam(await s.call(oda.adayIlHaritasi, { HaritaIlId: il.id, ...istek }, kim.token));
  const muğla = await haritasi();
  expect(muğla.ilceler.map((i) => i.IlceId).toSorted((a, b) => a - b)).toEqual(ilceler.map((i) => i.id));
  expect(muğla.ilceler.filter((i) => i.Adet > 0)).toEqual([
    { IlceId: bodrum, Ad: 'Bodrum', Adet: 2, Tutar: 800, Agirlikli: agirlikli(300, 'yeni') + agirlikli(500, 'yeni') },
  ]);
  expect(muğla).toMatchObject({ IlId: il.id, Ilcesiz: 1 });
  expect(muğla.noktalar.map((n) => [n.Musteri, n.IlceId])).toEqual([
    ['Muğla İlçesiz', null],
    ['Muğla İkinci', bodrum],
    ['Muğla Bodrumlu', bodrum],
  ]);
  const { iller } = tamam(await s.call(oda.adayHaritasi, {}, satici.token));
  expect(iller.find((i) => i.IlId === il.id)?.Adet).toBe(3);
  expect((await haritasi(satici, { ara: 'bodrumlu' })).ilceler.reduce((t, i) => t + i.Adet, 0)).toBe(1);

  // People with other products or other provinces see nothing.
  const bos = { noktalar: [], Ilcesiz: 0 };
  const hicbiri = ({ ilceler: l, noktalar, Ilcesiz }: typeof muğla) => [
    l.every((i) => i.Adet === 0),
    { noktalar, Ilcesiz },
  ];
  expect(hicbiri(await haritasi(altinci))).toEqual([true, bos]);
  await s.db.insertInto('satis_bolgesi').values({ kisi_id: digeri.Id, il_id: 6 }).execute();
  expect(hicbiri(await haritasi(digeri))).toEqual([true, bos]);
  await s.db.deleteFrom('satis_bolgesi').where('kisi_id', '=', digeri.Id).execute();
  expect((await haritasi(digeri)).Ilcesiz).toBe(1);
});
