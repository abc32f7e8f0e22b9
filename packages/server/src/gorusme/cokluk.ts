import { GORUSME_HAREKETLERI } from '@masabasi/core/gorusme/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { hareketleriSec } from '../hareket/kayit.ts';
import { guvenerek } from '../seed/yaz.ts';

/**
 * The demo company's many old calls: others of the same kind, of other customers of the same product, on the same days of
 * other weeks. Made by the database from those that are written one by one, as ten times as many would take a minute.
 */

/** How many weeks the company remembers. */
const HAFTA = 104;
/** Numbers without a common divisor with what they are counted by: each copy meets another customer and another week. */
const MUSTERI_ADIMI = 7919;
const HAFTA_ADIMI = 37;

/** So many of each of these. */
interface Cogalan {
  readonly ilk: number;
  readonly son: number;
  readonly kat: number;
}

/** Adds so many for each contact from `ilk` to `son` that is over, with what of them stands in their customers' timelines. */
export async function cogalt(db: Db, simdi: Date, { ilk, son, kat }: Cogalan): Promise<void> {
  await sql`
    create temp table gorusme_kopya as
    with m as (
      select mp.proje_id, array_agg(m.id order by m.id) as idler, array_agg(coalesce(m.gsm, m.telefon) order by m.id) as telefonlar
      from musteri m join musteri_proje mp on mp.musteri_id = m.id
      where m.silindi is null and m.durum in ('Aktif', 'Demo') group by mp.proje_id
    ), k as (
      select g.id as eski, n, m.idler, m.telefonlar,
        1 + (g.id::bigint * ${sql.lit(MUSTERI_ADIMI)} + n * 104729) % cardinality(m.idler) as yer,
        floor(extract(epoch from ${simdi}::timestamptz - g.baslama_zamani) / 604800)::int as yas
      from gorusme g join m on m.proje_id = g.proje_id cross join generate_series(1, ${kat}::int) n
      where g.id between ${ilk} and ${son} and g.durum in ('kapandi', 'iptal')
    )
    select nextval(pg_get_serial_sequence('gorusme', 'id'))::int as yeni, eski, idler[yer] as musteri_id, telefonlar[yer] as telefon,
      (yas - 1 - (yas + n * ${sql.lit(HAFTA_ADIMI)}) % ${sql.lit(HAFTA)}) * interval '7 days' as kayma
    from k order by eski, n`.execute(db);
  await sql`
    insert into gorusme (id, musteri_id, proje_id, gorusme_tur_id, talep_tur_id, konu_id, oncelik_id, yon, telefon, baslik, aciklama,
      cozum, durum, acan_id, atanan_id, baslama_zamani, ilk_yanit_zamani, cozum_zamani, kapanis_zamani, son_hareket, sure)
    overriding system value
    select k.yeni, k.musteri_id, g.proje_id, g.gorusme_tur_id, g.talep_tur_id, g.konu_id, g.oncelik_id, g.yon, k.telefon, g.baslik,
      g.aciklama, g.cozum, g.durum, g.acan_id, g.atanan_id, g.baslama_zamani + k.kayma, g.ilk_yanit_zamani + k.kayma,
      g.cozum_zamani + k.kayma, g.kapanis_zamani + k.kayma, g.son_hareket + k.kayma, 2 + (g.sure + k.yeni) % 43
    from gorusme_kopya k join gorusme g on g.id = k.eski order by k.yeni`.execute(db);
  await guvenerek(db, async () => {
    await sql`
      insert into sla_olay (gorusme_id, tur, zaman)
      select k.yeni, o.tur, o.zaman + k.kayma from gorusme_kopya k join sla_olay o on o.gorusme_id = k.eski
      order by k.yeni, o.id`.execute(db);
    await hareketleriSec(
      db,
      GORUSME_HAREKETLERI,
      ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'kisi_id'],
      sql`select k.yeni as nesne_id, h.zaman + k.kayma as zaman, h.tur, h.baslik, h.aciklama, h.kisi_id
        from gorusme_kopya k join hareket h on h.nesne_id = k.eski
        where h.nesne = 'gorusme' and h.tur in ('acildi', 'durum') order by k.yeni, h.id`,
    );
    await hareketleriSec(
      db,
      MUSTERI_HAREKETLERI,
      ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id', 'yeni'],
      sql`select k.musteri_id as nesne_id, h.zaman + k.kayma as zaman, 'gorusme' as tur, g.no || ': ' || h.baslik as baslik,
          h.aciklama, g.proje_id, h.kisi_id, jsonb_build_object('KayitId', g.id) as yeni
        from gorusme_kopya k join gorusme g on g.id = k.yeni join hareket h on h.nesne_id = k.eski
        where h.nesne = 'gorusme' and h.tur in ('acildi', 'durum') order by k.musteri_id, h.id`,
    );
  });
  await sql`drop table gorusme_kopya`.execute(db);
}
