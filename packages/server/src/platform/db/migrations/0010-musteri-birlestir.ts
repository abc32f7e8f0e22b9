import { sql, type Kysely } from 'kysely';

/** Merged customers: the customer that each became part of, and the data to undo it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table musteri
      -- the customer that this one became part of; its number leads there
      add column birlesen_id int references musteri (id),
      add check (birlesen_id is null or silindi is not null);
    create index musteri_birlesen on musteri (birlesen_id) where birlesen_id is not null;

    create table musteri_birlesme (
      id int generated always as identity primary key,
      kalan_id int not null references musteri (id),
      giden_id int not null references musteri (id),
      zaman timestamptz not null,
      kisi_id int not null references kisi (id),
      -- the card that stays, before and after
      onceki jsonb not null,
      sonraki jsonb not null,
      geri_alma_zamani timestamptz,
      geri_alan_id int references kisi (id),
      check (kalan_id <> giden_id),
      check ((geri_alma_zamani is null) = (geri_alan_id is null))
    );
    create index musteri_birlesme_kalan on musteri_birlesme (kalan_id) where geri_alma_zamani is null;
    create unique index musteri_birlesme_giden on musteri_birlesme (giden_id) where geri_alma_zamani is null;

    -- every row of any table that a merge touched
    create table musteri_birlesme_satir (
      id bigint generated always as identity primary key,
      birlesme_id int not null references musteri_birlesme (id),
      tablo text not null,
      sutun text not null,
      -- a customer that is part of a row's key makes two rows of a move: one that came and one that went
      islem text not null check (islem in ('tasindi', 'geldi', 'gitti')),
      -- its primary key; of a row that went, all of it
      satir jsonb not null
    );
    create index musteri_birlesme_satir_yer on musteri_birlesme_satir (birlesme_id, tablo, sutun, islem);
  `.execute(db);
}
