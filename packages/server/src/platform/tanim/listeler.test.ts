import type { Girdi } from '@masabasi/core/platform/call/endpoint';
import { tanim as oda } from '@masabasi/core/platform/tanim/contract';
import {
  TANIM_LISTE_ADLARI,
  TANIM_LISTELERI,
  type TanimListeAdi,
  tanimListesi,
} from '@masabasi/core/platform/tanim/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temelVeri } from '../../yonetim/kurulum/api.ts';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { oturumVer } from '../../testing/walk.ts';
import { TANIM_SUTUNLARI } from './queries.ts';

/** Reference lists: offered rows by reader, and changes by an administrator. */

let s: TestServer;
/** Works with product 2 only. */
let ikinci: string;
/** Works with product 6 only. */
let altinci: string;

const urunlu = async (kullanici: string, projeId: number) =>
  oturumVer(s, await s.kisi(kullanici, { projeler: [projeId], yetkiler: [YETKI.tanimYonet] }));

beforeAll(async () => {
  s = await testServer();
  await temelVeri(s.db);
  ikinci = await urunlu('ikinci', 2);
  altinci = await urunlu('altinci', 6);
});
afterAll(() => s?.kapat());

type Tanim = Girdi<typeof oda.tanimKaydet>['tanim'];
const BOS: Tanim = {
  Id: 0,
  Liste: 'kurumlar',
  Ad: 'Bir kurum',
  Renk: null,
  Kod: null,
  ProjeId: null,
  UstId: null,
  Aktif: 1,
  Surum: 0,
};
const kaydet = (o: Partial<Tanim>, token = ikinci) => s.call(oda.tanimKaydet, { tanim: { ...BOS, ...o } }, token);
const ekle = async (o: Partial<Tanim>, token = ikinci) => {
  const body = tamam(await kaydet(o, token));
  return { Id: body.Id, Surum: body.Surum };
};
const red = async (o: Partial<Tanim>, token = ikinci) => {
  const { status, body } = await kaydet(o, token);
  return body.durum ? 'kaydedildi' : status === 200 ? body.msg : `${status}`;
};
const liste = async (Liste: TanimListeAdi, token = ikinci) => tamam(await s.call(oda.tanimList, { Liste }, token));
const satir = async (Liste: TanimListeAdi, Ad: string, token = ikinci) =>
  (await liste(Liste, token)).tanimlist.find((t) => t.Ad === Ad)!;
const konular = async (token = ikinci) => {
  const body = tamam(await s.call(oda.talepgerekli, {}, token));
  return body.konular.map((k) => k.Ad);
};

test('every list of the specification exists, and is filled when the product knows its rows', async () => {
  const body = tamam(await s.call(oda.tanimListeleri, {}, ikinci));
  expect(body.listeler.map((l) => l.Liste)).toEqual(TANIM_LISTE_ADLARI);
  const adet = Object.fromEntries(body.listeler.map((l) => [l.Liste, l.Adet]));
  expect(adet).toMatchObject({ ulke: 250, bankalar: 51, kanGrubu: 8, demoDurum: 9, islemler: 6, kurumlar: 0 });
  for (const ad of TANIM_LISTE_ADLARI) {
    const ust: string | undefined = tanimListesi(ad).ust;
    if (ust !== undefined) expect(TANIM_LISTELERI).toHaveProperty(ust);
  }
  // Numbers given in the specification.
  expect((await liste('islemler')).tanimlist.map((t) => t.Id)).toEqual([90, 94, 91, 92, 95, 110]);
  expect(new Set((await liste('islemler')).tanimlist.map((t) => t.Renk)).size).toBe(6);
});

test('each call answers its lists, alphabetical ones in Turkish order, the others in their own order', async () => {
  const body = tamam(await s.call(oda.musterigerekli, {}, ikinci));
  expect(body.ulke.find((u) => u.Ad === 'Türkiye')).toMatchObject({ Kod: 'TR' });
  const ulkeler = body.ulke.map((u) => u.Ad);
  const yerler = ['Curaçao', 'Çekya', 'Danimarka', 'Irak', 'İran', 'Jamaika'].map((ad) => ulkeler.indexOf(ad));
  expect(yerler).toEqual(yerler.toSorted((a, b) => a - b));
  expect(yerler[0]).toBeGreaterThan(0);
  expect(body.ayrilmaNedenleri[0]).toMatchObject({ Ad: 'Fiyat' });
  const lisans = await s.call(oda.lisansGerekli, {}, ikinci);
  expect(lisans.body).toMatchObject({ lisansTur: [{ Ad: 'Demo', Renk: 'mavi' }, {}, {}, {}, {}], altLisansTur: [] });
  const gorusme = await s.call(oda.getGerekli, {}, ikinci);
  expect(gorusme.body).toMatchObject({ egitimTur: [{ Ad: 'Uzaktan' }, {}, {}, {}], proje: [{ Id: 2 }] });
});

test('a change is offered at once, also one made on another server', async () => {
  expect(await konular()).toEqual([]);
  const { Id } = await ekle({ Liste: 'konular', Ad: 'Reçete' });
  expect(await konular()).toEqual(['Reçete']);
  await s.db.updateTable('tanim').set({ ad: 'e-Reçete' }).where('id', '=', Id).execute();
  expect(await konular()).toEqual(['e-Reçete']);
  await s.db.deleteFrom('tanim').where('id', '=', Id).execute();
  expect(await konular()).toEqual([]);
});

test('a row of a product is for people who work with it, in every call', async () => {
  const { Id, Surum } = await ekle({ Liste: 'konular', Ad: 'Laboratuvar', ProjeId: 6 }, altinci);
  expect(await konular(altinci)).toEqual(['Laboratuvar']);
  expect(await konular(ikinci)).toEqual([]);
  expect((await liste('konular')).tanimlist).toEqual([]);
  expect(await red({ Liste: 'konular', Ad: 'Başka', ProjeId: 6 })).toBe('Seçtiğiniz ürün, ürünleriniz arasında yok.');
  expect(await red({ Id, Surum, Liste: 'konular', Ad: 'Benim' })).toBe('404');
  expect(await red({ Liste: 'konular', Ad: 'Alt', UstId: Id })).toBe(
    'Seçtiğiniz üst satır artık yok. Başka birini seçiniz.',
  );
  expect((await s.call(oda.tanimSil, { Id }, ikinci)).status).toBe(404);
  // A row of another product keeps its place, though the sort request does not contain it.
  const benim = await ekle({ Liste: 'konular', Ad: 'Poliklinik', ProjeId: 2 });
  expect((await s.call(oda.tanimSirala, { Liste: 'konular', Idler: [benim.Id] }, ikinci)).body.durum).toBe(true);
  await s.db.deleteFrom('tanim').where('liste', '=', 'konular').execute();
});

test('a mistake is reported, and nothing is written', async () => {
  await ekle({ Ad: 'Çağrı  Hastanesi ' });
  await ekle({ Liste: 'bankalar', Ad: 'Deneme Bankası', Kod: '9001' });
  const ekip = await ekle({ Liste: 'projeEkip', Ad: 'Test Ekibi' });
  for (const [girdi, msg] of [
    [{ Ad: 'çağrı hastanesi' }, 'Bu listede ‘Çağrı Hastanesi’ adında bir satır var.'],
    [{ Liste: 'bankalar', Ad: 'Öbür Banka', Kod: '9001' }, 'Bu listede 9001 kodlu bir satır var.'],
    [{ Liste: 'bankalar', Ad: 'Kodsuz' }, 'Banka kodu dört rakamdır (EFT kodu).'],
    [{ Liste: 'ulke', Ad: 'Küçük', Kod: 'xx' }, 'Ülke kodu iki büyük harftir (ISO 3166).'],
    [{ Kod: '1' }, 'Bu listenin satırlarının kodu yoktur.'],
    [{ ProjeId: 2 }, 'Bu listenin satırları ürünlere ayrılmaz.'],
    [{ UstId: ekip.Id }, 'Bu listenin satırlarının üstü yoktur.'],
    [{ Liste: 'konular', Ad: 'Reçete', UstId: ekip.Id }, 'Seçtiğiniz üst satır artık yok. Başka birini seçiniz.'],
    [{ Id: 2_000_000 }, '404'],
  ] satisfies [Partial<Tanim>, string][])
    expect([girdi, await red(girdi)]).toEqual([girdi, msg]);
  expect((await liste('kurumlar')).tanimlist.map((t) => t.Ad)).toEqual(['Çağrı Hastanesi']);
});

test('a row cannot be moved below itself', async () => {
  const ust = await ekle({ Liste: 'konular', Ad: 'Üst' });
  const orta = await ekle({ Liste: 'konular', Ad: 'Orta', UstId: ust.Id });
  const alt = await ekle({ Liste: 'konular', Ad: 'Alt', UstId: orta.Id });
  const dongu = 'Bir satır kendi altındaki bir satırın altına konamaz.';
  for (const UstId of [ust.Id, orta.Id, alt.Id])
    expect(await red({ ...ust, Liste: 'konular', Ad: 'Üst', UstId })).toBe(dongu);
  // Rows below a retired row are not offered either.
  expect(await konular()).toEqual(['Üst', 'Orta', 'Alt']);
  await kaydet({ ...ust, Liste: 'konular', Ad: 'Üst', Aktif: 0 });
  expect(await konular()).toEqual([]);
  await s.db.deleteFrom('tanim').where('liste', '=', 'konular').execute();
});

test('the later of two editors of one row is told', async () => {
  const { Id } = await ekle({ Liste: 'branslar', Ad: 'Göz' });
  expect((await kaydet({ Id, Surum: 1, Liste: 'branslar', Ad: 'Göz Hastalıkları' })).body.durum).toBe(true);
  const sonraki = await kaydet({ Id, Surum: 1, Liste: 'branslar', Ad: 'Göz Sağlığı' });
  expect([sonraki.status, sonraki.body]).toMatchObject([409, { guncel: { Ad: 'Göz Hastalıkları', Surum: 2 } }]);
});

test('twenty who add one name at once, in two spellings, add one row, and the others are told', async () => {
  const sonuclar = await Promise.all(
    Array.from({ length: 20 }, (_, i) => red({ Liste: 'kurumlar', Ad: i % 2 ? 'Ege Bilişim' : 'EGE BİLİŞİM' })),
  );
  expect(sonuclar.filter((r) => r === 'kaydedildi')).toHaveLength(1);
  expect(sonuclar.filter((r) => r.endsWith('adında bir satır var.'))).toHaveLength(19);
  expect((await liste('kurumlar')).tanimlist.filter((t) => t.Ad.startsWith('E'))).toHaveLength(1);
});

test('a used row is retired, any other is deleted, and a row of a state machine neither', async () => {
  const ust = await ekle({ Liste: 'konular', Ad: 'Hasta Kabul' });
  const alt = await ekle({ Liste: 'konular', Ad: 'Provizyon', UstId: ust.Id });
  expect(await satir('konular', 'Hasta Kabul')).toMatchObject({ Kullanim: 1, Aktif: 1 });
  expect((await s.call(oda.tanimSil, { Id: ust.Id }, ikinci)).body).toEqual({ durum: true, silindi: false });
  expect(await satir('konular', 'Hasta Kabul')).toMatchObject({ Aktif: 0, Surum: 2 });
  expect(await red({ Liste: 'konular', Ad: 'hasta kabul' })).toContain('yeniden açabilirsiniz');
  expect((await kaydet({ Id: ust.Id, Surum: 2, Liste: 'konular', Ad: 'Hasta Kabul' })).body.durum).toBe(true);
  expect((await s.call(oda.tanimSil, { Id: alt.Id }, ikinci)).body).toEqual({ durum: true, silindi: true });

  const kuruldu = await satir('demoDurum', 'Kuruldu');
  expect((await s.call(oda.tanimSil, { Id: kuruldu.Id }, ikinci)).body.durum).toBe(false);
  const { Id, Surum } = kuruldu;
  expect(await red({ Id, Surum, Liste: 'demoDurum', Ad: 'Kuruldu', Aktif: 0 })).toContain('ürünün akışı');
  expect((await kaydet({ Id, Surum, Liste: 'demoDurum', Ad: 'Kurulumu Yapıldı' })).body.durum).toBe(true);
});

test('rows of surveys and dealers are written in their own rooms, and only read here', async () => {
  const [tur, soru] = await s.db
    .insertInto('tanim')
    .values([
      { liste: 'memnuniyetTur', ad: 'Destek sonrası' },
      { liste: 'memnuniyetSoru', ad: 'Memnun musunuz?' },
    ])
    .returning('id')
    .execute();
  await s.db.insertInto('anket').values({ id: tur!.id }).execute();
  expect(await satir('memnuniyetTur', 'Destek sonrası')).toMatchObject({ Kullanim: 0 });
  const sozu = (ad: string) => `‘${ad}’ listesi anketlerden gelir; Anket Tasarımı sayfasında düzenlenir.`;
  expect(await red({ Liste: 'memnuniyetTur', Ad: 'Başka' })).toBe(sozu('Anket Türleri'));
  expect(await red({ Id: soru!.id, Surum: 1, Liste: 'memnuniyetSoru', Ad: 'Başka' })).toBe(sozu('Anket Soruları'));
  expect(await red({ Liste: 'memnuniyetCevap', Ad: 'Evet', UstId: soru!.id })).toBe(sozu('Anket Cevapları'));
  const ret = { durum: false, msg: sozu('Anket Soruları') };
  expect((await s.call(oda.tanimSil, { Id: soru!.id }, ikinci)).body).toEqual(ret);
  expect((await s.call(oda.tanimSirala, { Liste: 'memnuniyetSoru', Idler: [soru!.id] }, ikinci)).body).toEqual(ret);
  expect(await red({ Liste: 'bayiler', Ad: 'Elle' })).toBe(
    '‘Bayiler’ listesi bayi kartlarından gelir; Bayiler sayfasında düzenlenir.',
  );
});

test('every column that refers to a row counts as its use, in the list of the row', async () => {
  const { rows } = await sql<{ yer: string }>`
    select c.conrelid::regclass || '.' || a.attname as yer
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'tanim'::regclass and c.conrelid <> 'tanim'::regclass
      and not exists (select from pg_constraint k where k.contype = 'p' and k.conrelid = c.conrelid and k.conkey = c.conkey)
    order by 1`.execute(s.db);
  expect(Object.values(TANIM_SUTUNLARI).flat().toSorted()).toEqual(rows.map((r) => r.yer).toSorted());
});

test('rows take the given order, and an incomplete order is refused', async () => {
  const once = (await liste('oncelikler')).tanimlist.map((t) => t.Id);
  const ters = once.toReversed();
  const sirala = (Idler: number[]) => s.call(oda.tanimSirala, { Liste: 'oncelikler', Idler }, ikinci);
  expect((await sirala(ters)).body).toEqual({ durum: true });
  expect((await liste('oncelikler')).tanimlist.map((t) => t.Id)).toEqual(ters);
  for (const yanlis of [ters.slice(1), [...ters.slice(1), ters[1]!], [...ters, 1]])
    expect((await sirala(yanlis)).body).toMatchObject({ durum: false, msg: expect.stringContaining('değişti') });
  expect((await s.call(oda.tanimSirala, { Liste: 'ulke', Idler: [] }, ikinci)).body.durum).toBe(false);
  expect((await liste('oncelikler')).tanimlist.map((t) => t.Id)).toEqual(ters);
});

test('a row removed by an administrator does not return at the next start', async () => {
  const { Id } = await satir('isTur', 'Mevzuat');
  await s.call(oda.tanimSil, { Id }, ikinci);
  const once = (await s.call(oda.tanimListeleri, {}, ikinci)).body;
  await temelVeri(s.db);
  expect((await s.call(oda.tanimListeleri, {}, ikinci)).body).toEqual(once);
  expect((await liste('isTur')).tanimlist.map((t) => t.Ad)).not.toContain('Mevzuat');
});
