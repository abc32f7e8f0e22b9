import { type Kysely, sql } from 'kysely';

/** Records about one person are found without reading a table whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index mola_kisi on mola (kisi_id, baslama);
    create index memnuniyet_izleme_sorumlu on memnuniyet_izleme (sorumlu_id);
    create index dosya_silen on dosya (silen_id) where silen_id is not null;
    create index duyuru_yazan on duyuru (yazan_id);
    create index posta_alici on posta (lower(alici))`.execute(db);
}
