import { type Kysely, sql } from 'kysely';

/**
 * Tags of customers are rows of a reference list, so they are named, coloured and retired in the same place as all
 * lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table musteri_etiket (
      musteri_id int not null references musteri (id),
      tanim_id int not null references tanim (id),
      primary key (musteri_id, tanim_id)
    );
    create index musteri_etiket_tanim on musteri_etiket (tanim_id);
  `.execute(db);
}
