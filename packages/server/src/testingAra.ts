import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db/connect.ts';

/**
 * Where in the database one of these words stands, in capitals or not, as `table.column`: one look at each row of every
 * table, and at its columns where the row has it.
 */
export async function nerede(db: Db, ...sozler: readonly string[]): Promise<string[]> {
  // Not of information_schema, whose views take seconds to join.
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
