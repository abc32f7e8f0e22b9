import { sql, type Kysely } from 'kysely';

/**
 * National ids and birthdays are masked in every answer. The search key of a customer no longer holds the whole number,
 * because its parts could be guessed, and the audit holds no birthday.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table musteri drop column ara;
    alter table musteri add column ara text not null generated always as (
      ' ' || katla(case when tip = 1 then ad || ' ' || soyad else unvan end)
        || ' m' || lpad(id::text, greatest(6, length(id::text)), '0')
        || coalesce(' ' || vkn, '') || coalesce(' ' || telefon, '')
        || coalesce(' ' || gsm, '') || coalesce(' ' || katla(eposta), '')
    ) stored;
    create index musteri_ara on musteri using gin (ara gin_trgm_ops) where silindi is null;

    alter table denetim disable trigger denetim_degismez;
    update denetim set
      eski = case when eski ->> 'DogumTarihi' is null then eski else eski || '{"DogumTarihi": "**.**.****"}' end,
      yeni = case when yeni ->> 'DogumTarihi' is null then yeni else yeni || '{"DogumTarihi": "**.**.****"}' end
    where nesne = 'kisi' and (eski ->> 'DogumTarihi' is not null or yeni ->> 'DogumTarihi' is not null);
    alter table denetim enable trigger denetim_degismez;
  `.execute(db);
}
