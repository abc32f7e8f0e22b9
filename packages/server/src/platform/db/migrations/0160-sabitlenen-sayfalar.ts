import { type Kysely, sql } from 'kysely';

/** Menu entries that a person pinned, in their order. An entry that is gone is skipped by every reader. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table kisi add column sabitler int[] not null default '{}'`.execute(db);
}
