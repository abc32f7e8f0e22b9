import { GORUSME_HAREKETLERI } from '@masabasi/core/masa/gorusme/rules';
import { MUSTERI_HAREKETLERI } from '@masabasi/core/musteri/musteri/rules';
import { sql } from 'kysely';
import type { Db } from '@masabasi/server/platform/db/connect';
import { hareketleriSec } from '@masabasi/server/platform/hareket/api';
import { guvenerek } from '../../founding/yaz.ts';

/**
 * Old calls of the demo company: copies of the same kind, for other customers of the same product, on the same weekdays
 * of other weeks. The database copies them from the calls that are written one by one, as writing ten times as many
 * takes a minute.
 */

/** Weeks that the demo company has a history of. */
const HAFTA = 104;
/**
 * Numbers without a common divisor with the counts of customers and weeks: each copy gets another customer and another
 * week.
 */
const MUSTERI_ADIMI = 7919;
const HAFTA_ADIMI = 37;

interface Cogalan {
  /** The calls from this number up to, but not including, `son`. */
  readonly ilk: number;
  readonly son: number;
  /** Copies of each call. */
  readonly kat: number;
  /** The number of the first call, and of its first copy. */
  readonly kaynak: number;
  readonly kopya: number;
}

/**
 * Adds copies of closed tickets, with their lines in the customers' timelines. A call that was touched after the
 * company was founded is not copied, and a customer added since then gets no old call.
 */
export async function cogalt(db: Db, simdi: Date, { ilk, son, kat, kaynak, kopya }: Cogalan): Promise<void> {
  await sql`
    with m as materialized (
      select mp.proje_id, array_agg(m.id order by m.id) as idler, array_agg(coalesce(m.gsm, m.telefon) order by m.id) as telefonlar
      from musteri m join musteri_proje mp on mp.musteri_id = m.id
      where m.silindi is null and m.durum in ('Aktif', 'Demo') and m.yazma_zamani <= ${simdi} group by mp.proje_id
    ), k as (
      select g.*, ${kopya}::int + (g.id - ${kaynak}::int) * ${kat}::int + n - 1 as yeni, m.idler, m.telefonlar,
        1 + (g.id::bigint * ${sql.lit(MUSTERI_ADIMI)} + n * 104729) % cardinality(m.idler) as yer,
        (yas - 1 - (yas + n * ${sql.lit(HAFTA_ADIMI)}) % ${sql.lit(HAFTA)}) * interval '7 days' as kayma
      from gorusme g join m on m.proje_id = g.proje_id
        cross join lateral (select floor(extract(epoch from ${simdi}::timestamptz - g.baslama_zamani) / 604800)::int) y (yas)
        cross join generate_series(1, ${kat}::int) n
      where g.id >= ${kaynak + ilk} and g.id < ${kaynak + son} and g.durum in ('kapandi', 'iptal')
        and g.son_hareket <= ${simdi}
    )
    insert into gorusme (id, musteri_id, proje_id, gorusme_tur_id, talep_tur_id, konu_id, oncelik_id, yon, telefon, baslik, aciklama,
      cozum, durum, acan_id, atanan_id, baslama_zamani, ilk_yanit_zamani, cozum_zamani, kapanis_zamani, son_hareket, sure)
    overriding system value
    select yeni, idler[yer], proje_id, gorusme_tur_id, talep_tur_id, konu_id, oncelik_id, yon, telefonlar[yer], baslik,
      aciklama, cozum, durum, acan_id, atanan_id, baslama_zamani + kayma, ilk_yanit_zamani + kayma,
      cozum_zamani + kayma, kapanis_zamani + kayma, son_hareket + kayma, 2 + (sure + yeni) % 43
    from k order by yeni`.execute(db);
  // Each copy with its original, and the time between the two. Each table gets the range of ids: without it the planner
  // would read all histories for every piece.
  const asil = (id: string) => sql`${sql.ref(id)} >= ${kaynak + ilk} and ${sql.ref(id)} < ${kaynak + son}`;
  const kopyalar = sql`(
    select g.id as yeni, e.id as eski, g.no, g.musteri_id, g.proje_id, g.baslama_zamani - e.baslama_zamani as kayma
    from gorusme g join gorusme e on e.id = ${kaynak}::int + (g.id - ${kopya}::int) / ${kat}::int and ${asil('e.id')}
    where g.id >= ${kopya + ilk * kat} and g.id < ${kopya + son * kat})`;
  await guvenerek(db, async () => {
    await sql`
      insert into sla_olay (gorusme_id, tur, zaman)
      select k.yeni, o.tur, o.zaman + k.kayma from ${kopyalar} k join sla_olay o on o.gorusme_id = k.eski and ${asil('o.gorusme_id')}
      order by k.yeni, o.id`.execute(db);
    await hareketleriSec(
      db,
      GORUSME_HAREKETLERI,
      ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'kisi_id'],
      sql`select k.yeni as nesne_id, h.zaman + k.kayma as zaman, h.tur, h.baslik, h.aciklama, h.kisi_id
        from ${kopyalar} k join hareket h on h.nesne_id = k.eski and ${asil('h.nesne_id')}
        where h.nesne = 'gorusme' and h.tur in ('acildi', 'durum') order by k.yeni, h.id`,
    );
    await hareketleriSec(
      db,
      MUSTERI_HAREKETLERI,
      ['nesne_id', 'zaman', 'tur', 'baslik', 'aciklama', 'proje_id', 'kisi_id', 'yeni'],
      sql`select k.musteri_id as nesne_id, h.zaman + k.kayma as zaman, 'gorusme' as tur, k.no || ': ' || h.baslik as baslik,
          h.aciklama, k.proje_id, h.kisi_id, jsonb_build_object('KayitId', k.yeni) as yeni
        from ${kopyalar} k join hareket h on h.nesne_id = k.eski and ${asil('h.nesne_id')}
        where h.nesne = 'gorusme' and h.tur in ('acildi', 'durum') order by k.musteri_id, h.id`,
    );
  });
}
