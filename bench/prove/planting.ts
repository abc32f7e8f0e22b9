import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import { adlarina, denemeler } from '../../packages/server/src/testing/odalar.ts';

/**
 * Rows for any table, from the database's own description: every text column gets words that name it, and every
 * reference gets an existing or a new row. New tables and columns get rows like the others.
 */

/** Instant and day of all inserted rows. */
export const PLANTED_AT = '2025-03-04T07:00:00Z';
const DAY = '2025-03-04';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** The table and the column that it refers to by one column. */
  readonly refers: string | null;
  readonly key: string;
  /** A number that is part of the row's unique key. */
  readonly counts: boolean;
  /** True when no two rows may have the same value. */
  readonly alone: boolean;
  /** The first of the values that a check, or the table's partition, allows. */
  readonly first: string | null;
}

const COLUMNS = `
  select a.attname as name, t.typname as type, a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
    (select r.relname from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.contype = 'f' and f.conrelid = a.attrelid and f.conkey = array[a.attnum] limit 1) as refers,
    (select k.attname from pg_constraint f join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
      where f.contype = 'f' and f.conrelid = a.attrelid and f.conkey = array[a.attnum] limit 1) as key,
    t.typname in ('int2', 'int4', 'int8') and exists (select from pg_index i
      where i.indrelid = a.attrelid and (i.indisprimary or i.indisunique and i.indnkeyatts > 1)
        and a.attnum = any(i.indkey)) as counts,
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique
      and i.indkey::text = a.attnum::text) as alone,
    coalesce((
      -- the value by which rows belong to this part of a table
      select (regexp_match(pg_get_expr(r.relpartbound, r.oid), 'IN \\(''([^'']+)'))[1]
      from pg_class r join pg_inherits h on h.inhrelid = r.oid join pg_partitioned_table p on p.partrelid = h.inhparent
      join pg_attribute k on k.attrelid = h.inhparent and k.attnum = p.partattrs[0]
      where r.oid = a.attrelid and k.attname = a.attname
    ), (select (regexp_match(pg_get_constraintdef(k.oid), 'ANY \\(ARRAY\\[''?([^'',\\]]+)'))[1] from pg_constraint k
      where k.contype = 'c' and k.conrelid = a.attrelid and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) like '%ANY%' limit 1)) as first
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
    and not exists (select from pg_attrdef d where d.adrelid = a.attrelid and d.adnum = a.attnum
      and pg_get_expr(d.adbin, d.adrelid) like 'nextval(%')
  order by a.attnum`;

/** References of several columns at once. */
const PAIRS = `
  select confrelid::regclass::text as refers,
    array(select attname::text from unnest(conkey) with ordinality u(n, i) join pg_attribute on attrelid = conrelid and attnum = n order by i) as own,
    array(select attname::text from unnest(confkey) with ordinality u(n, i) join pg_attribute on attrelid = confrelid and attnum = n order by i) as theirs
  from pg_constraint where contype = 'f' and conrelid = $1::regclass and cardinality(conkey) > 1`;

/** Groups of columns of which exactly one has a value. */
const EXACTLY_ONE = `
  select regexp_split_to_array(found[1], ', ') as names
  from pg_constraint k cross join lateral regexp_match(pg_get_constraintdef(k.oid), 'num_nonnulls\\(([^)]+)\\) = 1\\)') found
  where k.contype = 'c' and k.conrelid = $1::regclass and found is not null`;

/** Pairs of columns that both have a value or both have none. */
const TOGETHER = `
  select found[1] as one, found[2] as other
  from pg_constraint k cross join lateral
    regexp_match(pg_get_constraintdef(k.oid), '^CHECK \\(\\(\\((\\w+) IS NULL\\) = \\((\\w+) IS NULL\\)\\)\\)$') found
  where k.contype = 'c' and k.conrelid = $1::regclass and found is not null`;

/** Pairs of columns that never have the same value. */
const DIFFERENT = `
  select found[1] as one, found[2] as other
  from pg_constraint k cross join lateral regexp_match(pg_get_constraintdef(k.oid), '^CHECK \\(\\((\\w+) <> (\\w+)\\)\\)$') found
  where k.contype = 'c' and k.conrelid = $1::regclass and found is not null`;

/**
 * Values that a column's check or meaning requires and its type does not tell. These belong to no room; a room's own
 * values are in its `testing.ts`.
 */
const MEANING: Readonly<Record<string, unknown>> = {
  'lisans_hareket.donem': null,
  'kuyruk.tutan': null,
  ...adlarina(denemeler('anlam')),
};

/** Tables whose rows only the database writes, and the statement that makes it write one. */
const ACT = `select defter_yaz('${DAY}', 'kanarya', 1, null, 'kanarya', '${PLANTED_AT}',
  '[{"Hesap":"100","Birim":"TRY","Tutar":1},{"Hesap":"500","Birim":"TRY","Tutar":-1}]')`;
const WRITTEN_BY_ITSELF: Readonly<Record<string, string>> = { defter_fis: ACT, defter_satir: ACT };

/** References that need a new row, which no other reference of the same row uses. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['musteri_birlesme.giden_id']);

/** The words in a text column of an inserted row. The tag is the table's name by default. */
export const canary = (tag: string, column: string): string => `kanarya ${tag} ${column} ğüşİ`;

const isMeant = (table: string, c: Column): boolean => Object.hasOwn(MEANING, `${table}.${c.name}`);
function value(table: string, tag: string, c: Column): unknown {
  if (isMeant(table, c)) {
    const meant = MEANING[`${table}.${c.name}`];
    return typeof meant === 'function' ? (meant as () => unknown)() : meant;
  }
  return plain(tag, c);
}
/** The same by the type only. */
function plain(tag: string, c: Column): unknown {
  if (c.first !== null) return c.first;
  switch (c.type) {
    case 'text':
      return canary(tag, c.name);
    case 'jsonb':
      return c.required || c.name === 'yeni' || c.name === 'eski'
        ? JSON.stringify({ not: canary(tag, c.name) })
        : undefined;
    case 'bytea':
      return c.required ? Buffer.from(canary(tag, c.name)) : undefined;
    case 'date':
      return c.required ? DAY : undefined;
    case 'timestamptz':
      return c.required ? PLANTED_AT : undefined;
    case 'uuid':
      return c.required ? randomUUID() : undefined;
    case 'time':
      return c.required ? '09:00' : undefined;
    case 'bool':
      return c.required ? false : undefined;
    case '_text':
    case '_int4':
    case '_int2':
      return c.required ? '{}' : undefined;
    default:
      return c.required ? 1 : undefined;
  }
}

/**
 * Inserts a row.
 * @param given values of some columns; `undefined` leaves a column out
 * @returns the inserted row
 */
export async function plant(
  client: ClientBase,
  table: string,
  given: Readonly<Record<string, unknown>> = {},
  tag = table,
): Promise<Record<string, unknown>> {
  const itself = WRITTEN_BY_ITSELF[table];
  if (itself !== undefined) {
    await client.query(itself);
    return (await client.query<Record<string, unknown>>(`select * from ${table} order by 1 desc limit 1`)).rows[0]!;
  }
  const { rows } = await client.query<Column>(COLUMNS, [table]);
  const pairs = await client.query<{ refers: string; own: string[]; theirs: string[] }>(PAIRS, [table]);
  const known = { ...given };
  const required = new Set(rows.filter((c) => c.required).map((c) => c.name));
  for (const { refers, own, theirs } of pairs.rows) {
    // A reference is satisfied when one of its columns is null.
    if (own.some((c) => !required.has(c) && known[c] == null)) continue;
    const wanted = Object.fromEntries(own.flatMap((c, i) => (c in known ? [[theirs[i]!, known[c]]] : [])));
    const found = await anyOf(client, refers, wanted);
    own.forEach((c, i) => (known[c] = found[theirs[i]!]));
  }
  const one = await client.query<{ names: string[] }>(EXACTLY_ONE, [table]);
  const references = new Set(rows.filter((c) => c.refers !== null).map((c) => c.name));
  const empty = one.rows.filter(({ names }) => names.every((n) => references.has(n) && known[n] == null));
  const first = new Set(empty.map(({ names }) => names[0]!));
  const row: Record<string, unknown> = {};
  for (const c of rows) {
    if (Object.hasOwn(known, c.name)) row[c.name] = known[c.name];
    else if (c.refers === null && c.counts && !isMeant(table, c)) row[c.name] = await next(client, table, c.name);
    else if (c.refers === null) row[c.name] = value(table, tag, c);
    else if (OF_ITS_OWN.has(`${table}.${c.name}`)) row[c.name] = (await plant(client, c.refers))['id'];
    else if (c.required && c.alone) row[c.name] = await withoutOne(client, table, c, c.refers);
    else if (c.required || first.has(c.name)) row[c.name] = (await anyOf(client, c.refers, {}))[c.key];
  }
  const together = await client.query<{ one: string; other: string }>(TOGETHER, [table]);
  for (const { one: a, other: b } of together.rows)
    for (const [held, missing] of [[a, b] as const, [b, a] as const])
      if (row[held] != null && row[missing] == null) {
        const c = rows.find((r) => r.name === missing)!;
        row[missing] =
          c.refers === null ? plain(tag, { ...c, required: true }) : (await anyOf(client, c.refers, {}))[c.key];
      }
  const different = await client.query<{ one: string; other: string }>(DIFFERENT, [table]);
  for (const { one: a, other: b } of different.rows) {
    if (row[a] == null || row[a] !== row[b]) continue;
    const c = rows.find((r) => r.name === b)!;
    const { refers, own, theirs } =
      c.refers === null
        ? pairs.rows.find((pair) => pair.own.includes(b))!
        : { refers: c.refers, own: [b], theirs: [c.key] };
    const key = theirs[own.indexOf(b)]!;
    const wanted = Object.fromEntries(own.flatMap((name, i) => (name === b ? [] : [[theirs[i]!, row[name]]])));
    row[b] = (await anyOf(client, refers, wanted, [key, row[a]]))[key];
  }
  const names = Object.keys(row).filter((name) => row[name] !== undefined);
  const inserted = await client.query<Record<string, unknown>>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    names.map((name) => row[name]),
  );
  return inserted.rows[0]!;
}

/** A number that is new in the column. */
async function next(client: ClientBase, table: string, column: string): Promise<unknown> {
  const { rows } = await client.query<{ n: unknown }>(`select coalesce(max(${column}), 0) + 1 as n from ${table}`);
  return rows[0]!.n;
}

/** The key of a row that no row of the table refers to by a column with unique values. */
async function withoutOne(client: ClientBase, table: string, c: Column, refers: string): Promise<unknown> {
  const { rows } = await client.query<{ key: unknown }>(
    `select ${c.key} as key from ${refers} r where not exists (select from ${table} t where t.${c.name} = r.${c.key})
     order by 1 desc limit 1`,
  );
  return rows.length > 0 ? rows[0]!.key : (await plant(client, refers, {}, `${refers} of ${table}`))[c.key];
}

/** The newest row of a table with these values, except the one with this key. A row is inserted when there is none. */
async function anyOf(
  client: ClientBase,
  table: string,
  wanted: Readonly<Record<string, unknown>>,
  not?: readonly [key: string, value: unknown],
) {
  const names = Object.keys(wanted);
  const conditions = names.map((name, i) => `${name} = $${i + 1}`);
  if (not) conditions.push(`${not[0]} <> $${names.length + 1}`);
  const { rows } = await client.query<Record<string, unknown>>(
    `select * from ${table} where ${['true', ...conditions].join(' and ')} order by 1 desc limit 1`,
    [...names.map((name) => wanted[name]), ...(not ? [not[1]] : [])],
  );
  return rows[0] ?? plant(client, table, wanted, not ? `another ${table}` : table);
}

/** The product's own tables. A partitioned table gives its partitions. */
export async function tables(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely\\_%'
       and (select relkind from pg_class where oid = quote_ident(table_name)::regclass) = 'r' order by 1`,
  );
  return rows.map((r) => r.name);
}
