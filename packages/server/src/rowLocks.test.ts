import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testServer } from './testing.ts';

/**
 * `for update` makes everybody wait who writes a row that points at the locked one: two who have written such a row and
 * lock it afterwards wait for each other. `for no key update` keeps out who changes the row, and is right wherever the row
 * stays.
 */
const WHOLE: Readonly<Record<string, string>> = {
  bayi_hakedis: 'a month that is reckoned anew is deleted first',
  departman: 'nobody enters a department while it is deleted',
  musteri: 'nobody hangs anything on a customer while it is deleted, merged or destroyed',
  odeme_sozlesme: 'a contract may be deleted',
  suzgec: 'a filter may be deleted',
  tanim: 'a value that nobody uses may be deleted',
  versiyon: 'no task is put into a version while it comes out',
  webistek: 'what is too old is destroyed',
};

const s = await testServer();
afterAll(() => s.kapat());

const FOLDER = import.meta.dirname;
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (f) => f.endsWith('.ts') && !/(^|\/)testing|\.test\.ts$|^db\/migrations\//.test(f),
);

/** The tables whose rows a source locks as a whole; null: one whose name is not there to be read. */
function wholeLocks(source: string): (string | null)[] {
  const inSql = [...source.matchAll(/\bfor update\b(?: of (\w+))?/g)].map(({ index, 1: alias }) => {
    const before = source.slice(0, index);
    const statement = before.slice(before.lastIndexOf('`') + 1);
    const tables = [
      ...statement.matchAll(/\b(?:from|join) (\w+)(?: (?:as )?(?!(?:join|left|cross|where|on|order)\b)(\w+))?/g),
    ];
    return (alias === undefined ? tables[0] : tables.find((t) => t[2] === alias || t[1] === alias))?.[1] ?? null;
  });
  const inBuilder = [...source.matchAll(/\.forUpdate\(/g)].map(
    ({ index }) => [...source.slice(0, index).matchAll(/selectFrom\('(\w+)/g)].at(-1)?.[1] ?? null,
  );
  return [...inSql, ...inBuilder];
}

test('a locked table is read out of every way to write it', () => {
  expect(wholeLocks('sql`select id from kisi where id = ${id} for update`')).toEqual(['kisi']);
  expect(wholeLocks('sql`select from a join musteri m on m.id = a.x order by m.id for update of m`')).toEqual([
    'musteri',
  ]);
  expect(wholeLocks("db.selectFrom('proje').select('id').forUpdate().execute()")).toEqual(['proje']);
  expect(wholeLocks('sql`${which} for update`')).toEqual([null]);
  expect(wholeLocks('sql`select id from kisi where id = ${id} for no key update`')).toEqual([]);
});

test('rows that others point at are locked as a whole only where they may go', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid <> conrelid`.execute(
    s.db,
  );
  const pointedAt = new Set(rows.map((r) => r.name));
  const found = sources.flatMap((file) =>
    // A statement that is put together of pieces is of its room's own table.
    wholeLocks(readFileSync(join(FOLDER, file), 'utf8')).map((table) => ({
      file,
      table: table ?? file.split('/')[0]!,
    })),
  );
  expect(found.length).toBeGreaterThan(10);
  const wrong = found.filter(({ table }) => pointedAt.has(table) && !(table in WHOLE));
  expect(wrong, 'take `for no key update`, or say in WHOLE why the row may go').toEqual([]);
  const locked = new Set(found.map((f) => f.table));
  expect(Object.keys(WHOLE).filter((table) => !locked.has(table) || !pointedAt.has(table))).toEqual([]);
});
