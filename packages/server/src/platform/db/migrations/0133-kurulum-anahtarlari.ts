import { type Kysely, sql } from 'kysely';

/** Each server that starts before the set-up prints a key that works, so there is more than one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kurulum_anahtari drop column tek;
    alter table kurulum_anahtari add column id int generated always as identity primary key`.execute(db);
}
