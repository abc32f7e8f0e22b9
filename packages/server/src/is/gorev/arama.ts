import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, ve } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { ACIK, kapsamda } from './queries.ts';
import { kelimeli } from './rapor.ts';

interface Satir {
  Id: number;
  No: string;
  Baslik: string;
  Proje: string;
  Durum: string;
}

/** Titles of tasks, by the index of their words. */
export const GOREV_ADLARI: AdKaynagi = { kayitlar: sql`gorev g`, ad: sql`g.baslik` };

/** The first tasks that a search finds, or the tasks with these ids, of the person's products. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(
    sorgu,
    sql`g.id`,
    (p) => sql`g.id in (select g.id from gorev g where ${ve(p.map(kelimeli))} offset 0)`,
  );
  if (ne === null) return [];
  // The shown columns are read only for the few rows that remain.
  const { rows } = await sql<Satir>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", p.ad as "Proje", coalesce(du.ad, g.durum) as "Durum"
    from (
      select g.id, (${ACIK}) as acik from gorev g where ${ne.aranan} and ${kapsamda(projelist)}
      order by acik desc, g.id desc limit ${ne.enCok}
    ) x join gorev g on g.id = x.id join proje p on p.id = g.proje_id
      left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
    order by x.acik desc, x.id desc`.execute(db);
  return rows.map(({ Id, No, Baslik, Proje, Durum }) => ({
    Id,
    Ad: `${No} ${Baslik}`,
    Ek: `${Proje} · ${Durum}`,
    Yol: `/istakibi/isler/${Id}`,
  }));
}
