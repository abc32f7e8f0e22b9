import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { katla } from '@masabasi/core/platform/text/metin';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { baslayanKalip } from '../../platform/list/liste.ts';
import { iceren, urunKapsami } from './queries.ts';

/** Search results that are sorted: more than anybody needs for a list of six. */
const ADAY = 500;

interface Satir {
  Id: number;
  Ad: string;
  No: string;
  Il: string | null;
  Ilce: string | null;
  Telefon: string | null;
  Durum: string;
}

/**
 * Customers that meet this condition. The subquery is separate, so that the index of words is used (as in `liste.ts`).
 */
const adaylar = (kosul: RawBuilder<unknown>, bas: boolean) => sql`(
  select * from (select m.id, m.gorunen_ad, ${sql.lit(bas)} as bas from musteri m
    where m.silindi is null and ${kosul} offset 0) a limit ${sql.lit(ADAY)})`;

/** Customers that contain all words; names that begin with them come first. */
function bulunanlar(ara: string): RawBuilder<unknown> {
  const kelimeler = sql.join(aramaParcalari(ara).map(iceren), sql` and `);
  const basta = sql`m.ara like ${` ${baslayanKalip(katla(ara.trim()))}`}`;
  return sql`${adaylar(basta, true)} union all ${adaylar(sql`${kelimeler} and not ${basta}`, false)}`;
}

const verilenler = (idler: readonly number[]) => sql`
  select m.id, m.gorunen_ad, true as bas from musteri m where m.silindi is null and m.id = any(${[...idler]}::int[])`;

/** The first customers that a search finds, or those with these ids, limited to the products of the reader. */
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  if (ara.trim() === '' ? idler.length === 0 : !musteriAranir(ara)) return [];
  const enCok = ara.trim() === '' ? idler.length : BULUNAN_EN_COK;
  // Their products are checked in this order, until enough are found.
  const { rows } = await sql<Satir>`
    with aday as materialized (${ara.trim() === '' ? verilenler(idler) : bulunanlar(ara)}), x as materialized (
      select a.id, row_number() over () as yer from (
        select * from aday order by bas desc, gorunen_ad collate "tr-TR-x-icu", id offset 0) a
      where ${urunKapsami(sql`a.id`, projelist)} limit ${enCok})
    select m.id as "Id", m.gorunen_ad as "Ad", m.musteri_no as "No", i.ad as "Il", l.ad as "Ilce",
      coalesce(m.gsm, m.telefon) as "Telefon", m.durum as "Durum"
    from x join musteri m on m.id = x.id left join il i on i.id = m.il_id left join ilce l on l.id = m.ilce_id
    order by x.yer`.execute(db);
  return rows.map(({ Id, Ad, No, Il, Ilce, Telefon, Durum }) => ({
    Id,
    Ad,
    Ek: [No, [Il, Ilce].filter(Boolean).join(' / '), Telefon && telefonYaz(Telefon), Durum === 'Aktif' ? null : Durum]
      .filter(Boolean)
      .join(' · '),
    Yol: `/tanimlar/musteri/detay?id=${Id}`,
  }));
}
