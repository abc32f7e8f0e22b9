import { type Kysely, sql } from 'kysely';

/** A ticket that repeats another one becomes part of it, and for a while the two can be separated again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gorusme
      -- the contact that goes on for this one
      add column ust_id int references gorusme (id) on delete set null,
      -- its state before, and who merged it
      add column birlesme_oncesi text,
      add column birlestiren_id int references kisi (id) on delete set null,
      add constraint gorusme_ustu check (ust_id is null or durum = 'birlesti'),
      add constraint gorusme_baska check (ust_id <> id);
    create index gorusme_ust on gorusme (ust_id) where ust_id is not null;
    create index gorusme_birlestiren on gorusme (birlestiren_id) where birlestiren_id is not null;

    alter table hareket_gorusme drop constraint hareket_gorusme_tur_check,
      add constraint hareket_gorusme_tur_check check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'not',
        'yanit', 'dosya', 'gelen', 'ulasmadi', 'birlesti', 'ayrildi'));
  `.execute(db);
}
