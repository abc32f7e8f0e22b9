import { type Kysely, sql } from 'kysely';

/** A flow may be as long as its steps need: three hundred steps in one column exceed the old limit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proje_plan_akis
      drop constraint proje_plan_akis_x_check, add constraint proje_plan_akis_x_check check (abs(x) <= 100000),
      drop constraint proje_plan_akis_y_check, add constraint proje_plan_akis_y_check check (abs(y) <= 100000);
  `.execute(db);
}
