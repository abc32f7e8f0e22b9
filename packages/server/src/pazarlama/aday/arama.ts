import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { bulunacaklar, ve, icerenKalip } from '../../platform/list/liste.ts';
import { ASAMA_ADI, kapsamda, type Okuyan } from './queries.ts';

/**
 * The first prospects that a search finds by the customer's words, or the prospects with these ids, within the
 * person's scope.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, kim: Okuyan): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`a.id`, (p) =>
    ve(p.map((k) => sql`a.musteri_id in (select m.id from musteri m where m.ara like ${icerenKalip(k)})`)),
  );
  if (ne === null) return [];
  const { rows } = await sql<{ Id: number; Musteri: string; Proje: string; Asama: string }>`
    select a.id as "Id", m.gorunen_ad as "Musteri", p.ad as "Proje", ${ASAMA_ADI} as "Asama"
    from aday a join musteri m on m.id = a.musteri_id join proje p on p.id = a.proje_id
    where ${ne.aranan} and ${kapsamda(kim)}
    order by a.kapanis_zamani is not null, a.tutar desc, a.id
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Musteri, Proje, Asama }) => ({
    Id,
    Ad: Musteri,
    Ek: `${Proje} · ${Asama}`,
    Yol: `${SAYFA.ziyaret[2]}?aday=${Id}`,
  }));
}
