import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import { kapsamda } from './queries.ts';

/** Customers whose trainings are looked at. */
const ADAY = 200;

interface Satir {
  Id: number;
  Musteri: string;
  Proje: string;
  EgitimTur: string;
  Baslama: string | null;
  Durum: string;
}

/**
 * The first trainings that a search finds by their customer, or those with these ids, limited to the products of the
 * reader.
 */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  // The index of all words of a customer is asked first. As in the list, the words must be in the name.
  const adaylar = (parcalar: readonly string[]) => sql`e.musteri_id in (select id from (
    select m.id from musteri m where m.silindi is null and ${holding(sql`m.ara`)(parcalar)}
      and ${holding(sql`' ' || katla(m.gorunen_ad)`)(parcalar)} offset 0) a limit ${sql.lit(ADAY)})`;
  const ne = bulunacaklar(sorgu, sql`e.id`, adaylar, musteriAranir);
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select e.id as "Id", m.gorunen_ad as "Musteri", p.ad as "Proje", t.ad as "EgitimTur",
      coalesce(e.baslama_zamani, e.planlanan_baslama) as "Baslama", coalesce(du.ad, e.durum) as "Durum"
    from egitim e join musteri m on m.id = e.musteri_id
      join proje p on p.id = e.proje_id
      join tanim t on t.id = e.egitim_tur_id
      left join tanim du on du.liste = 'egitimDurum' and du.anahtar = e.durum
    where ${ne.aranan} and ${kapsamda(projelist)}
    order by e.durum in ('talep', 'planlandi', 'ertelendi') desc, e.id desc
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Musteri, Proje, EgitimTur, Baslama, Durum }) => ({
    Id,
    Ad: `${Musteri} · ${EgitimTur}`,
    Ek: [Proje, Baslama && zamanYaz(Baslama), Durum].filter(Boolean).join(' · '),
    Yol: kayitYolu(SAYFA.egitim[0], Id),
  }));
}
