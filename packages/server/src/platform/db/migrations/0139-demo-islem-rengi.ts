import { type Kysely, sql } from 'kysely';

/** Each of the six actions of a demo has a colour of its own; one that an administrator chose stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update tanim set renk = 'mor', surum = surum + 1
    where liste = 'islemler' and anahtar = '95' and renk = 'turuncu'
  `.execute(db);
}
