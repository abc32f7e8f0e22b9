import { bayi as oda } from '@masabasi/core/pazarlama/bayi/contract';
import { lisans } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { tanim } from '@masabasi/core/platform/tanim/contract';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, expect, test } from 'vitest';
import { OGLEN, tamam, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI } from '../../testing/walk.ts';
import { bayiAraclari, BOS_BAYI, ECE } from './testing.ts';

/** Dealers over HTTP: card, terms, customers and licences with their dates, and events. Today is 20.11.2026. */

const s = await testServer();
const { yoneten, altinci, okuyan, kaydet, acilan, detay, ata } = await bayiAraclari(s);
afterAll(() => s.kapat());

const soz = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : status;
const surumu = async (Id: number) => ({ Id, Surum: (await detay(Id)).bayi.Surum });
const turu = async (anahtar: string) =>
  (
    await s.db
      .selectFrom('tanim')
      .select('id')
      .where('liste', '=', 'lisansTur')
      .where('anahtar', '=', anahtar)
      .executeTakeFirstOrThrow()
  ).id;
let sira = 0;
const musteriAc = async (o: object = {}, kim = yoneten) => {
  sira += 1;
  const kart = { ...BOS_MUSTERI, Ad: `Bayili${'a'.repeat(sira)}`, Soyad: 'Deneme', ProjeIdler: [2], ...o };
  return tamam(await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, kim.token)).Id;
};
const lisansAc = async (MusteriId: number, o: object = {}) => {
  const kart = { ...BOS_LISANS, LisansTurId: await turu('yillik'), MusteriId, ...o };
  return tamam(await s.call(lisans.lisansKaydet, { lisans: kart }, yoneten.token)).Id;
};
const listesi = async (o: object = {}, kim = yoneten) => tamam(await s.call(oda.getBayiList, o, kim.token));

test('opens a dealer with people, territory and products, offers it in forms by name, and keeps the author in its history', async () => {
  const Id = await acilan({ Ad: ' Ege  Bilişim ', BolgeIlIdler: [35, 45], ProjeIdler: [2], IlId: 35 }, [
    { ...ECE, Unvan: 'Müdür' },
    { ...ECE, Ad: 'Ali', GSM: null },
  ]);
  const { bayi, yetkililer, hareketlist } = await detay(Id);
  expect(bayi).toMatchObject({ Ad: 'Ege Bilişim', Aktif: true, Il: 'İzmir', Musteri: 0, Lisans: 0, Surum: 2 });
  expect(bayi.BolgeIller.map((i) => i.Ad)).toEqual(['İzmir', 'Manisa']);
  expect(yetkililer.map((y) => [y.Ad, y.Unvan, y.GSM])).toEqual([
    ['Ece', 'Müdür', '05321112233'],
    ['Ali', '', null],
  ]);
  expect(hareketlist).toMatchObject([{ Baslik: 'Bayi açıldı', Kisi: 'Yöneten Deneme' }]);
  const secenekler = tamam(await s.call(tanim.musterigerekli, {}, yoneten.token)).bayiler;
  expect(secenekler).toContainEqual(expect.objectContaining({ Id, Ad: 'Ege Bilişim' }));

  // The first contact person in the form is called first. A contact person who is left out is removed.
  const [ece, ali] = yetkililer;
  const duzen = { ...bayi, Id, Ad: 'Ege Bilişim A.Ş.' };
  const alanlar = Object.fromEntries(Object.keys(BOS_BAYI).map((k) => [k, duzen[k as keyof typeof duzen]]));
  tamam(await kaydet({ ...alanlar, Id, Surum: bayi.Surum }, [ali!]));
  const sonra = await detay(Id);
  expect(sonra.yetkililer.map((y) => y.YetkiliId)).toEqual([ali!.YetkiliId]);
  expect(sonra.hareketlist[0]).toMatchObject({ Baslik: 'Bayi düzenlendi', Aciklama: 'Ad' });
  expect(soz(await kaydet({ ...alanlar, Id, Surum: bayi.Surum }, [ali!]))).toBe(409);
  expect(soz(await kaydet({ ...alanlar, Id, Surum: sonra.bayi.Surum }, [ece!]))).toBe(
    'Yetkili kişilerden biri artık bu bayide değil; kartı yeniden açınız.',
  );
});

test('keeps a dealer’s products that the writer does not see', async () => {
  const Id = await acilan({ Ad: 'İki Ürünlü', ProjeIdler: [2] });
  await s.db.insertInto('bayi_proje').values({ bayi_id: Id, proje_id: 6 }).execute();
  tamam(await kaydet({ Ad: 'İki Ürünlü', Id, Surum: (await detay(Id)).bayi.Surum, ProjeIdler: [] }));
  expect((await detay(Id, altinci)).bayi.ProjeIdler).toEqual([6]);
  const satanlar = await s.db.selectFrom('bayi_proje').select('proje_id').where('bayi_id', '=', Id).execute();
  expect(satanlar).toEqual([{ proje_id: 6 }]);
});

test('refuses wrong input with a sentence and writes nothing', async () => {
  const Id = await acilan({ Ad: 'Akdeniz Yazılım', VKN: '1234567890' });
  const kadikoy = await s.db
    .selectFrom('ilce')
    .select('id')
    .where('ad', '=', 'Kadıköy')
    .where('il_id', '=', 34)
    .executeTakeFirstOrThrow();
  const once = await s.db
    .selectFrom('bayi')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  for (const [o, msg, kisiler] of [
    [{ Ad: 'AKDENİZ yazılım' }, '‘Akdeniz Yazılım’ adında bir bayi var. Adı ayırt edecek biçimde yazınız.'],
    [{ VKN: '1234567890' }, 'Bu vergi numarası ‘Akdeniz Yazılım’ bayisinde kayıtlı.'],
    [{ VKN: '1234567891' }, 'Vergi numarası geçerli değil. Rakamları kontrol ediniz...'],
    [{ Sozlesme_Baslama: '2026-02-01', Sozlesme_Bitis: '2026-01-31' }, 'Sözleşme, başlamadan bitemez.'],
    [{ Ekstre: true }, 'Aylık ekstre gönderilecek e-posta adresini yazınız.'],
    [
      { BolgeIlIdler: [34], BolgeIlceIdler: [kadikoy.id] },
      'Kadıköy ilçesinin ili zaten bölgede; ilçeyi ayrıca seçmeyiniz.',
    ],
    [{ BolgeIlIdler: [99] }, 'Bölgede olmayan bir il ya da ilçe seçildi. Listeden yeniden seçiniz.'],
    [{ ProjeIdler: [6] }, 'Seçtiğiniz ürün, ürünleriniz arasında yok.'],
    [{ Ad: 'Yeni', IlId: 34, IlceId: 1 }, undefined],
    [{}, 'Ece Ar: Telefon numarası 10 haneli olmalıdır; 0 ile başlayan 11 hane de olur.', [{ ...ECE, GSM: '12' }]],
    [{}, 'Ar: Kişinin adını yazınız.', [{ ...ECE, Ad: ' ' }]],
  ] as [object, string | undefined, (typeof ECE)[]?][]) {
    const cevap = soz(await kaydet({ Ad: 'Başka', ...o }, kisiler));
    if (msg !== undefined && !msg.startsWith('Ece Ar:')) expect([o, cevap]).toEqual([o, msg]);
    else expect(cevap).toMatch(/İlçe seçtiğiniz ilde değil|Ece Ar: /);
  }
  const sonra = await s.db
    .selectFrom('bayi')
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  expect(sonra).toEqual(once);
  expect(soz(await kaydet({ Ad: 'Okuyanın' }, [], okuyan))).toBe(403);
  expect((await detay(Id, okuyan)).bayi.Ad).toBe('Akdeniz Yazılım');
});

test('opens one dealer when twenty people open the same name at once', async () => {
  const sonuclar = await Promise.all(
    Array.from({ length: 20 }, (_, i) => kaydet({ Ad: i % 2 ? 'Ilgaz Bilişim' : 'ILGAZ BİLİŞİM' })),
  );
  expect(sonuclar.filter((r) => r.body.durum)).toHaveLength(1);
  expect(sonuclar.filter((r) => !r.body.durum).every((r) => r.status === 200)).toBe(true);
});

test('applies terms from their day on, and hides them without the right, also in the history', async () => {
  const Id = await acilan();
  const yaz = async (o: object, kim = yoneten) =>
    s.call(
      oda.bayiKosulKaydet,
      {
        ...(await surumu(Id)),
        kosul: {
          KosulId: 0,
          Gecerlilik: '2026-01-01',
          KomisyonOran: 12.5,
          IskontoOran: 7.25,
          RiskLimiti: 5_000_000,
          ...o,
        },
      },
      kim.token,
    );
  expect(soz(await yaz({}, okuyan))).toBe(403);
  tamam(await yaz({}));
  tamam(await yaz({ Gecerlilik: '2027-01-01', KomisyonOran: 15, RiskLimiti: null, Aciklama: 'Yeni yıl' }));
  expect(soz(await yaz({ IskontoOran: 7.125 }))).toBe(400);
  expect(soz(await yaz({ KomisyonOran: 20 }))).toBe(
    '01.01.2026 gününden başlayan koşullar yazılmış; onları düzeltiniz.',
  );
  const oku = async () => tamam(await s.call(oda.bayiKosullari, { Id }, yoneten.token)).kosullar;
  expect(await oku()).toMatchObject([
    { Gecerlilik: '2027-01-01', KomisyonOran: 15, RiskLimiti: null, Yazan: 'Yöneten Deneme' },
    { Gecerlilik: '2026-01-01', KomisyonOran: 12.5, IskontoOran: 7.25, RiskLimiti: 5_000_000 },
  ]);
  expect((await s.call(oda.bayiKosullari, { Id }, okuyan.token)).status).toBe(403);
  expect(JSON.stringify(await detay(Id, okuyan))).not.toContain('12.5');
  const [yeni] = await oku();
  tamam(await yaz({ KosulId: yeni!.KosulId, Gecerlilik: '2027-02-01', KomisyonOran: 16 }));
  tamam(await s.call(oda.bayiKosulSil, { ...(await surumu(Id)), KosulId: yeni!.KosulId }, yoneten.token));
  expect((await oku()).map((k) => k.Gecerlilik)).toEqual(['2026-01-01']);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from denetim
    where nesne = 'bayi' and nesne_id = ${Id} and eylem in ('bayiKosulKaydet', 'bayiKosulSil')`.execute(s.db);
  expect(rows).toEqual([{ n: 4 }]);
});

test('keeps a dealer with customers, and lets the person who deleted one undo it for a quarter of an hour', async () => {
  const Id = await acilan({ Ad: 'Silinecek Bayi' });
  const MusteriId = await musteriAc({ BayiId: Id });
  const sil = async () => s.call(oda.bayiSil, await surumu(Id), yoneten.token);
  expect(soz(await sil())).toContain('Önce onları başka bir bayiye atayınız');
  tamam(await ata({ BayiId: null, MusteriIdler: [MusteriId], LisansIdler: [] }));
  tamam(await sil());
  expect((await s.call(oda.getBayiDetay, { Id }, yoneten.token)).status).toBe(404);
  expect(tamam(await s.call(tanim.musterigerekli, {}, yoneten.token)).bayiler.some((b) => b.Id === Id)).toBe(false);
  const geri = (kim = yoneten) => s.call(oda.bayiGeriAl, { Id }, kim.token);
  expect(soz(await geri(altinci))).toBe('Bunu yalnız yapan kişi geri alabilir.');
  s.saat.simdi = new Date(Date.parse(OGLEN) + 20 * 60_000);
  expect(soz(await geri())).toBe('Silinen, 15 dakika içinde geri alınır.');
  s.saat.simdi = new Date(OGLEN);
  tamam(await geri());
  expect((await detay(Id)).bayi).toMatchObject({ Ad: 'Silinecek Bayi', Aktif: true });
});

test('moves customers with their licences to a dealer and on to the next, and keeps every earlier dealer', async () => {
  const [A, B] = [await acilan({ Ad: 'Atanan A' }), await acilan({ Ad: 'Atanan B' })];
  const [m1, m2] = [await musteriAc(), await musteriAc()];
  const l1 = await lisansAc(m1);
  const altincinin = await musteriAc({ ProjeIdler: [6] }, altinci);
  const sonuc = tamam(await ata({ BayiId: A, MusteriIdler: [m1, m2], LisansIdler: [], Lisanslariyla: true }));
  expect(sonuc).toMatchObject({
    Musteri: 2,
    Lisans: 1,
    onceki: [{ BayiId: null, MusteriIdler: [m1, m2], LisansIdler: [l1] }],
  });
  expect(soz(await ata({ BayiId: A, MusteriIdler: [m1], LisansIdler: [] }))).toBe(
    'Seçtiklerinizin hepsi zaten bu bayinin.',
  );
  expect(soz(await ata({ BayiId: A, MusteriIdler: [m1, altincinin], LisansIdler: [] }))).toContain('artık yok');
  expect(soz(await ata({ BayiId: A, MusteriIdler: [], LisansIdler: [] }))).toBe('Müşteri ya da lisans seçiniz.');
  const pasif = await acilan({ Ad: 'Bırakan', Aktif: false });
  expect(soz(await ata({ BayiId: pasif, MusteriIdler: [m1], LisansIdler: [] }))).toBe(
    'Bayi kullanımda değil; müşteri ve lisans atanamaz.',
  );
  s.saat.simdi = new Date(Date.parse(OGLEN) + 60_000);
  const ikinci = tamam(await ata({ BayiId: B, MusteriIdler: [m1], LisansIdler: [l1] }));
  expect(ikinci.onceki).toEqual([{ BayiId: A, MusteriIdler: [m1], LisansIdler: [l1] }]);
  s.saat.simdi = new Date(OGLEN);
  const atamalar = async (BayiId: number, kim = yoneten) =>
    tamam(await s.call(oda.bayiAtamalari, { BayiId }, kim.token)).atamalar;
  expect((await atamalar(A)).map((a) => [a.Nesne, a.NesneId, a.Bitis !== null, a.Yeni])).toEqual([
    ['lisans', l1, true, 'Atanan B'],
    ['musteri', m1, true, 'Atanan B'],
    ['musteri', m2, false, null],
  ]);
  expect(await atamalar(B)).toHaveLength(2);
  expect(await atamalar(A, altinci)).toEqual([]);
  const musteriler = async (BayiId: number, o: object = {}) =>
    tamam(await s.call(oda.getBayiMusteriList, { BayiId, ...o }, yoneten.token)).musterilist.map((m) => m.Id);
  expect([await musteriler(A), await musteriler(B)]).toEqual([[m2], [m1]]);
  const lisanslari = tamam(await s.call(oda.getBayiLisansList, { BayiId: B }, yoneten.token)).lisanslist;
  expect(lisanslari).toMatchObject([{ Id: l1, MusteriId: m1, Durum: 'Aktif' }]);
  expect((await detay(A)).hareketlist.map((h) => h.Baslik)).toEqual([
    '1 müşteri, 1 lisans bayiden alındı',
    '2 müşteri, 1 lisans bayiye atandı',
    'Bayi açıldı',
  ]);
  expect((await detay(B)).bayi).toMatchObject({ Musteri: 1, Lisans: 1 });
  // The card of a customer also sets the dealer.
  const kart = tamam(await s.call(musteri.musteriDetay, { Id: m2 }, yoneten.token));
  expect(JSON.stringify(kart)).toContain('Atanan A');
});

test('counts each licence of a year for its dealer at that time, without trials and undone renewals', async () => {
  const [A, B] = [await acilan({ Ad: 'Yılı A' }), await acilan({ Ad: 'Yılı B' })];
  const m = await musteriAc({ BayiId: A });
  const yeni = await lisansAc(m, {
    BayiId: A,
    BaslamaTarihi: '2026-03-10',
    BitisTarihi: '2026-10-31',
    YillikBedel: 120_000,
  });
  await lisansAc(await musteriAc(), {
    BayiId: A,
    LisansTurId: await turu('demo'),
    BaslamaTarihi: '2026-03-01',
    BitisTarihi: '2026-03-15',
  });
  const surecek = await lisansAc(await musteriAc(), {
    BayiId: A,
    BaslamaTarihi: '2025-12-01',
    BitisTarihi: '2026-11-30',
  });
  const yil = async (BayiId: number, Yil = 2026, kim = yoneten) =>
    tamam(await s.call(oda.bayiPerformans, { BayiId, Yil }, kim.token));
  const ay = async (BayiId: number, no: number) => (await yil(BayiId)).aylar[no - 1]!;
  expect(await ay(A, 3)).toEqual({ Ay: 3, Yeni: 1, Yenilenen: 0, Kaybedilen: 0, Tutar: 120_000 });
  expect((await ay(A, 10)).Kaybedilen).toBe(1);
  expect((await yil(A)).oncekiYil[11]).toMatchObject({ Ay: 12, Yeni: 1 });
  expect((await yil(A, 2026, altinci)).aylar.every((x) => x.Yeni + x.Kaybedilen === 0)).toBe(true);

  // A renewal that was undone does not count. A lasting renewal stays with the dealer, even when the licence moves
  // later.
  const yenile = async (Id: number) => {
    const { lisans: l } = tamam(await s.call(lisans.lisansDetay, { Id }, yoneten.token));
    return s.call(lisans.lisansYenile, { Id, Surum: l.Surum, Ay: 12, Tutar: 50_000, Aciklama: '' }, yoneten.token);
  };
  tamam(await yenile(surecek));
  expect(await ay(A, 11)).toMatchObject({ Yenilenen: 1, Tutar: 50_000 });
  s.saat.simdi = new Date(Date.parse(OGLEN) + 60_000);
  tamam(await ata({ BayiId: B, MusteriIdler: [], LisansIdler: [surecek, yeni] }));
  expect(await ay(A, 11)).toMatchObject({ Yenilenen: 1 });
  expect((await yil(B)).aylar.every((x) => x.Yeni + x.Yenilenen + x.Kaybedilen === 0)).toBe(true);
  s.saat.simdi = new Date(OGLEN);
});

test('shows dealers to people who work with their products, finds them by contact persons, and exports them', async () => {
  const Id = await acilan({ Ad: 'Yalnız İki', ProjeIdler: [2], Sozlesme_Bitis: '2026-12-20', BolgeIlIdler: [61] }, [
    { ...ECE, Ad: 'Çınar', Soyad: 'Öz' },
  ]);
  expect((await s.call(oda.getBayiDetay, { Id }, altinci.token)).status).toBe(404);
  const bul = async (ara: string, kim = yoneten) =>
    tamam(await s.call(oda.bayiBul, { ara }, kim.token)).bulunanlar.map((b) => b.Id);
  expect([await bul('çınar öz'), await bul('çınar öz', altinci)]).toEqual([[Id], []]);
  const biten = await listesi({ sekme: 'biten', ara: 'yalnız' });
  expect(biten).toMatchObject({ toplam: 1, bayilist: [{ Id, Bolge: 'Trabzon', Yetkili: 'Çınar Öz' }] });
  expect((await listesi({ BolgeIlId: 61 })).bayilist.map((b) => b.Id)).toEqual([Id]);
  const { basefile } = tamam(await s.call(oda.bayiAktar, { BolgeIlId: 61 }, yoneten.token));
  const [sayfa] = await readXlsxFile(Buffer.from(basefile, 'base64'));
  expect(sayfa!.data[1]?.slice(0, 5)).toEqual(['Yalnız İki', null, null, 'Trabzon', 'Çınar Öz']);
});

test('splits a province of the map into its districts and a rest, each with the dealers that cover it', async () => {
  const IlId = 48;
  const ilce = async (ad: string) =>
    (
      await s.db
        .selectFrom('ilce')
        .select('id')
        .where('il_id', '=', IlId)
        .where('ad', '=', ad)
        .executeTakeFirstOrThrow()
    ).id;
  const [bodrum, milas] = [await ilce('Bodrum'), await ilce('Milas')];
  const tam = await acilan({ Ad: 'Muğla Bilişim', BolgeIlIdler: [IlId], ProjeIdler: [2] });
  const yerel = await acilan({ Ad: 'Bodrum Bilişim', BolgeIlceIdler: [bodrum], ProjeIdler: [2] });
  const [bodrumlu] = [await musteriAc({ IlId, IlceId: bodrum }), await musteriAc({ IlId, IlceId: bodrum })];
  await musteriAc({ IlId });
  tamam(await ata({ BayiId: yerel, MusteriIdler: [bodrumlu] }));
  const haritasi = async (kim = yoneten) => tamam(await s.call(oda.bayiIlHaritasi, { IlId }, kim.token));
  const muğla = await haritasi();
  expect(muğla).toMatchObject({ IlId, Ilcesiz: 1 });
  expect(muğla.ilceler).toHaveLength(13);
  expect(muğla.ilceler.find((i) => i.IlceId === bodrum)).toEqual({
    IlceId: bodrum,
    Ad: 'Bodrum',
    Musteri: 2,
    Bayisiz: 1,
    Bayiler: [
      { Id: yerel, Ad: 'Bodrum Bilişim', Tam: false, Musteri: 1 },
      { Id: tam, Ad: 'Muğla Bilişim', Tam: true, Musteri: 0 },
    ],
  });
  expect(muğla.ilceler.find((i) => i.IlceId === milas)).toMatchObject({ Musteri: 0, Bayiler: [{ Id: tam }] });
  const { iller } = tamam(await s.call(oda.bayiHaritasi, {}, yoneten.token));
  const toplam = muğla.ilceler.reduce((t, i) => t + i.Musteri, muğla.Ilcesiz);
  expect(iller.find((i) => i.IlId === IlId)?.Musteri).toBe(toplam);

  const baska = await haritasi(altinci);
  expect(baska.Ilcesiz + baska.ilceler.reduce((t, i) => t + i.Musteri + i.Bayiler.length, 0)).toBe(0);
});
