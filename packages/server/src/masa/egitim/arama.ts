import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import { musteriAranir } from '@masabasi/core/musteri/musteri/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { icerenKalip } from '../../platform/list/liste.ts';
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
export async function bul(db: Db, { ara, idler }: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const aranir = ara.trim() !== '';
  if (aranir ? !musteriAranir(ara) : idler.length === 0) return [];
  // The index of all words of a customer is asked first. As in the list, the words must be in the name.
  const sozler = aramaParcalari(ara).map(icerenKalip);
  const kosul = aranir
    ? sql`e.musteri_id in (select id from (
        select m.id from musteri m where m.silindi is null and ${sql.join(
          sozler.map((k) => sql`m.ara like ${k} and ' ' || katla(m.gorunen_ad) like ${k}`),
          sql` and `,
        )} offset 0) a limit ${sql.lit(ADAY)})`
    : sql`e.id = any(${[...idler]}::int[])`;
  const { rows } = await sql<Satir>`
    select e.id as "Id", m.gorunen_ad as "Musteri", p.ad as "Proje", t.ad as "EgitimTur",
      coalesce(e.baslama_zamani, e.planlanan_baslama) as "Baslama", coalesce(du.ad, e.durum) as "Durum"
    from egitim e join musteri m on m.id = e.musteri_id
      join proje p on p.id = e.proje_id
      join tanim t on t.id = e.egitim_tur_id
      left join tanim du on du.liste = 'egitimDurum' and du.anahtar = e.durum
    where ${kosul} and ${kapsamda(projelist)}
    order by e.durum in ('talep', 'planlandi', 'ertelendi') desc, e.id desc
    limit ${aranir ? BULUNAN_EN_COK : idler.length}`.execute(db);
  return rows.map(({ Id, Musteri, Proje, EgitimTur, Baslama, Durum }) => ({
    Id,
    Ad: `${Musteri} · ${EgitimTur}`,
    Ek: [Proje, Baslama && zamanYaz(Baslama), Durum].filter(Boolean).join(' · '),
    Yol: `/islemler/musterigorusme/egitim?sekme=hepsi&egitim=${Id}`,
  }));
}
