import { type Kysely, sql } from 'kysely';

/**
 * The support desk: tickets, the promise for each, and the desk's hours. The events of a promise are kept as they
 * happened. The end of its clocks is worked out from them and kept beside the ticket, so that lists can be read by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sla_takvim (
      -- 1 Monday to 7 Sunday; minutes from midnight
      gun int not null check (gun between 1 and 7),
      bas int not null check (bas >= 0),
      bit int not null check (bit <= 1440),
      primary key (gun, bas),
      check (bas < bit)
    );
    insert into sla_takvim (gun, bas, bit)
      select g, p.bas, p.bit from generate_series(1, 5) g, (values (510, 750), (810, 1080)) p (bas, bit);

    create table sla_politika (
      id int generated always as identity primary key,
      -- the key of a priority; null: of those that have no promise of their own
      oncelik text unique nulls not distinct,
      yanit_dk int not null check (yanit_dk > 0),
      cozum_dk int not null check (cozum_dk >= yanit_dk)
    );
    insert into sla_politika (oncelik, yanit_dk, cozum_dk) values
      ('kritik', 30, 240), ('yuksek', 60, 480), ('normal', 240, 1440), ('dusuk', 480, 2400), (null, 240, 1440);

    create table gorusme (
      id int generated always as identity primary key,
      no text not null generated always as ('G' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
      musteri_id int not null references musteri (id),
      proje_id int not null references proje (id),
      gorusme_tur_id int not null references tanim (id),
      talep_tur_id int references tanim (id),
      konu_id int not null references tanim (id),
      oncelik_id int not null references tanim (id),
      -- 1: they called; 2: we did
      yon int not null check (yon in (1, 2)),
      telefon text,
      baslik text not null check (baslik <> '' and length(baslik) <= 200),
      aciklama text not null default '',
      cozum text not null default '',
      durum text not null check (durum in
        ('yeni', 'atandi', 'islemde', 'musteri', 'yazilim', 'cozuldu', 'kapandi', 'iptal', 'birlesti')),
      acan_id int not null references kisi (id),
      atanan_id int references kisi (id),
      duzenleyen_id int references kisi (id),
      baslama_zamani timestamptz not null,
      ilk_yanit_zamani timestamptz,
      cozum_zamani timestamptz,
      kapanis_zamani timestamptz,
      son_hareket timestamptz not null,
      duzenleme_zamani timestamptz,
      -- minutes spent on it
      sure int not null default 0 check (sure >= 0),
      -- of the clock that ends next; null: none runs
      sla_bitis timestamptz,
      sla_uyari timestamptz,
      -- others are waited for
      sla_durdu boolean not null default false,
      ara text not null generated always as (
        ' g' || lpad(id::text, greatest(6, length(id::text)), '0') || coalesce(' ' || telefon, '') || ' '
          || katla(baslik || ' ' || aciklama || ' ' || cozum)
      ) stored,
      surum int not null default 1,
      -- whose it is nobody knows only while it is new
      check (atanan_id is not null or durum in ('yeni', 'iptal', 'birlesti')),
      check ((cozum_zamani is not null) or durum not in ('cozuldu')),
      check ((kapanis_zamani is not null) = (durum in ('kapandi', 'iptal', 'birlesti')))
    );
    create index gorusme_musteri on gorusme (musteri_id, baslama_zamani desc);
    create index gorusme_baslama on gorusme (baslama_zamani, id);
    create index gorusme_son on gorusme (son_hareket, id);
    create index gorusme_ara on gorusme using gin (ara gin_trgm_ops);
    create index gorusme_acik on gorusme (atanan_id) where kapanis_zamani is null and cozum_zamani is null;
    create index gorusme_atanan on gorusme (atanan_id, baslama_zamani) where atanan_id is not null;
    create index gorusme_acan on gorusme (acan_id);
    create index gorusme_cozulen on gorusme (cozum_zamani) where durum = 'cozuldu';
    create index gorusme_proje on gorusme (proje_id, baslama_zamani);
    create index gorusme_konu on gorusme (konu_id);

    -- what the clocks of a contact heard, in the order of their numbers
    create table sla_olay (
      id bigint generated always as identity primary key,
      gorusme_id int not null references gorusme (id) on delete cascade,
      tur text not null check (tur in ('basla', 'durdur', 'devam', 'yanit', 'cozum')),
      zaman timestamptz not null
    );
    create index sla_olay_gorusme on sla_olay (gorusme_id, id);

    create table hareket_gorusme partition of hareket for values in ('gorusme');
    alter table hareket_gorusme
      add foreign key (nesne_id) references gorusme (id),
      add check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'not', 'yanit', 'dosya'));

    alter table dosya add column gorusme_id int references gorusme (id),
      add constraint dosya_bir_yer check (num_nonnulls(musteri_id, gorusme_id) <= 1);
    create index dosya_gorusme on dosya (gorusme_id) where gorusme_id is not null;
  `.execute(db);
}
