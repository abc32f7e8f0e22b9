import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, ve, icerenKalip } from '../../platform/list/liste.ts';
import { DURUM_ADI, kapsamda } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Musteri: string;
  Durum: string;
  GenelToplam: Kurus;
  ParaBirimi: string;
}

/**
 * The first quotes that a search finds, each by its last revision, or the quotes with these ids, within the
 * person's products.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`e.id`, (p) =>
    ve(p.map((k) => sql`(e.ara like ${icerenKalip(k)} or ' ' || katla(m.gorunen_ad) like ${icerenKalip(k)})`)),
  );
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select e.id as "Id", e.no as "No", m.gorunen_ad as "Musteri", ${DURUM_ADI} as "Durum",
      e.genel_toplam as "GenelToplam", e.para_birimi as "ParaBirimi"
    from teklif e join musteri m on m.id = e.musteri_id
    where e.durum <> 'revize' and ${ne.aranan} and ${kapsamda(projelist)}
    order by e.tarih desc, e.id desc limit ${ne.enCok}`.execute(db);
  return rows.map((t) => ({
    Id: t.Id,
    Ad: `${t.No}: ${t.Musteri}`,
    Ek: `${t.Durum}, ${paraYaz(t.GenelToplam, t.ParaBirimi)}`,
    Yol: kayitYolu(SAYFA.teklif[0], t.Id),
  }));
}
