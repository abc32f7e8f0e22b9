import { type Kysely, sql } from 'kysely';

/**
 * Telephones and addresses of cards that were merged earlier become contact persons of the card that stayed. Merges
 * that can still be undone know of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bilinen = (deger: string) =>
    sql`(lower(k.telefon) = lower(${sql.ref(deger)}) or lower(k.gsm) = lower(${sql.ref(deger)}) or lower(k.eposta) = lower(${sql.ref(deger)})
      or exists (select from musteri_yetkili y where y.musteri_id = k.id and y.silindi is null
        and lower(${sql.ref(deger)}) in (lower(y.telefon), lower(y.gsm), lower(y.eposta)))) is true`;
  await sql`
    with eski as materialized (
      select g.id, k.id as kalan_id, g.tip, left(g.ad, 60) as ad, left(g.soyad, 60) as soyad, left(g.unvan, 99) as unvan,
        'Birleştirilen ' || g.musteri_no || ' kartından' as kaynak,
        case when not ${bilinen('g.telefon')} then g.telefon end as telefon,
        case when not ${bilinen('g.gsm')} then g.gsm end as gsm,
        case when not ${bilinen('g.eposta')} then g.eposta end as eposta
      from musteri g join musteri k on k.id = g.birlesen_id
      where g.silindi is not null and k.silindi is null
    ), eklenen as (
      insert into musteri_yetkili (musteri_id, ad, soyad, unvan, telefon, gsm, eposta, aciklama)
      select kalan_id, case when tip = 1 and ad <> '' then ad else 'Eski kart' end, case when tip = 1 then soyad else '' end,
        case when tip = 1 then '' else unvan end, telefon, gsm, eposta, kaynak
      from eski where coalesce(telefon, gsm, eposta) is not null order by id
      returning id, musteri_id, aciklama
    )
    insert into musteri_birlesme_satir (birlesme_id, tablo, sutun, islem, satir)
    select b.id, 'musteri_yetkili', 'musteri_id', 'geldi', jsonb_build_object('id', y.id)
    from eklenen y join eski e on e.kalan_id = y.musteri_id and e.kaynak = y.aciklama
      join musteri_birlesme b on b.giden_id = e.id and b.kalan_id = e.kalan_id and b.geri_alma_zamani is null and b.onceki <> '{}'
  `.execute(db);
}
