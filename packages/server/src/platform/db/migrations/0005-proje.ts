import { sql, type Kysely } from 'kysely';

/** The product card, and the products of each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proje
      add column kod text check (kod ~ '^[A-Z0-9]{2,10}$'),
      add column renk text not null default 'gri',
      add column aciklama text not null default '',
      add column sorumlu_id int references kisi (id),
      add column ekip_id int references tanim (id),
      add column anket_tur_id int references tanim (id),
      add column aktif boolean not null default true,
      add column surum int not null default 1;
    create unique index proje_kod on proje (kod);
    create index kisi_proje_proje on kisi_proje (proje_id);
  `.execute(db);
}
