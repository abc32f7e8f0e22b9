import { type Kysely, sql } from 'kysely';

/** Telephones may have an extension behind a comma. A caller is found by the number before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index musteri_telefon_ana on musteri (split_part(telefon, ',', 1)) where silindi is null;
    create index musteri_gsm_ana on musteri (split_part(gsm, ',', 1)) where silindi is null;
    create index musteri_yetkili_telefon_ana on musteri_yetkili (split_part(telefon, ',', 1))
      where silindi is null and telefon is not null;
    create index musteri_yetkili_gsm_ana on musteri_yetkili (split_part(gsm, ',', 1)) where silindi is null and gsm is not null;
    drop index musteri_telefon;
    drop index musteri_gsm;
    drop index musteri_yetkili_telefon;
    drop index musteri_yetkili_gsm;
  `.execute(db);
}
