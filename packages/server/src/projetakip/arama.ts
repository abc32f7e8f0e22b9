import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { musteriAranir } from '@masabasi/core/musteri/rules';
import { PRJ_DURUM_ADLARI, type PrjDurumu } from '@masabasi/core/projetakip/rules';
import { SAYFA } from '@masabasi/core/sayfa';
import { tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { aranan, kapsamda } from './queries.ts';

/** The first projects that a search finds by their words and customers, or those with these ids, of these products. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  urunler: UrunKapsami,
): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const kosul = aranir ? sql.join(aramaParcalari(ara).map(aranan), sql` and `) : sql`r.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<{ Id: number; Ad: string; Durum: PrjDurumu; Bitis: string }>`
    select r.id as "Id", r.ad as "Ad", r.durum as "Durum", r.bitis as "Bitis" from prj r
    where ${kosul} and ${kapsamda(urunler)}
    order by r.durum in ('tamamlandi', 'iptal'), r.bitis, r.id
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, Ad, Durum, Bitis }) => ({
    Id,
    Ad,
    Ek: `${PRJ_DURUM_ADLARI[Durum]} · ${tarihYaz(Bitis)}`,
    Yol: `${SAYFA.projetakip[1]}?proje=${Id}`,
  }));
}
