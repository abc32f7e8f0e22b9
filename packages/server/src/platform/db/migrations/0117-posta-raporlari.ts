import { type Kysely, sql } from 'kysely';

/**
 * Two mails are equal when number, date and content are equal, because some devices use one number for all their mails.
 * A report of a late or delivered mail is told apart from a bounce.
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
