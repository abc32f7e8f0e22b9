import { sql, type Kysely } from 'kysely';

/** One queue for mails, imports and daily work, which each had their own way before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- work that is to be done, and what came of it
    create table kuyruk (
      id bigint generated always as identity primary key,
      tur text not null,
      anahtar text not null,
      veri jsonb not null default '{}',
      durum text not null default 'bekliyor' check (durum in ('bekliyor', 'bitti', 'olmadi')),
      -- not before
      vakit timestamptz not null,
      deneme int not null default 0,
      -- the claim, and until when it holds unless it is renewed
      tutan text,
      kira timestamptz,
      tek boolean not null default false,
      hata text,
      baslama timestamptz,
      -- of recurring work, which always waits: when it was last done to its end
      bitis timestamptz,
      unique (tur, anahtar),
      check ((tutan is null) = (kira is null)),
      check (tutan is null or durum = 'bekliyor')
    );
    create index kuyruk_bekleyen on kuyruk (tur, vakit, id) where durum = 'bekliyor';
    create index kuyruk_biten on kuyruk (bitis) where durum <> 'bekliyor';
    create index kuyruk_olmayan on kuyruk (tur) where durum = 'olmadi';
    -- of some kinds one piece at a time on all servers together
    create unique index kuyruk_tek on kuyruk (tur) where tek and tutan is not null;

    -- the last day of each kind is where it goes on from, those before it are kept as what has ended
    insert into kuyruk (tur, anahtar, durum, vakit, baslama, bitis)
    select ad, case when son then '' else gun::text end, case when son then 'bekliyor' else 'bitti' end,
      (gun + case when son then 1 else 0 end)::timestamp at time zone 'Europe/Istanbul', baslama, bitis
    from (select *, row_number() over (partition by ad order by gun desc) = 1 as son
      from gunluk_is where bitis is not null) g order by gun, ad;
    drop table gunluk_is;

    insert into kuyruk (tur, anahtar, veri, vakit, deneme)
    select 'posta', id, jsonb_build_object('Id', id), sonraki_deneme, deneme from posta where durum = 'Bekliyor' order by id;
    drop index posta_bekleyen;
    alter table posta drop column sonraki_deneme;

    insert into kuyruk (tur, anahtar, veri, vakit)
    select 'aktarim', id, jsonb_build_object('Id', id), zaman from musteri_aktarim
    where durum in ('sirada', 'suruyor') order by id;
    drop index musteri_aktarim_bekleyen;
  `.execute(db);
}
