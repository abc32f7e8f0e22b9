import { type Kysely, sql } from 'kysely';

/**
 * A file may come before its record: until then it belongs to the person who uploaded it. Every file has exactly one
 * place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dosya add column bekleten_id int references kisi (id);
    -- on nothing: nobody could open it
    delete from dosya where num_nonnulls(musteri_id, gorusme_id, webistek_id) = 0;
    alter table dosya
      drop constraint dosya_bir_yer,
      add constraint dosya_bir_yer check (num_nonnulls(musteri_id, gorusme_id, webistek_id, bekleten_id) = 1),
      add constraint dosya_bekleten_yukleyen check (bekleten_id is null or bekleten_id is not distinct from yukleyen_id);
    create index dosya_bekleten on dosya (bekleten_id, zaman) where bekleten_id is not null;
  `.execute(db);
}
