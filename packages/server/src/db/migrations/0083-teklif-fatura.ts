import { type Kysely, sql } from 'kysely';

/** The draft of an invoice that accepting a quote makes, or why it made none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table teklif
      add fatura_id int unique references fatura (id) on delete set null,
      add fatura_engeli text not null default ''
  `.execute(db);
}
