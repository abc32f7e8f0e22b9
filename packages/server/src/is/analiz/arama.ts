import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { kapsamda, SATIR_TABLOLARI } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Baslik: string;
  Proje: string;
  Durum: string;
}

/** Titles of analyses, by the index of their words. */
export const ANALIZ_ADLARI: AdKaynagi = { kayitlar: sql`analiz a`, ad: sql`a.baslik` };

/**
 * The first analyses that a search finds by number and words, or the analyses with these ids, of the person's
 * products.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`a.id`, holding(sql`a.ara`), musteriAranir);
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select a.id as "Id", a.no as "No", a.baslik as "Baslik", p.ad as "Proje", coalesce(du.ad, a.durum) as "Durum"
    from analiz a ${SATIR_TABLOLARI}
    where ${ne.aranan} and ${kapsamda(projelist)}
    order by a.durum in ('red', 'planlandi', 'iptal'), a.id desc
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, No, Baslik, Proje, Durum }) => ({
    Id,
    Ad: `${No} · ${Baslik}`,
    Ek: [Proje, Durum].join(' · '),
    Yol: `${SAYFA.analiz[0]}/${Id}`,
  }));
}
