import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { icerenKalip } from '../../platform/list/liste.ts';
import { kapsamda, SATIR_TABLOLARI } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Baslik: string;
  Proje: string;
  Durum: string;
}

/**
 * The first analyses that a search finds by number and words, or the analyses with these ids, of the person's
 * products.
 */
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const kosul = aranir
    ? sql.join(
        aramaParcalari(ara).map((k) => sql`a.ara like ${icerenKalip(k)}`),
        sql` and `,
      )
    : sql`a.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select a.id as "Id", a.no as "No", a.baslik as "Baslik", p.ad as "Proje", coalesce(du.ad, a.durum) as "Durum"
    from analiz a ${SATIR_TABLOLARI}
    where ${kosul} and ${kapsamda(projelist)}
    order by a.durum in ('red', 'planlandi', 'iptal'), a.id desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, Baslik, Proje, Durum }) => ({
    Id,
    Ad: `${No} · ${Baslik}`,
    Ek: [Proje, Durum].join(' · '),
    Yol: `${SAYFA.analiz[0]}?sekme=hepsi&analiz=${Id}`,
  }));
}
