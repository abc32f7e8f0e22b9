import { yazimAnahtarlari } from '@masabasi/core/platform/search/yanlisYazim';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANALIZ_ADLARI } from '../../is/analiz/arama.ts';
import { GOREV_ADLARI } from '../../is/gorev/arama.ts';
import { PRJ_ADLARI } from '../../is/projetakip/arama.ts';
import { TOPLANTI_ADLARI } from '../../is/toplanti/arama.ts';
import { URUN_ADLARI } from '../../is/versiyon/arama.ts';
import { KISI_ADLARI } from '../../kisi/personel/arama.ts';
import { WEBISTEK_ADLARI } from '../../masa/webistek/arama.ts';
import { MUSTERI_ADLARI, yanlisiyla } from '../../musteri/musteri/api.ts';
import { BAYI_ADLARI } from '../../pazarlama/bayi/arama.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { ve } from './liste.ts';
import { type AdKaynagi, yakinSoz } from './yanlisYazim.ts';

/** A misspelt search reads an index, however many records there are. */

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
  // The few dealers of a new company are read by another index of their list.
  await sql`insert into tanim (liste, ad) select 'bayiler', 'Bayi ' || n from generate_series(1, 3000) n`.execute(s.db);
  await sql`analyze tanim`.execute(s.db);
});
afterAll(() => s?.kapat());

/** Companies with random names. */
const firmalar = (ilk: number, son: number) =>
  sql`insert into musteri (tip, unvan, durum, yazma_zamani)
    select 2, translate(md5(n::text), '0123456789', 'ghijklmnop') || ' Ticaret', 'Aktif', now()
    from generate_series(${ilk}::int, ${son}::int) n`.execute(s.db);

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** The customers that a misspelt search finds, and the blocks that it reads. */
async function aramaninIsi(ara: string) {
  await sql`vacuum analyze musteri`.execute(s.db);
  const sorgu = sql<{
    ad: string;
  }>`select m.gorunen_ad as ad from musteri m where m.silindi is null and ${ve(yanlisiyla(ara)!)}`;
  const { rows: bulunan } = await sorgu.execute(s.db);
  const { rows } = await sql<{
    'QUERY PLAN': [{ Plan: Plan }];
  }>`explain (analyze, buffers, format json) ${sorgu}`.execute(s.db);
  const [{ Plan: plan }] = rows[0]!['QUERY PLAN'];
  return { adlar: bulunan.map((b) => b.ad), bloklar: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

test('the work of a misspelt search does not grow with the customers', async () => {
  await sql`insert into musteri (tip, unvan, durum, yazma_zamani) values (2, 'Kanarya Eczanesi', 'Aktif', now())`.execute(
    s.db,
  );
  await firmalar(1, 2_000);
  const az = await aramaninIsi('kanraya');
  await firmalar(2_001, 20_000);
  const cok = await aramaninIsi('kanraya');
  expect([az.adlar, cok.adlar]).toEqual([['Kanarya Eczanesi'], ['Kanarya Eczanesi']]);
  // Ten times as many customers deepen an index by a level at most; reading them all would take 500 blocks and more.
  expect(cok.bloklar).toBeLessThan(az.bloklar + 60);
});

const KAYNAKLAR: Readonly<Record<string, AdKaynagi>> = {
  musteri_yazim: MUSTERI_ADLARI,
  webistek_yazim: WEBISTEK_ADLARI,
  gorev_yazim: GOREV_ADLARI,
  analiz_yazim: ANALIZ_ADLARI,
  prj_yazim: PRJ_ADLARI,
  toplanti_yazim: TOPLANTI_ADLARI,
  kisi_yazim: KISI_ADLARI,
  bayi_yazim: BAYI_ADLARI,
  proje_yazim: URUN_ADLARI,
};

/** The plan of a look at the names of a source. Small tables are read whole unless that is forbidden. */
const plani = ({ kayitlar, ad, kosul }: AdKaynagi) =>
  s.db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db);
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select ${ad} from ${kayitlar}
      where ${kosul ?? sql`true`} and ${yakinSoz(ad, 'kanraya')}`.execute(db);
    return rows.map((r) => r['QUERY PLAN']).join('\n');
  });

test.each(Object.entries(KAYNAKLAR))('%s is the index of the words of its names', async (dizin, kaynak) => {
  expect(await plani(kaynak)).toContain(dizin);
});
test('a source without an index is noticed', async () => {
  expect(await plani({ kayitlar: sql`departman d`, ad: sql`d.ad` })).not.toContain('_yazim');
});
test('every index of spellings belongs to a source', async () => {
  const { rows } = await sql<{ ad: string }>`
    select indexname as ad from pg_indexes where indexname like '%\_yazim' order by 1`.execute(s.db);
  expect(rows.map((r) => r.ad)).toEqual(Object.keys(KAYNAKLAR).toSorted());
});

test('the database folds and splits the words of a name as the search does', async () => {
  const { rows } = await sql<{ k: string[] }>`select yazim_anahtarlari('İŞ-Bank A.Ş. m000123 Öz') as k`.execute(s.db);
  expect(rows[0]!.k).toEqual(['bank', '_ank', 'b_nk', 'ba_k', 'ban_']);
  expect(yazimAnahtarlari('bnak')).toContain('bank');
});
