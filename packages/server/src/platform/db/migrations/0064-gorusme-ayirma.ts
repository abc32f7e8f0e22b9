import { type Kysely, sql } from 'kysely';

/** A second matter in a ticket becomes a ticket of its own, which knows its origin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gorusme
      add column ayrilan_id int references gorusme (id) on delete set null,
      add constraint gorusme_ayrildigi_baska check (ayrilan_id <> id);
    create index gorusme_ayrilan on gorusme (ayrilan_id) where ayrilan_id is not null;
  `.execute(db);
}
