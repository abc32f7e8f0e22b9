import { type Kysely, sql } from 'kysely';

/**
 * Heads of departments lead their desk: they assign tickets, support customers without a licence and keep templates. A
 * role that an administrator has edited stays as it is.
 */
export const sorumluyaVer = (db: Kysely<unknown>) =>
  sql`insert into rol_yetki (rol_id, yetki_id)
    select r.id, y.id from urun_rol u join rol r on r.id = u.rol_id cross join unnest(array[1004, 1007, 1008]) y (id)
    where u.anahtar = 'Departman Sorumlusu' and r.ad = u.anahtar and r.surum = 1
    on conflict do nothing`.execute(db);

/** Rights of heads, and notifications about the promise's clock for the owner of a ticket and their head. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sorumluyaVer(db);
  await sql`
    -- a leave that was entered when it had begun
    alter table devir_bildirimi drop constraint devir_bildirimi_asama_check;
    alter table devir_bildirimi
      add constraint devir_bildirimi_asama_check check (asama in ('onay', 'son', 'basladi'));

    alter table gorusme
      -- when something is to be said next of the clock that runs; null: nothing
      add column sla_haber timestamptz,
      -- what was said last, and of which clock
      add column sla_soylenen_saat text check (sla_soylenen_saat in ('yanit', 'cozum')),
      add column sla_soylenen_asama text check (sla_soylenen_asama in ('uyari', 'bitis')),
      add constraint gorusme_sla_soylenen check ((sla_soylenen_saat is null) = (sla_soylenen_asama is null));
    -- of what turned before anybody was told of such things, nobody is told in one heap now
    with isleyen as (
      select g.id, g.sla_bitis <= now() as bitti, g.sla_uyari <= now() as sarardi,
        exists (select from sla_olay o where o.gorusme_id = g.id and o.tur in ('yanit', 'cozum')) as yanitlandi
      from gorusme g where g.kapanis_zamani is null and g.cozum_zamani is null and g.sla_bitis is not null
    )
    update gorusme g set
      sla_soylenen_saat = case when i.sarardi then case when i.yanitlandi then 'cozum' else 'yanit' end end,
      sla_soylenen_asama = case when i.sarardi then case when i.bitti then 'bitis' else 'uyari' end end,
      sla_haber = case when g.sla_durdu or i.bitti then null when i.sarardi then g.sla_bitis else g.sla_uyari end
    from isleyen i where g.id = i.id;
    create index gorusme_sla_haber on gorusme (sla_haber) where sla_haber is not null;
  `.execute(db);
}
