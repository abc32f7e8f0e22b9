import { type Kysely, sql } from 'kysely';

/** The draft invoice of an accepted quote, or the reason why there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table teklif
      add fatura_id int unique references fatura (id) on delete set null,
      add fatura_engeli text not null default ''
  `.execute(db);
}
