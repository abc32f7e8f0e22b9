import { type Kysely, sql } from 'kysely';

/** Files from outside may carry a warning. Older files have none, because their archives were not inspected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dosya
      add column uyari text
        check (uyari in ('calisir', 'icinde', 'etkin', 'siskin', 'bakilamadi', 'uymuyor', 'bozuk')),
      add column uyari_adlari text[] not null default '{}'
  `.execute(db);
}
