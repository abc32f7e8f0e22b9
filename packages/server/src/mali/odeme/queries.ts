import type { DenemeDurumu, OlayKimden, OlayTuru, SaglayiciAdi, Uyari } from '@masabasi/core/mali/odeme/rules';
import { EN_COK_RED } from '@masabasi/core/mali/odeme/rules';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import type { KartSozlesmeSatiri } from '@masabasi/core/mali/odeme/contract';
import type { Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { Database } from '../../platform/db/schema.ts';
import { kilitle as faturayiKilitle } from '../fatura/api.ts';
import { saklananUrunler } from '../../platform/http/access.ts';
import { gizliKod } from '../../platform/posta/api.ts';
import { kisalt } from './saglayici.ts';

export type Deneme = Selectable<Database['odeme_deneme']>;

/** Secret reference with which the page of an attempt asks for its result. */
export const refi = (db: Db, id: number): Promise<string> => gizliKod(db, `odeme-sonuc:${id}`);
export const deneme = (db: Db, id: number): Promise<Deneme | undefined> =>
  db.selectFrom('odeme_deneme').selectAll().where('id', '=', id).executeTakeFirst();

export const refiyle = (db: Db, ozet: Buffer): Promise<Deneme | undefined> =>
  db.selectFrom('odeme_deneme').selectAll().where('ref_ozeti', '=', ozet).executeTakeFirst();

/** The attempt of a message, by its order number or by the provider's token. */
export const denemesi = (
  db: Db,
  saglayici: SaglayiciAdi,
  s: { readonly oid: string; readonly belirtec: string | null },
): Promise<Deneme | undefined> => {
  const q = db.selectFrom('odeme_deneme').selectAll().where('saglayici', '=', saglayici);
  if (/^[A-Z0-9]{20}$/.test(s.oid)) return q.where('oid', '=', s.oid).executeTakeFirst();
  return s.belirtec === null ? Promise.resolve(undefined) : q.where('belirtec', '=', s.belirtec).executeTakeFirst();
};

/** A locked invoice of any product, because the bank does not ask about products. */
export async function faturasi(db: Db, faturaId: number): Promise<FaturaKarti | null> {
  const f = await db.selectFrom('fatura').select('proje_id').where('id', '=', faturaId).executeTakeFirst();
  return f === undefined ? null : faturayiKilitle(db, faturaId, saklananUrunler([f.proje_id]));
}

/** Open attempts of these invoices, locked until the transaction ends. The caller holds the locks on the invoices. */
export const acikDenemeler = async (db: Db, faturaIdler: readonly number[]): Promise<Deneme[]> => {
  const { rows } = await sql<{ id: number }>`select distinct deneme_id as id from odeme_pay
    where acik and fatura_id = any(${[...faturaIdler]}::int[])`.execute(db);
  if (rows.length === 0) return [];
  return db
    .selectFrom('odeme_deneme')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((r) => r.id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/** Share of an attempt that belongs to one invoice. */
export interface Pay {
  readonly DenemeId: number;
  readonly FaturaId: number;
  readonly ProjeId: number;
  readonly No: string;
  readonly Tutar: Kurus;
  /** The payment written for the share, its amount, and the bank line that paid it out. Null where there is none. */
  readonly TahsilatId: number | null;
  readonly Yazilan: Kurus;
  readonly HareketId: number | null;
}
/** Shares of an attempt, in the order in which they are closed. */
export const paylari = (db: Db, denemeId: number): Promise<Pay[]> =>
  read(db)
    .rows(sql<Pay>`select p.deneme_id as "DenemeId", p.fatura_id as "FaturaId", f.proje_id as "ProjeId", f.no as "No",
      p.tutar as "Tutar", p.tahsilat_id as "TahsilatId", coalesce(t.tutar, 0)::bigint as "Yazilan",
      t.banka_hareket_id as "HareketId"
    from odeme_pay p join fatura f on f.id = p.fatura_id left join fatura_tahsilat t on t.id = p.tahsilat_id
    where p.deneme_id = ${denemeId} order by p.sira`);

/** Sets the payment of a share. Null: the payment was taken back. */
export const payinTahsilati = (db: Db, { DenemeId, FaturaId }: Pay, tahsilatId: number | null) =>
  db
    .updateTable('odeme_pay')
    .set({ tahsilat_id: tahsilatId })
    .where('deneme_id', '=', DenemeId)
    .where('fatura_id', '=', FaturaId)
    .execute();

/** Changes the state of an attempt, if it is still in one of the given states. */
export const gecir = async (
  db: Db,
  id: number,
  nereden: readonly DenemeDurumu[],
  yeni: Updateable<Database['odeme_deneme']>,
): Promise<boolean> =>
  (await db
    .updateTable('odeme_deneme')
    .set(yeni)
    .where('id', '=', id)
    .where('durum', 'in', [...nereden])
    .returning('id')
    .executeTakeFirst()) !== undefined;

export interface YeniOlay {
  readonly denemeId: number;
  readonly zaman: Date;
  readonly kimden: OlayKimden;
  readonly tur: OlayTuru;
  readonly aciklama: string;
  readonly gecerli?: boolean;
  readonly ozet?: Buffer;
  readonly kisi?: number | null;
}
/** Writes a line of an attempt's story. False: the same message is already there. */
export const olayYaz = async (db: Db, o: YeniOlay): Promise<boolean> =>
  (await db
    .insertInto('odeme_olay')
    .values({
      deneme_id: o.denemeId,
      zaman: o.zaman,
      kimden: o.kimden,
      tur: o.tur,
      aciklama: kisalt(o.aciklama, 500),
      gecerli: o.gecerli ?? null,
      ozet: o.ozet ?? null,
      kisi_id: o.kisi ?? null,
    })
    .onConflict((c) => c.columns(['deneme_id', 'tur', 'ozet']).where('ozet', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** True while an invalid message is still written to the story. A few lines are enough. */
export const redYazilir = (db: Db, denemeId: number): Promise<boolean> =>
  read(db).value(sql<{ az: boolean }>`select count(*) < ${EN_COK_RED} as az from odeme_olay
    where deneme_id = ${denemeId} and gecerli = false`);

/** The last card payment written for an invoice. */
export const sonTahsilat = async (db: Db, faturaId: number): Promise<number> =>
  (
    await db
      .selectFrom('fatura_tahsilat')
      .select('id')
      .where('fatura_id', '=', faturaId)
      .where('kaynak', '=', 'odeme')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

/** The author of an invoice, if that person may still see it. */
export const kesenGorur = (db: Db, faturaId: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select k.id from fatura f join kisi k on k.id = f.kesen_id where f.id = ${faturaId} and k.aktif
      and exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id in (${YETKI.maliGor}, ${YETKI.ayricalikli}))
      and exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id = f.proje_id)`);

/** Receivers of an alarm: people who may write payments and work with this product, or with any if it is unknown. */
export const uyarilacaklar = (db: Db, projeId: number | null): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    select k.id from kisi k where k.aktif
      and exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.tahsilatYaz})
      and (${projeId}::int is null or exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id = ${projeId}::int))
    order by k.id`);

/**
 * Attempts to ask the bank about. Open ones without a result, earlier if the browser brought an answer with a wrong
 * signature. Also attempts of the last day that were given up or refused, each hour: the payer may have paid late or
 * tried the card again.
 */
export const sorulacaklar = (db: Db, simdi: Date): Promise<Deneme[]> =>
  read(db).rows(sql<Deneme>`select * from odeme_deneme where
    (durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA')
      and zaman < ${simdi}::timestamptz - case when durum = 'HAZIR' or durum = 'BANKADA' and not exists (select from odeme_olay o
          where o.deneme_id = odeme_deneme.id and o.tur = 'donus' and o.gecerli is false)
        then interval '10 minutes' else interval '1 minute' end
      and (son_sorgu is null or son_sorgu < ${simdi}::timestamptz - interval '2 minutes'))
    or (durum in ('SURESI_DOLDU', 'BASARISIZ') and yonlendirme is not null and bitis > ${simdi}::timestamptz - interval '1 day'
      and bitis < ${simdi}::timestamptz - interval '10 minutes'
      and (son_sorgu is null or son_sorgu <= bitis or son_sorgu < ${simdi}::timestamptz - interval '1 hour'))
    order by durum in ('SURESI_DOLDU', 'BASARISIZ'), coalesce(son_sorgu, zaman) limit 50`);

export interface DenemeSatiri {
  readonly Id: number;
  readonly Saglayici: SaglayiciAdi;
  readonly SiparisNo: string;
  readonly Tutar: Kurus;
  readonly Taksit: number;
  readonly DurumAnahtar: DenemeDurumu;
  readonly Alinan: Kurus | null;
  readonly Iade: Kurus;
  readonly Kart: string | null;
  readonly ProvNo: string | null;
  readonly HataKodu: string | null;
  readonly Mesaj: string;
  readonly Uyari: Uyari | null;
  /** Number of a second approval that no person has checked yet. */
  readonly IkinciOnay: string | null;
  readonly Acan: string | null;
  /** Number of invoices that the attempt pays. */
  readonly FaturaSayisi: number;
  readonly Zaman: string;
  readonly Bitis: string | null;
}
/** Condition: the attempt pays this invoice, alone or with others. */
const faturanin = (faturaId: number) =>
  sql`(d.fatura_id = ${faturaId} or d.id in (select p.deneme_id from odeme_pay p where p.fatura_id = ${faturaId}))`;

/** The attempts of an invoice, newest first. */
export const denemeleri = (db: Db, faturaId: number): Promise<DenemeSatiri[]> =>
  read(db)
    .rows(sql<DenemeSatiri>`select d.id as "Id", d.saglayici as "Saglayici", d.oid as "SiparisNo", d.tutar as "Tutar",
      d.taksit as "Taksit", d.durum as "DurumAnahtar", d.alinan as "Alinan", d.iade as "Iade", d.kart as "Kart",
      d.prov_no as "ProvNo", d.hata_kodu as "HataKodu", d.mesaj as "Mesaj", d.uyari as "Uyari",
      case when d.ikinci_bakildi is null then d.ikinci_onay end as "IkinciOnay",
      (select k.gorunen_ad from kisi k where k.id = d.acan_id) as "Acan",
      greatest(1, (select count(*) from odeme_pay p where p.deneme_id = d.id))::int as "FaturaSayisi", d.zaman as "Zaman", d.bitis as "Bitis"
    from odeme_deneme d where ${faturanin(faturaId)} order by d.id desc`);

export interface OlaySatiri {
  readonly DenemeId: number;
  readonly Id: number;
  readonly Zaman: string;
  readonly Kimden: OlayKimden;
  readonly Tur: OlayTuru;
  readonly Gecerli: boolean | null;
  readonly Aciklama: string;
  readonly Kisi: string | null;
}
/** Story lines of the attempts of an invoice, in order. */
export const olaylari = (db: Db, faturaId: number): Promise<OlaySatiri[]> =>
  read(db)
    .rows(sql<OlaySatiri>`select o.deneme_id as "DenemeId", o.id as "Id", o.zaman as "Zaman", o.kimden as "Kimden", o.tur as "Tur",
      o.gecerli as "Gecerli", o.aciklama as "Aciklama",
      (select k.gorunen_ad from kisi k where k.id = o.kisi_id) as "Kisi"
    from odeme_olay o join odeme_deneme d on d.id = o.deneme_id where ${faturanin(faturaId)} order by o.id`);

/** Contracts with card providers, the newest first. */
export const sozlesmeler = (db: Db): Promise<KartSozlesmeSatiri[]> =>
  read(db)
    .rows(sql<KartSozlesmeSatiri>`select s.id as "Id", s.surum as "Surum", s.saglayici as "Saglayici", s.gecerlilik as "Gecerlilik",
      s.valor_gun as "ValorGun", (select k.gorunen_ad from kisi k where k.id = s.yazan_id) as "Yazan",
      coalesce((select jsonb_agg(jsonb_build_object('Taksit', o.taksit, 'Oran', o.oran) order by o.taksit)
        from odeme_sozlesme_orani o where o.sozlesme_id = s.id), '[]') as oranlar
    from odeme_sozlesme s order by s.saglayici, s.gecerlilik desc`);

/** A card payment of an invoice whose share the bank has not paid out yet. */
export interface BekleyenKart {
  readonly Id: number;
  readonly DenemeId: number;
  readonly FaturaId: number;
  readonly MusteriId: number;
  readonly ProjeId: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Taksit: number;
  readonly Tutar: Kurus;
  /** Day of the payment, unaffected by later refunds. */
  readonly Gun: Gun;
}
/** Card payments without a pay-out, the oldest first. @param idler only these */
export const bekleyenKartlar = (db: Db, idler: readonly number[] | null = null): Promise<BekleyenKart[]> =>
  read(db)
    .rows(sql<BekleyenKart>`select t.id as "Id", d.id as "DenemeId", f.id as "FaturaId", f.musteri_id as "MusteriId",
      f.proje_id as "ProjeId", d.saglayici as "Saglayici", d.taksit as "Taksit", t.tutar as "Tutar",
      (d.bitis at time zone 'Europe/Istanbul')::date as "Gun"
    from fatura_tahsilat t join odeme_pay p on p.tahsilat_id = t.id join odeme_deneme d on d.id = p.deneme_id
      join fatura f on f.id = t.fatura_id
    where t.kaynak = 'odeme' and t.banka_hareket_id is null and t.geri_alma_zamani is null
      and ${idler === null ? sql`true` : sql`t.id = any(${[...idler]}::int[])`}
    order by d.bitis, t.id`);

export interface BekleyenKesinti {
  readonly Id: number;
  readonly MusteriId: number;
  readonly Saglayici: SaglayiciAdi;
  readonly Gun: Gun;
  readonly Tutar: Kurus;
}
/** Refunds that the bank still has to deduct from a lump. @param idler only these, locked until the transaction ends */
export async function bekleyenKesintiler(db: Db, idler: readonly number[] | null = null): Promise<BekleyenKesinti[]> {
  if (idler !== null)
    await sql`select from odeme_kesinti where id = any(${[...idler]}::int[]) order by id for update`.execute(db);
  const { rows } =
    await sql<BekleyenKesinti>`select k.id as "Id", f.musteri_id as "MusteriId", d.saglayici as "Saglayici",
      k.gun as "Gun", k.tutar as "Tutar"
    from odeme_kesinti k join odeme_deneme d on d.id = k.deneme_id join fatura f on f.id = d.fatura_id
    where k.banka_hareket_id is null and ${idler === null ? sql`true` : sql`k.id = any(${[...idler]}::int[])`}
    order by k.gun, k.id`.execute(db);
  return rows;
}

/** Links refunds to the bank line from which they were deducted. */
export async function kesintileriBagla(db: Db, idler: readonly number[], hareketId: number): Promise<void> {
  if (idler.length > 0)
    await db.updateTable('odeme_kesinti').set({ banka_hareket_id: hareketId }).where('id', 'in', idler).execute();
}

/**
 * Undoes a lump: its deducted refunds are open again, and refunds of its payments lose their link.
 * @returns false: a later line already deducted such a refund
 */
export async function kesintileriCoz(db: Db, hareketId: number): Promise<boolean> {
  const kesilen = await db
    .selectFrom('odeme_kesinti')
    .select('id')
    .where('kaynak_hareket_id', '=', hareketId)
    .where('banka_hareket_id', 'is not', null)
    .executeTakeFirst();
  if (kesilen !== undefined) return false;
  await db.deleteFrom('odeme_kesinti').where('kaynak_hareket_id', '=', hareketId).execute();
  await db
    .updateTable('odeme_kesinti')
    .set({ banka_hareket_id: null })
    .where('banka_hareket_id', '=', hareketId)
    .execute();
  return true;
}
