import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testServer } from '../../testing/product.ts';

/**
 * `for update` blocks every write of a row that points at the locked one. Two transactions that have written such a row
 * and lock it afterwards wait for each other. `for no key update` blocks only changes of the row itself, and is right
 * wherever the row stays.
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

const FOLDER = join(import.meta.dirname, '../..');
const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (f) => f.endsWith('.ts') && !/(^|\/)testing|\.test\.ts$|^platform\/db\/migrations\//.test(f),
);

/** The tables whose rows a source locks as a whole. Null: a name that the text does not show. */
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

test('finds a locked table in every way to write it', () => {
  expect(wholeLocks('sql`select id from kisi where id = ${id} for update`')).toEqual(['kisi']);
  expect(wholeLocks('sql`select from a join musteri m on m.id = a.x order by m.id for update of m`')).toEqual([
    'musteri',
  ]);
  expect(wholeLocks("db.selectFrom('proje').select('id').forUpdate().execute()")).toEqual(['proje']);
  expect(wholeLocks('sql`${which} for update`')).toEqual([null]);
  expect(wholeLocks('sql`select id from kisi where id = ${id} for no key update`')).toEqual([]);
});

test('locks rows with references as a whole only where they may be deleted', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct confrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid <> conrelid`.execute(
    s.db,
  );
  const pointedAt = new Set(rows.map((r) => r.name));
  const found = sources.flatMap((file) =>
    // A statement that is put together from pieces concerns its room's own table.
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
