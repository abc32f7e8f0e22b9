import { createHash } from 'node:crypto';
import { fisMetni, ILK_OZET } from '@masabasi/core/mali/defter/rules';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Baglanti } from '../../packages/server/src/platform/db/connect.ts';

/** Conditions of the ledger and of the open amounts, computed separately from the product. */

/** Number of faults at one moment. All are 0. */
export interface Wrong {
  /** Currencies in which the whole ledger does not sum to 0, and acts that do not. */
  readonly unbalanced: number;
  /** Acts that do not follow the one before, and a head that is not the last act. */
  readonly broken_chain: number;
  /** Invoices whose open amount does not follow from their payments and returns. */
  readonly wrong_open: number;
  /**
   * Customers whose account is not their debt less their advances, or whose manual payments without a bank line differ
   * from the ledger.
   */
  readonly wrong_account: number;
}

/** One statement, and so one moment. */
const LOOK = `
  with zincir as (
    select sira, onceki, coalesce(lag(ozet) over (order by sira), decode('${ILK_OZET}', 'hex')) as beklenen,
      coalesce(lag(sira) over (order by sira), 0) + 1 as beklenen_sira from defter_fis),
  kalan as (
    select f.id, f.musteri_id, case when f.durum = 'kesildi' and f.tip <> 'IADE' then f.odenecek
      - coalesce((select sum(t.tutar) from fatura_tahsilat t where t.fatura_id = f.id and t.geri_alma_zamani is null), 0)
      - coalesce((select sum(i.odenecek) from fatura i where i.iade_id = f.id and i.durum = 'kesildi'), 0) else 0 end as tutar
    from fatura f),
  avans as (
    select b.musteri_id, b.tutar + b.masraf - coalesce((select sum(t.tutar) from fatura_tahsilat t
      where t.banka_hareket_id = b.id and t.geri_alma_zamani is null), 0) as tutar
    from banka_hareket b where b.sinif = 'musteri'),
  elle as (
    select f.musteri_id, t.tutar from fatura_tahsilat t join fatura f on f.id = t.fatura_id
    where t.kaynak = 'elle' and t.geri_alma_zamani is null and t.banka_hareket_id is null),
  -- What the ledger says takes off what the rooms say; nothing is left of a customer.
  fark as (
    select hesap_kod as hesap, alt, tutar from defter_satir where hesap_kod in ('120', '108.98')
    union all select '120', 'musteri:' || musteri_id, -tutar from kalan
    union all select '120', 'musteri:' || musteri_id, tutar from avans
    union all select '108.98', 'musteri:' || musteri_id, -tutar from elle)
  select (select count(*)::int from (select from defter_satir group by birim having sum(tutar) <> 0) x)
      + (select count(*)::int from (select from defter_satir group by fis_sira, birim having sum(tutar) <> 0) x) as unbalanced,
    (select count(*)::int from zincir where onceki <> beklenen or sira <> beklenen_sira)
      + (select count(*)::int from defter_bas b left join defter_fis f on f.sira = b.sira
        where b.sira <> (select coalesce(max(sira), 0) from defter_fis) or b.ozet <> coalesce(f.ozet, b.ozet)) as broken_chain,
    (select count(*)::int from kalan k full join fatura_acik a on a.fatura_id = k.id
      where coalesce(k.tutar, 0) <> coalesce(a.kalan, 0)) as wrong_open,
    (select count(*)::int from (select from fark group by hesap, alt having sum(tutar) <> 0) x) as wrong_account`;

/** Number of faults at this moment. */
export const look = async (pool: Baglanti['pool']): Promise<Wrong> => (await pool.query<Wrong>(LOOK)).rows[0]!;

interface Line {
  readonly sira: number;
  readonly gun: string;
  readonly kaynak: string;
  readonly kaynak_id: number;
  readonly ters_sira: number | null;
  readonly aciklama: string;
  readonly zaman: string;
  readonly onceki: string;
  readonly ozet: string;
  readonly hesap_kod: string;
  readonly alt: string;
  readonly birim: string;
  readonly tutar: Kurus;
}

/**
 * Computes the hash of every act without the database, as the reader of an export can.
 * @returns number of acts, and of different hashes
 */
export async function recounted(pool: Baglanti['pool']): Promise<{ readonly acts: number; readonly wrong: number }> {
  const { rows } = await pool.query<Line>(
    `select f.sira, f.gun::text as gun, f.kaynak, f.kaynak_id, f.ters_sira, f.aciklama,
       to_char(f.zaman at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as zaman, encode(f.onceki, 'hex') as onceki,
       encode(f.ozet, 'hex') as ozet, s.hesap_kod, s.alt, s.birim, s.tutar
     from defter_fis f left join defter_satir s on s.fis_sira = f.sira order by f.sira, s.satir`,
  );
  const acts = Map.groupBy(rows, (r) => r.sira);
  let before = ILK_OZET;
  let wrong = 0;
  for (const lines of acts.values()) {
    const f = lines[0]!;
    const text = fisMetni({
      Sira: f.sira,
      Gun: f.gun,
      Kaynak: f.kaynak,
      KaynakId: f.kaynak_id,
      TersSira: f.ters_sira,
      Aciklama: f.aciklama,
      Zaman: f.zaman,
      Onceki: before,
      satirlar: lines.map((l) => ({ Hesap: l.hesap_kod, Alt: l.alt, Birim: l.birim, Tutar: l.tutar })),
    });
    if (f.onceki !== before || createHash('sha256').update(text).digest('hex') !== f.ozet) wrong++;
    before = f.ozet;
  }
  return { acts: acts.size, wrong };
}
