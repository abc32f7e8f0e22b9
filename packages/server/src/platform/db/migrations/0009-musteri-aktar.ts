import { sql, type Kysely } from 'kysely';

/** Imports of customers with the data to undo them, and saved filters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table musteri_aktarim (
      id int generated always as identity primary key,
      kisi_id int not null references kisi (id),
      zaman timestamptz not null,
      dosya text not null,
      taninmayan text[] not null,
      satir_sayisi int not null,
      islem text not null default 'dene' check (islem in ('dene', 'yaz', 'geriAl')),
      durum text not null default 'yukleniyor'
        check (durum in ('yukleniyor', 'sirada', 'suruyor', 'yarim', 'bitti')),
      mukerrer text not null default 'atla' check (mukerrer in ('atla', 'ekle')),
      -- the products that the person worked with when asking
      projeler int[] not null default '{}',
      ilerleme int not null default 0,
      mesaj text,
      yazma_zamani timestamptz,
      sayilar jsonb not null default '{}',
      -- doubles by likeness, which may be added all the same
      eklenebilir int not null default 0,
      yazilan int not null default 0,
      geri_alinan int not null default 0,
      birakilan int not null default 0
    );
    create index musteri_aktarim_bekleyen on musteri_aktarim (id) where durum in ('sirada', 'suruyor');
    create index musteri_aktarim_kisi on musteri_aktarim (kisi_id, id desc);

    create table musteri_aktarim_satir (
      aktarim_id int not null references musteri_aktarim (id) on delete cascade,
      satir int not null,
      ham jsonb not null,
      ad text not null default '',
      sonuc text,
      alan text,
      mesaj text not null default '',
      musteri_id int references musteri (id) on delete set null,
      -- a duplicate by likeness, which the person may add all the same
      secilebilir boolean not null default false,
      ilce_id int,
      yeni jsonb,
      projeler int[] not null default '{}',
      degisen text[] not null default '{}',
      -- the customer before and its version after the line was written
      onceki jsonb,
      surum int,
      geri_alindi boolean,
      primary key (aktarim_id, satir)
    );
    create index musteri_aktarim_satir_musteri on musteri_aktarim_satir (musteri_id);
    create index musteri_aktarim_satir_ilce on musteri_aktarim_satir (aktarim_id, ilce_id, satir);

    create table suzgec (
      id int generated always as identity primary key,
      kisi_id int not null references kisi (id),
      sayfa text not null,
      ad text not null check (ad <> ''),
      alanlar jsonb not null,
      -- the department it is shared with
      departman_id int references departman (id),
      surum int not null default 1
    );
    create unique index suzgec_ad on suzgec (kisi_id, sayfa, katla(ad));
    create index suzgec_departman on suzgec (departman_id, sayfa);
    -- which of their own or their department's filters somebody begins with
    create table suzgec_varsayilan (
      kisi_id int not null references kisi (id),
      sayfa text not null,
      suzgec_id int not null references suzgec (id) on delete cascade,
      primary key (kisi_id, sayfa)
    );
  `.execute(db);
}
