import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { telefonYaz } from '@masabasi/core/platform/identity/kimlik';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { type Kapsam, kapsamda } from '../../platform/http/access.ts';
import { bulunacaklar, holding } from '../../platform/list/liste.ts';
import type { AdKaynagi } from '../../platform/list/yanlisYazim.ts';

interface Satir {
  Id: number;
  Ad: string;
  Departman: string;
  Telefon: string | null;
}

/** Searched fields of people: names, user name and telephone. */
const ARANAN = sql`' ' || katla(k.gorunen_ad) || ' ' || k.kullanici_anahtari || ' '
  || coalesce(regexp_replace(k.telefon, '[^0-9,]', '', 'g'), '')`;

/** Names of people, by the index of their words. */
export const KISI_ADLARI: AdKaynagi = { kayitlar: sql`kisi k`, ad: sql`k.gorunen_ad` };

/** The first staff members of a scope that a search finds, or those with the given ids. */
export async function bul(db: Db, sorgu: BulunanSorgusu, kapsam: Kapsam): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`k.id`, holding(ARANAN));
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select k.id as "Id", k.gorunen_ad as "Ad", d.ad as "Departman", k.telefon as "Telefon"
    from kisi k join departman d on d.id = k.departman_id
    where k.aktif and ${kapsamda(kapsam)} and ${ne.aranan}
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id
    limit ${ne.enCok}`.execute(db);
  return rows.map(({ Id, Ad, Departman, Telefon }) => ({
    Id,
    Ad,
    Ek: [Departman, Telefon && telefonYaz(Telefon)].filter(Boolean).join(' · '),
    Yol: `/personel/user/detay?id=${Id}`,
  }));
}
