import { adAnahtari } from '@masabasi/core/mali/banka/adlar';
import {
  type BakiyeParcasi,
  BANKA_METNI,
  gunSonuBakiyesi,
  hareketSatirlari,
  type KartToplami,
  type Siniflama,
  SINIFLAR,
} from '@masabasi/core/mali/banka/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { kurus, type Kurus } from '@masabasi/core/platform/money/para';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import { defterYaz } from '../defter/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { type AyrilanSatirlar, type EkstreSatirlari, gunAraligi } from './dosya.ts';
import type { OkunanEkstreler } from './inceleme.ts';
import * as q from './queries.ts';

/** Writes bank accounts, statement rows and classifications of movements. */

/** Rows of an account on these days, as JSON (`OlanSatir`). */
export const olanlar = (db: Db, hesapId: number, [ilk, son]: readonly [Gun, Gun]): Promise<string> =>
  read(db).value(sql<{
    olanlar: string;
  }>`select coalesce(json_agg(json_build_object('Id', id, 'Gun', gun, 'Tutar', tutar,
      'Referans', referans, 'BankaReferansi', banka_referansi, 'Aciklama', aciklama, 'Bakiye', bakiye) order by id), '[]')::text as olanlar
    from banka_hareket where hesap_id = ${hesapId} and gun between ${ilk}::date and ${son}::date`);

export interface YuklenenEkstre {
  readonly hesapId: number;
  readonly dosya: string;
  readonly okunan: Pick<EkstreSatirlari, 'bakiyeler' | 'Acilis' | 'Kapanis'> & Pick<OkunanEkstreler, 'Adet' | 'aralik'>;
  readonly ayrilan: AyrilanSatirlar;
  readonly kisi: KisiId | null;
  readonly simdi: Date;
}

/** Stores the balances from a file beside those from other files, and derives the closing balance of each day. */
async function bakiyeleriYaz(
  db: Db,
  hesapId: number,
  { bakiyeler }: Pick<EkstreSatirlari, 'bakiyeler'>,
): Promise<void> {
  const gunler = [...Map.groupBy(bakiyeler, (b) => b.Gun)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const ilk = gunler[0]?.[0];
  if (ilk === undefined) return;
  const { rows } = await sql<{ Gun: Gun; Tutar: Kurus; Satir: number; parcalar: BakiyeParcasi[] }>`
    select gun as "Gun", tutar as "Tutar", satir as "Satir", parcalar from banka_bakiye where hesap_id = ${hesapId}
      and gun between coalesce((select max(gun) from banka_bakiye where hesap_id = ${hesapId} and gun < ${ilk}::date), ${ilk}::date)
      and ${gunler.at(-1)![0]}::date order by gun`.execute(db);
  const { acilis } = await db
    .selectFrom('banka_hesap')
    .where('id', '=', hesapId)
    .select('acilis_bakiye as acilis')
    .executeTakeFirstOrThrow();
  const bilinen = new Map(rows.map((r) => [r.Gun, r.Tutar]));
  const yazilan = gunler.map(([Gun, soylenen]) => {
    const olan = rows.find((r) => r.Gun === Gun);
    // A day stored before its parts were stored counts as one part with an unknown beginning.
    const onceki =
      olan?.parcalar.length === 0 ? [{ Basi: null, Sonu: olan.Tutar, Satir: olan.Satir, Kesin: true }] : olan?.parcalar;
    const ad = (p: BakiyeParcasi) => `${p.Basi} ${p.Sonu}`;
    const parcalar = [...Map.groupBy([...(onceki ?? []), ...soylenen], ad).values()].map((ayni) => ({
      Basi: ayni[0]!.Basi,
      Sonu: ayni[0]!.Sonu,
      Satir: Math.max(...ayni.map((p) => p.Satir)),
      Kesin: ayni.some((p) => p.Kesin),
    }));
    const oncekiGun = [...bilinen.keys()]
      .filter((g) => g < Gun)
      .toSorted()
      .at(-1);
    const Tutar = gunSonuBakiyesi(parcalar, oncekiGun === undefined ? kurus(acilis) : bilinen.get(oncekiGun)!);
    bilinen.set(Gun, Tutar);
    return { Gun, Tutar, Satir: Math.max(...parcalar.map((p) => p.Satir)), parcalar };
  });
  await sql`insert into banka_bakiye (hesap_id, gun, tutar, satir, parcalar)
    select ${hesapId}, x."Gun", x."Tutar", x."Satir", x.parcalar
    from jsonb_to_recordset(${JSON.stringify(yazilan)}::jsonb) x ("Gun" date, "Tutar" bigint, "Satir" int, parcalar jsonb)
    on conflict (hesap_id, gun) do update set tutar = excluded.tutar, satir = excluded.satir, parcalar = excluded.parcalar`.execute(
    db,
  );
}

/** First and last day in a file. Null: the file names no day. */
export const dosyaAraligi = (o: YuklenenEkstre['okunan']): readonly [Gun, Gun] | null =>
  gunAraligi([...(o.aralik ?? []).map((g) => ({ Gun: g })), ...o.bakiyeler]);

/** Writes the new rows and balances of a file. The caller has locked the account. @returns id of the statement */
export async function ekstreYaz(db: Db, e: YuklenenEkstre): Promise<number> {
  const [ilk, son] = dosyaAraligi(e.okunan)!;
  const { id } = await db
    .insertInto('banka_ekstre')
    .values({
      hesap_id: e.hesapId,
      dosya: e.dosya,
      ilk_gun: ilk,
      son_gun: son,
      acilis: e.okunan.Acilis,
      kapanis: e.okunan.Kapanis,
      okunan: e.okunan.Adet,
      eklenen: e.ayrilan.Adet,
      yukleyen_id: e.kisi,
      zaman: e.simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const dilim of e.ayrilan.yeni)
    await sql`insert into banka_hareket (hesap_id, ekstre_id, gun, valor, saat, tutar, bakiye, kod, referans,
        banka_referansi, aciklama, karsi_unvan, karsi_iban, karsi_vkn, anahtar, sayac)
      select ${e.hesapId}, ${id}, x."Gun", x."Valor", x."Saat", x."Tutar", x."Bakiye", x."Kod", x."Referans",
        x."BankaReferansi", x."Aciklama", x."KarsiUnvan", x."KarsiIban", x."KarsiVkn", x."Anahtar",
        row_number() over (partition by x."Gun", x."Anahtar" order by x.n) + coalesce((select max(o.sayac) from banka_hareket o
          where o.hesap_id = ${e.hesapId} and o.gun = x."Gun" and o.anahtar = x."Anahtar"), 0)
      from jsonb_to_recordset(${dilim}::jsonb) x (n int, "Gun" date, "Valor" date, "Saat" text,
        "Tutar" bigint, "Bakiye" bigint, "Kod" text, "Referans" text, "BankaReferansi" text, "Aciklama" text, "KarsiUnvan" text, "KarsiIban" text,
        "KarsiVkn" text, "Anahtar" text)
      order by x.n`.execute(db);
  for (const dilim of e.ayrilan.adlananlar)
    await sql`update banka_hareket d set banka_referansi = x."BankaReferansi"
      from jsonb_to_recordset(${dilim}::jsonb) x ("Id" int, "BankaReferansi" text)
      where d.id = x."Id"`.execute(db);
  await bakiyeleriYaz(db, e.hesapId, e.okunan);
  return id;
}

export interface Isleme {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: KisiId | null;
}

/** Remembers the customer behind the other party's account and name. */
async function ogren(db: Db, h: q.HamHareket, musteriId: number): Promise<void> {
  const ad = adAnahtari(h.KarsiUnvan ?? '');
  const bilinenler = [
    ...(h.KarsiIban === null ? [] : [{ tur: 'iban' as const, deger: h.KarsiIban }]),
    ...(ad === '' ? [] : [{ tur: 'ad' as const, deger: ad }]),
  ];
  if (bilinenler.length > 0)
    await db
      .insertInto('banka_ogrenilen')
      .values(bilinenler.map((b) => ({ ...b, hareket_id: h.Id, musteri_id: musteriId })))
      .execute();
}

/**
 * Classifies a movement and posts it to the ledger. The caller holds the locks on the account and the ledger.
 * @param e the bank's charge, and the payments that were written by hand before
 */
export async function hareketIsle(
  { db, simdi, kisi }: Isleme,
  h: q.HamHareket,
  s: Siniflama,
  e: { readonly Masraf: Kurus; readonly Elle: Kurus },
  kart?: KartToplami,
) {
  const aciklama = kisalt([SINIFLAR[s.Sinif], s.Notu, h.Aciklama].filter((x) => x !== '').join(': '), 500);
  const satirlar = hareketSatirlari(h, s, e, kart);
  const FisSira = await defterYaz(
    { db, simdi },
    { Gun: h.Gun, Kaynak: 'banka_hareket', KaynakId: h.Id, Aciklama: aciklama, satirlar },
  );
  const Surum = await q.isle(db, h.Id, { ...s, Masraf: e.Masraf }, FisSira, kisi, simdi);
  if (s.MusteriId !== null) await ogren(db, h, s.MusteriId);
  return { Surum, FisSira };
}

/** Reason to refuse further writing on this day, or null. */
export const gunEngeli = (h: Pick<q.KilitliHesap, 'KapaliGun'>, gun: Gun): string | null =>
  h.KapaliGun !== null && gun <= h.KapaliGun ? BANKA_METNI.gunKapali(gun) : null;

/**
 * Separates bank movements after two merged customers are separated. A movement that paid only one customer's invoices
 * goes to that customer, with its learned rules. A movement that paid invoices of both cannot go to either.
 */
export async function musterilereAyir(db: Db, kalan: number, giden: number): Promise<void> {
  const { rows } = await sql<{ Id: number; Gun: Gun; Hesap: string; ortak: boolean }>`
    select d.id as "Id", d.gun as "Gun", h.ad as "Hesap", bool_or(f.musteri_id <> ${giden}) as ortak
    from banka_hareket d join banka_hesap h on h.id = d.hesap_id
      join fatura_tahsilat t on t.banka_hareket_id = d.id and t.geri_alma_zamani is null join fatura f on f.id = t.fatura_id
    where d.musteri_id = ${kalan} group by d.id, h.ad having bool_or(f.musteri_id = ${giden}) order by d.id`.execute(
    db,
  );
  const ortak = rows.find((r) => r.ortak);
  if (ortak !== undefined) throw new HttpError(409, BANKA_METNI.ikiMusterinin(ortak.Hesap, ortak.Gun));
  const idler = rows.map((r) => r.Id);
  if (idler.length === 0) return;
  await db.updateTable('banka_hareket').set({ musteri_id: giden }).where('id', 'in', idler).execute();
  await db.updateTable('banka_ogrenilen').set({ musteri_id: giden }).where('hareket_id', 'in', idler).execute();
}
