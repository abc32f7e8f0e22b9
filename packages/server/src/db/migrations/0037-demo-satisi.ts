import { type Kysely, sql } from 'kysely';

/**
 * A demo that was sold says so in its history, and that the sale was taken back. Who was no customer keeps the name the
 * demo was opened with beside the card: an undo needs it again.
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
