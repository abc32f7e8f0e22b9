import { type Kysely, sql } from 'kysely';

/**
 * Mails to the support address, each once, with its outcome and the position up to which the mailbox was read. An
 * outgoing mail knows its record, so that an answer finds its way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- what the marks of subjects are signed with, the same for all servers
    create table posta_anahtari (
      tek boolean primary key default true check (tek),
      anahtar bytea not null check (length(anahtar) = 32)
    );
    insert into posta_anahtari (anahtar)
      values (decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'));

    alter table posta
      -- part of the number that the mail has among all mails of the world: nobody else knows it
      add column ileti uuid not null unique default gen_random_uuid(),
      add column nesne text check (nesne in ('webistek', 'gorusme')),
      add column nesne_id int,
      -- a machine's answer, which is to be answered by none
      add column otomatik boolean not null default false,
      add constraint posta_konusu check ((nesne is null) = (nesne_id is null));
    create index posta_nesne on posta (nesne, nesne_id) where nesne is not null;

    create table gelen_kutu (
      kutu text primary key,
      uidvalidity bigint not null,
      -- the last mail of the mailbox that was kept
      son_uid bigint not null default 0,
      okuma timestamptz,
      hata text
    );

    create table gelen_posta (
      id int generated always as identity primary key,
      -- SHA-256 of the mail as it lies in the mailbox: one that is there already is the same
      ozet bytea not null unique check (length(ozet) = 32),
      ileti text not null default '',
      gonderen text not null,
      gonderen_adi text not null default '',
      konu text not null default '',
      metin text not null default '',
      tur text not null check (tur in ('yeni', 'yanit', 'spam', 'otomatik', 'geri', 'dongu', 'kopya', 'okunamaz')),
      nesne text check (nesne in ('webistek', 'gorusme')),
      nesne_id int,
      zaman timestamptz not null,
      check ((nesne is null) = (nesne_id is null)),
      check (tur not in ('yeni', 'yanit', 'spam') or nesne is not null)
    );
    create index gelen_posta_zaman on gelen_posta (zaman, id);
    create index gelen_posta_ileti on gelen_posta (ileti) where ileti <> '';
    create index gelen_posta_gonderen on gelen_posta (lower(gonderen), zaman);
    create index gelen_posta_nesne on gelen_posta (nesne, nesne_id, id) where nesne is not null;

    -- whose address it is
    create index musteri_eposta_kucuk on musteri (lower(eposta)) where silindi is null and eposta is not null;
    create index musteri_yetkili_eposta on musteri_yetkili (lower(eposta)) where silindi is null and eposta is not null;

    -- who writes a mail chooses no product
    alter table webistek alter column proje_id drop not null;
    create index webistek_urunsuz on webistek (id) where proje_id is null and durum in ('yeni', 'incelemede');

    -- one kind of line more than there are
    alter table hareket_webistek drop constraint hareket_webistek_tur_check,
      add constraint hareket_webistek_tur_check
        check (tur in ('geldi', 'ustlenildi', 'eslesti', 'aktarildi', 'yanit', 'durum', 'dosya', 'gelen', 'ulasmadi'));
    alter table hareket_gorusme drop constraint hareket_gorusme_tur_check,
      add constraint hareket_gorusme_tur_check
        check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'not', 'yanit', 'dosya', 'gelen', 'ulasmadi'));
  `.execute(db);
}
