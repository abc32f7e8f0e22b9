import { type Kysely, sql } from 'kysely';

/**
 * Deputies who decide while the head of a department is on leave, and a mark on their decisions. A second approval of
 * leave, where the company wants one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table departman add column vekil_id int references kisi (id), add check (vekil_id <> sorumlu_id);
    create index departman_vekil on departman (vekil_id) where vekil_id is not null;
    alter table mola_duzeltme add column vekaleten boolean not null default false;

    -- null: none; otherwise of requests for more days than these
    alter table kurulum add column ikinci_onay_gun numeric(5, 1) check (ikinci_onay_gun >= 0);
    alter table izin_talep
      add column vekaleten boolean not null default false,
      add column ilk_onaylayan_id int references kisi (id),
      add column ilk_onay_zamani timestamptz,
      drop constraint izin_talep_durum_check,
      add constraint izin_talep_durum_check
        check (durum in ('Bekliyor', 'İkinci Onayda', 'Onaylandı', 'Reddedildi', 'Vazgeçildi'));
    drop index izin_talep_bekleyen;
    drop index izin_talep_iptal;
    create index izin_talep_bekleyen on izin_talep (kisi_id) where durum in ('Bekliyor', 'İkinci Onayda');
    create unique index izin_talep_iptal on izin_talep (izin_id)
      where durum in ('Bekliyor', 'İkinci Onayda') and izin_id is not null;
    create index izin_talep_ilk_onay on izin_talep (ilk_onaylayan_id) where ilk_onaylayan_id is not null;
  `.execute(db);
}
