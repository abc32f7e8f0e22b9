import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { icerenKalip } from '../../platform/list/liste.ts';
import { gorulen, type Okuyan } from './queries.ts';

interface Satir {
  Id: number;
  No: string;
  Konu: string;
  Bas: string;
  Durum: string;
}

/**
 * The first meetings that a search finds by number and words, or the meetings with these ids, within the person's
 * scope.
 */
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, kim: Okuyan): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const kosul = aranir
    ? sql.join(
        aramaParcalari(ara).map((k) => sql`t.ara like ${icerenKalip(k)}`),
        sql` and `,
      )
    : sql`t.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select t.id as "Id", t.no as "No", t.konu as "Konu", t.baslama_zamani as "Bas", coalesce(du.ad, t.durum) as "Durum"
    from toplanti t left join tanim du on du.liste = 'toplantiDurum' and du.anahtar = t.durum
    where ${kosul} and ${gorulen(kim)}
    order by t.durum in ('onayli', 'iptal'), t.baslama_zamani desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, Konu, Bas, Durum }) => ({
    Id,
    Ad: `${No} · ${Konu}`,
    Ek: [zamanYaz(Bas), Durum].join(' · '),
    Yol: `${SAYFA.toplanti[0]}?gorunum=liste&toplanti=${Id}`,
  }));
}
