import { type Kysely, sql } from 'kysely';

/**
 * An analysis names the authorised person for the need. The list of such persons was there, but no field chose from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table analiz add column yetkili_kisi_id int references tanim (id)`.execute(db);
}
