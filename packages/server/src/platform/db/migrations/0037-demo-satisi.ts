import { type Kysely, sql } from 'kysely';

/**
 * The history of a demo tells that it was sold, and that the sale was undone. Beside the card it keeps the name that it
 * was opened with when there was no customer, because an undo needs the name again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hareket_demo_istek drop constraint hareket_demo_istek_tur_check,
      add constraint hareket_demo_istek_tur_check
        check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'satis', 'satisGeriAlindi'));
    alter table demo_istek drop constraint demo_istek_check,
      add constraint demo_istek_adi_var check (musteri_id is not null or ad_soyad <> '');
  `.execute(db);
}
