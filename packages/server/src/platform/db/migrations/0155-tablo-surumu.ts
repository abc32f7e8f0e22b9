import { type Kysely, sql } from 'kysely';

const TABLOLAR = [
  'analiz',
  'aydinlatma',
  'aydinlatma_goruldu',
  'baglanti',
  'bildirim',
  'cagri',
  'dahili',
  'demo_istek',
  'departman',
  'dosya',
  'duyuru',
  'duyuru_goruldu',
  'gorev',
  'gorev_soru',
  'gorev_test',
  'gorusme',
  'hatirlatma',
  'izin_talep',
  'kisi',
  'kisi_menu',
  'kisi_rol',
  'konusma',
  'konusma_okuma',
  'konusma_uye',
  'kurulum',
  'lisans',
  'lisans_uyari',
  'memnuniyet',
  'memnuniyet_izleme',
  'menu',
  'mesaj',
  'mesaj_sikayeti',
  'mola_duzeltme',
  'mola_tur',
  'musteri',
  'musteri_proje',
  'proje',
  'rol_menu',
  'suzgec',
  'suzgec_varsayilan',
  'tanim',
  'teklif',
  'versiyon',
  'webistek',
];

/**
 * A number for each table that grows with every transaction that changes the table. A cached answer is valid as long as
 * the numbers of its tables stay the same. A transaction raises a row that no other one holds, or adds one, so no
 * transaction waits for another. The sum of the rows is the number. A transaction raises it once, with its first
 * change, and a rollback undoes the raise, too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tablo_surumu (
      id bigint generated always as identity primary key,
      tablo text not null,
      surum bigint not null default 1
    ) with (fillfactor = 20, autovacuum_vacuum_threshold = 500);
    create function surum_artir() returns trigger language plpgsql as $fn$
    declare ayar text := 'masabasi.surum_' || tg_table_name;
    begin
      if current_setting(ayar, true) = '1' then return null; end if;
      perform set_config(ayar, '1', true);
      update tablo_surumu set surum = surum + 1 where id = (
        select s.id from tablo_surumu s where s.tablo = tg_table_name order by s.id limit 1 for update skip locked);
      if not found then insert into tablo_surumu (tablo) values (tg_table_name); end if;
      return null;
    end $fn$;
    do $do$ begin
      execute format('alter function surum_artir() set search_path = %I, pg_temp', current_schema());
    end $do$;
  `.execute(db);
  for (const tablo of TABLOLAR)
    await sql`
      create trigger surum_artir after insert or update or delete or truncate on ${sql.table(tablo)}
        for each statement execute function surum_artir();
      -- also where rows are written without a second look at their foreign keys
      alter table ${sql.table(tablo)} enable always trigger surum_artir;
    `.execute(db);
}
