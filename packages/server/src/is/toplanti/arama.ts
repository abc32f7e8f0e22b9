import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';
import { gorulen, type Okuyan } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Konu: string;
  Bas: string;
  Durum: string;
}

/** Subjects of meetings, by the index of their words. */
export const TOPLANTI_ADLARI: AdKaynagi = { kayitlar: sql`toplanti t`, ad: sql`t.konu` };

/**
 * The first meetings that a search finds by number and words, or the meetings with these ids, within the person's
 * scope.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, kim: Okuyan): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`t.id`, holding(sql`t.ara`), musteriAranir);
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select t.id as "Id", t.no as "No", t.konu as "Konu", t.baslama_zamani as "Bas", coalesce(du.ad, t.durum) as "Durum"
    from toplanti t left join tanim du on du.liste = 'toplantiDurum' and du.anahtar = t.durum
    where ${ne.aranan} and ${gorulen(kim)}
    order by t.durum in ('onayli', 'iptal'), t.baslama_zamani desc
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, No, Konu, Bas, Durum }) => ({
    Id,
    Ad: `${No} · ${Konu}`,
    Ek: [zamanYaz(Bas), Durum].join(' · '),
    Yol: kayitYolu(SAYFA.toplanti[0], Id),
  }));
}
