import { type Kysely, sql } from 'kysely';

/** Data about an absence: the handover before it, and the events missed in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- with this shift somebody came back, and has put away what happened meanwhile
    alter table mesai add column donus_kalkti boolean not null default false;

    -- who goes is told of the contacts that are theirs: when it is granted, and on the last working day
    create table devir_bildirimi (
      izin_id int not null references izin (id) on delete cascade,
      asama text not null check (asama in ('onay', 'son')),
      zaman timestamptz not null,
      primary key (izin_id, asama)
    );
  `.execute(db);
}
