import { type Kysely, sql } from 'kysely';

/** Whose a meeting is, is read from the indexes alone: the lists, their counts and the search of everything ask for it each time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index toplanti_duzenleyen, toplanti_raportor, toplanti_acan;
    create index toplanti_duzenleyen on toplanti (duzenleyen_id, baslama_zamani) include (id);
    create index toplanti_raportor on toplanti (raportor_id) include (id) where raportor_id is not null;
    create index toplanti_acan on toplanti (acan_id) include (id)`.execute(db);
}
