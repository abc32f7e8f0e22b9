import { type Kysely, sql } from 'kysely';

/** Tickets that were somebody's are found by who they were given to, not by all that moved in the house. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hareket_gorusme_atanan on hareket_gorusme (((yeni ->> 'AtananId')::int), zaman)
    where yeni ? 'AtananId'`.execute(db);
}
