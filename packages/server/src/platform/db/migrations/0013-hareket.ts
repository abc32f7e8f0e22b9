import { sql, type Kysely } from 'kysely';

/**
 * One history for every record (decision 0033). Each kind of record has its own partition, with the reference to its
 * records and the rules of its room. Reads and writes name the whole table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence hareket_no as bigint;
    create table hareket (
      id bigint not null default nextval('hareket_no'),
      -- the table of the record
      nesne text not null,
      nesne_id bigint not null,
      -- of records whose every change is a version
      surum int,
      zaman timestamptz not null,
      -- null: the product itself
      kisi_id int references kisi (id),
      tur text not null,
      baslik text not null default '',
      aciklama text not null default '',
      -- the house, the customer too, or only who may see the private part of the record
      gorunurluk text not null default 'ic' check (gorunurluk in ('ic', 'musteri', 'gizli')),
      -- for those who work with this product; null: for everybody who sees the record
      proje_id int references proje (id),
      eski jsonb,
      yeni jsonb,
      primary key (nesne, id)
    ) partition by list (nesne);
    alter sequence hareket_no owned by hareket.id;
    create index hareket_sira on hareket (nesne_id, zaman desc, id desc);
    create index hareket_yapan on hareket (kisi_id, zaman desc);

    create table hareket_musteri partition of hareket for values in ('musteri');
    alter table hareket_musteri add foreign key (nesne_id) references musteri (id);

    create table hareket_lisans partition of hareket for values in ('lisans');
    alter table hareket_lisans add foreign key (nesne_id) references lisans (id),
      add check (tur in
        ('Aktivasyon', 'Yenileme', 'Yükseltme', 'Düzeltme', 'Devir', 'Askı', 'Askıdan Alma', 'İptal')),
      -- the first day of the period that a renewal adds
      add constraint hareket_lisans_donem check ((tur = 'Yenileme') = (yeni ->> 'Donem' is not null));
    -- a period is renewed once, whoever asks and however often
    create unique index hareket_lisans_yenileme on hareket_lisans (nesne_id, (yeni ->> 'Donem')) where tur = 'Yenileme';

    create table hareket_demo_istek partition of hareket for values in ('demo_istek');
    alter table hareket_demo_istek alter column surum set not null, alter column kisi_id set not null,
      alter column yeni set not null,
      add foreign key (nesne_id) references demo_istek (id),
      add check (tur in ('acildi', 'duzenlendi', 'ustlenildi', 'atandi', 'durum')),
      add unique (nesne_id, surum);

    create table hareket_izin partition of hareket for values in ('izin');
    alter table hareket_izin alter column surum set not null, alter column yeni set not null,
      add foreign key (nesne_id) references izin (id),
      add check (tur in ('Eklendi', 'Değiştirildi', 'Silindi', 'Yeniden hesaplandı')),
      add unique (nesne_id, surum);

    create table hareket_kisi partition of hareket for values in ('kisi');
    alter table hareket_kisi add foreign key (nesne_id) references kisi (id);

    create temporary table gecis on commit drop as
      select row_number() over (order by x.zaman, x.nesne, x.sira, x.nesne_id) as id, x.*
      from (
        select 'musteri' as nesne, musteri_id::bigint as nesne_id, id as sira, null::int as surum, zaman, kisi_id, tur,
          baslik, aciklama, proje_id, null::jsonb as eski, null::jsonb as yeni
        from musteri_olay
        union all
        select 'lisans', lisans_id, id, null, zaman, kisi_id, tur, '', aciklama, null,
          case when eski_bitis is not null then jsonb_build_object('BitisTarihi', eski_bitis) end,
          nullif(jsonb_strip_nulls(jsonb_build_object('BitisTarihi', yeni_bitis, 'Donem', donem, 'Tutar', tutar)), '{}')
        from lisans_hareket
        union all
        select 'demo_istek', demo_id, surum, surum, zaman, kisi_id,
          case baslik when 'Demo açıldı' then 'acildi' when 'Demo düzenlendi' then 'duzenlendi'
            when 'Demo üstlenildi' then 'ustlenildi' when 'Demo atandı' then 'atandi' else 'durum' end,
          baslik, aciklama, null, null,
          jsonb_build_object('DurumId', demo_durum_id, 'AtananId', atanan_id)
        from demo_hareket
        union all
        select 'izin', izin_id, surum, surum, zaman, kisi_id, eylem, '', '', null, null, kayit from izin_gecmisi
        union all
        -- a card's history was read from the audit, which stays as it is
        select 'kisi', d.nesne_id, d.id, null, d.zaman, y.id, d.eylem, '', '', null, d.eski, d.yeni
        from denetim d join kisi k on k.id = d.nesne_id left join kisi y on y.id = d.kisi_id
        where d.nesne = 'kisi' and d.eylem in ('kur', 'personelKaydet', 'personelAktar', 'personelParolaVer',
          'parolaDegistir', 'ikiAdimAc', 'ikiAdimKapat', 'ikiAdimKaldir', 'personelAyril', 'personelGeriAl')
      ) x;
    insert into hareket (id, nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, aciklama, proje_id, eski, yeni)
      select id, nesne, nesne_id, surum, zaman, kisi_id, tur, baslik, aciklama, proje_id, eski, yeni from gecis order by id;
    select setval('hareket_no', greatest(max(id), 1), max(id) is not null) from hareket;

    -- what a merge moved is found again when it is undone; a line that is gone is not
    update musteri_birlesme_satir s set tablo = 'hareket_musteri', sutun = 'nesne_id',
        satir = jsonb_build_object('id', g.id, 'nesne', 'musteri')
      from gecis g where s.tablo = 'musteri_olay' and g.nesne = 'musteri' and g.sira = (s.satir ->> 'id')::bigint;
    delete from musteri_birlesme_satir where tablo = 'musteri_olay';

    drop table gecis, musteri_olay, lisans_hareket, demo_hareket, izin_gecmisi;
    analyze hareket;
  `.execute(db);
}
