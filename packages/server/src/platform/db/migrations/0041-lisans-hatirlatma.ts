import { type Kysely, sql } from 'kysely';

/** A reminder sent to a customer is a line of the licence's history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hareket_lisans drop constraint hareket_lisans_tur_check,
      add constraint hareket_lisans_tur_check check (tur in ('Aktivasyon', 'Yenileme', 'Yenileme Geri Alındı', 'Yükseltme',
        'Düzeltme', 'Devir', 'Askı', 'Askıdan Alma', 'İptal', 'Hatırlatma'));
  `.execute(db);
}
