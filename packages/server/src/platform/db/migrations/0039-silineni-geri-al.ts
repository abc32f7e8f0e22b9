import { sql, type Kysely } from 'kysely';

/** A deleted leave may come back, and its history tells so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hareket_izin drop constraint hareket_izin_tur_check,
      add constraint hareket_izin_tur_check
        check (tur in ('Eklendi', 'Değiştirildi', 'Silindi', 'Geri alındı', 'Yeniden hesaplandı'))
  `.execute(db);
}
