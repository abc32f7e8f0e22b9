import { adAnahtari } from '@masabasi/core/mali/banka/adlar';
import { kurus } from '@masabasi/core/platform/money/para';
import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saklananUrunler } from '../../platform/http/access.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { adaylar } from './adaylar.ts';
import { eslesme } from './eslesme.ts';
import type { HamHareket } from './queries.ts';

/** Finds the customers of movements by index, with as many SQL statements for many movements as for one. */

let s: TestServer;
const urunler = saklananUrunler([2]);
let hesapId: number;

const hareket = (o: Partial<HamHareket>): HamHareket => ({
  Id: 1,
  HesapId: 1,
  Hesap: 'Hesap',
  Gun: '2026-11-10',
  Tutar: kurus(120_000),
  Birim: 'TRY',
  Aciklama: 'Gelen havale',
  Referans: null,
  KarsiUnvan: null,
  KarsiIban: null,
  KarsiVkn: null,
  FisSira: null,
  Surum: 1,
  ...o,
});

beforeAll(async () => {
  s = await testServer();
  await sql`with yeni as (
      insert into musteri (tip, unvan, ad, soyad, vkn, durum, yazma_zamani)
      select 2, 'Kurum ' || chr(65 + n % 26) || md5(n::text) || ' Sağlık Hizm. Ltd. Şti.', '', '', lpad(n::text, 10, '0'), 'Aktif', now()
      from generate_series(1, 4000) n returning id)
    insert into musteri_proje (musteri_id, proje_id) select id, 2 from yeni`.execute(s.db);
  await sql`with h as (insert into banka_hesap (ad, banka, birim, acilis_gun, acilis_bakiye, aktif)
        values ('Ana', 'Ziraat', 'TRY', '2026-01-01', 0, true) returning id),
      e as (insert into banka_ekstre (hesap_id, dosya, ilk_gun, son_gun, okunan, eklenen, zaman)
        select id, 'e.sta', '2026-11-01', '2026-11-20', 160, 160, now() from h returning id, hesap_id)
    insert into banka_hareket (hesap_id, ekstre_id, gun, tutar, aciklama, karsi_unvan, karsi_vkn, anahtar, sayac)
      select e.hesap_id, e.id, '2026-11-10', 10000 + n, 'GELEN HAVALE ' || m.unvan || ' MSB2026' || lpad(n::text, 9, '0'), left(m.unvan, 27), m.vkn,
        n::text, 1
      from e, generate_series(1, 160) n join musteri m on m.id = (select min(id) + n * 7 from musteri)`.execute(s.db);
  await sql`analyze musteri, musteri_proje, banka_hareket, fatura, fatura_acik`.execute(s.db);
  hesapId = (await s.db.selectFrom('banka_hesap').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => s?.kapat());

const sayan = () => {
  const sayilan = { adet: 0 };
  const eklenti: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sayilan.adet++;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return { sayilan, db: s.db.withPlugin(eklenti) };
};
const kesinler = (db: typeof s.db, HesapId: number) =>
  (eslesme.kesinEslesmeler as (ctx: unknown, i: object) => Promise<{ Bakilan: number }>)({ db, urunler }, { HesapId });

test('160 movements need at most ten statements, and no statement reads all customers', async () => {
  const { sayilan, db } = sayan();
  const { Bakilan } = await kesinler(db, hesapId);
  expect(Bakilan).toBe(160);
  expect(sayilan.adet).toBeLessThanOrEqual(10);
  await s.db.transaction().execute(async (tx) => {
    // PostgreSQL reads a small table whole because that is cheap. With this setting, only a query without index does.
    await sql`set local enable_seqscan = off`.execute(tx);
    // PostgreSQL may not have counted earlier reads of the connection yet, so the test compares the difference.
    const okunan = async () =>
      Number(
        (
          await sql<{ n: string }>`select coalesce(sum(seq_tup_read), 0) as n from pg_stat_xact_user_tables
            where relname in ('musteri', 'musteri_proje')`.execute(tx)
        ).rows[0]!.n,
      );
    const once = await okunan();
    await kesinler(tx, hesapId);
    expect((await okunan()) - once).toBe(0);
  });
});

test.each<[string, Partial<HamHareket>]>([
  ['whole name', { Aciklama: 'GELEN EFT ÇINAR ÖZEL SAĞLIK HİZMETLERİ LTD. ŞTİ. fatura bedeli' }],
  ['name without its kind', { Aciklama: 'cinar ozel bakim' }],
  ['name that the bank cut', { KarsiUnvan: 'YILDIRIM BEYAZIT MESLEKİ EĞ' }],
  ['tax number', { KarsiVkn: '1112223339' }],
])('a customer is found by the %s', async (_, o) => {
  await sql`with yeni as (
      insert into musteri (tip, unvan, vkn, durum, yazma_zamani) values
        (2, 'Çınar Özel Sağlık Hizmetleri Ltd. Şti.', '1112223339', 'Aktif', now()),
        (2, 'Yıldırım Beyazıt Mesleki Eğitim Merkezi', '1112223347', 'Aktif', now())
      on conflict do nothing returning id)
    insert into musteri_proje (musteri_id, proje_id) select id, 2 from yeni`.execute(s.db);
  const bulunan = (await adaylar(s.db, [hareket({ Id: 7, ...o })], urunler)).get(7)!;
  expect(bulunan.map((m) => m.Ad)).toEqual([expect.stringMatching(/^(?:Çınar|Yıldırım)/)]);
});

test('does not find a name inside another word, a deleted customer or a customer of another product', async () => {
  const bul = async (Aciklama: string, kim = urunler) =>
    (await adaylar(s.db, [hareket({ Id: 7, Aciklama })], kim)).get(7)!.map((m) => m.Ad);
  expect(await bul('CINAR OZELLESTIRME')).toEqual([]);
  expect(await bul('CINAR OZEL', saklananUrunler([6]))).toEqual([]);
  await sql`update musteri set silindi = now() where vkn = '1112223339'`.execute(s.db);
  expect(await bul('CINAR OZEL')).toEqual([]);
});

test('the database and the rules fold names in the same way', async () => {
  const adlar = [
    'ÇINAR Sağlık Hizmetleri San. ve Tic. Ltd. Şti.',
    'Dr. Şule Irmak',
    'IŞIK-GÜNEŞ A.Ş. (Şube 2)',
    'Ve Ve San San Sanat',
    'Ünal\tÖğüt\u00A0Âkif  Tıp',
    'Ltd',
    'Ağrı 1. Aile Sağlığı Merkezi',
    'e\u0301cole İİ ıı',
  ];
  for (const ad of adlar)
    expect((await sql<{ ad: string }>`select ad_anahtari(${ad}) as ad`.execute(s.db)).rows[0]!.ad).toBe(adAnahtari(ad));
});
