import { type Kysely, sql } from 'kysely';

/** Before a leave begins whoever goes is told of the contacts that are theirs: when it is granted, and on the last working day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table devir_bildirimi (
      izin_id int not null references izin (id) on delete cascade,
      asama text not null check (asama in ('onay', 'son')),
      zaman timestamptz not null,
      primary key (izin_id, asama)
    )
  `.execute(db);
}
