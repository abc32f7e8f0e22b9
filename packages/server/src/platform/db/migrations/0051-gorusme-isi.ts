import { type Kysely, sql } from 'kysely';

/**
 * Aids for people at the desk. A connection belongs to a ticket of the same customer. The customer is part of the key,
 * so that the connection follows when the ticket's customer is corrected. A merge of customers moves both tables in one
 * transaction, one after the other, so the key is checked at its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gorusme add constraint gorusme_musterisi unique (id, musteri_id);
    alter table baglanti add column gorusme_id int,
      add constraint baglanti_gorusmesi foreign key (gorusme_id, musteri_id) references gorusme (id, musteri_id)
        on update cascade deferrable initially deferred;
    create index baglanti_gorusme on baglanti (gorusme_id, baslama desc) where gorusme_id is not null;

    -- the words of what was said, folded; what was solved is found by how they begin
    alter table gorusme add column sozler tsvector not null
      generated always as (to_tsvector('simple'::regconfig, katla(baslik || ' ' || aciklama))) stored;
    create index gorusme_cozumlu on gorusme using gin (sozler) with (fastupdate = off) where cozum <> '';
  `.execute(db);
}
