import { type Kysely, sql } from 'kysely';

/**
 * The ledger and the first room that writes into it: bank accounts, lines of bank statements, and closed days. The
 * ledger only grows. Each act holds the hash of the act before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table defter_hesap (
      kod text primary key check (kod ~ '^[0-9]{3}(\\.[0-9]{2})?$'),
      ad text not null check (ad <> ''),
      -- whether a person may post a movement of the bank to it; the others are written by their rooms
      elle boolean not null
    );
    insert into defter_hesap (kod, ad, elle) values
      ('100', 'Kasa', true), ('102', 'Bankalar', false), ('103', 'Verilen Çekler ve Ödeme Emirleri', true),
      ('108', 'Diğer Hazır Değerler (POS)', true), ('108.99', 'Hesaplar Arası Transfer', false), ('120', 'Alıcılar', false),
      ('136', 'Diğer Çeşitli Alacaklar', true), ('159', 'Verilen Sipariş Avansları', true), ('191', 'İndirilecek KDV', true),
      ('193', 'Peşin Ödenen Vergiler ve Fonlar', true), ('196', 'Personel Avansları', true), ('300', 'Banka Kredileri', true),
      ('320', 'Satıcılar', true), ('335', 'Personele Borçlar', true), ('336', 'Diğer Çeşitli Borçlar', true),
      ('340', 'Alınan Sipariş Avansları', true), ('360', 'Ödenecek Vergi ve Fonlar', true),
      ('361', 'Ödenecek Sosyal Güvenlik Kesintileri', true), ('391', 'Hesaplanan KDV', false), ('500', 'Sermaye', true),
      ('501', 'Açılış Bakiyeleri', false), ('600', 'Yurt İçi Satışlar', false), ('610', 'Satıştan İadeler', false),
      ('642', 'Faiz Gelirleri', true), ('646', 'Kambiyo Kârları', true), ('653', 'Komisyon ve Banka Masrafları', true),
      ('656', 'Kambiyo Zararları', true), ('770', 'Genel Yönetim Giderleri', true), ('780', 'Finansman Giderleri', true);

    -- The last act: whoever writes holds it, so that acts have an order and their numbers no gap.
    create table defter_bas (
      tek boolean primary key default true check (tek),
      sira bigint not null,
      ozet bytea not null check (length(ozet) = 32)
    );
    insert into defter_bas (sira, ozet) values (0, decode(repeat('00', 32), 'hex'));

    create table defter_fis (
      sira bigint primary key check (sira > 0),
      gun date not null,
      kaynak text not null check (kaynak ~ '^[a-z_]{1,30}$'),
      kaynak_id int not null check (kaynak_id > 0),
      -- the act that this one takes back; none is taken back twice
      ters_sira bigint unique references defter_fis (sira) check (ters_sira < sira),
      aciklama text not null check (aciklama <> '' and length(aciklama) <= 500),
      zaman timestamptz not null,
      onceki bytea not null check (length(onceki) = 32),
      ozet bytea not null unique check (length(ozet) = 32)
    );
    create index defter_fis_gun on defter_fis (gun, sira);
    create index defter_fis_kaynak on defter_fis (kaynak, kaynak_id);

    create table defter_satir (
      fis_sira bigint not null references defter_fis (sira) deferrable initially deferred,
      satir smallint not null check (satir > 0),
      hesap_kod text not null references defter_hesap (kod),
      -- whose part of the account: a name, not a reference, as a card may merge or be destroyed while the act stays
      alt text not null default '' check (alt = '' or alt ~ '^[a-z]{1,20}:[0-9]{1,10}$'),
      birim text not null check (birim ~ '^[A-Z]{3}$'),
      -- above 0: debit
      tutar bigint not null check (tutar <> 0),
      primary key (fis_sira, satir)
    );
    create index defter_satir_hesap on defter_satir (hesap_kod, alt, birim);

    -- What the hash is of: every field once, the free text last. core/defter/rules.ts writes the same.
    create function defter_metni(f defter_fis) returns text language sql stable as $$
      select concat_ws(E'\\n', f.sira, to_char(f.gun, 'YYYY-MM-DD'), f.kaynak, f.kaynak_id, coalesce(f.ters_sira::text, '-'),
        to_char(f.zaman at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), encode(f.onceki, 'hex'),
        (select string_agg(concat_ws(' ', s.satir, s.hesap_kod, case s.alt when '' then '-' else s.alt end, s.birim, s.tutar),
          E'\\n' order by s.satir) from defter_satir s where s.fis_sira = f.sira),
        '', f.aciklama)
    $$;
    create function defter_ozeti(f defter_fis) returns bytea language sql stable as $$
      select sha256(convert_to(defter_metni(f), 'UTF8'))
    $$;

    create table defter_donem (
      -- a closed month
      donem text primary key check (donem ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
      kapanis timestamptz not null,
      kapatan_id int not null references kisi (id),
      -- the last act when it closed, so that a chain written anew is found
      son_sira bigint not null,
      son_ozet bytea not null
    );
    create index defter_donem_kapatan on defter_donem (kapatan_id);

    create function defter_yaz(g date, k text, k_id int, ters bigint, a text, z timestamptz, satirlar jsonb)
    returns bigint language plpgsql as $$
    declare bas defter_bas; f defter_fis;
    begin
      select * into strict bas from defter_bas for update;
      if exists (select from defter_donem where donem = to_char(g, 'YYYY-MM')) then
        raise exception 'the period of % is closed', g;
      end if;
      f.sira := bas.sira + 1; f.gun := g; f.kaynak := k; f.kaynak_id := k_id; f.ters_sira := ters; f.aciklama := a;
      f.zaman := date_trunc('milliseconds', z); f.onceki := bas.ozet;
      insert into defter_satir (fis_sira, satir, hesap_kod, alt, birim, tutar)
        select f.sira, x.n, x.s ->> 'Hesap', coalesce(x.s ->> 'Alt', ''), x.s ->> 'Birim', (x.s ->> 'Tutar')::bigint
        from jsonb_array_elements(satirlar) with ordinality x (s, n);
      f.ozet := defter_ozeti(f);
      insert into defter_fis select f.*;
      update defter_bas set sira = f.sira, ozet = f.ozet;
      return f.sira;
    end $$;

    -- At the commit every act that was written adds up, follows the one before it and is what its hash says.
    create function defter_denk() returns trigger language plpgsql as $$
    declare f defter_fis;
    begin
      if tg_table_name = 'defter_fis' then f := new;
      else select * into f from defter_fis where sira = new.fis_sira;
      end if;
      if (select count(*) from defter_satir where fis_sira = f.sira) < 2
        or exists (select from defter_satir where fis_sira = f.sira group by birim having sum(tutar) <> 0) then
        raise exception 'act % does not balance', f.sira using errcode = 'check_violation';
      end if;
      if f.ozet is distinct from defter_ozeti(f)
        or f.onceki is distinct from coalesce((select ozet from defter_fis where sira = f.sira - 1),
          case f.sira when 1 then decode(repeat('00', 32), 'hex') end) then
        raise exception 'act % is not of the chain', f.sira using errcode = 'check_violation';
      end if;
      return null;
    end $$;
    create constraint trigger defter_denk after insert on defter_fis deferrable initially deferred
      for each row execute function defter_denk();
    create constraint trigger defter_denk after insert on defter_satir deferrable initially deferred
      for each row execute function defter_denk();

    create function defter_degismez() returns trigger language plpgsql as
      $$ begin raise exception 'the ledger only grows'; end $$;
    create trigger defter_degismez before update or delete or truncate on defter_fis
      for each statement execute function defter_degismez();
    create trigger defter_degismez before update or delete or truncate on defter_satir
      for each statement execute function defter_degismez();

    create table banka_hesap (
      id int generated by default as identity primary key,
      ad text not null unique check (ad <> '' and length(ad) <= 100),
      banka text not null check (length(banka) <= 100),
      iban text unique check (iban ~ '^TR[0-9]{24}$'),
      birim text not null check (birim ~ '^[A-Z]{3}$'),
      -- what stood on it before the first movement that is kept
      acilis_gun date not null,
      acilis_bakiye bigint not null,
      -- the columns of a layout that the product does not know
      duzen jsonb,
      aktif boolean not null default true,
      surum int not null default 1
    );

    create table banka_ekstre (
      id int generated by default as identity primary key,
      hesap_id int not null references banka_hesap (id),
      dosya text not null,
      ilk_gun date not null,
      son_gun date not null,
      acilis bigint,
      kapanis bigint,
      okunan int not null,
      eklenen int not null,
      yukleyen_id int references kisi (id),
      zaman timestamptz not null,
      check (ilk_gun <= son_gun)
    );
    create index banka_ekstre_hesap on banka_ekstre (hesap_id, zaman);
    create index banka_ekstre_yukleyen on banka_ekstre (yukleyen_id);

    create table banka_hareket (
      id int generated by default as identity primary key,
      hesap_id int not null references banka_hesap (id),
      ekstre_id int not null references banka_ekstre (id),
      gun date not null,
      valor date,
      saat text,
      -- above 0: came in
      tutar bigint not null check (tutar <> 0),
      bakiye bigint,
      kod text,
      referans text,
      aciklama text not null,
      karsi_unvan text,
      karsi_iban text,
      karsi_vkn text,
      -- what makes a row the same; twins of a day are counted
      anahtar text not null,
      sayac int not null check (sayac > 0),
      sinif text check (sinif in ('musteri', 'masraf', 'virman', 'diger')),
      musteri_id int references musteri (id),
      karsi_hesap_id int references banka_hesap (id),
      hesap_kod text references defter_hesap (kod),
      notu text not null default '' check (length(notu) <= 500),
      fis_sira bigint references defter_fis (sira),
      isleyen_id int references kisi (id),
      islem_zamani timestamptz,
      ara text not null generated always as (' ' || katla(aciklama || ' ' || coalesce(karsi_unvan, '') || ' ' ||
        coalesce(referans, ''))) stored,
      surum int not null default 1,
      unique (hesap_id, gun, anahtar, sayac),
      check ((sinif is null) = (fis_sira is null)),
      check ((sinif is null) = (islem_zamani is null)),
      check ((sinif is not distinct from 'musteri') = (musteri_id is not null)),
      check ((sinif is not distinct from 'virman') = (karsi_hesap_id is not null)),
      check ((sinif is not distinct from 'diger') = (hesap_kod is not null)),
      check (karsi_hesap_id <> hesap_id)
    );
    create index banka_hareket_gun on banka_hareket (hesap_id, gun, id);
    create index banka_hareket_gunler on banka_hareket (gun, id);
    create index banka_hareket_acik on banka_hareket (hesap_id, gun) where sinif is null;
    create index banka_hareket_ekstre on banka_hareket (ekstre_id);
    create index banka_hareket_musteri on banka_hareket (musteri_id) where musteri_id is not null;
    create index banka_hareket_isleyen on banka_hareket (isleyen_id) where isleyen_id is not null;
    create index banka_hareket_ara on banka_hareket using gin (ara gin_trgm_ops);

    -- What banks say stood on an account at the end of a day, from the file with most of that day's rows.
    create table banka_bakiye (
      hesap_id int not null references banka_hesap (id),
      gun date not null,
      tutar bigint not null,
      satir int not null,
      primary key (hesap_id, gun)
    );

    -- A day that is closed; opened again, it is no more.
    create table banka_gun (
      hesap_id int not null references banka_hesap (id),
      gun date not null,
      bakiye bigint not null,
      kapatan_id int references kisi (id),
      kapanis timestamptz not null,
      primary key (hesap_id, gun)
    );
    create index banka_gun_kapatan on banka_gun (kapatan_id);

    -- Whose an account or a name is, learned from each movement that was given to a customer and forgotten with it.
    create table banka_ogrenilen (
      hareket_id int not null references banka_hareket (id) on delete cascade,
      tur text not null check (tur in ('iban', 'ad')),
      deger text not null check (deger <> ''),
      musteri_id int not null references musteri (id),
      primary key (hareket_id, tur)
    );
    create index banka_ogrenilen_deger on banka_ogrenilen (tur, deger);
    create index banka_ogrenilen_musteri on banka_ogrenilen (musteri_id);
  `.execute(db);
}
