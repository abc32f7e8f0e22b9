import { type Kysely, sql } from 'kysely';

/** Invoices are found by the words of their lines through an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index fatura_kalem_ara on fatura_kalem using gin (public.katla(ad) gin_trgm_ops)`.execute(db);
}
