import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { lisans as oda } from '@masabasi/core/musteri/lisans/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lisansIsi } from './job.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { BOS_LISANS, BOS_MUSTERI, oturumVer } from '../../testing/walk.ts';

/** Licences over HTTP: the card and its movements, renewal, transfer, the report, visibility. Today is 20.11.2026. */

let s: TestServer;
let departmanId: number;
/** Works with product 2, may edit licences and export them. */
let ikinci: string;
/** Works with product 6. */
let altinci: string;
let tam: string;
const turler: Record<string, number> = {};

const urunlu = async (ad: string, projeler: number[], yetkiler: number[] = []) => {
  const id = await s.kisi(ad, { departmanId, ad, yetkiler });
  for (const proje_id of projeler) await s.db.insertInto('kisi_proje').values({ kisi_id: id, proje_id }).execute();
  return oturumVer(s, id);
};

beforeAll(async () => {
  s = await testServer();
  departmanId = await s.departman('Satış');
  ikinci = await urunlu('ikinci', [2], [YETKI.lisansYonet, YETKI.musteriDisaAktar]);
  altinci = await urunlu('altinci', [6], [YETKI.lisansYonet]);
  tam = await urunlu('tam', [], [YETKI.ayricalikli]);
  const satirlar = await s.db.selectFrom('tanim').select(['id', 'anahtar']).where('liste', '=', 'lisansTur').execute();
  for (const t of satirlar) turler[t.anahtar!] = t.id;
});
afterAll(() => s?.kapat());

type Lisans = Girdi<typeof oda.lisansKaydet>['lisans'];
let sira = 0;
const musteriAc = async (o: Partial<Girdi<typeof musteri.musteriKaydet>['musteri']> = {}) => {
  sira += 1;
  const kart = { ...BOS_MUSTERI, Ad: `Lisanslı${'a'.repeat(sira % 50)}`, Soyad: 'Deneme', ...o };
  const { body } = await s.call(musteri.musteriKaydet, { musteri: kart, benzerleriGordum: true }, tam);
  if (!body.durum) throw new Error(body.msg);
  return { ...kart, Id: body.Id, Surum: body.Surum };
};
const kaydet = (l: Partial<Lisans>, token = tam) =>
  s.call(oda.lisansKaydet, { lisans: { ...BOS_LISANS, LisansTurId: turler['yillik']!, ...l } }, token);
const ekle = async (l: Partial<Lisans> = {}, token = tam) => {
  const MusteriId = l.MusteriId ?? (await musteriAc()).Id;
  const { body } = await kaydet({ ...l, MusteriId }, token);
  if (!body.durum) throw new Error(body.msg);
  return { MusteriId, Id: body.Id, Surum: body.Surum };
};
const msg = ({ status, body }: { status: number; body: { durum: boolean; msg?: string } }) =>
  body.durum ? 'oldu' : status === 200 ? body.msg : status;
const detay = async (Id: number, token = tam) => {
  const { body } = await s.call(oda.lisansDetay, { Id }, token);
  if (!body.durum) throw new Error(body.msg);
  return body;
};
const rapor = async (o: Girdi<typeof oda.getLisansRapor>, token = tam) => {
  const { body } = await s.call(oda.getLisansRapor, o, token);
  if (!body.durum) throw new Error(body.msg);
  return body;
};

test('sums are whole kuruş: a fraction is refused by its name, and the audit keeps readable sums', async () => {
  const { Id, Surum } = await ekle({ YillikBedel: 1_250_050 });
  const istek = { Id, Surum, Ay: 12, Tutar: 12_500.5, Aciklama: '' };
  const red = await s.call(oda.lisansYenile, istek, tam);
  expect(red).toMatchObject({ status: 400, body: { msg: "'Tutar' alanı: kuruş olarak tam sayı olmalı." } });
  await s.call(oda.lisansYenile, { ...istek, Tutar: 1_300_007 }, tam);
  const denetim = await s.db
    .selectFrom('denetim')
    .select(['eylem', 'yeni'])
    .where('nesne_id', '=', Id)
    .where('eylem', 'in', ['lisansKaydet', 'lisansYenile'])
    .orderBy('id')
    .execute();
  expect(denetim).toMatchObject([
    { eylem: 'lisansKaydet', yeni: { YillikBedel: '₺12.500,50', ParaBirimi: 'TRY' } },
    { eylem: 'lisansYenile', yeni: { Tutar: '₺13.000,07' } },
  ]);
});

test('a licence is opened: its customer gets the product, its timeline a line, and its key is shown only on request', async () => {
  const { Id, MusteriId } = await ekle({ KullaniciSayisi: 5, YillikBedel: 1_250_050, Notlar: ' not ' });
  const { lisans, hareketlist } = await detay(Id);
  expect(lisans).toMatchObject({ Durum: 'Aktif', KalanGun: 41, YillikBedel: 1_250_050, CipaGun: 1, Notlar: 'not' });
  expect(JSON.stringify(lisans)).not.toMatch(/([A-Z2-9]{5}-){4}/);
  expect(hareketlist).toMatchObject([{ Tur: 'Aktivasyon', YeniBitis: '2026-12-31', Kisi: 'tam Deneme' }]);
  const kart = await s.call(musteri.musteriDetay, { Id: MusteriId }, tam);
  expect(kart.body).toMatchObject({ musteri: { ProjeIdler: [2] } });
  const zaman = await s.call(musteri.musteriZaman, { Id: MusteriId }, tam);
  expect(zaman.body.durum && zaman.body.zamanlist[0]).toMatchObject({
    Tur: 'lisans',
    Baslik: `${lisans.LisansNo}: açıldı, 01.01.2026 – 31.12.2026`,
    Yol: `/rapor/lisans/${Id}`,
  });
  // A person who may not open licences reads the line, without a link.
  const kisitli = { departmanId, rol: 'Kısıtlı', projeler: [2], sayfalar: SAYFA.musteri } as const;
  const okuyan = await oturumVer(s, await s.kisi('kisitli', kisitli));
  const onun = await s.call(musteri.musteriZaman, { Id: MusteriId }, okuyan);
  expect(onun.body.durum && onun.body.zamanlist[0]).toMatchObject({ Tur: 'lisans', Yol: null });
  const anahtar = await s.call(oda.lisansAnahtari, { Id }, tam);
  expect(anahtar.body).toMatchObject({ Anahtar: expect.stringMatching(/^([A-Z2-9]{5}-){4}[A-Z2-9]{5}$/) });
  const bakan = await s.db.selectFrom('denetim').selectAll().where('eylem', '=', 'lisansAnahtari').execute();
  expect(bakan).toHaveLength(1);
  expect(JSON.stringify(bakan)).not.toMatch(/([A-Z2-9]{5}-){4}/);
});

test('errors are reported', async () => {
  const { Id, Surum, MusteriId } = await ekle();
  const degis = { Id, Surum, MusteriId };
  expect(msg(await kaydet({ ...degis, BitisTarihi: '2025-12-31' }))).toBe('Bitiş tarihi başlamadan önce olamaz.');
  expect(msg(await kaydet({ ...degis, BitisTarihi: null }))).toContain('Bitiş tarihini yazınız');
  expect(msg(await kaydet({ ...degis, LisansTurId: turler['suresiz']! }))).toBe('Süresiz lisansın bitiş tarihi olmaz.');
  expect(msg(await kaydet({ ...degis, LisansTurId: 2_000_000_000 }))).toContain('Lisans türü');
  const kendiliginden = { LisansTurId: turler['demo']!, OtomatikYenile: true };
  expect(msg(await kaydet({ ...degis, ...kendiliginden }))).toBe('Demo lisansı kendiliğinden yenilenmez.');
  expect(msg(await kaydet({ ...degis, ProjeId: 6 }))).toContain('müşterisi ve ürünü değişmez');
  expect(msg(await kaydet({ MusteriId: 2_000_000_000 }))).toBe(404);
  expect(msg(await kaydet({ ...degis, Surum: Surum + 1 }))).toBe(409);
  expect((await detay(Id)).hareketlist).toHaveLength(1);
});

test('a customer has no two of a kind on one day; another kind, or one after a cancelled one, is accepted', async () => {
  const { Id, Surum, MusteriId } = await ekle();
  const sonraki = { MusteriId, BaslamaTarihi: '2026-12-31', BitisTarihi: '2027-12-30' };
  expect(msg(await kaydet(sonraki))).toMatch(
    /aynı türden bir lisansı bu günlerde var: L\d+, 01\.01\.2026 – 31\.12\.2026/,
  );
  expect(msg(await kaydet({ ...sonraki, LisansTurId: turler['bakim']! }))).toBe('oldu');
  expect(msg(await kaydet({ ...sonraki, ProjeId: 6 }))).toBe('oldu');
  const iptal = { Id, Surum, Hal: 'İptal', Aciklama: 'Yanlış müşteriye açıldı' } as const;
  expect(msg(await s.call(oda.lisansHalDegistir, { ...iptal, Aciklama: 'kısa' }, tam))).toContain('en az 10 karakter');
  expect(msg(await s.call(oda.lisansHalDegistir, iptal, tam))).toBe('oldu');
  expect(msg(await kaydet(sonraki))).toBe('oldu');
  const geri = { Id, Surum: Surum + 1, Hal: 'Aktif', Aciklama: '' } as const;
  expect(msg(await s.call(oda.lisansHalDegistir, geri, tam))).toContain('geri alınmaz');
});

test('a renewal goes on from the end; a second one is refused, and twenty at once renew once', async () => {
  const { Id, Surum, MusteriId } = await ekle({ YillikBedel: 100_000 });
  const istek = { Id, Surum, Ay: 12, Tutar: 125_075, Aciklama: 'Telefonla istedi' };
  const sonuclar = await Promise.all(Array.from({ length: 20 }, () => s.call(oda.lisansYenile, istek, tam)));
  expect([200, 409].map((kod) => sonuclar.filter((r) => r.status === kod).length)).toEqual([1, 19]);
  const { lisans, hareketlist } = await detay(Id);
  expect(lisans).toMatchObject({ BaslamaTarihi: '2026-01-01', DonemBaslama: '2027-01-01', BitisTarihi: '2027-12-31' });
  expect(hareketlist.filter((h) => h.Tur === 'Yenileme')).toMatchObject([
    { EskiBitis: '2026-12-31', YeniBitis: '2027-12-31', Tutar: 125_075, Aciklama: 'Telefonla istedi' },
  ]);
  const ileri = { Id, Surum: 2, MusteriId, BaslamaTarihi: '2027-02-01', BitisTarihi: '2027-12-31' };
  expect(msg(await kaydet(ileri))).toBe('Başlama tarihi son yenilemeden sonra olamaz.');
});

test('its author can undo a renewal for a while, and the same period can be renewed again', async () => {
  const { Id, Surum } = await ekle({ BaslamaTarihi: '2024-01-31', BitisTarihi: '2024-12-15' });
  const once = (await detay(Id)).lisans;
  const istek = { Id, Surum, Ay: 12, Tutar: 5000, Aciklama: '' };
  const geriAl = (n: number, token = tam) => s.call(oda.lisansYenilemeGeriAl, { Id, Surum: n }, token);
  expect(msg(await geriAl(Surum))).toBe('Lisansın son işlemi bir yenileme değil; geri alınacak bir şey yok.');
  const yenile = async (n: number) => s.call(oda.lisansYenile, { ...istek, Surum: n }, tam);
  expect((await yenile(1)).body).toMatchObject({ Surum: 2, BitisTarihi: '2027-11-19' });
  expect(msg(await geriAl(1))).toBe(409);
  const baskasi = await urunlu('baskasi', [2], [YETKI.lisansYonet]);
  expect(msg(await geriAl(2, baskasi))).toBe('Yenilemeyi yalnız yapan kişi geri alabilir.');
  const sonuclar = await Promise.all(Array.from({ length: 5 }, () => geriAl(2)));
  expect(sonuclar.filter((r) => r.status === 200)).toHaveLength(1);
  const { lisans, hareketlist } = await detay(Id);
  expect(lisans).toMatchObject({
    BitisTarihi: once.BitisTarihi,
    DonemBaslama: once.DonemBaslama,
    CipaGun: once.CipaGun,
    Surum: 3,
  });
  // Both stand in the history, which loses no line.
  expect(hareketlist.map((h) => h.Tur)).toEqual(['Yenileme Geri Alındı', 'Yenileme', 'Aktivasyon']);
  expect(msg(await yenile(3))).toBe('oldu');
  await sql`update hareket set zaman = zaman - interval '16 minutes' where nesne = 'lisans' and nesne_id = ${Id}`.execute(
    s.db,
  );
  expect(msg(await geriAl(4))).toBe('Yenileme 15 dakika içinde geri alınır; bitiş tarihini karttan düzeltiniz.');
  expect((await detay(Id)).lisans.Surum).toBe(4);
});

test('long after its end a licence begins again on the day it is renewed', async () => {
  const { Id, Surum } = await ekle({ BaslamaTarihi: '2024-01-01', BitisTarihi: '2024-12-31' });
  expect((await detay(Id)).lisans).toMatchObject({ Durum: 'Süresi Dolmuş', KalanGun: -689 });
  const { body } = await s.call(oda.lisansYenile, { Id, Surum, Ay: 6, Tutar: 0, Aciklama: '' }, tam);
  expect(body).toMatchObject({ BitisTarihi: '2027-05-19' });
});

test('a suspended one is not renewed, and can be resumed', async () => {
  const { Id, Surum } = await ekle();
  const aski = { Id, Surum, Hal: 'Askıda', Aciklama: 'Ödeme gelene kadar' } as const;
  expect(msg(await s.call(oda.lisansHalDegistir, aski, tam))).toBe('oldu');
  const yenile = { Id, Surum: Surum + 1, Ay: 12, Tutar: 0, Aciklama: '' };
  expect(msg(await s.call(oda.lisansYenile, yenile, tam))).toBe('Lisans askıda; yenilenmez.');
  expect(msg(await s.call(oda.lisansHalDegistir, { ...aski, Surum: Surum + 1, Hal: 'Aktif', Aciklama: '' }, tam))).toBe(
    'oldu',
  );
  expect((await detay(Id)).hareketlist.map((h) => h.Tur)).toEqual(['Askıdan Alma', 'Askı', 'Aktivasyon']);
});

test('a licence is transferred with its history; both customers’ timelines show it', async () => {
  const { Id, Surum, MusteriId } = await ekle();
  const yeni = await musteriAc();
  const devir = { Id, Surum, MusteriId: yeni.Id, Aciklama: 'Muayenehane devredildi' };
  expect(msg(await s.call(oda.lisansDevret, { ...devir, MusteriId }, tam))).toBe('Lisans zaten bu müşterinin.');
  expect(msg(await s.call(oda.lisansDevret, devir, tam))).toBe('oldu');
  expect((await detay(Id)).lisans.MusteriId).toBe(yeni.Id);
  for (const [musteriId, baslik] of [
    [MusteriId, 'devredildi'],
    [yeni.Id, 'devralındı'],
  ] as const) {
    const { body } = await s.call(musteri.musteriZaman, { Id: musteriId }, tam);
    expect(body.durum && body.zamanlist.some((z) => z.Baslik.includes(baslik))).toBe(true);
  }
  const iptal = { Id, Surum: Surum + 1, Hal: 'İptal', Aciklama: 'Muayenehane kapandı' } as const;
  expect(msg(await s.call(oda.lisansHalDegistir, iptal, tam))).toBe('oldu');
  const geri = { ...devir, Surum: Surum + 2, MusteriId };
  expect(msg(await s.call(oda.lisansDevret, geri, tam))).toBe('İptal edilen lisans devredilmez.');
  expect((await detay(Id)).lisans.MusteriId).toBe(yeni.Id);
});

test('a product with a licence stays with its customer; a customer who leaves loses the licences, and one with licences is not deleted', async () => {
  const m = await musteriAc({ ProjeIdler: [2, 6] });
  const { Id } = await ekle({ MusteriId: m.Id });
  const yaz = (o: object) => s.call(musteri.musteriKaydet, { musteri: { ...m, ...o }, benzerleriGordum: true }, tam);
  expect(msg(await yaz({ ProjeIdler: [6] }))).toContain('bu ürünün lisansı var');
  expect(msg(await s.call(musteri.musteriSil, { Id: m.Id, Surum: m.Surum }, tam))).toContain('geçerli lisansı var');
  const neden = await s.db
    .selectFrom('tanim')
    .select('id')
    .where('liste', '=', 'ayrilmaNedenleri')
    .executeTakeFirstOrThrow();
  const ayrildi = { Durum: 'Ayrıldı', AyrilmaNedenId: neden.id, AyrilmaTarihi: '2026-11-20' };
  expect(msg(await yaz(ayrildi))).toBe('oldu');
  const { lisans, hareketlist } = await detay(Id);
  expect(lisans.Durum).toBe('İptal');
  expect(hareketlist[0]).toMatchObject({ Tur: 'İptal', Aciklama: 'Müşteri ayrıldı' });
  const kayip = await s.call(oda.lisansKirilim, { tur: 'kayip' }, tam);
  expect(kayip.body).toMatchObject({ kirilim: [{ Ad: 'Fiyat', Ek: 'Bilinmiyor', Adet: 1, Aktif: 0 }] });
});

test('the parts of the report hold the right licences', async () => {
  const m = await musteriAc({ Ad: 'Sekmeli', GSM: '0555 111 22 33' });
  const digerUrunler = [1, 3, 4, 5, 7, 9, 10].map((id) => ({ id, ad: `Ürün ${id}` }));
  await s.db.insertInto('proje').values(digerUrunler).execute();
  const bitisler = ['2026-11-20', '2026-11-27', '2026-12-05', '2026-12-20', '2027-01-19', '2027-01-20', '2026-11-19'];
  for (const [i, BitisTarihi] of bitisler.entries())
    await ekle({ MusteriId: m.Id, ProjeId: i + 1, BaslamaTarihi: '2026-01-01', BitisTarihi, YillikBedel: 10_000 });
  await ekle({ MusteriId: m.Id, ProjeId: 9, LisansTurId: turler['demo']!, BitisTarihi: '2026-12-01' });
  await ekle({
    MusteriId: m.Id,
    ProjeId: 10,
    LisansTurId: turler['suresiz']!,
    BitisTarihi: null,
    ParaBirimi: 'EUR',
    YillikBedel: 5000,
  });
  const { ozet, lisanslist } = await rapor({ MusteriId: m.Id });
  expect(ozet).toEqual({
    adetler: { hepsi: 9, aktif: 7, gun60: 5, gun30: 4, gun15: 3, gun7: 2, dolan: 1, demo: 1, askida: 0, iptal: 0 },
    yillik: [
      { ParaBirimi: 'EUR', Tutar: 5000 },
      { ParaBirimi: 'TRY', Tutar: 60_000 },
    ],
  });
  expect(lisanslist.map((l) => l.BitisTarihi)).toEqual(
    [...bitisler, '2026-12-01', null].toSorted((a, b) => ((a ?? '9') < (b ?? '9') ? -1 : 1)),
  );
  for (const sekme of ['gun7', 'dolan', 'demo'] as const)
    expect((await rapor({ MusteriId: m.Id, sekme })).lisanslist).toHaveLength(ozet.adetler[sekme]);
  // The part leaves out trial, suspended and cancelled licences.
  const yakin = await rapor({ MusteriId: m.Id, sekme: 'gun30' });
  expect(yakin.lisanslist).toHaveLength(4);
  expect(new Set(yakin.lisanslist.map((l) => l.Durum))).toEqual(new Set(['Aktif']));
  expect(yakin.lisanslist[0]).toMatchObject({ Telefon: expect.stringContaining('555'), Kurum: null });
  expect((await rapor({ ara: lisanslist[0]!.LisansNo })).toplam).toBe(1);
  expect((await rapor({ ara: 'sekmeli' })).toplam).toBe(9);
  expect((await rapor({ MusteriId: m.Id, adet: 4, sayfa: 3 })).lisanslist).toHaveLength(1);
});

test('a person of product 2 sees no licence of product 6, and cannot change one', async () => {
  const m = await musteriAc({ Ad: 'Kapsamlı', ProjeIdler: [2, 6] });
  const [iki, alti] = [await ekle({ MusteriId: m.Id }), await ekle({ MusteriId: m.Id, ProjeId: 6 })];
  expect((await rapor({ MusteriId: m.Id }, ikinci)).lisanslist.map((l) => l.Id)).toEqual([iki.Id]);
  expect((await rapor({ MusteriId: m.Id }, altinci)).lisanslist.map((l) => l.Id)).toEqual([alti.Id]);
  const { Id, Surum } = alti;
  for (const cagri of [
    () => s.call(oda.lisansDetay, { Id }, ikinci),
    () => s.call(oda.lisansAnahtari, { Id }, ikinci),
    () => kaydet({ Id, Surum, MusteriId: m.Id, ProjeId: 6 }, ikinci),
    () => s.call(oda.lisansYenile, { Id, Surum, Ay: 12, Tutar: 0, Aciklama: '' }, ikinci),
    () => s.call(oda.lisansHalDegistir, { Id, Surum, Hal: 'İptal', Aciklama: 'Neden olmasın ki' }, ikinci),
    () => s.call(oda.lisansDevret, { Id, Surum, MusteriId: m.Id, Aciklama: 'Neden olmasın ki' }, ikinci),
  ])
    expect((await cagri()).status).toBe(404);
  expect(msg(await kaydet({ MusteriId: m.Id, ProjeId: 6, BitisTarihi: '2030-01-01' }, ikinci))).toContain(
    'ürünleriniz arasında yok',
  );
  const urun = await s.call(oda.lisansKirilim, { tur: 'urun' }, ikinci);
  expect(urun.body.durum && new Set(urun.body.kirilim.map((k) => k.Ad))).toEqual(
    new Set(['Masabaşı Hastane Bilgi Sistemi']),
  );
});

test('a warned person finds the licences on the home page until they are renewed', async () => {
  const kisi = await s.kisi('uyarilan', { departmanId });
  const token = await oturumVer(s, kisi);
  const m = await musteriAc({ SorumluId: kisi });
  const [biten, oburu, eski] = [
    await ekle({ MusteriId: m.Id, BitisTarihi: '2026-11-27' }),
    await ekle({ MusteriId: m.Id, ProjeId: 6, BitisTarihi: '2026-11-21' }),
    await ekle({ MusteriId: m.Id, ProjeId: 14, BaslamaTarihi: '2025-10-01', BitisTarihi: '2026-09-30' }),
  ];
  await lisansIsi.calistir({ db: s.db, simdi: s.saat.simdi, config: { publicUrl: null } });
  const bekleyen = async () => {
    const { body } = await s.call(oda.lisansUyarilarim, {}, token);
    const sayi = await s.call(anasayfa.bekleyenlerim, {}, token);
    return {
      sayi: sayi.body.durum && sayi.body.bekleyenler.find((b) => b.Oda === 'lisans')?.Adet,
      Idler: body.durum && body.uyarilist.map((l) => l.Id),
    };
  };
  expect(await bekleyen()).toEqual({ sayi: 3, Idler: [oburu.Id, biten.Id, eski.Id] });
  // They stand among the urgent records, and only a person who may renew licences is offered to. A licence that ended
  // so long ago that a renewal cannot join it is due at no moment.
  const ilkler = async () => {
    const { body } = await s.call(anasayfa.bekleyenlerim, {}, token);
    return body.durum ? body.kayitlar.map((k) => [k.Oda, k.Id, k.Eylem, k.Termin, k.Yol]) : [];
  };
  const beklenen = (eylem: string) => [
    ['lisans', eski.Id, eylem, null, null],
    ['lisans', oburu.Id, eylem, '2026-11-21T21:00:00Z', null],
    ['lisans', biten.Id, eylem, '2026-11-27T21:00:00Z', null],
  ];
  expect(await ilkler()).toEqual(beklenen('ac'));
  await s.db.insertInto('kisi_yetki').values({ kisi_id: kisi, yetki_id: YETKI.lisansYonet, deger: 1 }).execute();
  expect(await ilkler()).toEqual(beklenen('yenile'));
  const yenile = { Id: oburu.Id, Surum: oburu.Surum, Ay: 12, Tutar: 0, Aciklama: '' };
  expect(msg(await s.call(oda.lisansYenile, yenile, tam))).toBe('oldu');
  expect(await bekleyen()).toEqual({ sayi: 2, Idler: [biten.Id, eski.Id] });
});

test('the spreadsheet shows the list, with dates as dates and money as numbers', async () => {
  const m = await musteriAc({ Ad: 'Tablolu', Soyad: 'İşçi' });
  await ekle({ MusteriId: m.Id, YillikBedel: 123_450 });
  const { body } = await s.call(oda.lisansAktar, { MusteriId: m.Id }, ikinci);
  if (!body.durum) throw new Error(body.msg);
  const [basliklar, satir] = (await readXlsxFile(Buffer.from(body.basefile, 'base64')))[0]!.data;
  const hucre = Object.fromEntries(basliklar!.map((b, i) => [b, satir![i]]));
  expect(hucre).toMatchObject({ Müşteri: 'Tablolu İşçi', 'Yıllık Bedel': 1234.5, Durum: 'Aktif' });
  expect(hucre['Bitiş']).toEqual(new Date('2026-12-31T00:00:00Z'));
});
