import type { DenemeDurumu, OlayKimden, OlayTuru, SaglayiciAdi, Uyari } from '@masabasi/core/odeme/rules';
import { ACIK_DENEMELER, EN_COK_RED } from '@masabasi/core/odeme/rules';
import type { FaturaKarti } from '@masabasi/core/fatura/contract';
import type { Kurus } from '@masabasi/core/para';
import { YETKI } from '@masabasi/core/yetki/rules';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Database } from '../db/schema.ts';
import { kilitle as faturayiKilitle } from '../fatura/queries.ts';
import { saklananUrunler } from '../http/access.ts';
import { gizliKod } from '../posta/queries.ts';

export type Deneme = Selectable<Database['odeme_deneme']>;

/** What the page of an attempt is asked with. */
export const refi = (db: Db, id: number): Promise<string> => gizliKod(db, `odeme-sonuc:${id}`);
export const deneme = (db: Db, id: number): Promise<Deneme | undefined> =>
  db.selectFrom('odeme_deneme').selectAll().where('id', '=', id).executeTakeFirst();

export const refiyle = (db: Db, ozet: Buffer): Promise<Deneme | undefined> =>
  db.selectFrom('odeme_deneme').selectAll().where('ref_ozeti', '=', ozet).executeTakeFirst();

/** The attempt that a message means: by its number, or by the name that the provider gave it. */
export const denemesi = (
  db: Db,
  saglayici: SaglayiciAdi,
  s: { readonly oid: string; readonly belirtec: string | null },
): Promise<Deneme | undefined> => {
  const q = db.selectFrom('odeme_deneme').selectAll().where('saglayici', '=', saglayici);
  if (/^[A-Z0-9]{20}$/.test(s.oid)) return q.where('oid', '=', s.oid).executeTakeFirst();
  return s.belirtec === null ? Promise.resolve(undefined) : q.where('belirtec', '=', s.belirtec).executeTakeFirst();
};

/** An invoice whoever it belongs to, locked: the bank does not ask about products. */
export async function faturasi(db: Db, faturaId: number): Promise<FaturaKarti | null> {
  const f = await db.selectFrom('fatura').select('proje_id').where('id', '=', faturaId).executeTakeFirst();
  return f === undefined ? null : faturayiKilitle(db, faturaId, saklananUrunler([f.proje_id]));
}

export const acikDeneme = (db: Db, faturaId: number): Promise<Deneme | undefined> =>
  db
    .selectFrom('odeme_deneme')
    .selectAll()
    .where('fatura_id', '=', faturaId)
    .where('durum', 'in', [...ACIK_DENEMELER])
    .forUpdate()
    .executeTakeFirst();

/** Moves an attempt, if it still is in one of these states. */
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
/** Writes a line of an attempt's story; false: this very message was written before. */
export const olayYaz = async (db: Db, o: YeniOlay): Promise<boolean> =>
  (await db
    .insertInto('odeme_olay')
    .values({
      deneme_id: o.denemeId,
      zaman: o.zaman,
      kimden: o.kimden,
      tur: o.tur,
      aciklama: o.aciklama.slice(0, 500),
      gecerli: o.gecerli ?? null,
      ozet: o.ozet ?? null,
      kisi_id: o.kisi ?? null,
    })
    .onConflict((c) => c.columns(['deneme_id', 'tur', 'ozet']).where('ozet', 'is not', null).doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** Whether a message that is not the bank's is still written down: a few say what there is to say. */
export const redYazilir = async (db: Db, denemeId: number): Promise<boolean> =>
  (
    await sql<{ az: boolean }>`select count(*) < ${EN_COK_RED} as az from odeme_olay
      where deneme_id = ${denemeId} and gecerli = false`.execute(db)
  ).rows[0]!.az;

/** The last payment that was written for an invoice by a card. */
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

/** Who hears of an alarm: those who may write payments and work with this product. */
export const uyarilacaklar = async (db: Db, projeId: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select k.id from kisi k where k.aktif
        and exists (select from etkin_yetki y where y.kisi_id = k.id and y.yetki_id = ${YETKI.tahsilatYaz})
        and exists (select from kisi_proje kp where kp.kisi_id = k.id and kp.proje_id = ${projeId})
      order by k.id`.execute(db)
  ).rows.map((k) => k.id);

/**
 * Attempts that the bank is to be asked about: open ones that say nothing, and given up ones of the last day, of which a
 * late payer's bank may know more than we do.
 */
export const sorulacaklar = async (db: Db, simdi: Date): Promise<Deneme[]> =>
  (
    await sql<Deneme>`select * from odeme_deneme where
      (durum in ('HAZIR', 'BANKADA', 'DOGRULANDI', 'PROVIZYONDA')
        and zaman < ${simdi}::timestamptz - case when durum in ('HAZIR', 'BANKADA') then interval '10 minutes' else interval '1 minute' end
        and (son_sorgu is null or son_sorgu < ${simdi}::timestamptz - interval '2 minutes'))
      or (durum = 'SURESI_DOLDU' and yonlendirme is not null and bitis > ${simdi}::timestamptz - interval '1 day'
        and son_sorgu < ${simdi}::timestamptz - interval '1 hour')
      order by coalesce(son_sorgu, zaman) limit 50`.execute(db)
  ).rows;

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
  readonly Acan: string | null;
  readonly Zaman: string;
  readonly Bitis: string | null;
}
/** The attempts of an invoice, newest first. */
export const denemeleri = async (db: Db, faturaId: number): Promise<DenemeSatiri[]> =>
  (
    await sql<DenemeSatiri>`select d.id as "Id", d.saglayici as "Saglayici", d.oid as "SiparisNo", d.tutar as "Tutar",
        d.taksit as "Taksit", d.durum as "DurumAnahtar", d.alinan as "Alinan", d.iade as "Iade", d.kart as "Kart",
        d.prov_no as "ProvNo", d.hata_kodu as "HataKodu", d.mesaj as "Mesaj", d.uyari as "Uyari",
        (select k.ad || ' ' || k.soyad from kisi k where k.id = d.acan_id) as "Acan", d.zaman as "Zaman", d.bitis as "Bitis"
      from odeme_deneme d where d.fatura_id = ${faturaId} order by d.id desc`.execute(db)
  ).rows;

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
/** What was said of the attempts of an invoice, in order. */
export const olaylari = async (db: Db, faturaId: number): Promise<OlaySatiri[]> =>
  (
    await sql<OlaySatiri>`select o.deneme_id as "DenemeId", o.id as "Id", o.zaman as "Zaman", o.kimden as "Kimden", o.tur as "Tur",
        o.gecerli as "Gecerli", o.aciklama as "Aciklama",
        (select k.ad || ' ' || k.soyad from kisi k where k.id = o.kisi_id) as "Kisi"
      from odeme_olay o join odeme_deneme d on d.id = o.deneme_id where d.fatura_id = ${faturaId} order by o.id`.execute(
      db,
    )
  ).rows;
