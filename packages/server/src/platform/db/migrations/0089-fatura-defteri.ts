import { type Kysely, sql } from 'kysely';

/**
 * Invoices come into the ledger. Each issued invoice, and each payment that is not a bank line, is an act. Bank lines
 * pay invoices. The open amount of an invoice is kept up to date, so that no reader adds up three years.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into defter_hesap (kod, ad, elle) values
      ('108.01', 'Kartla Tahsilat (POS)', true), ('108.98', 'Elle Yazılan Tahsilatlar', false);

    -- The line of the bank that a payment is: one that was written by hand may find its line later.
    alter table fatura_tahsilat add banka_hareket_id int references banka_hareket (id),
      add check (banka_hareket_id is null or kaynak in ('banka', 'elle'));
    create index fatura_tahsilat_banka on fatura_tahsilat (banka_hareket_id) where banka_hareket_id is not null;
    -- What the bank kept of a payment before it came.
    alter table banka_hareket add masraf bigint not null default 0 check (masraf >= 0);

    -- What is open of what was cut; above 0: to be paid, below 0: to be given back. Nothing: no row.
    create table fatura_acik (
      fatura_id int primary key references fatura (id),
      kalan bigint not null check (kalan <> 0)
    );
    create function fatura_kalani(f fatura) returns bigint language sql stable as $$
      select case when f.durum = 'kesildi' and f.tip <> 'IADE' then f.odenecek
        - coalesce((select sum(t.tutar)::bigint from fatura_tahsilat t where t.fatura_id = f.id and t.geri_alma_zamani is null), 0)
        - coalesce((select sum(i.odenecek)::bigint from fatura i where i.iade_id = f.id and i.durum = 'kesildi'), 0)
      else 0 end
    $$;
    create function fatura_acik_say(hangi int) returns void language plpgsql as $$
    declare k bigint;
    begin
      -- Two that change one invoice count one after the other.
      perform from fatura where id = hangi for no key update;
      select fatura_kalani(f) into k from fatura f where f.id = hangi;
      if k = 0 then delete from fatura_acik where fatura_id = hangi;
      else insert into fatura_acik values (hangi, k) on conflict (fatura_id) do update set kalan = excluded.kalan;
      end if;
    end $$;
    create function fatura_acik_degisti() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'fatura_tahsilat' then perform fatura_acik_say(new.fatura_id);
      else perform fatura_acik_say(case when new.tip = 'IADE' then new.iade_id else new.id end);
      end if;
      return null;
    end $$;
    create trigger fatura_acik_degisti after insert or update of tutar, geri_alma_zamani on fatura_tahsilat
      for each row execute function fatura_acik_degisti();
    create trigger fatura_acik_degisti after update of durum on fatura
      for each row when (old.durum <> new.durum) execute function fatura_acik_degisti();
    create trigger fatura_acik_acildi after insert on fatura
      for each row when (new.durum in ('kesildi', 'iptal')) execute function fatura_acik_degisti();
    insert into fatura_acik select f.id, fatura_kalani(f) from fatura f where fatura_kalani(f) <> 0;

    -- What was cut and paid before comes in as it would have been written; of a closed period, on the first day that is open.
    create function pg_temp.yaz(g date, k text, k_id int, a text, z timestamptz, satirlar jsonb) returns void language sql as $$
      select defter_yaz(greatest(g, (select to_date(max(donem), 'YYYY-MM') + interval '1 month' from defter_donem)::date), k, k_id,
        null, a, z, (select jsonb_agg(s) from jsonb_array_elements(satirlar) s where (s ->> 'Tutar')::bigint <> 0))
    $$;
    select count(*) from (select pg_temp.yaz(f.tarih, 'fatura', f.id, 'Fatura ' || f.no, f.kesme_zamani, jsonb_build_array(
        jsonb_build_object('Hesap', '120', 'Alt', 'musteri:' || f.musteri_id, 'Birim', f.para_birimi,
          'Tutar', f.yon * f.odenecek),
        jsonb_build_object('Hesap', case f.tip when 'IADE' then '610' else '600' end, 'Birim', f.para_birimi,
          'Tutar', -f.yon * f.matrah),
        jsonb_build_object('Hesap', '391', 'Birim', f.para_birimi, 'Tutar', -f.yon * (f.kdv - f.tevkifat))))
      from (select f.*, case f.tip when 'IADE' then -1 else 1 end as yon from fatura f
        where f.durum = 'kesildi' and f.odenecek > 0 order by f.tarih, f.id) f) x;
    -- Payments from the bank are in the ledger by their lines.
    select count(*) from (select pg_temp.yaz(t.tarih, 'tahsilat', t.id, 'Tahsilat ' || f.no, t.zaman, jsonb_build_array(
        jsonb_build_object('Hesap', case t.kaynak when 'odeme' then '108.01' else '108.98' end, 'Alt', 'musteri:' || f.musteri_id,
          'Birim', f.para_birimi, 'Tutar', t.tutar),
        jsonb_build_object('Hesap', '120', 'Alt', 'musteri:' || f.musteri_id, 'Birim', f.para_birimi, 'Tutar', -t.tutar)))
      from fatura_tahsilat t join fatura f on f.id = t.fatura_id
      where t.kaynak <> 'banka' and t.geri_alma_zamani is null order by t.tarih, t.id) x;
    -- Checked here, so that later steps may change these tables.
    set constraints all immediate;
  `.execute(db);
}
