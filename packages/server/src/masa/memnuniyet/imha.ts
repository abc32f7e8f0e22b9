import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';

/** Destroys the survey requests and answers of these customers. */
export async function yokEt(db: Db, musteriler: readonly number[]): Promise<void> {
  const bunlar = sql`(select id from memnuniyet where musteri_id = any(${[...musteriler]}::int[]))`;
  await sql`delete from hareket where nesne = 'memnuniyet' and nesne_id in ${bunlar}`.execute(db);
  await sql`delete from memnuniyet_izleme where memnuniyet_id in ${bunlar}`.execute(db);
  await sql`delete from memnuniyet_yanit where memnuniyet_id in ${bunlar}`.execute(db);
  await sql`delete from memnuniyet where musteri_id = any(${[...musteriler]}::int[])`.execute(db);
}
