import { type Kysely, sql } from 'kysely';

/**
 * Each guest's calendar knows a meeting by a number with a code of its own, so that nobody answers in the name of
 * another guest. Guests of older meetings keep their number: calendars would take a new number for a new meeting.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table toplanti add column uid_kisisel boolean not null default false;
    alter table toplanti alter column uid_kisisel set default true;`.execute(db);
}
