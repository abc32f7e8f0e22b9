import { type Kysely, sql } from 'kysely';

/**
 * The checks of an invoice before it is sent, and its state at the integrator. Nothing is sent without a proof of its
 * checks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fatura_kanit (
      fatura_id int primary key references fatura (id),
      zaman timestamptz not null,
      -- of the XML that was held against them
      xml_ozet bytea not null check (length(xml_ozet) = 32),
      -- each check with its outcome; one that failed is never kept, for then nothing left
      denetimler jsonb not null check (jsonb_typeof(denetimler) = 'array' and jsonb_array_length(denetimler) > 0
        and not jsonb_path_exists(denetimler, '$[*] ? (@.Gecti == false)'))
    );
    create function fatura_kanit_degismez() returns trigger language plpgsql as $$
    begin
      raise exception 'the proof of an invoice never changes';
    end $$;
    create trigger fatura_kanit_degismez before update or delete on fatura_kanit
      for each row execute function fatura_kanit_degismez();

    -- The way of an invoice after it was cut, one row an invoice; each step is taken from the one that was read.
    create table fatura_gonderim (
      fatura_id int primary key references fatura_kanit (fatura_id),
      durum text not null default 'bekliyor' check (durum in ('bekliyor', 'gonderiliyor', 'kuyrukta', 'ulasti',
        'yanitBekliyor', 'kabul', 'ret', 'otomatikKabul', 'reddedildi', 'iptalBekliyor', 'iptal', 'geriCekildi')),
      -- the last code that the envelope was answered with, and what was said besides
      kod text check (kod ~ '^[0-9]{4}$'),
      aciklama text not null default '' check (length(aciklama) <= 500),
      deneme int not null default 0 check (deneme >= 0),
      -- when it is looked at next; null: never, it is where it ends
      sonraki timestamptz,
      ulasma_zamani timestamptz,
      yanit_zamani timestamptz,
      -- what the buyer said who refused it
      yanit_nedeni text not null default '' check (length(yanit_nedeni) <= 500),
      zaman timestamptz not null,
      surum int not null default 1,
      check ((durum in ('ulasti', 'kabul', 'ret', 'otomatikKabul', 'reddedildi', 'iptal', 'geriCekildi')) = (sonraki is null)),
      check (durum not in ('ulasti', 'yanitBekliyor', 'kabul', 'ret', 'otomatikKabul') or ulasma_zamani is not null),
      check ((durum in ('kabul', 'ret', 'otomatikKabul')) = (yanit_zamani is not null))
    );
    create index fatura_gonderim_sira on fatura_gonderim (sonraki) where sonraki is not null;

    -- So many days a buyer may answer, after which silence is consent.
    alter table fatura_ayari add yanit_gun int not null default 8 check (yanit_gun between 1 and 30);

    -- What the integrator tells is nobody's doing.
    alter table hareket_fatura drop constraint hareket_fatura_tur_check, alter column kisi_id drop not null,
      add constraint hareket_fatura_tur_check check (tur in ('acildi', 'duzenlendi', 'vazgecildi', 'kesildi', 'iptal',
        'iade', 'tahsilat', 'geriAlindi', 'gonderildi', 'gonderim')),
      add constraint hareket_fatura_kisi check (kisi_id is not null or tur in ('gonderim', 'tahsilat', 'geriAlindi'));
  `.execute(db);
}
