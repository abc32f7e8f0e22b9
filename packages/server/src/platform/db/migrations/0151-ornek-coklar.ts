import { type Kysely, sql } from 'kysely';

/** The progress of the many rows of each share of the demo company. A company that was founded whole has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ornek_coklar (
      pay text primary key,
      sira int not null unique,
      -- names them in a sentence
      baslik text not null,
      -- pieces that are written, and how many there are
      parca int not null default 0,
      parcalar int not null,
      -- numbers that were set aside when the company was founded
      ayrilan jsonb not null,
      -- when the company was founded: the clock of its rows, however late they come
      simdi timestamptz not null,
      check (parca between 0 and parcalar)
    );
  `.execute(db);
}
