import { type Kysely, sql } from 'kysely';

/** People told about a ticket of somebody else: its followers, and people mentioned in a note. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gorusme_takip (
      gorusme_id int not null references gorusme (id) on delete cascade,
      kisi_id int not null references kisi (id),
      -- follows it and is told nothing
      sessiz boolean not null default false,
      zaman timestamptz not null,
      -- the contact that was merged with this one and was followed; parted again, it takes its followers along
      kaynak_id int references gorusme (id) on delete set null,
      primary key (gorusme_id, kisi_id),
      check (kaynak_id <> gorusme_id)
    );
    create index gorusme_takip_kisi on gorusme_takip (kisi_id);
    create index gorusme_takip_kaynak on gorusme_takip (kaynak_id) where kaynak_id is not null;

    create table gorusme_anma (
      -- a line of the contact's history
      hareket_id bigint not null,
      kisi_id int not null references kisi (id),
      gorusme_id int not null references gorusme (id) on delete cascade,
      -- the name as it stands in the line
      ad text not null check (ad <> ''),
      primary key (hareket_id, kisi_id)
    );
    create index gorusme_anma_kisi on gorusme_anma (kisi_id);
    create index gorusme_anma_gorusme on gorusme_anma (gorusme_id);
  `.execute(db);
}
