import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { ACIK, kapsamda } from './queries.ts';
import { kelimeli } from './rapor.ts';

interface Satir {
  Id: number;
  No: string;
  Baslik: string;
  Proje: string;
  Durum: string;
}

/** The first tasks that a search finds, or those with these ids, as somebody with these products sees them. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  projelist: UrunKapsami,
): Promise<Bulunan[]> {
  const parcalar = aramaParcalari(ara);
  if (ara.trim() === '' ? idler.length === 0 : parcalar.length === 0) return [];
  const aranan =
    parcalar.length > 0
      ? sql`g.id in (select g.id from gorev g where ${sql.join(parcalar.map(kelimeli), sql` and `)} offset 0)`
      : sql`g.id = any(${[...idler]}::int[])`;
  // What is shown of them is asked of the few that are left.
  const { rows } = await sql<Satir>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", p.ad as "Proje", coalesce(du.ad, g.durum) as "Durum"
    from (
      select g.id, (${ACIK}) as acik from gorev g where ${aranan} and ${kapsamda(projelist)}
      order by acik desc, g.id desc limit ${parcalar.length > 0 ? BULUNAN_EN_COK : idler.length}
    ) x join gorev g on g.id = x.id join proje p on p.id = g.proje_id
      left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
    order by x.acik desc, x.id desc`.execute(db);
  return rows.map(({ Id, No, Baslik, Proje, Durum }) => ({
    Id,
    Ad: `${No} ${Baslik}`,
    Ek: `${Proje} · ${Durum}`,
    Yol: `/istakibi/isler?sekme=hepsi&is=${Id}`,
  }));
}
