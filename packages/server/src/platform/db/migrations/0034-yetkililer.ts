import { type Kysely, sql } from 'kysely';

/**
 * Contact persons, found with their customer by name and telephone. Fields of a customer for invoices and visits. Its
 * consents, with every change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table musteri_yetkili (
      id int generated always as identity primary key,
      musteri_id int not null references musteri (id),
      ad text not null check (ad <> ''),
      soyad text not null default '',
      unvan text not null default '',
      telefon text,
      gsm text,
      eposta text,
      aciklama text not null default '',
      ara text not null generated always as (
        katla(ad || ' ' || soyad) || coalesce(' ' || telefon, '') || coalesce(' ' || gsm, '')
          || coalesce(' ' || katla(eposta), '')
      ) stored,
      surum int not null default 1,
      silindi timestamptz
    );
    create index musteri_yetkili_musteri on musteri_yetkili (musteri_id) where silindi is null;
    create index musteri_yetkili_silindi on musteri_yetkili (silindi) where silindi is not null;

    create table musteri_onay (
      id bigint generated always as identity primary key,
      musteri_id int not null references musteri (id),
      kanal text not null check (kanal in ('Arama', 'SMS', 'E-posta')),
      durum text not null check (durum in ('Onay', 'Ret')),
      tarih date not null,
      kaynak text not null,
      zaman timestamptz not null,
      kisi_id int references kisi (id)
    );
    create index musteri_onay_musteri on musteri_onay (musteri_id, kanal, id desc);

    alter table musteri drop column ara;
    alter table musteri
      -- one at most, because there is one place to say so
      add column ana_yetkili_id int references musteri_yetkili (id) on delete set null,
      add column yetkili_ara text not null default '',
      add column hesap_tur_id int references tanim (id),
      add column enlem numeric(9, 6) check (enlem between -90 and 90),
      add column boylam numeric(9, 6) check (boylam between -180 and 180),
      add column efatura_mukellef boolean not null default false,
      add column pk_etiket text,
      add column efatura_senaryo text not null default ''
        check (efatura_senaryo in ('', 'TEMELFATURA', 'TICARIFATURA', 'KAMU')),
      add check ((enlem is null) = (boylam is null));
    alter table musteri add column ara text not null generated always as (
      ' ' || katla(case when tip = 1 then ad || ' ' || soyad else unvan end)
        || ' m' || lpad(id::text, greatest(6, length(id::text)), '0')
        || coalesce(' ' || vkn, '') || coalesce(' ' || telefon, '')
        || coalesce(' ' || gsm, '') || coalesce(' ' || katla(eposta), '')
        || case when yetkili_ara = '' then '' else ' ' || yetkili_ara end
    ) stored;
    create index musteri_ara on musteri using gin (ara gin_trgm_ops) where silindi is null;
    create index musteri_ana_yetkili on musteri (ana_yetkili_id) where ana_yetkili_id is not null;

    -- Whoever writes a person, the key of their customer follows: a save, a merge, its undoing.
    create function musteri_yetkili_bulunur() returns trigger language plpgsql as $$
    declare
      hangi int;
    begin
      for hangi in select distinct x from unnest(array[old.musteri_id, new.musteri_id]) x where x is not null order by 1 loop
        update musteri m set yetkili_ara = coalesce((
          select string_agg(y.ara, ' ' order by y.id) from musteri_yetkili y where y.musteri_id = hangi and y.silindi is null), '')
        where m.id = hangi;
      end loop;
      return null;
    end $$;
    create trigger musteri_yetkili_bulunur after insert or delete or update of musteri_id, ad, soyad, telefon, gsm, eposta, silindi
      on musteri_yetkili for each row execute function musteri_yetkili_bulunur();

    -- What imports and merges noted of cards before knows nothing of the new columns, which are never nothing.
    update musteri_aktarim_satir set yeni = '{"efatura_mukellef": false, "efatura_senaryo": ""}'::jsonb || yeni
      where yeni is not null;
    update musteri_aktarim_satir
      set onceki = '{"efatura_mukellef": false, "efatura_senaryo": "", "yetkili_ara": ""}'::jsonb || onceki
      where onceki is not null;
    update musteri_birlesme set
      onceki = '{"HesapTurId": null, "Enlem": null, "Boylam": null, "EFaturaMukellef": false, "PkEtiket": null, "EFaturaSenaryo": ""}'::jsonb || onceki,
      sonraki = '{"HesapTurId": null, "Enlem": null, "Boylam": null, "EFaturaMukellef": false, "PkEtiket": null, "EFaturaSenaryo": ""}'::jsonb || sonraki
    where onceki <> '{}';
  `.execute(db);
}
