import { sql, type Kysely } from 'kysely';

/** Indexes for facts about a person that every change and every board reads: today's leave, the open shift. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index izin_kisi_bitis on izin (kisi_id, bitis) where silindi is null;
    create index mesai_kisi_acik on mesai (kisi_id) where bitis is null;
  `.execute(db);
}
