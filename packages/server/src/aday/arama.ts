import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { SAYFA } from '@masabasi/core/sayfa';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import { icerenKalip } from '../liste.ts';
import { ASAMA_ADI, kapsamda, type Okuyan } from './queries.ts';

/** The first prospects that a search finds by the customer's words, or those with these ids, as somebody sees them. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  kim: Okuyan,
): Promise<Bulunan[]> {
  const parcalar = aramaParcalari(ara);
  if (ara.trim() === '' ? idler.length === 0 : parcalar.length === 0) return [];
  const aranan =
    parcalar.length > 0
      ? sql.join(
          parcalar.map((k) => sql`a.musteri_id in (select m.id from musteri m where m.ara like ${icerenKalip(k)})`),
          sql` and `,
        )
      : sql`a.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<{ Id: number; Musteri: string; Proje: string; Asama: string }>`
    select a.id as "Id", m.gorunen_ad as "Musteri", p.ad as "Proje", ${ASAMA_ADI} as "Asama"
    from aday a join musteri m on m.id = a.musteri_id join proje p on p.id = a.proje_id
    where ${aranan} and ${kapsamda(kim)}
    order by a.kapanis_zamani is not null, a.tutar desc, a.id
    limit ${parcalar.length > 0 ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, Musteri, Proje, Asama }) => ({
    Id,
    Ad: Musteri,
    Ek: `${Proje} · ${Asama}`,
    Yol: `${SAYFA.ziyaret[2]}?aday=${Id}`,
  }));
}
