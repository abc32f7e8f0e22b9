import { type Kysely, sql } from 'kysely';

/** The promises and hours of the desk are edited together, by version. Each version is kept unchanged. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sla_surumu (
      surum int primary key check (surum > 0),
      zaman timestamptz not null,
      -- null: as the installation came
      kisi_id int references kisi (id),
      kurallar jsonb not null
    );
    insert into sla_surumu (surum, zaman, kurallar)
      select 1, now(), jsonb_build_object(
        'sozler', (select jsonb_agg(jsonb_build_object('Oncelik', oncelik, 'YanitDk', yanit_dk, 'CozumDk', cozum_dk)
          order by id) from sla_politika),
        'saatler', (select coalesce(jsonb_agg(jsonb_build_object('Gun', gun, 'Bas', bas, 'Bit', bit) order by gun, bas), '[]')
          from sla_takvim));
  `.execute(db);
}
