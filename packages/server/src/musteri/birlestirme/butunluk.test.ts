import { anasayfa } from '@masabasi/core/yonetim/anasayfa/contract';
import { birlestirme as oda } from '@masabasi/core/musteri/birlestirme/contract';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tamam, type TestServer, testServer } from '../../testing/product.ts';
import { faces } from '../../rooms.ts';
import { adlarina, denemeler } from '../../testing/odalar.ts';
import { oturumVer } from '../../testing/walk.ts';

/** A merge and its undo keep every row of every table with a customer reference in the right place. */

let s: TestServer;
let kisiId: number;
let token: string;

beforeAll(async () => {
  s = await testServer();
  kisiId = await s.kisi('tam', { yetkiler: [YETKI.ayricalikli] });
  token = await oturumVer(s, kisiId);
});
afterAll(() => s?.kapat());

let sira = 0;
const ZAMAN = '2026-11-01T09:00:00Z';
const musteri = async (): Promise<number> =>
  (
    await s.db
      .insertInto('musteri')
      .values({
        tip: 1,
        ad: 'Deneme',
        soyad: String.fromCodePoint(65 + (sira++ % 26)),
        durum: 'Aktif',
        yazma_zamani: ZAMAN,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
/** Both customers have product 2, one of them 6 and the other 14. */
const urunVer = (id: number, ...urunler: number[]) =>
  s.db
    .insertInto('musteri_proje')
    .values(urunler.map((proje_id) => ({ musteri_id: id, proje_id })))
    .onConflict((oc) => oc.doNothing())
    .execute();

/** Writes a row about a customer into each column with a customer reference. */
const DOLDUR = adlarina(denemeler('musteriSatirlari'));
/** The names of each table's rows. */
const ADLAR = adlarina(faces.flatMap((f) => (f.musteriBagi ? [{ oda: f.ad, deger: f.musteriBagi.satirlar }] : [])));

/** Every column with a customer reference, except those of the merge's own record. */
const isaretler = async (): Promise<{ tablo: string; sutun: string }[]> =>
  (
    await sql<{ tablo: string; sutun: string }>`
      select distinct c.conrelid::regclass::text as tablo, a.attname::text as sutun
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'musteri'::regclass and c.conrelid <> 'musteri_birlesme'::regclass order by 1, 2`.execute(
      s.db,
    )
  ).rows;

type Satir = Readonly<Record<string, unknown>>;
/** All rows of a table, without versions, last editors, and the lines of merges themselves. */
const satirlar = async (tablo: string): Promise<Satir[]> =>
  (
    await sql<{ satir: Satir }>`
      select to_jsonb(t) - '{surum,duzenleyen_id,duzenleme_zamani,son_kullanim}'::text[] as satir from ${sql.table(tablo)} t
      where to_jsonb(t) ->> 'tur' is distinct from 'birlestirme' order by 1`.execute(s.db)
  ).rows.map((r) => r.satir);

const KENDI_KAYITLARI = new Set(['musteri_birlesme', 'musteri_birlesme_satir', 'denetim', 'yinelenen']);
async function hepsi(): Promise<Record<string, Satir[]>> {
  const { rows } = await sql<{ ad: string }>`select table_name as ad from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(s.db);
  const adlar = rows.map((r) => r.ad).filter((ad) => !KENDI_KAYITLARI.has(ad));
  return Object.fromEntries(await Promise.all(adlar.map(async (ad) => [ad, await satirlar(ad)] as const)));
}

const birlestir = async (Id: number, DigerId: number): Promise<number> => {
  const surum = async (id: number) =>
    (await s.db.selectFrom('musteri').select('surum').where('id', '=', id).executeTakeFirstOrThrow()).surum;
  const istek = { Id, Surum: await surum(Id), DigerId, DigerSurum: await surum(DigerId), alanlar: {} };
  return tamam(await s.call(oda.musteriBirlestir, istek, token)).BirlesmeId;
};
const geriAl = async (Id: number) => (await s.call(oda.musteriBirlestirGeriAl, { Id }, token)).body;

/** Two customers with rows in every such table, and a third one that stays unchanged. */
async function doluCift(): Promise<[kalan: number, giden: number]> {
  const idler = [await musteri(), await musteri(), await musteri()] as const;
  for (const id of idler)
    for (const { tablo, sutun } of await isaretler()) {
      const doldur = DOLDUR[`${tablo}.${sutun}`];
      if (!doldur)
        throw new Error(
          `${tablo}.${sutun} points at a customer: say in its room's testing.ts (musteriSatirlari) how to fill it`,
        );
      for (let n = 0; n < 3; n++) await doldur({ db: s.db, zaman: ZAMAN, musteriId: id, kisiId, sira: ++sira });
    }
  await urunVer(idler[0], 6);
  await urunVer(idler[1], 14);
  return [idler[0], idler[1]];
}

test('the rows of every table have a name that a person can read', async () => {
  const tablolar = new Set((await isaretler()).map((i) => i.tablo));
  expect(
    [...tablolar].filter((tablo) => !Object.hasOwn(ADLAR, tablo)),
    'the room’s face says what they are called (musteriBagi.satirlar)',
  ).toEqual([]);
  expect(Object.keys(ADLAR).toSorted()).toEqual([...tablolar].toSorted());
  const [kalan, giden] = await doluCift();
  const { tasinanlar } = tamam(await s.call(oda.musteriKarsilastir, { Id: kalan, DigerId: giden }, token));
  expect(tasinanlar.map((t) => t.Ad).toSorted()).toEqual(Object.values(ADLAR).toSorted());
});

test('as many items wait after a merge as before, so that no count has to be read again', async () => {
  const [kalan, giden] = await doluCift();
  const bekleyen = async () => tamam(await s.call(anasayfa.bekleyenlerim, {}, token)).bekleyenler;
  const once = await bekleyen();
  expect(once.map((b) => b.Oda)).toContain('demo');
  const BirlesmeId = await birlestir(kalan, giden);
  const degisen = 'musteriBirlestir and musteriBirlestirGeriAl would have to name the topic bekleyen';
  expect(await bekleyen(), degisen).toEqual(once);
  await geriAl(BirlesmeId);
  expect(await bekleyen(), degisen).toEqual(once);
});

test('no reference to the merged customer stays, nothing is lost, and undo restores everything', async () => {
  const [kalan, giden] = await doluCift();
  const once = await hepsi();
  const BirlesmeId = await birlestir(kalan, giden);
  const sonra = await hepsi();
  const sutunlar = Map.groupBy(await isaretler(), (i) => i.tablo);
  for (const [tablo, isaret] of sutunlar) {
    // Rows hold a copy of their customer's key, which is the other one's then.
    const anahtarsiz = (r: Satir): Satir => ({ ...r, musteri_ara: null });
    const tasinmis = (r: Satir): Satir => ({
      ...anahtarsiz(r),
      ...Object.fromEntries(isaret.filter((i) => r[i.sutun] === giden).map((i) => [i.sutun, kalan])),
    });
    // The cards themselves have tests of their own.
    const baska = (r: Satir) => tablo !== 'musteri' || (r['id'] !== kalan && r['id'] !== giden);
    const beklenen = new Set(once[tablo]!.filter(baska).map((r) => JSON.stringify(tasinmis(r))));
    expect(
      sonra[tablo]!.filter(baska)
        .map((r) => JSON.stringify(anahtarsiz(r)))
        .toSorted(),
      tablo,
    ).toEqual([...beklenen].toSorted());
    for (const { sutun } of isaret) expect(sonra[tablo]!.filter((r) => r[sutun] === giden && baska(r))).toEqual([]);
  }
  expect(await geriAl(BirlesmeId)).toMatchObject({ durum: true, kalanlar: [] });
  expect(await hepsi()).toEqual(once);
  // After an undo they can be merged again.
  expect(await geriAl(await birlestir(kalan, giden))).toMatchObject({ durum: true });
  expect(await hepsi()).toEqual(once);
});

test('a merge of a merge is undone from the last one; all numbers lead to the remaining customer', async () => {
  const [kalan, giden] = await doluCift();
  const son = await musteri();
  const once = await hepsi();
  const ilki = await birlestir(kalan, giden);
  const ikincisi = await birlestir(son, kalan);
  const gosterilen = await s.db.selectFrom('musteri').select('birlesen_id').where('id', '=', giden).execute();
  expect(gosterilen).toEqual([{ birlesen_id: son }]);
  expect(await geriAl(ilki)).toMatchObject({ msg: expect.stringContaining('Önce o birleştirmeyi geri alınız.') });
  expect(await geriAl(ikincisi)).toMatchObject({ durum: true });
  expect(await geriAl(ilki)).toMatchObject({ durum: true });
  expect(await hepsi()).toEqual(once);
});

test('rows written after the merge stay, with the product they need; rows moved further stay there', async () => {
  const [kalan, giden] = await doluCift();
  const baska = await musteri();
  const lisanslar = await s.db
    .selectFrom('lisans')
    .select('id')
    .where('musteri_id', '=', giden)
    .orderBy('id')
    .execute();
  const BirlesmeId = await birlestir(kalan, giden);
  // Product 14 came with the merge, and a licence for it was written since.
  await sql`insert into lisans (musteri_id, proje_id, lisans_tur_id, kullanici_sayisi, anahtar, baslama_tarihi,
      donem_baslama, bitis_tarihi, cipa_gun, yazma_zamani)
    select ${kalan}, 14, lisans_tur_id, 1, 'yeni', baslama_tarihi, baslama_tarihi, bitis_tarihi, 1, yazma_zamani
    from lisans where id = ${lisanslar[0]!.id}`.execute(s.db);
  await urunVer(baska, 2);
  await s.db.updateTable('lisans').set({ musteri_id: baska }).where('id', '=', lisanslar[1]!.id).execute();
  expect(await geriAl(BirlesmeId)).toMatchObject({ durum: true });
  const sahibi = async (kosul: ReturnType<typeof sql<boolean>>) =>
    (await s.db.selectFrom('lisans').select('musteri_id').where(kosul).execute()).map((l) => l.musteri_id);
  expect(await sahibi(sql<boolean>`anahtar = 'yeni'`)).toEqual([kalan]);
  expect(await sahibi(sql<boolean>`id = ${lisanslar[1]!.id}`)).toEqual([baska]);
  expect(await sahibi(sql<boolean>`id = ${lisanslar[2]!.id}`)).toEqual([giden]);
  const urunler = await s.db
    .selectFrom('musteri_proje')
    .select('musteri_id')
    .where('proje_id', '=', 14)
    .where('musteri_id', 'in', [kalan, giden])
    .orderBy('musteri_id')
    .execute();
  expect(urunler.map((p) => p.musteri_id)).toEqual([kalan, giden]);
});
