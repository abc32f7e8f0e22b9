import { sql, type Kysely } from 'kysely';

/** Staff cards, leaving, the administration of rights and menus, the duties of KVKK. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kisi
      add column tc_kimlik text check (tc_kimlik ~ '^[0-9]{11}$'),
      add column telefon text,
      -- the licence to sign in: without it a person is on the board and in the lists, and signs in nowhere
      add column giris_izni boolean not null default true,
      -- given by an administrator: good for one sign-in, at which the person chooses another
      add column parola_gecici boolean not null default false,
      -- the first day on which the person is no longer there
      add column cikis_tarihi date,
      add column ayrilma_nedeni text,
      add column anonim timestamptz,
      -- of the person's roles and exceptions; the card has its own
      add column yetki_surum int not null default 1,
      add constraint kisi_cikis check (cikis_tarihi >= ise_giris);
    create unique index kisi_tc_kimlik on kisi (tc_kimlik);
    create index kisi_cikis on kisi (cikis_tarihi) where aktif;
    create index oturum_giris on oturum (kisi_id, baslama);

    alter table departman add column silindi timestamptz;
    drop index departman_ad;
    create unique index departman_ad on departman (ad) where silindi is null;

    alter table rol
      add column aciklama text not null default '',
      add column surum int not null default 1;
    alter table menu add column surum int not null default 1;
    -- which roles of the product were brought in once: one that was renamed or deleted does not come back at the next start
    create table urun_rol (anahtar text primary key, rol_id int unique references rol (id) on delete set null);
    insert into urun_rol (anahtar, rol_id) select ad, id from rol;
    create index kisi_rol_rol on kisi_rol (rol_id);

    -- the notice of article 10: a new text is a new version, and everybody reads it once
    create table aydinlatma (
      surum int primary key check (surum > 0),
      metin text not null check (metin <> ''),
      yazan_id int references kisi (id),
      zaman timestamptz not null
    );
    create table aydinlatma_goruldu (
      kisi_id int not null references kisi (id),
      surum int not null references aydinlatma (surum),
      zaman timestamptz not null,
      ip text not null,
      primary key (kisi_id, surum)
    );

    -- how long each kind of record is kept; what has served its time is destroyed daily and the destruction recorded
    create table saklama (konu text primary key, ay int not null check (ay between 1 and 1200), surum int not null default 1);
    create table imha_kaydi (
      id int generated always as identity primary key,
      zaman timestamptz not null,
      konu text not null,
      sinir date not null,
      adet int not null check (adet > 0)
    );
    -- what is left of breaks whose single rows have served their time
    create table mola_gunluk (
      kisi_id int not null references kisi (id),
      gun date not null,
      durum_id int not null references mola_tur (id),
      adet int not null,
      saniye int not null,
      primary key (kisi_id, gun, durum_id)
    );
    -- work of a day that one server does, and no other again
    create table gunluk_is (
      ad text not null,
      gun date not null,
      baslama timestamptz not null,
      bitis timestamptz,
      primary key (ad, gun)
    );

    -- who is on leave now and in the days to come
    create index izin_bitis on izin (bitis) where silindi is null;
    create index denetim_nesne on denetim (nesne, nesne_id);
    create index denetim_zaman on denetim (zaman);
    -- without it every destroyed break would look through all corrections
    create index mola_duzeltme_mola on mola_duzeltme (mola_id);
    -- only the destruction of what has served its time may delete, and it says so for its own transaction
    create or replace function denetim_degismez() returns trigger language plpgsql as
      $$ begin
        if tg_op = 'DELETE' and current_setting('masabasi.imha', true) = 'evet' then return null; end if;
        raise exception 'denetim kayıtları değiştirilemez';
      end $$;
  `.execute(db);
}
