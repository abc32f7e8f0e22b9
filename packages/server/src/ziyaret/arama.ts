import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { SAYFA } from '@masabasi/core/sayfa';
import { zamanYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Okuyan } from '../aday/queries.ts';
import type { Db } from '../db/connect.ts';
import { icerenKalip } from '../liste.ts';
import { DURUM_ADI, kapsamda } from './queries.ts';

/** The first visits that a search finds by the customer's name, or those with these ids, as somebody sees them. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  kim: Okuyan,
): Promise<Bulunan[]> {
  const parcalar = aramaParcalari(ara);
  if (ara.trim() === '' ? idler.length === 0 : parcalar.length === 0) return [];
  // The index of a customer's words is asked first; what they hold beside the name is not the list's.
  const aranan =
    parcalar.length > 0
      ? sql.join(
          parcalar.map(
            (k) => sql`z.musteri_id in (select m.id from musteri m where m.ara like ${icerenKalip(k)}
              and ' ' || katla(m.gorunen_ad) like ${icerenKalip(k)})`,
          ),
          sql` and `,
        )
      : sql`z.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<{ Id: number; Musteri: string; Zaman: string; Durum: string }>`
    select z.id as "Id", m.gorunen_ad as "Musteri", z.baslama_zamani as "Zaman", ${DURUM_ADI} as "Durum"
    from ziyaret z join musteri m on m.id = z.musteri_id where ${aranan} and ${kapsamda(kim)}
    order by z.baslama_zamani desc, z.id desc limit ${parcalar.length > 0 ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, Musteri, Zaman, Durum }) => ({
    Id,
    Ad: Musteri,
    Ek: `${zamanYaz(Zaman)} · ${Durum}`,
    Yol: `${SAYFA.ziyaret[1]}?id=${Id}`,
  }));
}
