import { type Kysely, sql } from 'kysely';

/** Screens call the goods of the company products. A menu entry that an administrator has named stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update menu set ad = 'Ürünler' where yol = '/tanimlar/proje' and ad = 'Projeler'`.execute(db);
}
