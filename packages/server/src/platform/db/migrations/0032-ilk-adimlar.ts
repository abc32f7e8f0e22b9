import { type Kysely, sql } from 'kysely';

/**
 * The time at which the first steps of a new installation were put away. A company that has worked for a while is past
 * them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kurulum add column ilk_adimlar_kapandi timestamptz;
    update kurulum set ilk_adimlar_kapandi = now();
  `.execute(db);
}
