import { type Kysely, sql } from 'kysely';

/** A ticket holds its customer's search key, too, so that one table answers a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gorusme add column musteri_ara text not null default '';
    update gorusme g set musteri_ara = m.ara from musteri m where m.id = g.musteri_id;
    create index gorusme_musteri_ara on gorusme using gin (musteri_ara gin_trgm_ops);

    create function gorusme_musteri_ara() returns trigger language plpgsql as $$
    begin
      new.musteri_ara := (select m.ara from musteri m where m.id = new.musteri_id);
      return new;
    end $$;
    create trigger gorusme_musteri_ara before insert or update of musteri_id on gorusme
      for each row execute function gorusme_musteri_ara();

    -- Whoever writes a customer, the key of their contacts follows.
    create function musteri_gorusmeleri_bulunur() returns trigger language plpgsql as $$
    begin
      update gorusme set musteri_ara = new.ara where musteri_id = new.id;
      return null;
    end $$;
    create trigger musteri_gorusmeleri_bulunur after update on musteri
      for each row when (old.ara is distinct from new.ara) execute function musteri_gorusmeleri_bulunur();
  `.execute(db);
}
