import type { BayiHakedisi, HakedisSatiri } from '@masabasi/core/mali/bayifatura/contract';
import type { Kurus } from '@masabasi/core/platform/money/para';
import { ayEkle, type Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { kapsamda } from '../../pazarlama/bayi/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

/** @param urunler products of the dealers; null: all */
const okunan = (db: Db, urunler: UrunKapsami | null, kosul: RawBuilder<unknown>): Promise<BayiHakedisi[]> =>
  read(db).rows(sql<BayiHakedisi>`
    select h.id as "Id", h.bayi_id as "BayiId", t.ad as "Bayi", h.donem as "Donem", h.ciro as "Ciro", h.iade as "Iade",
      h.komisyon as "Komisyon", h.devir as "Devir", h.tutar as "Tutar", h.durum as "DurumAnahtar", h.fatura_no as "FaturaNo",
      h.fatura_tarihi as "FaturaTarihi", h.odeme_tarihi as "OdemeTarihi", h.surum as "Surum"
    from bayi_hakedis h join bayi b on b.id = h.bayi_id join tanim t on t.id = b.id
    where ${kosul} and ${urunler === null ? sql`true` : kapsamda(urunler)} order by h.tutar desc, h.id`);

export const donemi = (db: Db, urunler: UrunKapsami, donem: string) => okunan(db, urunler, sql`h.donem = ${donem}`);
export const hakedis = async (db: Db, urunler: UrunKapsami, id: number): Promise<BayiHakedisi | null> =>
  (await okunan(db, urunler, sql`h.id = ${id}`))[0] ?? null;

/** All months that are approved or further. */
export const yazilanlar = (db: Db): Promise<BayiHakedisi[]> => okunan(db, null, sql`h.durum <> 'hesaplandi'`);

/** The same, locked until the transaction ends. */
export async function kilitle(db: Db, urunler: UrunKapsami, id: number): Promise<BayiHakedisi | null> {
  await sql`select id from bayi_hakedis where id = ${id} for update`.execute(db);
  return hakedis(db, urunler, id);
}

export const satirlari = (db: Db, id: number): Promise<HakedisSatiri[]> =>
  read(db).rows(sql<HakedisSatiri>`
    select s.fatura_id as "FaturaId", f.tur as "Tur", f.no as "No", f.tarih as "Tarih", m.gorunen_ad as "Musteri",
      s.matrah as "Matrah", s.oran as "Oran", s.komisyon as "Komisyon"
    from bayi_hakedis_satir s join fatura f on f.id = s.fatura_id join musteri m on m.id = f.musteri_id
    where s.hakedis_id = ${id} order by f.tarih, f.id`);

export interface HesaplananKalem {
  readonly BayiId: number;
  readonly FaturaId: number;
  readonly Tarih: Gun;
  readonly Matrah: Kurus;
  readonly Oran: number;
}
/**
 * Invoices that count in a month: invoices in lira cut in that month. The dealer on the day of the sale (of the
 * licence, else of the customer) gets that day's rate. A return has the rate of the invoice that it sends back. An
 * invoice in an approved month counts in no other month.
 */
export const kalemler = async (db: Db, donem: string): Promise<HesaplananKalem[]> => {
  const ilk = `${donem}-01`;
  return await read(db).rows(sql<HesaplananKalem>`
    with f as (
      select f.id, f.tarih, case f.tip when 'IADE' then -f.matrah else f.matrah end as matrah, f.musteri_id,
        coalesce(a.lisans_id, f.lisans_id) as lisans_id, coalesce(a.tarih, f.tarih) as satis
      from fatura f left join fatura a on a.id = f.iade_id
      where f.durum = 'kesildi' and f.para_birimi = 'TRY' and f.matrah <> 0 and f.tarih >= ${ilk}::date
        and f.tarih < ${ayEkle(ilk, 1)}::date
        and not exists (select from bayi_hakedis_satir s join bayi_hakedis h on h.id = s.hakedis_id
          where s.fatura_id = f.id and h.durum <> 'hesaplandi')),
    b as (
      select f.*, (select a.bayi_id from bayi_atama a
          where (a.nesne = 'lisans' and a.nesne_id = f.lisans_id or a.nesne = 'musteri' and a.nesne_id = f.musteri_id)
            and a.baslama < (f.satis + 1)::timestamp at time zone 'Europe/Istanbul'
            and (a.bitis is null or a.bitis >= (f.satis + 1)::timestamp at time zone 'Europe/Istanbul')
          order by a.nesne limit 1) as bayi_id
      from f)
    select b.bayi_id as "BayiId", b.id as "FaturaId", b.tarih as "Tarih", b.matrah as "Matrah",
      coalesce((select round(k.komisyon_oran * 100)::int from bayi_kosul k where k.bayi_id = b.bayi_id and k.gecerlilik <= b.satis
        order by k.gecerlilik desc limit 1), 0) as "Oran"
    from b where b.bayi_id is not null order by b.bayi_id, b.tarih, b.id`);
};

/** Negative rests of earlier months that no approved month has deducted yet, by dealer. */
export const devirler = async (db: Db, donem: string): Promise<ReadonlyMap<number, Kurus>> =>
  new Map(
    (
      await sql<{ bayi: number; devir: Kurus }>`
        select h.bayi_id as bayi, h.tutar as devir from bayi_hakedis h
        where h.donem = (select max(o.donem) from bayi_hakedis o where o.bayi_id = h.bayi_id and o.donem < ${donem})
          and h.tutar < 0`.execute(db)
    ).rows.map((r) => [r.bayi, r.devir]),
  );

/** Blocks other calculations until the transaction ends. */
export const hesabiTut = (db: Db) => sql`lock table bayi_hakedis in share row exclusive mode`.execute(db);

/** Deletes the unapproved months for a new calculation, except those on which an approved later month is based. */
export const hesaplananiSil = (db: Db, donem: string) =>
  sql`delete from bayi_hakedis h where h.donem = ${donem} and h.durum = 'hesaplandi' and not exists (
    select from bayi_hakedis s where s.bayi_id = h.bayi_id and s.donem > h.donem and s.durum <> 'hesaplandi')`.execute(
    db,
  );
/** Dealers with an existing month. */
export const duranlar = async (db: Db, donem: string): Promise<ReadonlySet<number>> =>
  new Set(
    (await db.selectFrom('bayi_hakedis').select('bayi_id').where('donem', '=', donem).execute()).map((r) => r.bayi_id),
  );
/** True if a later month of this dealer is calculated, because it is based on this one. */
export const sonrakiVar = async (db: Db, bayiId: number, donem: string): Promise<boolean> =>
  (await db
    .selectFrom('bayi_hakedis')
    .select('id')
    .where('bayi_id', '=', bayiId)
    .where('donem', '>', donem)
    .where('durum', '<>', 'hesaplandi')
    .executeTakeFirst()) !== undefined;

/** True if an invoice of this dealer belongs to another month. */
export const faturaVar = async (
  db: Db,
  h: { readonly Id: number; readonly BayiId: number },
  no: string,
): Promise<boolean> =>
  (await db
    .selectFrom('bayi_hakedis')
    .select('id')
    .where('bayi_id', '=', h.BayiId)
    .where('fatura_no', '=', no)
    .where('id', '<>', h.Id)
    .executeTakeFirst()) !== undefined;
