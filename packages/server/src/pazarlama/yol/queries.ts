import type { YolIsi } from '@masabasi/core/pazarlama/yol/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { kapsamda as gorevKapsami, kisisi } from '../../is/gorev/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

/** The sources of the analysis with this id: tickets and web requests, of customers and others. */
const isteyenler = (id: number) => sql`
  select coalesce(g.musteri_id, w.musteri_id) as musteri_id, ak.gorusme_id, ak.webistek_id, coalesce(g.baslama_zamani, w.zaman) as zaman
  from analiz_kaynak ak left join gorusme g on g.id = ak.gorusme_id left join webistek w on w.id = ak.webistek_id
  where ak.analiz_id = ${id}`;

/** The number of requests by kind, and the time of the first. */
export const istek = (db: Db, id: number) =>
  read(db).only(sql<{ Musteri: number; Gorusme: number; Webistek: number; IlkIstek: string | null }>`
    select count(distinct musteri_id)::int as "Musteri", count(gorusme_id)::int as "Gorusme",
      count(webistek_id)::int as "Webistek", min(zaman) as "IlkIstek"
    from (${isteyenler(id)}) i`);

/** The tasks made of it, oldest first. */
export const isler = (db: Db, id: number, projelist: UrunKapsami): Promise<YolIsi[]> =>
  read(db).rows(sql<YolIsi>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", coalesce(du.ad, g.durum) as "Durum", g.durum as "DurumAnahtar",
      du.renk as "DurumRenk", ${kisisi(sql`g.atanan_id`)} as "Atanan", ${kisisi(sql`g.testci_id`)} as "Testci",
      (select count(*)::int from gorev_test t where t.gorev_id = g.id and t.sonuc = 'gecti') as "Kanit",
      g.test_turu as "RedSayisi",
      (select count(*)::int from hareket h where h.nesne = 'gorev' and h.nesne_id = g.id and h.tur = 'kod') as "Kod",
      ve.id as "VersiyonId", ve.no as "Versiyon", ve.yayin_zamani as "YayinZamani"
    from gorev g left join versiyon ve on ve.id = g.versiyon_id
      left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
    where g.analiz_id = ${id} and ${gorevKapsami(projelist)} order by g.id`);

/** The numbers of askers who got a mail about a version with one of its tasks, and of those who could not get one. */
export const haber = (db: Db, id: number) =>
  read(db).only(sql<{ Yazilan: number; Yazilmayan: number }>`
    select count(*) filter (where yazildi)::int as "Yazilan", count(*) filter (where not yazildi)::int as "Yazilmayan"
    from (
      select bool_or(h.neden is null) as yazildi from versiyon_haber h
      where h.versiyon_id in (select g.versiyon_id from gorev g where g.analiz_id = ${id})
        and h.musteri_id in (select i.musteri_id from (${isteyenler(id)}) i)
      group by h.musteri_id
      union all
      select bool_or(h.neden is null) from versiyon_webhaber h
      where h.versiyon_id in (select g.versiyon_id from gorev g where g.analiz_id = ${id})
        and h.webistek_id in (select i.webistek_id from (${isteyenler(id)}) i)
      group by h.webistek_id) x`);
