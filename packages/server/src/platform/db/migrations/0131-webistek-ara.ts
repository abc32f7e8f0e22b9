import { type Kysely, sql } from 'kysely';

/** Addresses are folded like all other words, so the stored text does not depend on the database's locale. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table webistek drop column ara;
    alter table webistek add column ara text not null generated always as (
      ' w' || lpad(id::text, greatest(6, length(id::text)), '0') || ' ' || telefon || ' '
        || katla(eposta || ' ' || ad_soyad || ' ' || kurum || ' ' || aciklama)
    ) stored;
    create index webistek_ara on webistek using gin (ara gin_trgm_ops)`.execute(db);
}
