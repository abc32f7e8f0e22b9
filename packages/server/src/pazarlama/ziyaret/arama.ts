import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Okuyan } from '../aday/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { bulunacaklar, ve } from '../../platform/list/liste.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';
import { DURUM_ADI, kapsamda } from './queries.ts';

/**
 * The first visits that a search finds by the customer's name, or the visits with these ids, within the person's
 * scope.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, kim: Okuyan): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`z.id`, (p) => ve(p.map((k) => musteriAdinda(sql`z.musteri_id`, k))));
  if (ne === null) return [];
  const { rows } = await sql<{ Id: number; Musteri: string; Zaman: string; Durum: string }>`
    select z.id as "Id", m.gorunen_ad as "Musteri", z.baslama_zamani as "Zaman", ${DURUM_ADI} as "Durum"
    from ziyaret z join musteri m on m.id = z.musteri_id where ${ne.aranan} and ${kapsamda(kim)}
    order by z.baslama_zamani desc, z.id desc limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Musteri, Zaman, Durum }) => ({
    Id,
    Ad: Musteri,
    Ek: `${zamanYaz(Zaman)} · ${Durum}`,
    Yol: `${SAYFA.ziyaret[1]}?id=${Id}`,
  }));
}
