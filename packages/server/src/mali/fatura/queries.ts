import type { FaturaTahsilati } from '@masabasi/core/mali/fatura/satirlar';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import type { FaturaListesi } from '@masabasi/core/mali/fatura/liste';
import type { FaturaKalemi } from '@masabasi/core/mali/fatura/olustur';
import {
  FATURA_DURUM_ADLARI,
  FATURA_HAREKETLERI,
  type FaturaSekmesi,
  type FaturaTuru,
} from '@masabasi/core/mali/fatura/rules';
import { FATURA_LISTESI } from '@masabasi/core/mali/fatura/liste';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { historyLines } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, icerenKalip, type Kaynak, kosullari, metinSirasi, sira } from '../../platform/list/liste.ts';

/** Condition: invoice `f` belongs to a product of the person. */
export const kapsamda = (projelist: UrunKapsami) => sql`f.proje_id = any(${[...projelist]}::int[])`;

/** Open amount of an invoice `f`. The database keeps it up to date (`fatura_kalani`). */
const KALAN = sql`coalesce((select a.kalan from fatura_acik a where a.fatura_id = f.id), 0)`;

const DURUM_ADI = sql`(${JSON.stringify(FATURA_DURUM_ADLARI)}::jsonb ->> f.durum)`;
const MUSTERI = sql`(select m.gorunen_ad from musteri m where m.id = f.musteri_id)`;
const SATIR = sql`f.id as "Id", f.tur as "Tur", f.no as "No", f.tarih as "Tarih", f.musteri_id as "MusteriId",
  ${MUSTERI} as "Musteri", f.proje_id as "ProjeId", (select p.ad from proje p where p.id = f.proje_id) as "Proje",
  f.senaryo as "Senaryo", f.tip as "Tip", f.para_birimi as "ParaBirimi", f.matrah as "Matrah", f.kdv as "Kdv",
  f.odenecek as "Odenecek", ${KALAN} as "Kalan", f.vade as "Vade", ${DURUM_ADI} as "Durum", f.durum as "DurumAnahtar",
  (select g.durum from fatura_gonderim g where g.fatura_id = f.id) as "Gonderim", f.surum as "Surum"`;

/** Condition: a word occurs in the number, customer, tax number or lines of invoice `f`. */
export const kelimeli = (kelime: string) => sql`(lower(coalesce(f.no, '')) like ${icerenKalip(kelime)}
  or f.musteri_id in (select m.id from musteri m where m.ara like ${icerenKalip(kelime)})
  or f.id in (select k.fatura_id from fatura_kalem k where katla(k.ad) like ${icerenKalip(kelime)}))`;

const sekmeler = (bugun: Gun): Readonly<Record<FaturaSekmesi, RawBuilder<unknown>>> => ({
  hepsi: sql`f.durum <> 'vazgecildi'`,
  taslak: sql`f.durum = 'taslak'`,
  acik: sql`${KALAN} > 0`,
  gecikmis: sql`${KALAN} > 0 and f.vade < ${bugun}::date`,
});

/** List of invoices of one kind, within these products. */
export const faturaKaynagi = (tur: FaturaTuru, projelist: UrunKapsami, bugun: Gun): Kaynak<FaturaListesi> => ({
  takma: 'f',
  kayitlar: sql`fatura`,
  anahtar: sql`f.id`,
  kapsam: sql`f.tur = ${tur} and ${kapsamda(projelist)}`,
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    ProjeId: (proje) => sql`f.proje_id = ${proje}`,
    Durum: (durum) => sql`f.durum = ${durum}`,
    Tip: (tip) => sql`f.tip = ${tip}`,
    Baslangic: (gun) => sql`f.tarih >= ${gun}::date`,
    Bitis: (gun) => sql`f.tarih <= ${gun}::date`,
    sekme: (sekme) => sekmeler(bugun)[sekme],
  },
  siralar: {
    Tarih: sira(sql`f.tarih`),
    No: bosSonda(sira(sql`f.no`)),
    Musteri: metinSirasi(MUSTERI),
    Odenecek: sira(sql`f.odenecek`),
    Kalan: sira(KALAN),
    Vade: bosSonda(sira(sql`f.vade`)),
  },
  sutunlar: SATIR,
  tablolar: sql`join fatura f on f.id = x.id`,
});

/** Totals of cut invoices by currency. A return reduces them. */
export const ozeti = (db: Db, tur: FaturaTuru, projelist: UrunKapsami, bugun: Gun, gorunum: Gorunum<FaturaListesi>) =>
  read(db).rows(sql<{ ParaBirimi: string; Adet: number; Odenecek: Kurus; Kalan: Kurus; Gecikmis: Kurus }>`
    select f.para_birimi as "ParaBirimi", count(*)::int as "Adet",
      sum(case when f.tip = 'IADE' then -f.odenecek else f.odenecek end)::bigint as "Odenecek", sum(${KALAN})::bigint as "Kalan",
      sum(case when f.vade < ${bugun}::date then ${KALAN} else 0 end)::bigint as "Gecikmis"
    from fatura f where f.durum = 'kesildi'
      and ${kosullari(FATURA_LISTESI, faturaKaynagi(tur, projelist, bugun), gorunum)}
    group by f.para_birimi order by 1`);

/** An invoice with its details. Null when there is none within these products. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<FaturaKarti | null> =>
  read(db).first(sql<FaturaKarti>`${hazir('fatura_kart')}
    select ${SATIR}, f.ettn::text as "Ettn", f.lisans_id as "LisansId",
      (select l.lisans_no from lisans l where l.id = f.lisans_id) as "LisansNo", t.id as "TeklifId",
      t.no || case when t.revizyon > 1 then '/R' || t.revizyon else '' end as "TeklifNo", f.iade_id as "IadeId",
      (select i.no from fatura i where i.id = f.iade_id) as "IadeNo", f.kur as "Kur", f.aciklama as "Aciklama",
      f.brut as "Brut", f.iskonto as "Iskonto", f.tevkifat as "Tevkifat",
      (select k.gorunen_ad from kisi k where k.id = f.kesen_id) as "Kesen", f.kesme_zamani as "KesmeZamani",
      f.iptal_nedeni as "IptalNedeni"
    from fatura f left join teklif t on t.fatura_id = f.id where f.id = ${id} and ${kapsamda(projelist)}`);

/** An invoice locked until the transaction ends. Null as above. */
export const kilitle = locked('fatura', kart);

export const kalemler = (db: Db, id: number): Promise<FaturaKalemi[]> =>
  db
    .selectFrom('fatura_kalem')
    .select([
      'ad as Ad',
      'miktar as Miktar',
      'birim_kodu as BirimKodu',
      'birim_fiyat as BirimFiyat',
      'iskonto_oran as IskontoOran',
      'iskonto_tutar as IskontoTutar',
      'kdv_oran as KdvOran',
      'muafiyet_kodu as MuafiyetKodu',
      'tevkifat_kodu as TevkifatKodu',
    ])
    .where('fatura_id', '=', id)
    .orderBy('sira')
    .execute();

/** The stored XML of an invoice, written once. Null: not cut. */
export const xmli = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('fatura').select('xml').where('id', '=', id).executeTakeFirst())?.xml ?? null;

export const tahsilatlar = (db: Db, id: number) =>
  read(db).rows(sql<FaturaTahsilati>`
    select t.id as "Id", t.tarih as "Tarih", t.tutar as "Tutar", t.kaynak as "Kaynak", t.aciklama as "Aciklama",
      (select k.gorunen_ad from kisi k where k.id = t.yazan_id) as "Yazan"
    from fatura_tahsilat t where t.fatura_id = ${id} and t.geri_alma_zamani is null order by t.tarih, t.id`);

/** Returns of an invoice, drafts included. */
export const iadeler = (db: Db, id: number) =>
  read(db).rows(sql<{ Id: number; No: string | null; Odenecek: Kurus }>`
    select id as "Id", no as "No", odenecek as "Odenecek" from fatura
    where iade_id = ${id} and durum in ('taslak', 'kesildi') order by id`);

/** History of an invoice, the newest line first. */
export const hareketler = (db: Db, id: number) => historyLines(db, FATURA_HAREKETLERI, id).limit(200).execute();

/** An open invoice, for the matching of payments. */
export interface AcikAlacak {
  readonly FaturaId: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly ProjeId: number;
  readonly Tarih: Gun;
  readonly Vade: Gun | null;
  readonly ParaBirimi: string;
  readonly Odenecek: Kurus;
  readonly Kalan: Kurus;
}
/** Open cut invoices, the oldest first. @param musteriId only this customer's */
export const acikAlacaklar = (
  db: Db,
  projelist: UrunKapsami,
  { musteriId, idler }: { readonly musteriId?: number; readonly idler?: readonly number[] } = {},
): Promise<AcikAlacak[]> =>
  read(db).rows(sql<AcikAlacak>`
    select f.id as "FaturaId", f.no as "No", f.musteri_id as "MusteriId", ${MUSTERI} as "Musteri", f.proje_id as "ProjeId",
      f.tarih as "Tarih", f.vade as "Vade", f.para_birimi as "ParaBirimi", f.odenecek as "Odenecek", a.kalan as "Kalan"
    from fatura_acik a join fatura f on f.id = a.fatura_id
    where a.kalan > 0 and ${kapsamda(projelist)} and ${musteriId === undefined ? sql`true` : sql`f.musteri_id = ${musteriId}`}
      and ${idler === undefined ? sql`true` : sql`f.id = any(${[...idler]}::int[])`}
    order by f.tarih, f.id`);

type BayininAcigi = Pick<AcikAlacak, 'No' | 'MusteriId' | 'Musteri' | 'ProjeId' | 'Tarih'>;
/**
 * Open invoices of a dealer's customers, and the given invoices in addition, in lira by each invoice's own rate, the
 * oldest first.
 */
export const bayininAciklari = (db: Db, bayiId: number, ayrica: readonly number[]) =>
  read(db).rows(sql<BayininAcigi & { readonly Id: number; readonly Tur: FaturaTuru; readonly Tutar: Kurus }>`
    select f.id as "Id", f.tur as "Tur", f.no as "No", f.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
      f.proje_id as "ProjeId", f.tarih as "Tarih", round(a.kalan * coalesce(f.kur::numeric, 1))::bigint as "Tutar"
    from fatura_acik a join fatura f on f.id = a.fatura_id join musteri m on m.id = f.musteri_id
    where a.kalan > 0 and (m.bayi_id = ${bayiId} or f.id = any(${[...ayrica]}::int[]))
    order by f.tarih, f.id`);

/** A valid payment of an invoice. Null: none of this kind. */
export const tahsilat = async (db: Db, faturaId: number, id: number, kaynak: 'elle' | 'banka' | 'odeme') =>
  (await db
    .selectFrom('fatura_tahsilat')
    .select(['tutar', 'banka_hareket_id'])
    .where('id', '=', id)
    .where('fatura_id', '=', faturaId)
    .where('kaynak', '=', kaynak)
    .where('geri_alma_zamani', 'is', null)
    .executeTakeFirst()) ?? null;

/** A payment written by hand whose bank line has not arrived. */
export interface BekleyenTahsilat {
  readonly Id: number;
  readonly FaturaId: number;
  readonly No: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly ParaBirimi: string;
  readonly Tutar: Kurus;
  readonly Tarih: Gun;
}
/** Most hand-written payments to compare, for one amount or in total. */
const EN_COK_ELLE = 50;
/** Payments written by hand with these amounts, of this customer, or with these ids. */
export const bekleyenTahsilatlar = (
  db: Db,
  projelist: UrunKapsami,
  h: { readonly tutarlar: readonly Kurus[] } | { readonly musteriId: number } | { readonly idler: readonly number[] },
): Promise<BekleyenTahsilat[]> =>
  read(db).rows(sql<BekleyenTahsilat>`
    select t.id as "Id", f.id as "FaturaId", f.no as "No", f.musteri_id as "MusteriId", ${MUSTERI} as "Musteri",
      f.para_birimi as "ParaBirimi", t.tutar as "Tutar", t.tarih as "Tarih"
    from fatura_tahsilat t join fatura f on f.id = t.fatura_id
    where t.kaynak = 'elle' and t.geri_alma_zamani is null and t.banka_hareket_id is null and ${kapsamda(projelist)}
      and ${
        'tutarlar' in h
          ? sql`t.tutar = any(${[...h.tutarlar]}::bigint[])`
          : 'musteriId' in h
            ? sql`f.musteri_id = ${h.musteriId}`
            : sql`t.id = any(${[...h.idler]}::int[])`
      }
    order by t.tarih desc, t.id limit ${EN_COK_ELLE * ('tutarlar' in h ? h.tutarlar.length : 1)}`);

/** Payments from a bank line, and which of them were written by hand before. */
export const hareketinTahsilatlari = (db: Db, hareketId: number) =>
  db
    .selectFrom('fatura_tahsilat')
    .select(['id as Id', 'fatura_id as FaturaId', 'kaynak as Kaynak'])
    .where('banka_hareket_id', '=', hareketId)
    .where('geri_alma_zamani', 'is', null)
    .orderBy('fatura_id')
    .orderBy('id')
    .execute();

/** Links payments written by hand to a bank line. Null: removes the link. */
export async function tahsilatlariBagla(db: Db, idler: readonly number[], hareketId: number | null): Promise<void> {
  if (idler.length > 0)
    await db.updateTable('fatura_tahsilat').set({ banka_hareket_id: hareketId }).where('id', 'in', idler).execute();
}

export const lisansinTaslagi = (db: Db, lisansId: number) =>
  db
    .selectFrom('fatura')
    .select(['id', 'tur'])
    .where('lisans_id', '=', lisansId)
    .where('durum', '=', 'taslak')
    .where('tip', '<>', 'IADE')
    .executeTakeFirst();

export const ayar = (db: Db) => db.selectFrom('fatura_ayari').selectAll().executeTakeFirstOrThrow();

export const ayarDegistir = (db: Db, a: Updateable<Database['fatura_ayari']>) =>
  db
    .updateTable('fatura_ayari')
    .set((eb) => ({ ...a, surum: eb('surum', '+', 1) }))
    .returning('surum')
    .executeTakeFirstOrThrow();

const DEGISEN = ['id', 'no', 'surum', 'proje_id', 'musteri_id', 'durum', 'odenecek', 'tarih'] as const;
export type DegisenFatura = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versioned('fatura', DEGISEN);

/** Replaces the lines of a draft. */
export async function kalemleriYaz(db: Db, id: number, yeni: readonly FaturaKalemi[]): Promise<void> {
  await db.deleteFrom('fatura_kalem').where('fatura_id', '=', id).execute();
  if (yeni.length === 0) return;
  await db
    .insertInto('fatura_kalem')
    .values(
      yeni.map((k, n) => ({
        fatura_id: id,
        sira: n + 1,
        ad: k.Ad.trim(),
        miktar: k.Miktar,
        birim_kodu: k.BirimKodu,
        birim_fiyat: k.BirimFiyat,
        iskonto_oran: k.IskontoOran,
        iskonto_tutar: k.IskontoTutar,
        kdv_oran: k.KdvOran,
        muafiyet_kodu: k.MuafiyetKodu,
        tevkifat_kodu: k.TevkifatKodu,
      })),
    )
    .execute();
}

/** Overdue debt of each customer by currency, with the oldest due date. */
export const gecikenBorclar = (db: Db, musteriler: readonly number[], projelist: UrunKapsami, bugun: Gun) =>
  read(db).rows(sql<{ MusteriId: number; Birim: string; Kalan: Kurus; SonGun: Gun; FaturaId: number; Tur: FaturaTuru }>`
    select f.musteri_id as "MusteriId", f.para_birimi as "Birim", sum(a.kalan)::bigint as "Kalan", min(a.son_gun) as "SonGun",
      (array_agg(f.id order by a.son_gun, f.id))[1] as "FaturaId", (array_agg(f.tur order by a.son_gun, f.id))[1] as "Tur"
    from fatura f join fatura_acik a on a.fatura_id = f.id
    where f.musteri_id = any(${[...musteriler]}::int[]) and a.kalan > 0 and a.son_gun < ${bugun}::date and ${kapsamda(projelist)}
    group by 1, 2 order by 1, 4`);
