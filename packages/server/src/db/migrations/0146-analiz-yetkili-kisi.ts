import { type Kysely, sql } from 'kysely';

/** An analysis says which authorised person answers for the need; the list of them was there and nothing chose from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analiz add column yetkili_kisi_id int references tanim (id)`.execute(db);
}
