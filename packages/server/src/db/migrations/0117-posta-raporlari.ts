import { type Kysely, sql } from 'kysely';

/**
 * A mail is the same as another one by its number, its date and its content: devices use one number for all they send. A report that a mail
 * is late or has arrived is told apart from one that it came back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- SHA-256 of date, subject, words and files; null: of a mail that came before it was kept
    alter table gelen_posta add column icerik_ozeti bytea check (length(icerik_ozeti) = 32),
      drop constraint gelen_posta_tur_check,
      add constraint gelen_posta_tur_check check (tur in
        ('yeni', 'yanit', 'spam', 'otomatik', 'geri', 'teslim', 'dongu', 'kopya', 'okunamaz', 'takvim'));
    alter table hareket_gorusme drop constraint hareket_gorusme_tur_check,
      add constraint hareket_gorusme_tur_check check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum', 'not',
        'yanit', 'dosya', 'gelen', 'ulasmadi', 'gecikti', 'birlesti', 'ayrildi', 'egitim', 'demo', 'surum'));
    alter table hareket_webistek drop constraint hareket_webistek_tur_check,
      add constraint hareket_webistek_tur_check check (tur in ('geldi', 'ustlenildi', 'eslesti', 'aktarildi', 'gelistirme',
        'yanit', 'durum', 'dosya', 'gelen', 'ulasmadi', 'gecikti', 'surum'));`.execute(db);
}
