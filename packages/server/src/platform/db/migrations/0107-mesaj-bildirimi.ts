import { type Kysely, sql } from 'kysely';

/**
 * A notification of a message knows its message and follows it: changed words change there, too, a deleted message is
 * empty, and former participants lose the notification. Mails never hold the words, because they cannot follow, and
 * mails in the outbox lose them. An answer to an answer belongs to the thread of the first message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bildirim add column mesaj_id int references mesaj (id) on delete cascade;
    -- written in one transaction with its message, at the same moment
    update bildirim b set mesaj_id = m.id
      from mesaj m where b.tur in ('yazismaMesaji', 'yazismaAnmasi', 'yazismaAcili') and m.zaman = b.zaman and m.yazan_id = b.hakkinda_id;
    create index bildirim_mesaj on bildirim (mesaj_id) where mesaj_id is not null;

    create function mesaj_ozeti(metin text) returns text language sql immutable strict parallel safe as $$
      select case when length(metin) > 300 then left(metin, 300) || '…' else metin end
    $$;
    create function mesaj_bildirimi() returns trigger language plpgsql as $$
    begin
      update bildirim set metin = mesaj_ozeti(new.metin) where mesaj_id = new.id;
      return null;
    end $$;
    create trigger mesaj_bildirimi after update of metin on mesaj for each row
      when (old.metin <> new.metin) execute function mesaj_bildirimi();

    create function konusma_bildirimi(konusma int, kisi int) returns void language sql as $$
      delete from bildirim b using mesaj m where m.id = b.mesaj_id and m.konusma_id = konusma and b.kisi_id = kisi
        and not exists (select from konusma_uyeligi u where u.konusma_id = konusma and u.kisi_id = kisi)
    $$;
    create function konusma_uye_gider() returns trigger language plpgsql as $$
    begin
      perform konusma_bildirimi(old.konusma_id, old.kisi_id);
      return null;
    end $$;
    create trigger konusma_uye_gider after delete on konusma_uye for each row execute function konusma_uye_gider();
    create function konusma_departmani_degisir() returns trigger language plpgsql as $$
    begin
      perform konusma_bildirimi(k.id, old.id) from konusma k where k.departman_id = old.departman_id;
      return null;
    end $$;
    create trigger konusma_departmani_degisir after update of departman_id on kisi for each row
      when (old.departman_id <> new.departman_id) execute function konusma_departmani_degisir();
    create function konusma_sorumlusu_degisir() returns trigger language plpgsql as $$
    begin
      perform konusma_bildirimi(k.id, old.sorumlu_id) from konusma k where k.departman_id = old.id;
      return null;
    end $$;
    create trigger konusma_sorumlusu_degisir after update of sorumlu_id on departman for each row
      when (old.sorumlu_id is distinct from new.sorumlu_id and old.sorumlu_id is not null)
      execute function konusma_sorumlusu_degisir();

    -- what followed nothing until now
    update bildirim b set metin = mesaj_ozeti(m.metin) from mesaj m where m.id = b.mesaj_id;
    update bildirim set metin = '' where tur in ('yazismaMesaji', 'yazismaAnmasi', 'yazismaAcili') and mesaj_id is null;
    -- who answers in somebody's stead never took part
    delete from bildirim b using mesaj m where m.id = b.mesaj_id and b.yol like '%?konusma=%'
      and not exists (select from konusma_uyeligi u where u.konusma_id = m.konusma_id and u.kisi_id = b.kisi_id);
    update posta set metin = konu || substring(metin from E'\\n\\nMesaj, Yazışma sayfasındadır[^\\n]*$')
      where metin ~ E'\\n\\nMesaj, Yazışma sayfasındadır[^\\n]*$';

    with recursive dal as (
      select m.id, u.ust_id as kok from mesaj m join mesaj u on u.id = m.ust_id where u.ust_id is not null
      union all
      select d.id, u.ust_id from dal d join mesaj u on u.id = d.kok where u.ust_id is not null
    )
    update mesaj m set ust_id = d.kok from dal d join mesaj k on k.id = d.kok where m.id = d.id and k.ust_id is null;
  `.execute(db);
}
