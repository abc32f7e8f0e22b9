import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { durumAdi, kapsamda } from './queries.ts';
import { recordPath } from './yazi.ts';

/** Search results that are looked at: the newest. */
const ADAY = 500;

interface Satir {
  Id: number;
  No: string;
  AdSoyad: string;
  Kurum: string;
  Tarih: string;
  Durum: string;
}

/** Names of senders and their companies, by the index of their words. */
export const WEBISTEK_ADLARI: AdKaynagi = { kayitlar: sql`webistek w`, ad: sql`w.ad_soyad || ' ' || w.kurum` };

/** The first web requests that a search finds, or those with these ids, limited to the products of the reader. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const adaylar = (parcalar: readonly string[]) => sql`w.id in (select id from (
    select w.id from webistek w where ${holding(sql`w.ara`)(parcalar)} offset 0) a order by id desc limit ${sql.lit(ADAY)})`;
  const ne = bulunacaklar(sorgu, sql`w.id`, adaylar, musteriAranir);
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select w.id as "Id", w.no as "No", w.ad_soyad as "AdSoyad", w.kurum as "Kurum", w.zaman as "Tarih",
      ${durumAdi(sql`w.durum`)} as "Durum"
    from webistek w
    where ${ne.aranan} and ${kapsamda(projelist)}
    order by w.durum in ('yeni', 'incelemede') desc, w.id desc
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, No, AdSoyad, Kurum, Tarih, Durum }) => ({
    Id,
    Ad: `${No} · ${AdSoyad}`,
    Ek: [Kurum, zamanYaz(Tarih), Durum].filter(Boolean).join(' · '),
    Yol: recordPath(Id),
  }));
}
