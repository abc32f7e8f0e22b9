import { type Kysely, sql } from 'kysely';

/**
 * Figures of income are read from indexes alone, and open amounts from their own rows, which also hold the needed
 * columns of the invoice. An issued invoice never changes these columns.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index fatura_tahsilat_gelir on fatura_tahsilat (tarih) include (fatura_id, tutar) where geri_alma_zamani is null;
    create index fatura_birimi on fatura (id) include (para_birimi, proje_id, musteri_id);
    drop index fatura_vade;
    create index fatura_vade on fatura (vade) include (id, para_birimi, proje_id, odenecek) where durum = 'kesildi' and tip <> 'IADE';

    -- son_gun: the day from which on it is late
    alter table fatura_acik add proje_id int, add para_birimi text, add son_gun date;
    update fatura_acik a set proje_id = f.proje_id, para_birimi = f.para_birimi, son_gun = coalesce(f.vade, f.tarih)
      from fatura f where f.id = a.fatura_id;
    alter table fatura_acik alter proje_id set not null, alter para_birimi set not null, alter son_gun set not null;
    create or replace function fatura_acik_say(hangi int) returns void language plpgsql as $$
    declare k bigint;
    begin
      -- Two that change one invoice count one after the other.
      perform from fatura where id = hangi for no key update;
      select fatura_kalani(f) into k from fatura f where f.id = hangi;
      if k = 0 then delete from fatura_acik where fatura_id = hangi;
      else insert into fatura_acik (fatura_id, kalan, proje_id, para_birimi, son_gun)
        select f.id, k, f.proje_id, f.para_birimi, coalesce(f.vade, f.tarih) from fatura f where f.id = hangi
        on conflict (fatura_id) do update set kalan = excluded.kalan;
      end if;
    end $$;
  `.execute(db);
}
