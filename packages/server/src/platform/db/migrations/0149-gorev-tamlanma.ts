import { type Kysely, sql } from 'kysely';

/** The day on which a task was completed is read from an index, not from the whole history of the task. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index hareket_gorev_tamlandi on hareket_gorev (nesne_id, zaman)
    where tur = 'durum' and yeni ->> 'DurumAnahtar' = 'testonayli'`.execute(db);
}
