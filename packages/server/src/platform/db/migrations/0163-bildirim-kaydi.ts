import { type Kysely, sql } from 'kysely';

/**
 * The record that a notification is about, within its kind. A decision on it marks the notifications of everybody who
 * was asked as read. Older notifications have none and wait for their readers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bildirim add column kayit_id int;
    create index bildirim_kayit on bildirim (tur, kayit_id) where kayit_id is not null and okundu is null;
  `.execute(db);
}
