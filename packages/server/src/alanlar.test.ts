import { bosKayit, type Alanlar } from '@masabasi/core/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/alanlar';
import { PERSONEL_ALANLARI } from '@masabasi/core/personel/alanlar';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alanSorgusu, sutunAdlari, sutunlari } from './alanlar.ts';
import { type TestServer, testServer } from './testing.ts';

/** Declared records, each with its table. */
const KAYITLAR: readonly (readonly [string, Alanlar])[] = [
  ['musteri', MUSTERI_ALANLARI],
  ['kisi', PERSONEL_ALANLARI],
];

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

test.each(KAYITLAR)('every field of %s has its column, each its own', async (tablo, alanlar) => {
  const { rows } = await sql<{ ad: string }>`
    select column_name as ad from information_schema.columns where table_name = ${tablo}`.execute(s.db);
  const adlar = sutunAdlari(alanlar);
  expect(adlar.filter((ad) => !rows.some((r) => r.ad === ad))).toEqual([]);
  expect(new Set(adlar).size).toBe(adlar.length);
});

test.each(KAYITLAR)('%s is read by its fields: ids, names, or both', async (tablo, alanlar) => {
  const oku = async (secilen: 'id' | 'ad' | 'ikisi') => {
    const q = alanSorgusu(alanlar, 'x', secilen);
    const { rows } = await sql<Record<string, unknown>>`
      select ${q.sutunlar} from ${sql.table(tablo)} x ${q.tablolar} limit 1`.execute(s.db);
    return rows;
  };
  for (const secilen of ['id', 'ad', 'ikisi'] as const) await expect(oku(secilen), secilen).resolves.toBeDefined();
});

test('a card becomes the columns of its table, texts without the blanks around them', () => {
  const kart = { ...bosKayit(MUSTERI_ALANLARI), Ad: '  Ayşe ', IlId: 35, ProjeIdler: [1] };
  const sutunlar = sutunlari(MUSTERI_ALANLARI, kart);
  expect(Object.keys(sutunlar).toSorted()).toEqual(sutunAdlari(MUSTERI_ALANLARI).toSorted());
  expect(sutunlar).toMatchObject({ ad: 'Ayşe', il_id: 35, tc_kimlik: null });
});
