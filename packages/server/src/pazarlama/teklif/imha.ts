import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';

/** Deletes the quotes of these customers. */
export async function yokEt(db: Db, musteriler: readonly number[]): Promise<void> {
  const bunlar = sql`(select id from teklif where musteri_id = any(${[...musteriler]}::int[]))`;
  await sql`delete from hareket where nesne = 'teklif' and nesne_id in ${bunlar}`.execute(db);
  await sql`delete from teklif where musteri_id = any(${[...musteriler]}::int[])`.execute(db);
}
