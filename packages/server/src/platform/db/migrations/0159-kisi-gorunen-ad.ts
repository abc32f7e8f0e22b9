import { type Kysely, sql } from 'kysely';

/** The displayed name of a person. It follows every change of the name, also when a person becomes anonymous. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kisi add column gorunen_ad text not null generated always as (ad || ' ' || soyad) stored
  `.execute(db);
}
