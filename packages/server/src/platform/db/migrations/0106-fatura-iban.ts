import { type Kysely, sql } from 'kysely';

/**
 * Invoices to public bodies name an IBAN. Invoices from the integrator that cannot be stored are listed with the
 * incoming invoices.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Where public bodies pay: their invoices are not taken without it.
    alter table fatura_ayari add iban text not null default '' check (iban ~ '^(TR[0-9]{24})?$');

    -- What came from the integrator and was not kept, with why.
    create table gelen_alinamayan (
      ettn text primary key check (length(ettn) between 1 and 80),
      neden text not null check (length(neden) between 1 and 500),
      zaman timestamptz not null
    );
    create index gelen_alinamayan_zaman on gelen_alinamayan (zaman desc);
  `.execute(db);
}
