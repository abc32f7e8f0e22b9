import { type Kysely, sql } from 'kysely';

/** The audit is searched by the kind of act, too (decision 0039). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index denetim_eylem on denetim (eylem, zaman)`.execute(db);
}
