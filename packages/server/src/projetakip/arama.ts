import type { Bulunan, BulunanSorgusu } from '@masabasi/core/aramaUcu';
import { PRJ_DURUM_ADLARI, type PrjDurumu } from '@masabasi/core/projetakip/rules';
import { SAYFA } from '@masabasi/core/sayfa';
import { tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { bulunacaklar, ve } from '../liste.ts';
import { aranan, kapsamda } from './queries.ts';

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
