import { type Kysely, sql } from 'kysely';

/**
 * Bytes of files may lie in an object store outside. Each upload is recorded before it starts, so that orphans are
 * found without asking the store for its list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dosya_icerik add column disarida boolean not null default false;
    create table dosya_yolda (
      ozet bytea primary key check (octet_length(ozet) = 32),
      -- when it was last sent
      zaman timestamptz not null
    );
    create index dosya_yolda_zaman on dosya_yolda (zaman);
  `.execute(db);
}
