import { type Kysely, sql } from 'kysely';

/**
 * Files. Their bytes are stored once under their digest, in pieces that come and go with one transaction. A row of
 * `dosya` holds a file's name and its record. Each kind of record has its own column, so that the database checks the
 * reference.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dosya_icerik (
      ozet bytea primary key check (octet_length(ozet) = 32),
      boyut bigint not null check (boyut > 0),
      -- when it was last brought: what came a moment ago is not swept away before its row is there
      zaman timestamptz not null
    );
    create table dosya_parca (
      ozet bytea not null references dosya_icerik (ozet) on delete cascade,
      sira int not null check (sira >= 0),
      veri bytea not null check (octet_length(veri) between 1 and 262144),
      primary key (ozet, sira)
    );
    -- pictures and archives are compressed already
    alter table dosya_parca alter column veri set storage external;

    create table dosya (
      id int generated always as identity primary key,
      ad text not null check (ad <> ''),
      tip text not null,
      boyut bigint not null check (boyut > 0),
      en int,
      boy int,
      ozet bytea not null references dosya_icerik (ozet),
      orta_ozet bytea references dosya_icerik (ozet),
      kucuk_ozet bytea references dosya_icerik (ozet),
      musteri_id int references musteri (id),
      yukleyen_id int references kisi (id),
      zaman timestamptz not null,
      silindi timestamptz,
      silen_id int references kisi (id)
    );
    create index dosya_musteri on dosya (musteri_id) where musteri_id is not null;
    create index dosya_silindi on dosya (silindi) where silindi is not null;
    create index dosya_ozet on dosya (ozet);
    create index dosya_orta on dosya (orta_ozet) where orta_ozet is not null;
    create index dosya_kucuk on dosya (kucuk_ozet) where kucuk_ozet is not null;
    create index dosya_yukleyen on dosya (yukleyen_id) where yukleyen_id is not null;
    create index dosya_icerik_zaman on dosya_icerik (zaman);
  `.execute(db);
}
