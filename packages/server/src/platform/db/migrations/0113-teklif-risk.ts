import { type Kysely, sql } from 'kysely';

/**
 * The dealer's debt including the quote, in kuruş, at the approval of an exceeded limit. Null: there was no such
 * approval.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teklif add risk_onayi bigint`.execute(db);
}
