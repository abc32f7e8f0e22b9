import { type Kysely, sql } from 'kysely';

/**
 * A prospect carries its customer's province, search key and deletion mark. Sums and maps over a hundred thousand
 * prospects then read one index and no customer, and a search reads one table. Triggers keep the columns equal to the
 * customer's: a write to a prospect waits for a change of its customer, and the other way round.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table aday add il_id int references il (id), add musteri_silindi boolean not null default false,
      add musteri_ara text not null default '';

    create function aday_yeri() returns trigger language plpgsql as $$
    begin
      select m.il_id, m.silindi is not null, m.ara into strict new.il_id, new.musteri_silindi, new.musteri_ara
      from musteri m where m.id = new.musteri_id for share;
      return new;
    end $$;
    create trigger aday_yeri before insert or update of musteri_id, il_id, musteri_silindi, musteri_ara on aday
      for each row execute function aday_yeri();

    create function musteri_aday_yeri() returns trigger language plpgsql as $$
    begin
      update aday set il_id = new.il_id, musteri_silindi = new.silindi is not null, musteri_ara = new.ara
      where musteri_id = new.id;
      return null;
    end $$;
    create trigger musteri_aday_yeri after update on musteri for each row
      when (old.il_id is distinct from new.il_id or (old.silindi is null) <> (new.silindi is null)
        or old.ara is distinct from new.ara)
      execute function musteri_aday_yeri();

    update aday set il_id = null;

    create index aday_musteri_ara on aday using gin (musteri_ara gin_trgm_ops);
    create index aday_toplam on aday (il_id, proje_id) include (asama, tutar, sahip_id)
      where kapanis_zamani is null and not musteri_silindi`.execute(db);
}
