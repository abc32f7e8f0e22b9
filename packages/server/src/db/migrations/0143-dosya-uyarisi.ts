import { type Kysely, sql } from 'kysely';

/** Files that others sent may bear a warning. Older ones have none: nobody looked into their archives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dosya
      add column uyari text
        check (uyari in ('calisir', 'icinde', 'etkin', 'siskin', 'bakilamadi', 'uymuyor', 'bozuk')),
      add column uyari_adlari text[] not null default '{}'
  `.execute(db);
}
