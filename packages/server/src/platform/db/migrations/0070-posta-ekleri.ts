import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/**
 * A mail of the outbox knows its history line, so that the line shows the outcome of the mail, and the names of its
 * files but not their bytes. Customers get their own notice of article 10.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const metin = readFileSync(new URL('../veri/musteri-aydinlatma.txt', import.meta.url), 'utf8').trim();
  await sql`
    alter table posta add column hareket_id bigint check (hareket_id is null or nesne is not null);
    -- What was written before: the line and its mail came in one transaction and say the same moment.
    update posta p set hareket_id = (
      select max(h.id) from hareket h
      where h.nesne = p.nesne and h.nesne_id = p.nesne_id and h.zaman = p.zaman and h.tur = 'yanit')
    where p.nesne is not null and not p.otomatik;

    create table posta_dosya (
      posta_id int not null references posta (id) on delete cascade,
      sira smallint not null check (sira >= 0),
      -- null: the file is forgotten
      dosya_id int references dosya (id) on delete set null,
      -- as it was called when the mail was written
      ad text not null check (ad <> ''),
      -- whether it went along; null: the mail has not left
      gitti boolean,
      primary key (posta_id, sira)
    );
    create index posta_dosya_dosyasi on posta_dosya (dosya_id) where dosya_id is not null;

    -- the notice of article 10 for customers and whoever writes to the company
    create table musteri_aydinlatma (
      surum int primary key check (surum > 0),
      metin text not null check (metin <> ''),
      yazan_id int references kisi (id),
      zaman timestamptz not null
    );
  `.execute(db);
  await sql`insert into musteri_aydinlatma (surum, metin, yazan_id, zaman) values (1, ${metin}, null, now())`.execute(
    db,
  );
}
