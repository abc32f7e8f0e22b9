import { type Kysely, sql } from 'kysely';

/** Annual leave of a person from before the product: the days left or the days used on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table kisi
      add column devreden_izin numeric(6, 2),
      add column kullanilan_izin numeric(6, 2) check (kullanilan_izin >= 0),
      add column izin_acilisi date,
      add constraint kisi_izin_acilisi check (num_nonnulls(devreden_izin, kullanilan_izin) = num_nonnulls(izin_acilisi))
  `.execute(db);
}
