import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { PRJ_DURUM_ADLARI, type PrjDurumu } from '@masabasi/core/is/projetakip/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, ve } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { aranan, kapsamda } from './queries.ts';

/** Names of projects, by the index of their words. */
export const PRJ_ADLARI: AdKaynagi = { kayitlar: sql`prj r`, ad: sql`r.ad` };

/** The first projects that a search finds by words and customers, or the projects with these ids, of these products. */
export async function bul(db: Db, sorgu: BulunanSorgusu, urunler: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`r.id`, (p) => ve(p.map(aranan)));
  if (ne === null) return [];
  const { rows } = await sql<{ Id: number; Ad: string; Durum: PrjDurumu; Bitis: string }>`
    select r.id as "Id", r.ad as "Ad", r.durum as "Durum", r.bitis as "Bitis" from prj r
    where ${ne.aranan} and ${kapsamda(urunler)}
    order by r.durum in ('tamamlandi', 'iptal'), r.bitis, r.id
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Ad, Durum, Bitis }) => ({
    Id,
    Ad,
    Ek: `${PRJ_DURUM_ADLARI[Durum]} · ${tarihYaz(Bitis)}`,
    Yol: `${SAYFA.projetakip[0]}?proje=${Id}`,
  }));
}
