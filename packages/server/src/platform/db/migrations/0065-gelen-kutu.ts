import { type Kysely, sql } from 'kysely';

/**
 * Mails that were in a mailbox before it was opened are no news, even when reading begins again. Stored mails are
 * marked as seen, even when the reading was interrupted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table gelen_kutu
      -- the last mail that lay there when it was opened, or numbered anew: of those only what nobody has read is taken,
      add column ilk_uid bigint not null default 0,
      -- and what came after this moment, where it was read before
      add column beri timestamptz,
      -- up to here what was kept is marked as seen
      add column gorulen_uid bigint not null default 0;
    update gelen_kutu set gorulen_uid = son_uid;
  `.execute(db);
}
