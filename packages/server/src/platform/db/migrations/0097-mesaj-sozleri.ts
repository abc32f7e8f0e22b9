import { type Kysely, sql } from 'kysely';

/**
 * Each word of a message stands in its index together with its conversation, so that a search reads the reader's own
 * conversations alone, however often others have written the word.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function mesaj_sozleri(konusma_id int, metin text) returns tsvector language sql immutable strict parallel safe as $$
      select array_to_tsvector(coalesce(array_agg('k' || konusma_id || '/' || s.lexeme), '{}'))
      from unnest(to_tsvector('simple'::regconfig, katla(metin))) s
    $$;
    alter table mesaj drop column sozler;
    alter table mesaj add column sozler tsvector not null generated always as (mesaj_sozleri(konusma_id, metin)) stored;
    create index mesaj_sozler on mesaj using gin (sozler);
  `.execute(db);
}
