import { type Kysely, sql } from 'kysely';

/** Templates of frequent texts, shared or of one person, for all tickets or for one product or subject. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sablon (
      id int generated always as identity primary key,
      ad text not null check (ad <> '' and length(ad) <= 120),
      -- what is typed after a slash
      kisayol text check (kisayol <> '' and length(kisayol) <= 30),
      metin text not null check (metin <> '' and length(metin) <= 4000),
      tur text not null check (tur in ('hepsi', 'yanit', 'not')),
      proje_id int references proje (id),
      konu_id int references tanim (id),
      -- whose it is; null: everybody's
      sahip_id int references kisi (id),
      aktif boolean not null default true,
      sira int not null default 0 check (sira >= 0),
      -- how often it was put into a line
      kullanim int not null default 0 check (kullanim >= 0),
      surum int not null default 1,
      silindi timestamptz,
      silen_id int references kisi (id) on delete set null
    );
    create unique index sablon_kisayol on sablon (kisayol, sahip_id) nulls not distinct
      where kisayol is not null and silindi is null;
    create index sablon_proje on sablon (proje_id) where proje_id is not null;
    create index sablon_konu on sablon (konu_id) where konu_id is not null;
    create index sablon_sahip on sablon (sahip_id) where sahip_id is not null;
    create index sablon_silen on sablon (silen_id) where silen_id is not null;

    create table hareket_sablon partition of hareket for values in ('sablon');
    alter table hareket_sablon
      add foreign key (nesne_id) references sablon (id),
      add check (tur in ('sablonEklendi', 'sablonDegisti', 'sablonSilindi', 'sablonGeriGeldi'));
  `.execute(db);
}
