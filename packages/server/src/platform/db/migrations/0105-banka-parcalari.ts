import { type Kysely, sql } from 'kysely';

/**
 * The bank's own number of a movement separates two equal ones. The balances of a day are kept for each statement, so
 * that the day ends where the chain of statements ends. An IBAN has letters behind its bank's number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table banka_hareket add banka_referansi text;
    -- What each statement said of the day: from which balance to which.
    alter table banka_bakiye add parcalar jsonb not null default '[]';
    alter table banka_hesap drop constraint banka_hesap_iban_check,
      add constraint banka_hesap_iban_check check (iban ~ '^TR[0-9]{8}[0-9A-Z]{16}$');
  `.execute(db);
}
