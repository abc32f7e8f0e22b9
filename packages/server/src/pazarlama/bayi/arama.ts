import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { kapsamda } from './queries.ts';
import { ARANAN, BAYILER } from './rapor.ts';

/** Names of dealers, by the index of their words. */
export const BAYI_ADLARI: AdKaynagi = { kayitlar: sql`tanim t`, ad: sql`t.ad`, kosul: sql`t.liste = 'bayiler'` };

/** The first dealers that a search finds, or those with these ids. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`b.id`, holding(ARANAN));
  if (ne === null) return [];
  const { rows } = await sql<{ Id: number; Ad: string; Il: string | null; Aktif: boolean }>`
    select b.id as "Id", b.ad as "Ad", i.ad as "Il", b.aktif as "Aktif"
    from ${BAYILER} b left join il i on i.id = b.il_id
    where ${ne.aranan} and ${kapsamda(projelist)} order by b.aktif desc, b.ad collate "tr-TR-x-icu", b.id
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Ad, Il, Aktif }) => ({
    Id,
    Ad,
    Ek: [Il, !Aktif && 'Kullanımda değil'].filter(Boolean).join(' · '),
    Yol: `${SAYFA.bayi[0]}?bayi=${Id}`,
  }));
}
