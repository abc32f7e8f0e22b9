import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { icerenKalip } from '../../platform/list/liste.ts';
import { durumAdi, kapsamda } from './queries.ts';

/** Search results that are looked at: the newest. */
const ADAY = 500;

interface Satir {
  Id: number;
  No: string;
  AdSoyad: string;
  Kurum: string;
  Tarih: string;
  Durum: string;
}

/** The first web requests that a search finds, or those with these ids, limited to the products of the reader. */
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const kosul = aranir
    ? sql`w.id in (select id from (select w.id from webistek w where ${sql.join(
        aramaParcalari(ara).map((k) => sql`w.ara like ${icerenKalip(k)}`),
        sql` and `,
      )} offset 0) a order by id desc limit ${sql.lit(ADAY)})`
    : sql`w.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select w.id as "Id", w.no as "No", w.ad_soyad as "AdSoyad", w.kurum as "Kurum", w.zaman as "Tarih",
      ${durumAdi(sql`w.durum`)} as "Durum"
    from webistek w
    where ${kosul} and ${kapsamda(projelist)}
    order by w.durum in ('yeni', 'incelemede') desc, w.id desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, AdSoyad, Kurum, Tarih, Durum }) => ({
    Id,
    Ad: `${No} · ${AdSoyad}`,
    Ek: [Kurum, zamanYaz(Tarih), Durum].filter(Boolean).join(' · '),
    Yol: `/islemler/musterigorusme/webistek?sekme=hepsi&istek=${Id}`,
  }));
}
