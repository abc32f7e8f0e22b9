import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import { lisanslar } from './queries.ts';

/** Customers whose licences are looked at. */
const ADAY = 200;

interface Satir {
  Id: number;
  No: string;
  Musteri: string;
  Proje: string;
  Bitis: Gun | null;
  Durum: string;
}

/** A licence by its number, or the licences of customers that contain all words. */
function bulunanlar(ara: string, parcalar: readonly string[]) {
  const no = /^l?0*(\d{1,9})$/i.exec(ara.trim())?.[1];
  const musteriler = sql`l.musteri_id in (select id from (
    select m.id from musteri m where m.silindi is null and ${holding(sql`m.ara`)(parcalar)} offset 0) a
    limit ${sql.lit(ADAY)})`;
  return no === undefined ? musteriler : sql`(l.id = ${Number(no)} or ${musteriler})`;
}

/** The first licences that a search finds, or those with these ids, limited to the products of the reader. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami, bugun: Gun): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`l.id`, (parcalar) => bulunanlar(sorgu.ara, parcalar), musteriAranir);
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select l.id as "Id", l.lisans_no as "No", l.gorunen_ad as "Musteri", p.ad as "Proje", l.bitis_tarihi as "Bitis",
      l.durum as "Durum"
    from ${lisanslar(projelist, bugun)} l join proje p on p.id = l.proje_id
    where ${ne.aranan}
    order by l.durum in ('Aktif', 'Demo') desc, l.gorunen_ad collate "tr-TR-x-icu", l.id
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, No, Musteri, Proje, Bitis, Durum }) => ({
    Id,
    Ad: `${Musteri} · ${Proje}`,
    Ek: [No, Bitis && `bitiş ${tarihYaz(Bitis)}`, Durum === 'Aktif' ? null : Durum].filter(Boolean).join(' · '),
    Yol: `/rapor/lisans/${Id}`,
  }));
}
