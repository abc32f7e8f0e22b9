import { type Kysely, sql } from 'kysely';

/**
 * Requests that people outside leave on the web: their text, their readers and their outcome. The task that a browser
 * solved before it sent a request is good for that request alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what the tasks of the form are signed with, the same for all servers
    create table webistek_anahtari (
      tek boolean primary key default true check (tek),
      anahtar bytea not null check (length(anahtar) = 32)
    );
    insert into webistek_anahtari (anahtar)
      values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

    create table webistek (
      id int generated always as identity primary key,
      no text not null generated always as ('W' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
      takip_kodu text not null unique check (takip_kodu ~ '^[2-9A-HJ-NP-Z]{12}$'),
      soru_ozeti bytea not null unique,
      ad_soyad text not null check (ad_soyad <> ''),
      kurum text not null default '',
      musteri_no text not null default '',
      telefon text not null default '',
      eposta text not null default '',
      proje_id int not null references proje (id),
      aciklama text not null check (aciklama <> ''),
      kaynak text not null default '',
      durum text not null check (durum in
        ('yeni', 'incelemede', 'aktarildi', 'yanitlandi', 'reddedildi', 'mukerrer', 'spam')),
      musteri_id int references musteri (id),
      atanan_id int references kisi (id),
      red_neden text,
      -- the request that this one repeats
      asil_id int references webistek (id),
      zaman timestamptz not null,
      surum int not null default 1,
      ara text not null generated always as (
        ' w' || lpad(id::text, greatest(6, length(id::text)), '0') || ' ' || telefon || ' ' || lower(eposta) || ' '
          || katla(ad_soyad || ' ' || kurum || ' ' || aciklama)
      ) stored,
      check (telefon <> '' or eposta <> ''),
      check (atanan_id is not null or durum in ('yeni', 'spam')),
      check ((durum = 'mukerrer') = (asil_id is not null)),
      check (asil_id <> id),
      check ((durum = 'reddedildi') = (red_neden is not null))
    );
    create index webistek_zaman on webistek (zaman, id);
    create index webistek_bekleyen on webistek (proje_id) where durum in ('yeni', 'incelemede');
    create index webistek_atanan on webistek (atanan_id) where atanan_id is not null;
    create index webistek_musteri on webistek (musteri_id) where musteri_id is not null;
    create index webistek_asil on webistek (asil_id) where asil_id is not null;
    create index webistek_telefon on webistek (telefon, zaman) where telefon <> '';
    create index webistek_eposta on webistek (lower(eposta), zaman) where eposta <> '';
    create index webistek_ara on webistek using gin (ara gin_trgm_ops);

    create table hareket_webistek partition of hareket for values in ('webistek');
    alter table hareket_webistek
      add foreign key (nesne_id) references webistek (id),
      add check (tur in ('geldi', 'ustlenildi', 'eslesti', 'aktarildi', 'yanit', 'durum', 'dosya'));

    alter table gorusme add column webistek_id int unique references webistek (id) on delete set null;

    alter table dosya add column webistek_id int references webistek (id),
      drop constraint dosya_bir_yer,
      add constraint dosya_bir_yer check (num_nonnulls(musteri_id, gorusme_id, webistek_id) <= 1);
    create index dosya_webistek on dosya (webistek_id) where webistek_id is not null;
  `.execute(db);
}
