import { type Kysely, sql } from 'kysely';

/** Mailed invitations to set a first password. Only the digest of the secret is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kisi_daveti (
      kisi_id int primary key references kisi (id),
      anahtar_ozeti bytea not null unique,
      eposta text not null,
      son_gecerlilik timestamptz not null
    )
  `.execute(db);
}
