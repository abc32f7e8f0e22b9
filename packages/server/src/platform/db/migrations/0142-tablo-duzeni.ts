import { type Kysely, sql } from 'kysely';

/** Layouts of files that are imported again and again, and rows of a file that were no record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tablo_duzeni (
      tur text not null check (tur in ('musteri', 'personel')),
      -- the headings, bare
      imza text not null,
      anahtar text not null generated always as (md5(imza)) stored,
      duzen jsonb not null,
      zaman timestamptz not null,
      primary key (tur, anahtar)
    );
    alter table musteri_aktarim add column atlanan text[] not null default '{}';
  `.execute(db);
}
