import { sql, type Kysely } from 'kysely';

/** An undone renewal may be made again. `GeriAlinan` counts the undone ones before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hareket_lisans drop constraint hareket_lisans_tur_check,
      add constraint hareket_lisans_tur_check check (tur in ('Aktivasyon', 'Yenileme', 'Yenileme Geri Alındı', 'Yükseltme',
        'Düzeltme', 'Devir', 'Askı', 'Askıdan Alma', 'İptal'));
    drop index hareket_lisans_yenileme;
    create unique index hareket_lisans_yenileme on hareket_lisans (nesne_id, (yeni ->> 'Donem'), coalesce(yeni ->> 'GeriAlinan', '0'))
      where tur = 'Yenileme';
  `.execute(db);
}
