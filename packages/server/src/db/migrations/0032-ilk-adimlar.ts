import { type Kysely, sql } from 'kysely';

/** When somebody has put the first steps of a new installation away; one that has worked for a while is past them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kurulum add column ilk_adimlar_kapandi timestamptz;
    update kurulum set ilk_adimlar_kapandi = now();
  `.execute(db);
}
