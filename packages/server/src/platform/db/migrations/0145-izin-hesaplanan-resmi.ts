import { type Kysely, sql } from 'kysely';

/**
 * The public holidays that the rule counted are kept beside typed ones. Older leaves stay null and without a mark:
 * holidays have been added and removed since, so their count on the day of entry is unknown.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table izin add column hesaplanan_resmi numeric(6, 2)`.execute(db);
}
