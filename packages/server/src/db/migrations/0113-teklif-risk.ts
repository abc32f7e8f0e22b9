import { type Kysely, sql } from 'kysely';

/** What a quote's dealer would have stood for with it, in kuruş, when going over the limit was approved; null: it was not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table teklif add risk_onayi bigint`.execute(db);
}
