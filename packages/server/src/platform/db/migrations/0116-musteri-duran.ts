import { type Kysely, sql } from 'kysely';

/**
 * Lists ask for each ticket, call and task if its customer is deleted. Without this index the database uses the index
 * by status and searches it once for every status.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index musteri_duran on musteri (id) where silindi is null`.execute(db);
}
