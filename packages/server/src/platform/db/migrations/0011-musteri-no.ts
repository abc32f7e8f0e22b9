import { sql, type Kysely } from 'kysely';

/** A customer's number is not cut where its id has more than six digits; the search key holds it too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table musteri drop column ara, drop column musteri_no;
    alter table musteri
      add column musteri_no text not null
        generated always as ('M' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
      add column ara text not null generated always as (
        ' ' || katla(case when tip = 1 then ad || ' ' || soyad else unvan end)
          || ' m' || lpad(id::text, greatest(6, length(id::text)), '0')
          || coalesce(' ' || tc_kimlik, '') || coalesce(' ' || vkn, '') || coalesce(' ' || telefon, '')
          || coalesce(' ' || gsm, '') || coalesce(' ' || katla(eposta), '')
      ) stored;
    create index musteri_ara on musteri using gin (ara gin_trgm_ops) where silindi is null;
  `.execute(db);
}
