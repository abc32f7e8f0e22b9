import { BULUNAN_EN_COK, type Bulunan } from '@masabasi/core/aramaUcu';
import { aramaParcalari } from '@masabasi/core/liste';
import { musteriAranir } from '@masabasi/core/musteri/rules';
import { zamanYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { UrunKapsami } from '../http/access.ts';
import { kapsamda, kelimeli } from './queries.ts';

/** So many that the words are found in are looked at: the newest. */
const ADAY = 500;

interface Satir {
  Id: number;
  No: string;
  Musteri: string;
  Baslik: string;
  Tarih: string;
  Durum: string;
}

/** The first contacts that a search finds, or those with these ids, as somebody with these products sees them. */
export async function bul(
  db: Db,
  { ara, idler }: { readonly ara: string; readonly idler: readonly number[] },
  projelist: UrunKapsami,
): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  const kosul = aranir
    ? sql`g.id in (select id from (select g.id from gorusme g where ${sql.join(aramaParcalari(ara).map(kelimeli), sql` and `)}
        offset 0) a order by id desc limit ${sql.lit(ADAY)})`
    : sql`g.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select g.id as "Id", g.no as "No", m.gorunen_ad as "Musteri", g.baslik as "Baslik", g.baslama_zamani as "Tarih",
      coalesce(du.ad, g.durum) as "Durum"
    from gorusme g join musteri m on m.id = g.musteri_id
      left join tanim du on du.liste = 'durumlar' and du.anahtar = g.durum
    where ${kosul} and ${kapsamda(projelist)}
    order by g.kapanis_zamani is null desc, g.id desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, No, Musteri, Baslik, Tarih, Durum }) => ({
    Id,
    Ad: `${No} · ${Musteri}`,
    Ek: [Baslik, zamanYaz(Tarih), Durum].join(' · '),
    Yol: `/islemler/musterigorusme/detay?id=${Id}`,
  }));
}
