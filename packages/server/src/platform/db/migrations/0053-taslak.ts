import { type Kysely, sql } from 'kysely';

/** Unfinished things of people: unsaved drafts, open tickets on their screens, and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table taslak (
      kisi_id int not null references kisi (id),
      anahtar text not null check (length(anahtar) between 1 and 100),
      -- JSON as the form wrote it; null: saved or thrown away, and what comes late of it is older
      deger text check (length(deger) <= 32000),
      -- counts up with what is typed
      sira bigint not null check (sira > 0),
      zaman timestamptz not null,
      primary key (kisi_id, anahtar)
    );
    create index taslak_zaman on taslak (zaman);

    -- Who has a contact open lasts half a minute: after a crash of the database they say so again.
    create unlogged table varlik (
      gorusme_id int not null references gorusme (id) on delete cascade,
      kisi_id int not null references kisi (id),
      -- a window of theirs
      pencere text not null check (length(pencere) between 1 and 40),
      yaziyor boolean not null,
      zaman timestamptz not null,
      primary key (gorusme_id, kisi_id, pencere)
    );
    create index varlik_kisi on varlik (kisi_id);
    create index varlik_zaman on varlik (zaman);

    create table hatirlatma (
      kisi_id int not null references kisi (id),
      gorusme_id int not null references gorusme (id) on delete cascade,
      zaman timestamptz not null,
      aciklama text not null default '' check (length(aciklama) <= 500),
      primary key (kisi_id, gorusme_id)
    );
    create index hatirlatma_gorusme on hatirlatma (gorusme_id);
    create index hatirlatma_zaman on hatirlatma (zaman);

    -- Whatever closes a contact, nobody is reminded of it any more.
    create function hatirlatma_duser() returns trigger language plpgsql as $$
    begin
      delete from hatirlatma where gorusme_id = new.id;
      return null;
    end $$;
    create trigger hatirlatma_duser after update of durum on gorusme
      for each row when (old.durum <> new.durum and new.durum in ('cozuldu', 'kapandi', 'iptal', 'birlesti'))
      execute function hatirlatma_duser();
  `.execute(db);
}
