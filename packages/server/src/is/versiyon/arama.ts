import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { VERSIYON_DURUM_ADLARI, type VersiyonDurumu } from '@masabasi/core/is/versiyon/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, ve } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { kapsamda, kelimeli } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Proje: string;
  Durum: VersiyonDurumu;
}

/** Names of products, by which a version is found, by the index of their words. */
export const URUN_ADLARI: AdKaynagi = { kayitlar: sql`proje p`, ad: sql`p.ad` };

/** The first versions that a search finds, or the versions with these ids, of the person's products. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`v.id`, (p) => ve(p.map(kelimeli)));
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select v.id as "Id", v.no as "No", p.ad as "Proje", v.durum as "Durum"
    from versiyon v join proje p on p.id = v.proje_id where ${ne.aranan} and ${kapsamda(projelist)}
    order by v.durum in ('hazirlaniyor', 'donduruldu') desc, v.planlanan_tarih desc, v.id desc
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, No, Proje, Durum }) => ({
    Id,
    Ad: `${Proje} ${No}`,
    Ek: VERSIYON_DURUM_ADLARI[Durum],
    Yol: `/istakibi/versiyonlar/${Id}`,
  }));
}
