import { type Kysely, sql } from 'kysely';

/**
 * The public holidays that the rule found stay beside typed ones. Of leaves from before nobody knows what was found on the
 * day of their entry, as holidays have been added and removed since: they stay null and without a mark.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table izin add column hesaplanan_resmi numeric(6, 2)`.execute(db);
}
