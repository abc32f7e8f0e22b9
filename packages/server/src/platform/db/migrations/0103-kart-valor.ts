import { type Kysely, sql } from 'kysely';

/**
 * Terms of card providers, and the money from them. A bank line is a sum of card payments less commission. A refund
 * after the payout is deducted from a later payout.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table odeme_sozlesme (
      id int primary key generated always as identity,
      saglayici text not null check (saglayici ~ '^[a-z]{1,20}$'),
      gecerlilik date not null,
      valor_gun smallint not null check (valor_gun between 0 and 90),
      surum int not null default 1,
      yazan_id int references kisi (id),
      zaman timestamptz not null,
      unique (saglayici, gecerlilik)
    );
    create index odeme_sozlesme_yazan on odeme_sozlesme (yazan_id) where yazan_id is not null;
    create table odeme_sozlesme_orani (
      sozlesme_id int not null references odeme_sozlesme (id) on delete cascade,
      taksit smallint not null check (taksit between 1 and 12),
      -- commission in hundredths of a percent
      oran int not null check (oran between 0 and 5000),
      primary key (sozlesme_id, taksit)
    );
    create table odeme_kesinti (
      id int primary key generated always as identity,
      deneme_id int not null references odeme_deneme (id),
      gun date not null,
      tutar bigint not null check (tutar > 0),
      -- the line that had paid it out, and the one of which it was kept; null: not yet
      kaynak_hareket_id int not null references banka_hareket (id),
      banka_hareket_id int references banka_hareket (id),
      check (kaynak_hareket_id <> banka_hareket_id)
    );
    create index odeme_kesinti_deneme on odeme_kesinti (deneme_id);
    create index odeme_kesinti_kaynak on odeme_kesinti (kaynak_hareket_id);
    create index odeme_kesinti_banka on odeme_kesinti (banka_hareket_id) where banka_hareket_id is not null;
    create index odeme_kesinti_bekleyen on odeme_kesinti (gun) where banka_hareket_id is null;

    alter table banka_hareket drop constraint banka_hareket_sinif_check,
      add constraint banka_hareket_sinif_check check (sinif in ('musteri', 'kart', 'masraf', 'virman', 'diger'));
    -- Payments by card find their line, too.
    alter table fatura_tahsilat drop constraint fatura_tahsilat_check1;
    create index fatura_tahsilat_kart on fatura_tahsilat (tarih)
      where kaynak = 'odeme' and banka_hareket_id is null and geri_alma_zamani is null;
  `.execute(db);
}
