import type { ClientBase } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, bosVeritabani, testServer } from '../../testing/product.ts';
import { connected } from './hold.ts';
import { migrate } from './migrate.ts';

let s: TestServer;
beforeAll(async () => {
  s = await testServer();
});
afterAll(() => s.kapat());

/** Our own functions, without those of extensions. */
const FUNCTIONS = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition, l.lanname as language,
    p.prosqlbody is not null as parsed, coalesce(p.proconfig::text, '') ~ 'search_path=' as path
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  order by 1`;

/** Runs work with an empty search path, as pg_dump, pg_upgrade and maintenance do, and rolls it back. */
async function withoutPath<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query(`begin; set local search_path = ''`);
  try {
    return await work();
  } finally {
    await client.query('rollback');
  }
}

/** The error of a statement with an empty search path, or null. */
async function failure(client: ClientBase, statement: string): Promise<string | null> {
  return withoutPath(client, async () => {
    try {
      await client.query(statement);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  });
}

/** Functions that would not find their tables once a dump is restored. */
async function lostFunctions(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{
    name: string;
    definition: string;
    language: string;
    parsed: boolean;
    path: boolean;
  }>(FUNCTIONS);
  const lost: string[] = [];
  for (const f of rows) {
    if (f.path || f.parsed) continue;
    // PostgreSQL reads the body of an SQL function when it is created, and that of plpgsql only when it runs.
    const why = f.language === 'sql' ? await failure(client, f.definition) : 'brings no search_path';
    if (why !== null) lost.push(`${f.name}: ${why}`);
  }
  return lost;
}

/** Defaults, generated columns, checks, and expressions and conditions of indexes, as a dump writes them. */
const EXPRESSIONS = `
  select adrelid::regclass::text as table, pg_get_expr(adbin, adrelid) as text from pg_attrdef
  union all select conrelid::regclass::text, pg_get_expr(conbin, conrelid) from pg_constraint where contype = 'c' and conrelid <> 0
  union all select indrelid::regclass::text, pg_get_expr(indpred, indrelid) from pg_index where indpred is not null
  union all select indrelid::regclass::text, pg_get_indexdef(indexrelid, k, false) from pg_index, generate_series(1, indnatts) k
    where indexprs is not null and indkey[k - 1] = 0
  order by 1, 2`;

/** Expressions of tables that fail with an empty search path. */
async function lostExpressions(client: ClientBase): Promise<string[]> {
  const { rows } = await withoutPath(client, () => client.query<{ table: string; text: string }>(EXPRESSIONS));
  expect(rows.length).toBeGreaterThan(100);
  const lost: string[] = [];
  for (const { table, text } of rows) {
    if (!table.startsWith('public.')) continue;
    const why = await failure(client, `explain select ${text} from ${table}`);
    if (why !== null) lost.push(`${table}: ${why}`);
  }
  return lost;
}

test('restores every function and table from a dump, which has no search path', async () => {
  await connected(s.databaseUrl, async (client) => {
    expect((await client.query(FUNCTIONS)).rowCount).toBeGreaterThan(20);
    expect(await lostFunctions(client)).toEqual([]);
    expect(await lostExpressions(client)).toEqual([]);
    await client.query(`set search_path = ''`);
    await client.query('reindex schema public');
    await client.query('vacuum analyze');
  });
});

test('stores no text that depends on the locale of the database', async () => {
  const { rows } = await connected(s.databaseUrl, (client) =>
    client.query(`select table_name, column_name from information_schema.columns where table_schema = 'public'
      and generation_expression ~ '\\m(lower|upper|initcap)\\('`),
  );
  expect(rows).toEqual([]);
});

test('names a new function that depends on the search path', async () => {
  await connected(s.databaseUrl, async (client) => {
    await client.query(`create function adi(k int) returns text language sql as 'select ad from kisi where id = k';
      create function sayar() returns trigger language plpgsql as 'begin delete from kisi; return null; end'`);
    expect(await lostFunctions(client)).toEqual([
      'adi(integer): relation "kisi" does not exist',
      'sayar(): brings no search_path',
    ]);
    await client.query('drop function adi, sayar');
  });
});

test('restores the database of an older version once it is brought up to date', async () => {
  const db = await bosVeritabani();
  try {
    await migrate(db.url, '0116-musteri-duran');
    await connected(db.url, async (client) => {
      expect(await lostExpressions(client)).toEqual(['public.mesaj: function katla(text) does not exist']);
    });
    await migrate(db.url);
    await connected(db.url, async (client) => {
      expect([...(await lostFunctions(client)), ...(await lostExpressions(client))]).toEqual([]);
    });
  } finally {
    await db.kapat();
  }
});
