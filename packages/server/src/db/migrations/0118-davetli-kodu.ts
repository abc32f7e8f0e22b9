import { type Kysely, sql } from 'kysely';

/**
 * Each guest's calendar knows a meeting by a number with a code of its own, so that nobody answers in the name of another. Meetings that guests
 * were invited to before keep their number: calendars would take another one for another meeting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table toplanti add column uid_kisisel boolean not null default false;
    alter table toplanti alter column uid_kisisel set default true;`.execute(db);
}
