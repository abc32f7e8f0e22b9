import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/connect.ts';

/**
 * All places in the database with one of these words, in any case, as `table.column`. Reads each row of every table
 * once, and its columns where the row matches.
 */
export async function nerede(db: Db, ...sozler: readonly string[]): Promise<string[]> {
  // Not from information_schema, whose views take seconds to join.
  const { rows: tablolar } = await sql<{ ad: string }>`
    select relname as ad from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition`.execute(db);
  const gecer = (metin: RawBuilder<unknown>) =>
    sql.join(
      sozler.map((s) => sql`position(lower(${s}) in lower(${metin})) > 0`),
      sql` or `,
    );
  const sorgular = tablolar.map(
    ({ ad }) => sql`select distinct ${ad} || '.' || e.key as yer from ${sql.table(ad)} x
      cross join lateral jsonb_each_text(to_jsonb(x.*)) e where (${gecer(sql`x::text`)}) and (${gecer(sql`e.value`)})`,
  );
  const { rows } = await sql<{ yer: string }>`${sql.join(sorgular, sql` union all `)} order by 1`.execute(db);
  return rows.map((r) => r.yer);
}
