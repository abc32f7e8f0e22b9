import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/product.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s?.kapat());

interface Sutun {
  readonly bosOlabilir: boolean;
  /** May be left out of an insert. */
  readonly atlanabilir: boolean;
}

/** The interface as it is written: `tablo: { sutun: Tip; … };`. */
function yazilan(): Map<string, Sutun> {
  const oku = (ad: string) => readFileSync(new URL(ad, import.meta.url), 'utf8');
  const odalar = globSync('../../*/*/tablolar.ts', { cwd: import.meta.dirname });
  expect(odalar.length).toBeGreaterThan(0);
  const govde = ['./schema.ts', './musteriSchema.ts', ...odalar].map(oku).join('\n');
  const sutunlar = new Map<string, Sutun>();
  for (const [, tablo, alanlar] of govde.matchAll(/^ {2,4}(\w+): \{([^{}]*)\};$/gms))
    for (const [, sutun, tip] of alanlar!.matchAll(/(\w+): ([^;]+);?/g))
      sutunlar.set(`${tablo}.${sutun}`, {
        bosOlabilir: /\bnull\b|^(BosZaman|Json)$/.test(tip!.trim()),
        atlanabilir: tip!.startsWith('Generated<'),
      });
  return sutunlar;
}

async function veritabanindaki(): Promise<Map<string, Sutun>> {
  const { rows } = await sql<{ ad: string; bosOlabilir: boolean; atlanabilir: boolean }>`
    select c.table_name || '.' || c.column_name as "ad",
      c.is_nullable = 'YES' and t.table_type <> 'VIEW' as "bosOlabilir",
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "atlanabilir"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.table_name not like 'kysely\\_%'
      and not (select relispartition from pg_class where oid = quote_ident(c.table_name)::regclass)`.execute(s.db);
  return new Map(rows.map(({ ad, ...sutun }) => [ad, sutun]));
}

test('agrees with the database on every column, and names no other', async () => {
  const kod = yazilan();
  const db = await veritabanindaki();
  expect(kod.size).toBeGreaterThan(100);
  const bosluklar = (m: Map<string, Sutun>) =>
    [...m].map(([ad, { bosOlabilir }]) => `${ad}${bosOlabilir ? '?' : ''}`).toSorted();
  expect(bosluklar(kod)).toEqual(bosluklar(db));
});

test('gives every optional column of an insert a default in the database', async () => {
  const db = await veritabanindaki();
  expect(
    [...yazilan()].filter(([ad, sutun]) => sutun.atlanabilir && !db.get(ad)?.atlanabilir).map(([ad]) => ad),
  ).toEqual([]);
});
