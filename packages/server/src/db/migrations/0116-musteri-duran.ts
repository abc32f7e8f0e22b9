import { type Kysely, sql } from 'kysely';

/**
 * Whether a customer is there is asked of each contact, call and task that a list reads. Without an index of its own the database
 * answers that from the one by status, which it then searches once for every status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index musteri_duran on musteri (id) where silindi is null`.execute(db);
}
