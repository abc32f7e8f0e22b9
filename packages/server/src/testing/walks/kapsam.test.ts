import { endpoints } from '@masabasi/core/contract';
import { type Endpoint, kisiAlani } from '@masabasi/core/platform/call/endpoint';
import { YETKI_KATALOGU } from '@masabasi/core/platform/yetki/katalog';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BEKLENEN } from '../access.ts';
import { istekler, sozleri } from '../istekler.ts';
import { OGLEN, type TestServer, testServer } from '../product.ts';
import { adlarina, denemeler } from '../odalar.ts';
import { oturumVer } from '../walk.ts';
import { ID_TABLOSU } from '../idler.ts';

/** A person with product 2 alone never receives a row of product 6, in any call of the whole contract. */

const URUN = 6;
/** Ids that no other table has, so that no call takes one for another. */
const MUSTERI = 700_001;
const ORTAK = 700_002;
/** Planted rows by table: the common rows here, and a row for each table of a room. */
const ODALARIN = Object.entries(adlarina(denemeler('urunSatirlari'))).map(
  ([tablo, ek], i) => [tablo, ek, 700_003 + i] as const,
);
const EKILENLER: Record<string, readonly number[]> = {
  proje: [URUN],
  musteri: [MUSTERI, ORTAK],
  ...Object.fromEntries(ODALARIN.map(([tablo, , id]) => [tablo, [id]])),
};

let s: TestServer;
const kisiler = {
  ikinci: { Id: 0, departmanId: 0 },
  altinci: { Id: 0, departmanId: 0 },
  /** Has product 6, but a sales province without planted customers. */
  bolgeli: { Id: 0, departmanId: 0 },
};

const musteriEk = (id: number, soz: string, o: object = {}) =>
  s.db
    .insertInto('musteri')
    .values({
      id,
      tip: 1,
      ad: soz,
      soyad: soz,
      adres: soz,
      notlar: soz,
      eposta: `${soz}@ornek.example`,
      durum: 'Aktif',
      yazma_zamani: OGLEN,
      ...o,
    })
    .execute();

/** Plants unique words of product 6 into the tables that the rooms' rows refer to. */
const EK: Record<string, () => Promise<string[]>> = {
  async proje() {
    const soz = 'Kanaryaurun';
    await s.db.updateTable('proje').set({ ad: soz, aciklama: soz }).where('id', '=', URUN).execute();
    return [soz];
  },
  // These rows hold nothing but ids and sums.
  fatura_acik: () => Promise.resolve([]),
  kisi_proje: () => Promise.resolve([]),
  bayi_proje: () => Promise.resolve([]),
  ziyaret_proje: () => Promise.resolve([]),
  async musteri_proje() {
    await musteriEk(MUSTERI, 'Kanaryamusteri');
    await musteriEk(ORTAK, 'Ortakmusteri');
    await s.db
      .insertInto('musteri_proje')
      .values([
        { musteri_id: MUSTERI, proje_id: URUN },
        { musteri_id: ORTAK, proje_id: URUN },
        { musteri_id: ORTAK, proje_id: 2 },
      ])
      .execute();
    return ['Kanaryamusteri'];
  },
  // Sums are nothing but numbers.
  memnuniyet_toplam: () => Promise.resolve([]),
  memnuniyet_soru_toplam: () => Promise.resolve([]),
  async hareket() {
    const soz = 'Kanaryaolay';
    await s.db
      .insertInto('hareket')
      .values({
        nesne: 'musteri',
        nesne_id: ORTAK,
        zaman: OGLEN,
        tur: 'kart',
        baslik: soz,
        aciklama: soz,
        proje_id: URUN,
      })
      .execute();
    return [soz];
  },
};
/** Words that are returned only by an explicit call with an audit entry. */
const sorulmadanSoylenmeyen = new Set<string>();
/** Calls that answer these two people nothing, whatever their products. Their rooms give the reason. */
const GECMEYENLER = Object.entries(BEKLENEN).flatMap(([ad, { gecmez }]) => (gecmez === undefined ? [] : [ad]));
let kanaryalar: string[];
/** Words shown only to people who sell in the customer's province. */
const bolgesindekiler = new Set<string>();

beforeAll(async () => {
  s = await testServer();
  const yetkiler = YETKI_KATALOGU.map((y) => y.Id).filter((id) => id !== 0);
  for (const [ad, proje_id] of [
    ['ikinci', 2],
    ['altinci', URUN],
    ['bolgeli', URUN],
  ] as const) {
    const departmanId = await s.departman(ad);
    const Id = await s.kisi(ad, { departmanId, yetkiler, projeler: [proje_id] });
    await s.sorumluYap(departmanId, Id);
    kisiler[ad] = { Id, departmanId };
  }
  kanaryalar = [];
  for (const ek of Object.values(EK)) kanaryalar.push(...(await ek()));
  const zemin = { db: s.db, zaman: OGLEN, urunId: URUN, musteriId: MUSTERI, ortakId: ORTAK };
  for (const [, ek, id] of ODALARIN) {
    const ekim = { ...zemin, id, ikinciId: kisiler.ikinci.Id, altinciId: kisiler.altinci.Id };
    const { sozler, sorulmadanSoylenmeyen: gizli = [], bolgesinde = false } = await ek(ekim);
    if (bolgesinde) for (const soz of sozler) bolgesindekiler.add(soz);
    kanaryalar.push(...sozler, ...gizli);
    for (const soz of gizli) sorulmadanSoylenmeyen.add(soz);
  }
  await sql`insert into satis_bolgesi (kisi_id, il_id)
    select ${kisiler.bolgeli.Id}, max(id) from il`.execute(s.db);
});
afterAll(() => s?.kapat());

/**
 * Makes every call of one effect as one person. Returns the calls in which each word was found, and the calls that
 * failed.
 */
async function gez(kim: keyof typeof kisiler, effect: Endpoint['effect'], yalniz?: ReadonlySet<string>) {
  const aranan = ['Kanarya', ...kanaryalar.filter((k) => !k.startsWith('Kanarya'))];
  const bulunan: string[] = [];
  const gecmeyen: string[] = [];
  let adet = 0;
  for (const uc of endpoints.filter((x) => x.endpoint.effect === effect)) {
    const { room, name, endpoint: e } = uc;
    const ad = `${room}.${name}`;
    if (yalniz?.has(ad) === false) continue;
    const kendisi = e.access.kind === 'pano' ? kisiler[kim].departmanId : kisiler[kim].Id;
    const kisi = kisiAlani(e.access);
    const temel = { ...BEKLENEN[ad]?.istek, ...(kisi !== null && { [kisi]: kendisi }) };
    // One session for each call of the contract, because some calls end theirs.
    const token = await oturumVer(s, kisiler[kim].Id);
    for (const [sira, istek] of istekler(uc, temel, EKILENLER, aranan).entries()) {
      adet += 1;
      const { status, body } = await s.call(e, istek, token);
      const sozler = await sozleri(body);
      bulunan.push(...kanaryalar.filter((k) => sozler.includes(k)).map((k) => `${ad}: ${k}`));
      if (sira === 0 && ![200, 404, 409].includes(status)) gecmeyen.push(ad);
    }
  }
  return { bulunan: [...new Set(bulunan)], gecmeyen, adet };
}

let gezi: ReturnType<typeof gez> | undefined;
/** The words found by the person with product 6, walked once. */
const altincininGezisi = () => (gezi ??= gez('altinci', 'read'));

// ——— the walk ———

test('plants every table that has a product', async () => {
  const { rows } = await sql<{ ad: string }>`
    select distinct c.table_name as ad from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'proje_id' and t.table_type = 'BASE TABLE'
      and not (select relispartition from pg_class where oid = c.table_name::regclass)`.execute(s.db);
  expect(
    rows.map((r) => r.ad).filter((ad) => !(ad in EK) && !(ad in EKILENLER)),
    'the testing.ts of the room plants a row of it (urunSatirlari)',
  ).toEqual([]);
});

test('finds every table that an id field names, and an id field for every planted table', async () => {
  const { rows } = await sql<{ ad: string }>`
    select table_name as ad from information_schema.tables where table_schema = 'public'`.execute(s.db);
  const tablolar = new Set(Object.values(ID_TABLOSU));
  expect(rows.map((r) => r.ad)).toEqual(expect.arrayContaining([...tablolar]));
  expect([...tablolar]).toEqual(expect.arrayContaining(Object.keys(EKILENLER)));
});

test('shows every one of these words to a person with product 6, so the walk would find them', async () => {
  const { bulunan, gecmeyen, adet } = await altincininGezisi();
  expect(adet).toBeGreaterThan(200);
  expect(gecmeyen.toSorted(), 'a call that answers nobody anything says why in its room’s testing.ts (gecmez)').toEqual(
    GECMEYENLER.toSorted(),
  );
  const gorulen = new Set(bulunan.map((b) => b.split(': ')[1]));
  expect(kanaryalar.filter((k) => !gorulen.has(k) && !sorulmadanSoylenmeyen.has(k))).toEqual([]);
}, 240_000);

test('shows nothing of prospects, visits and handovers to a person who sells in another province', async () => {
  expect(bolgesindekiler.size).toBeGreaterThan(5);
  const bolgesindeki = (bulunan: readonly string[]) => bulunan.filter((b) => bolgesindekiler.has(b.split(': ')[1]!));
  const { bulunan: hepsi } = await altincininGezisi();
  const uclar = new Set(bolgesindeki(hepsi).map((b) => b.split(': ')[0]!));
  expect([...uclar]).toEqual(
    expect.arrayContaining(['aday.getAdayDetay', 'ziyaret.getZiyaretList', 'yonlendirme.getYonlendirmeList']),
  );
  const { bulunan } = await gez('bolgeli', 'read', uclar);
  expect(bolgesindeki(bulunan)).toEqual([]);
  // Other records of their product are visible.
  expect(bulunan).not.toEqual([]);
}, 240_000);

test('never returns a row of product 6 to a person whose projelist is [2], in any call', async () => {
  const { bulunan, gecmeyen } = await gez('ikinci', 'read');
  expect(gecmeyen.toSorted(), 'a call that answers nobody anything says why in its room’s testing.ts (gecmez)').toEqual(
    GECMEYENLER.toSorted(),
  );
  expect(bulunan).toEqual([]);
}, 240_000);

test('neither returns nor changes one in any write', async () => {
  // A person who sees a customer of both products may add a contact person, who is then found with the customer.
  const satirlar = () =>
    Promise.all(
      Object.entries(EKILENLER).map(async ([tablo, idler]) =>
        (
          await sql`select * from ${sql.table(tablo)} where id = any(${[...idler]}::int[]) order by id`.execute(s.db)
        ).rows.map((r) => ({
          ...(r as object),
          ...(tablo === 'musteri' && { ara: null, yetkili_ara: null }),
          ...('musteri_ara' in (r as object) && { musteri_ara: null }),
        })),
      ),
    );
  const once = await satirlar();
  expect(once.map((r) => r.length)).toEqual(Object.values(EKILENLER).map((idler) => idler.length));
  const { bulunan } = await gez('ikinci', 'write');
  expect(bulunan).toEqual([]);
  expect(await satirlar()).toEqual(once);
}, 240_000);
