import { type Kysely, sql } from 'kysely';

/**
 * The people of a meeting are read from indexes alone: the lists, their counts and the search over everything ask for
 * them each time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index toplanti_duzenleyen, toplanti_raportor, toplanti_acan;
    create index toplanti_duzenleyen on toplanti (duzenleyen_id, baslama_zamani) include (id);
    create index toplanti_raportor on toplanti (raportor_id) include (id) where raportor_id is not null;
    create index toplanti_acan on toplanti (acan_id) include (id)`.execute(db);
}
