import { type Kysely, sql } from 'kysely';

/**
 * One payment closes several invoices: an attempt has a share of each. A link is for one invoice or for all open
 * invoices of its customer. A closed link that is given out again gets another address, and its mails are remembered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table odeme_pay (
      deneme_id int not null references odeme_deneme (id),
      fatura_id int not null references fatura (id),
      -- in this order they are closed
      sira smallint not null check (sira > 0),
      tutar bigint not null check (tutar > 0),
      tahsilat_id int unique references fatura_tahsilat (id),
      -- kept by the attempt: it is open
      acik boolean not null,
      primary key (deneme_id, fatura_id),
      unique (deneme_id, sira)
    );
    -- Of an invoice one attempt is open, with whatever others it is paid.
    create unique index odeme_pay_acik on odeme_pay (fatura_id) where acik;
    create index odeme_pay_fatura on odeme_pay (fatura_id, deneme_id);
    insert into odeme_pay (deneme_id, fatura_id, sira, tutar, tahsilat_id, acik)
      select id, fatura_id, 1, tutar, tahsilat_id, durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA') from odeme_deneme;
    create function odeme_pay_acik_say() returns trigger language plpgsql as $$
    begin
      update odeme_pay set acik = new.durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA') where deneme_id = new.id;
      return null;
    end $$;
    create trigger odeme_pay_acik after update of durum on odeme_deneme
      for each row when (old.durum <> new.durum) execute function odeme_pay_acik_say();
    alter table odeme_deneme drop column tahsilat_id;

    alter table odeme_baglanti
      -- all that the customer of this invoice owes, of the products that whoever gave it out works with
      add bakiye boolean not null default false,
      add urunler int[],
      -- the address is another each time that it is given out after it was closed
      add sira int not null default 1 check (sira > 0),
      add kapanma_zamani timestamptz,
      add gonderim_zamani timestamptz,
      add gonderen_id int references kisi (id),
      add check (bakiye = (urunler is not null)),
      add check ((gonderim_zamani is null) = (gonderen_id is null)),
      drop constraint odeme_baglanti_pkey,
      add primary key (fatura_id, bakiye);
    create index odeme_baglanti_gonderen on odeme_baglanti (gonderen_id) where gonderen_id is not null;

    alter table odeme_olay drop constraint odeme_olay_tur_check,
      add constraint odeme_olay_tur_check check (tur in ('acildi', 'gonderildi', 'donus', 'bildirim', 'provizyon', 'sorgu',
        'basarili', 'basarisiz', 'suresi', 'iade', 'iptal', 'uyari', 'baglanti'));
  `.execute(db);
}
