import { type Kysely, sql } from 'kysely';

/** What the company sells is called a product on every screen; a menu entry that somebody has named stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update menu set ad = 'Ürünler' where yol = '/tanimlar/proje' and ad = 'Projeler'`.execute(db);
}
