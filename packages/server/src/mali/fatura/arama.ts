import type { Bulunan, BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { FATURA_DURUM_ADLARI, type FaturaDurumu, type FaturaTuru } from '@masabasi/core/mali/fatura/rules';
import { type Kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bulunacaklar, ve } from '../../platform/list/liste.ts';
import { kapsamda, kelimeli } from './queries.ts';

/** Page of an invoice: one address for each kind. */
export const faturaYolu = (f: { readonly Tur: FaturaTuru; readonly Id: number }): string =>
  `/mali/${f.Tur === 'efatura' ? 'efatura' : 'afatura'}/${f.Id}`;

interface Satir {
  Id: number;
  Tur: FaturaTuru;
  No: string | null;
  Musteri: string;
  Durum: FaturaDurumu;
  Odenecek: Kurus;
  ParaBirimi: string;
}

/** The first invoices that a search finds, or those with the given ids, within these products. */
export async function bul(db: Db, sorgu: BulunanSorgusu, projelist: UrunKapsami): Promise<Bulunan[]> {
  const ne = bulunacaklar(sorgu, sql`f.id`, (p) => ve(p.map(kelimeli)));
  if (ne === null) return [];
  const { rows } = await sql<Satir>`
    select f.id as "Id", f.tur as "Tur", f.no as "No", m.gorunen_ad as "Musteri", f.durum as "Durum",
      f.odenecek as "Odenecek", f.para_birimi as "ParaBirimi"
    from fatura f join musteri m on m.id = f.musteri_id where ${ne.aranan} and ${kapsamda(projelist)}
    order by f.tarih desc, f.id desc
    limit ${ne.enCok}`.execute(db);
  return rows.map((f) => ({
    Id: f.Id,
    Ad: `${f.No ?? 'Taslak fatura'}: ${f.Musteri}`,
    Ek: `${FATURA_DURUM_ADLARI[f.Durum]}, ${paraYaz(f.Odenecek, f.ParaBirimi)}`,
    Yol: faturaYolu(f),
  }));
}
