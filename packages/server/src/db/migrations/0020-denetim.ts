import { type Kysely, sql } from 'kysely';

/** The audit is found by what was done, too (decision 0039). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index denetim_eylem on denetim (eylem, zaman)`.execute(db);
}
