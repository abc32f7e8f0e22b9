import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { VERSIYON_DURUM_ADLARI, type VersiyonDurumu } from '@masabasi/core/versiyon/rules';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { kapsamda, kelimeli } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Proje: string;
  Durum: VersiyonDurumu;
}

/** The first versions that a search finds, or those with these ids, as somebody with these products sees them. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  projelist: UrunKapsami,
): Promise<Bulunan[]> {
  const parcalar = aramaParcalari(ara);
  if (ara.trim() === '' ? idler.length === 0 : parcalar.length === 0) return [];
  const aranan =
    parcalar.length > 0 ? sql.join(parcalar.map(kelimeli), sql` and `) : sql`v.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select v.id as "Id", v.no as "No", p.ad as "Proje", v.durum as "Durum"
    from versiyon v join proje p on p.id = v.proje_id where ${aranan} and ${kapsamda(projelist)}
    order by v.durum in ('hazirlaniyor', 'donduruldu') desc, v.planlanan_tarih desc, v.id desc
    limit ${parcalar.length > 0 ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, Proje, Durum }) => ({
    Id,
    Ad: `${Proje} ${No}`,
    Ek: VERSIYON_DURUM_ADLARI[Durum],
    Yol: `/istakibi/versiyonlar/${Id}`,
  }));
}
