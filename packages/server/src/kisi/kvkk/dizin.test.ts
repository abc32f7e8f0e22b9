import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KisiId } from '../../platform/http/access.ts';
import { faces } from '../../rooms.ts';
import { type TestServer, testServer } from '../../testing/product.ts';
import { butunBolumler } from './veri.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/** Tables that stay small, whatever the age of the company. */
const SMALL = new Set(['departman', 'hak_dilimi', 'izin_tur', 'kisi', 'mola_tur', 'proje', 'rol', 'tanim']);

/** Partitions of the history, which have an index by record. An empty partition does not show which index is used. */
const HISTORY = /^hareket_/;

/** Tables that the plan reads whole. */
const readWhole = (p: Plan): string[] => [
  ...(p['Relation Name'] !== undefined &&
  p['Index Cond'] === undefined &&
  p['Recheck Cond'] === undefined &&
  !SMALL.has(p['Relation Name']) &&
  !HISTORY.test(p['Relation Name'])
    ? [p['Relation Name']]
    : []),
  ...(p.Plans ?? []).flatMap(readWhole),
];

test('no query for a person’s data reads a whole table', async () => {
  const slow: string[] = [];
  await s.db.connection().execute(async (db) => {
    // With these settings PostgreSQL takes an index wherever one is usable, even for few rows.
    await sql`set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set plan_cache_mode = force_custom_plan`.execute(
      db,
    );
    for (const b of butunBolumler(faces)) {
      const { rows } = await sql<{
        'QUERY PLAN': [{ Plan: Plan }];
      }>`explain (format json) ${b.sorgu(7 as KisiId, true)}`.execute(db);
      const whole = readWhole(rows[0]!['QUERY PLAN'][0].Plan);
      if (whole.length > 0) slow.push(`${b.konu}: ${[...new Set(whole)].join(', ')}`);
    }
  });
  expect(slow).toEqual([]);
});

test('each partition of the history has an index by its record', async () => {
  const { rows } = await sql<{ part: string }>`
    select c.relname as part from pg_inherits h join pg_class c on c.oid = h.inhrelid
    where h.inhparent = 'hareket'::regclass and not exists (
      select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and a.attname = 'nesne_id')`.execute(s.db);
  expect(rows).toEqual([]);
});
