import { type Kysely, sql } from 'kysely';

/** Finds tickets that were assigned to a person by their assignee, without reading all history lines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hareket_gorusme_atanan on hareket_gorusme (((yeni ->> 'AtananId')::int), zaman)
    where yeni ? 'AtananId'`.execute(db);
}
