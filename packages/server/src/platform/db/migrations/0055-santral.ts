import { type Kysely, sql } from 'kysely';

/** Calls from the telephone exchange, the people on whose screens each appeared, and the extensions of people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dahili (
      kisi_id int primary key references kisi (id),
      dahili text not null unique check (dahili ~ '^[0-9*#]{1,10}$')
    );

    create table cagri (
      id int generated always as identity primary key,
      -- the exchange's own number of it
      anahtar text not null unique check (length(anahtar) between 1 and 110),
      -- empty: the caller hides it
      telefon text not null default '',
      baslama timestamptz not null,
      acilma timestamptz,
      bitis timestamptz,
      acan_id int references kisi (id),
      -- nobody was at the desk: who was to be back first, and when
      donecek_id int references kisi (id),
      donus timestamptz,
      -- who called back
      arayan_id int references kisi (id),
      geri_arama timestamptz,
      -- let ring to see that it does
      deneme boolean not null default false,
      check (acilma >= baslama and bitis >= baslama),
      check (arayan_id is null or geri_arama is not null),
      check (donecek_id is null or donus is not null)
    );
    create index cagri_baslama on cagri (baslama, id);
    create index cagri_telefon on cagri (telefon, baslama) where acilma is not null;
    create index cagri_cevapsiz on cagri (baslama) where acilma is null and geri_arama is null and not deneme;
    create index cagri_acan on cagri (acan_id) where acan_id is not null;
    create index cagri_donecek on cagri (donecek_id) where donecek_id is not null;
    create index cagri_arayan on cagri (arayan_id) where arayan_id is not null;

    create table cagri_kisi (
      cagri_id int not null references cagri (id) on delete cascade,
      kisi_id int not null references kisi (id),
      -- put away on the person's screen
      kapatti boolean not null default false,
      primary key (cagri_id, kisi_id)
    );
    create index cagri_kisi_kisi on cagri_kisi (kisi_id, cagri_id);

    -- whose number it is, to the letter; those of the customers themselves are there
    create index musteri_yetkili_telefon on musteri_yetkili (telefon) where silindi is null and telefon is not null;
    create index musteri_yetkili_gsm on musteri_yetkili (gsm) where silindi is null and gsm is not null;
  `.execute(db);
}
