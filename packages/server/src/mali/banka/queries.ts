import type { BankaHareketi } from '@masabasi/core/mali/banka/contract';
import { HAREKET_LISTESI, type HareketListesi } from '@masabasi/core/mali/banka/liste';
import { bankaAlti, type Siniflama } from '@masabasi/core/mali/banka/rules';
import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { HESAP } from '@masabasi/core/mali/defter/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { dizinSirasi, icerenKalip, type Kaynak, kosullari, metinSirasi, sira } from '../../platform/list/liste.ts';
import { kapsamda as faturaKapsami } from '../fatura/api.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import type { EkstreDuzeni } from './duzenler.ts';

const KAPALI_GUN = sql`(select max(g.gun) from banka_gun g where g.hesap_id = h.id)`;

/** The accounts with their current balances. */
export const hesaplar = (db: Db): Promise<BankaHesabi[]> =>
  read(db)
    .rows(sql<BankaHesabi>`select h.id as "Id", h.ad as "Ad", h.banka as "Banka", h.iban as "Iban", h.birim as "Birim",
      h.acilis_gun as "AcilisGun", h.acilis_bakiye as "AcilisBakiye", h.aktif as "Aktif", h.surum as "Surum",
      (h.acilis_bakiye + coalesce(t.tutar, 0))::bigint as "Bakiye", coalesce(t.acik, 0)::int as "Islenmemis",
      greatest(t.son, (select max(b.gun) from banka_bakiye b where b.hesap_id = h.id)) as "SonGun", ${KAPALI_GUN} as "KapaliGun"
    from banka_hesap h left join lateral (
      select sum(d.tutar) as tutar, count(*) filter (where d.sinif is null) as acik, max(d.gun) as son
      from banka_hareket d where d.hesap_id = h.id) t on true
    order by h.aktif desc, h.ad collate "tr-TR-x-icu", h.id`);

export interface KilitliHesap {
  readonly Id: number;
  readonly Ad: string;
  readonly Banka: string;
  readonly Iban: string | null;
  readonly Birim: string;
  readonly AcilisGun: Gun;
  readonly AcilisBakiye: number;
  readonly duzen: EkstreDuzeni | null;
  readonly Aktif: boolean;
  readonly Surum: number;
  readonly KapaliGun: Gun | null;
}

/** One account. `kilitle`: blocks imports, classification and closing of days until the transaction ends. */
export async function hesap(db: Db, id: number, kilitle: boolean): Promise<KilitliHesap | null> {
  if (kilitle) await sql`select from banka_hesap where id = ${id} for no key update`.execute(db);
  return read(db).first(sql<KilitliHesap>`select h.id as "Id", h.ad as "Ad", h.banka as "Banka", h.iban as "Iban",
      h.birim as "Birim", h.acilis_gun as "AcilisGun", h.acilis_bakiye as "AcilisBakiye", h.duzen, h.aktif as "Aktif",
      h.surum as "Surum", ${KAPALI_GUN} as "KapaliGun"
    from banka_hesap h where h.id = ${id}`);
}

export interface YazilanHesap {
  readonly ad: string;
  readonly banka: string;
  readonly iban: string | null;
  readonly aktif: boolean;
}
/** Another account with this name or IBAN. */
export const ayniHesap = (db: Db, id: number, h: Pick<YazilanHesap, 'ad' | 'iban'>) =>
  db
    .selectFrom('banka_hesap')
    .select(['ad as Ad', 'iban as Iban'])
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('ad', '=', h.ad), ...(h.iban === null ? [] : [eb('iban', '=', h.iban)])]))
    .executeTakeFirst();

/** Blocks other writes of accounts until the transaction ends, because names and IBANs are unique. */
export const hesaplariTut = (db: Db) => sql`lock table banka_hesap in share row exclusive mode`.execute(db);

export const { ekle: hesapEkle, degistir: hesapDegistir } = versionedSaves('banka_hesap');
export const duzenSakla = (db: Db, id: number, duzen: EkstreDuzeni) =>
  sql`update banka_hesap set duzen = ${JSON.stringify(duzen)}::jsonb where id = ${id}`.execute(db);

const SUTUNLAR = sql`d.id as "Id", d.hesap_id as "HesapId", h.ad as "Hesap", h.birim as "Birim", d.gun as "Gun", d.valor as "Valor",
  d.saat as "Saat", d.tutar as "Tutar", d.bakiye as "Bakiye", d.kod as "Kod", d.referans as "Referans", d.aciklama as "Aciklama",
  d.karsi_unvan as "KarsiUnvan",
  case when length(d.karsi_iban) > 8 then left(d.karsi_iban, 4) || repeat('*', length(d.karsi_iban) - 8) || right(d.karsi_iban, 4)
    else repeat('*', length(d.karsi_iban)) end as "KarsiIban",
  case when length(d.karsi_vkn) > 5 then left(d.karsi_vkn, 3) || repeat('*', length(d.karsi_vkn) - 5) || right(d.karsi_vkn, 2)
    else repeat('*', length(d.karsi_vkn)) end as "KarsiVkn",
  d.sinif as "Sinif", m.id as "MusteriId", m.gorunen_ad as "Musteri", d.karsi_hesap_id as "KarsiHesapId", kh.ad as "KarsiHesap",
  d.hesap_kod as "HesapKod", dh.ad as "DefterHesabi", d.notu as "Notu", d.masraf as "Masraf", d.fis_sira as "FisSira",
  k.gorunen_ad as "Isleyen", d.islem_zamani as "Islem_Zamani", d.gun <= coalesce(${KAPALI_GUN}, '-infinity') as "GunKapali",
  d.surum as "Surum"`;
/** The invoices that a movement `d` paid. */
const faturalari = (
  urunler: UrunKapsami,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('Id', f.id, 'Tur', f.tur, 'No', f.no,
    'Tutar', t.tutar) order by t.id)
  from fatura_tahsilat t join fatura f on f.id = t.fatura_id
  where t.banka_hareket_id = d.id and t.geri_alma_zamani is null and ${faturaKapsami(urunler)}), '[]') as faturalar`;
const tablolar = (urunler: UrunKapsami) => sql`
  join banka_hesap h on h.id = d.hesap_id
  left join musteri m on m.id = d.musteri_id and ${kapsam(urunler)}
  left join banka_hesap kh on kh.id = d.karsi_hesap_id
  left join defter_hesap dh on dh.kod = d.hesap_kod
  left join kisi k on k.id = d.isleyen_id`;

export const hareketKaynagi = (urunler: UrunKapsami): Kaynak<HareketListesi> => ({
  takma: 'd',
  kayitlar: sql`banka_hareket`,
  anahtar: sql`d.id`,
  kapsam: sql`true`,
  kelimeler: (ara) => aramaParcalari(ara).map((kelime) => sql`d.ara like ${icerenKalip(kelime)}`),
  suzgecler: {
    Durum: (durum) => (durum === 'bekleyen' ? sql`d.sinif is null` : sql`d.sinif is not null`),
    HesapId: (id) => sql`d.hesap_id = ${id}`,
    Sinif: (sinif) => sql`d.sinif = ${sinif}`,
    Yon: (yon) => (yon === 'giren' ? sql`d.tutar > 0` : sql`d.tutar < 0`),
    Baslangic: (gun) => sql`d.gun >= ${gun}::date`,
    Bitis: (gun) => sql`d.gun <= ${gun}::date`,
  },
  siralar: {
    Gun: dizinSirasi(sql`d.gun`),
    Tutar: sira(sql`d.tutar`),
    Hesap: metinSirasi(sql`(select h.ad from banka_hesap h where h.id = d.hesap_id)`),
  },
  sutunlar: sql`${SUTUNLAR}, ${faturalari(urunler)}`,
  tablolar: sql`join banka_hareket d on d.id = x.id ${tablolar(urunler)}`,
});

/** Incoming and outgoing totals of a view, by currency. */
export const toplamlar = (db: Db, kaynak: Kaynak<HareketListesi>, gorunum: Gorunum<HareketListesi>) =>
  read(db).rows(sql<{ Birim: string; Adet: number; Giren: Kurus; Cikan: Kurus }>`
    select h.birim as "Birim", sum(x.adet)::int as "Adet", sum(x.giren)::bigint as "Giren", sum(x.cikan)::bigint as "Cikan"
    from (select d.hesap_id, count(*) as adet, coalesce(sum(d.tutar) filter (where d.tutar > 0), 0) as giren,
        coalesce(-sum(d.tutar) filter (where d.tutar < 0), 0) as cikan
      from banka_hareket d where ${kosullari(HAREKET_LISTESI, kaynak, gorunum)} group by d.hesap_id) x
    join banka_hesap h on h.id = x.hesap_id group by h.birim order by h.birim = 'TRY' desc, h.birim`);

const satirlar = (db: Db, urunler: UrunKapsami, kosul: RawBuilder<unknown>): Promise<BankaHareketi[]> =>
  read(db)
    .rows(sql<BankaHareketi>`select ${SUTUNLAR}, ${faturalari(urunler)} from banka_hareket d ${tablolar(urunler)} where ${kosul}
    order by d.gun, d.id`);

/** The movements of one day of an account, in the bank's order. */
export const gununHareketleri = (db: Db, hesapId: number, gun: Gun, urunler: UrunKapsami) =>
  satirlar(db, urunler, sql`d.hesap_id = ${hesapId} and d.gun = ${gun}::date`);

export interface HamHareket {
  readonly Id: number;
  readonly HesapId: number;
  readonly Hesap: string;
  readonly Gun: Gun;
  readonly Tutar: Kurus;
  readonly Birim: string;
  readonly Aciklama: string;
  readonly Referans: string | null;
  readonly KarsiUnvan: string | null;
  readonly KarsiIban: string | null;
  readonly KarsiVkn: string | null;
  readonly FisSira: number | null;
  readonly Surum: number;
}

/** Movements with the fields that are masked elsewhere, in the bank's order. */
export const hareketler = (db: Db, idler: readonly number[]): Promise<HamHareket[]> =>
  read(db).rows(sql<HamHareket>`select d.id as "Id", d.hesap_id as "HesapId", d.gun as "Gun", d.tutar as "Tutar",
    h.birim as "Birim", h.ad as "Hesap", d.aciklama as "Aciklama", d.referans as "Referans", d.karsi_unvan as "KarsiUnvan",
    d.karsi_iban as "KarsiIban", d.karsi_vkn as "KarsiVkn", d.fis_sira as "FisSira", d.surum as "Surum"
  from banka_hareket d join banka_hesap h on h.id = d.hesap_id where d.id = any(${[...idler]}::int[]) order by d.gun, d.id`);

/** One movement. `kilitle`: locks it with its account until the transaction ends. */
export async function hareket(db: Db, id: number, kilitle: boolean): Promise<HamHareket | null> {
  if (kilitle)
    await sql`select from banka_hesap h where h.id = (select hesap_id from banka_hareket where id = ${id}) for no key update`.execute(
      db,
    );
  return (await hareketler(db, [id]))[0] ?? null;
}

/** Movements that are not classified yet, the oldest first. */
export const bekleyenler = (db: Db, hesapId: number | null, enCok: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select d.id from banka_hareket d where d.sinif is null and d.tutar > 0
      and ${hesapId === null ? sql`true` : sql`d.hesap_id = ${hesapId}`}
      and d.gun > coalesce((select max(g.gun) from banka_gun g where g.hesap_id = d.hesap_id), '-infinity')
    order by d.gun, d.id limit ${enCok}`);

export const elleHesapMi = async (db: Db, kod: string): Promise<boolean> =>
  (await db.selectFrom('defter_hesap').where('kod', '=', kod).where('elle', '=', true).select('kod').execute()).length >
  0;

export const isle = async (
  db: Db,
  id: number,
  s: Siniflama & { readonly Masraf: Kurus },
  fis: number,
  kim: KisiId | null,
  simdi: Date,
) =>
  (
    await db
      .updateTable('banka_hareket')
      .set((eb) => ({
        sinif: s.Sinif,
        musteri_id: s.MusteriId,
        karsi_hesap_id: s.KarsiHesapId,
        hesap_kod: s.HesapKod,
        notu: s.Notu,
        masraf: s.Masraf,
        fis_sira: fis,
        isleyen_id: kim,
        islem_zamani: simdi,
        surum: eb('surum', '+', 1),
      }))
      .where('id', '=', id)
      .returning('surum')
      .executeTakeFirstOrThrow()
  ).surum;

/** Resets a movement to its imported form and forgets the rules learned from it. */
export async function geriAl(db: Db, id: number): Promise<number> {
  await db.deleteFrom('banka_ogrenilen').where('hareket_id', '=', id).execute();
  const { surum } = await db
    .updateTable('banka_hareket')
    .set((eb) => ({
      sinif: null,
      musteri_id: null,
      karsi_hesap_id: null,
      hesap_kod: null,
      notu: '',
      masraf: 0,
      fis_sira: null,
      isleyen_id: null,
      islem_zamani: null,
      surum: eb('surum', '+', 1),
    }))
    .where('id', '=', id)
    .returning('surum')
    .executeTakeFirstOrThrow();
  return surum;
}

export interface HamGun {
  readonly Gun: Gun;
  readonly Adet: number;
  readonly Islenmemis: number;
  readonly Giren: Kurus;
  readonly Cikan: Kurus;
  readonly Hesaplanan: Kurus;
  readonly Banka: Kurus | null;
  readonly Defter: Kurus;
  readonly Kapatan: string | null;
}

/**
 * Days of an account with known data, the newest first, or one given day.
 * @param enCok most days to return
 */
export const gunler = (db: Db, hesapId: number, enCok: number, gun: Gun | null = null): Promise<HamGun[]> =>
  read(db).rows(sql<HamGun>`
    with g as (
      select gun, count(*) as adet, count(*) filter (where sinif is null) as acik, sum(tutar) as net,
        coalesce(sum(tutar) filter (where tutar > 0), 0) as giren, coalesce(-sum(tutar) filter (where tutar < 0), 0) as cikan
      from banka_hareket where hesap_id = ${hesapId} group by gun),
    l as (
      select f.gun, sum(s.tutar) as net from defter_satir s join defter_fis f on f.sira = s.fis_sira
      where s.hesap_kod = ${HESAP.banka} and s.alt = ${bankaAlti(hesapId)} group by f.gun),
    gunler as (
      select gun from g union select gun from l union select gun from banka_bakiye where hesap_id = ${hesapId}
      union select ${gun}::date where ${gun}::date is not null),
    hepsi as (
      select x.gun, coalesce(g.adet, 0) as adet, coalesce(g.acik, 0) as acik, coalesce(g.giren, 0) as giren,
        coalesce(g.cikan, 0) as cikan, b.tutar as banka, h.acilis_bakiye + sum(coalesce(g.net, 0)) over (order by x.gun) as hesaplanan,
        sum(coalesce(l.net, 0)) over (order by x.gun) as defter
      from gunler x join banka_hesap h on h.id = ${hesapId} left join g on g.gun = x.gun left join l on l.gun = x.gun
        left join banka_bakiye b on b.hesap_id = ${hesapId} and b.gun = x.gun)
    select x.gun as "Gun", x.adet::int as "Adet", x.acik::int as "Islenmemis", x.giren::bigint as "Giren",
      x.cikan::bigint as "Cikan", x.hesaplanan::bigint as "Hesaplanan", x.banka as "Banka", x.defter::bigint as "Defter",
      (select k.gorunen_ad from banka_gun d join kisi k on k.id = d.kapatan_id
        where d.hesap_id = ${hesapId} and d.gun = x.gun) as "Kapatan"
    from hepsi x where x.adet > 0 or x.banka is not null or x.gun = ${gun}::date
    order by x.gun = ${gun}::date desc nulls last, x.gun desc limit ${enCok}`);

/** The first day with movements after the last closed day. Null: there is none. */
export const ilkAcikGun = (db: Db, hesapId: number): Promise<Gun | null> =>
  read(db).value(sql<{ gun: Gun | null }>`select min(gun) as gun from banka_hareket where hesap_id = ${hesapId}
    and gun > coalesce((select max(gun) from banka_gun where hesap_id = ${hesapId}), '-infinity')`);

/** Part of the line `d` that has paid no invoice. Below 0 for money sent back to a customer. */
export const KALANI = sql`(d.tutar + d.masraf - coalesce((select sum(t.tutar) from fatura_tahsilat t
  where t.banka_hareket_id = d.id and t.geri_alma_zamani is null), 0))`;

/**
 * Unused advances of customers, by currency: a table of `musteri_id`, `birim` and `avans` (above 0).
 * @param musteriler a query of customers' ids
 */
export const avanslar = (musteriler: RawBuilder<unknown>) => sql`(
  select d.musteri_id, h.birim, sum(${KALANI}) as avans from banka_hareket d join banka_hesap h on h.id = d.hesap_id
  where d.sinif = 'musteri' and d.musteri_id in ${musteriler} group by 1, 2 having sum(${KALANI}) > 0)`;
