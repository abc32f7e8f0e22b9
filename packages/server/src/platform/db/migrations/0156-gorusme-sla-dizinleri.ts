import { type Kysely, sql } from 'kysely';

/** An index for the next moment at which a ticket becomes late, or is about to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index gorusme_sla_bitis on gorusme (sla_bitis) where not sla_durdu;
    create index gorusme_sla_uyari on gorusme (sla_uyari) where not sla_durdu;
  `.execute(db);
}
