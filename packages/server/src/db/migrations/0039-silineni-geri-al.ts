import { sql, type Kysely } from 'kysely';

/** A leave that was deleted may come back; its history says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hareket_izin drop constraint hareket_izin_tur_check,
      add constraint hareket_izin_tur_check
        check (tur in ('Eklendi', 'Değiştirildi', 'Silindi', 'Geri alındı', 'Yeniden hesaplandı'))
  `.execute(db);
}
