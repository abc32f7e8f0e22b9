import { type Kysely, sql } from 'kysely';

/** With which shift somebody came back and has put away what happened meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mesai add column donus_kalkti boolean not null default false`.execute(db);
}
