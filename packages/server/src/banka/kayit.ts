import { createHash } from 'node:crypto';
import { type BankaHareketi } from '@masabasi/core/banka/contract';
import { adAnahtari } from '@masabasi/core/banka/eslesme';
import { BANKA_METNI, hareketSatirlari, type KartToplami, type Siniflama, SINIFLAR } from '@masabasi/core/banka/rules';
import { tekilAnahtari, type TekilSatir, yeniSatirlar } from '@masabasi/core/banka/tekil';
import { kisalt } from '@masabasi/core/metin';
import type { Kurus } from '@masabasi/core/para';
import type { Gun } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import { defterYaz } from '../defter/kayit.ts';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';
import { HttpError } from '../http/errors.ts';
import type { EkstreSatirlari, OkunanSatir } from './dosya.ts';
import * as q from './queries.ts';

/** What is written of accounts: rows of statements, and what movements were. */

/** What the account has of these days. */
const olanlar = async (db: Db, hesapId: number, ilk: Gun, son: Gun): Promise<TekilSatir[]> =>
  (
    await sql<TekilSatir>`select gun as "Gun", tutar as "Tutar", referans as "Referans", aciklama as "Aciklama",
        bakiye as "Bakiye" from banka_hareket where hesap_id = ${hesapId} and gun between ${ilk}::date and ${son}::date
      order by id`.execute(db)
  ).rows;

/** First and last day of rows; null: there are none. */
export function gunAraligi(satirlar: readonly { readonly Gun: Gun }[]): readonly [Gun, Gun] | null {
  if (satirlar.length === 0) return null;
  const gunler = satirlar.map((s) => s.Gun).toSorted();
  return [gunler[0]!, gunler.at(-1)!];
}

/** The rows of a file that the account does not have. */
export async function yeniler(db: Db, hesapId: number, satirlar: readonly OkunanSatir[]): Promise<OkunanSatir[]> {
  const aralik = gunAraligi(satirlar);
  return aralik === null ? [] : yeniSatirlar(await olanlar(db, hesapId, ...aralik), satirlar);
}

/** The key of a row in a column of one length. */
const anahtari = (s: TekilSatir): string => createHash('sha256').update(tekilAnahtari(s)).digest('base64url');

/** So many rows in one statement. */
const DILIM = 2000;

export interface YuklenenEkstre {
  readonly hesapId: number;
  readonly dosya: string;
  readonly okunan: EkstreSatirlari;
  readonly yeni: readonly OkunanSatir[];
  readonly kisi: KisiId | null;
  readonly simdi: Date;
}

/** Writes the new rows of a file and what it says of balances. Whoever does holds the account. @returns the statement */
export async function ekstreYaz(db: Db, e: YuklenenEkstre): Promise<number> {
  const [ilk, son] = gunAraligi([...e.okunan.satirlar, ...e.okunan.bakiyeler])!;
  const { id } = await db
    .insertInto('banka_ekstre')
    .values({
      hesap_id: e.hesapId,
      dosya: e.dosya,
      ilk_gun: ilk,
      son_gun: son,
      acilis: e.okunan.Acilis,
      kapanis: e.okunan.Kapanis,
      okunan: e.okunan.satirlar.length,
      eklenen: e.yeni.length,
      yukleyen_id: e.kisi,
      zaman: e.simdi,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const yeni = e.yeni.map((s, n) => ({ n, ...s, Anahtar: anahtari(s) }));
  for (let i = 0; i < yeni.length; i += DILIM)
    await sql`insert into banka_hareket (hesap_id, ekstre_id, gun, valor, saat, tutar, bakiye, kod, referans, aciklama,
        karsi_unvan, karsi_iban, karsi_vkn, anahtar, sayac)
      select ${e.hesapId}, ${id}, x."Gun", x."Valor", x."Saat", x."Tutar", x."Bakiye", x."Kod", x."Referans", x."Aciklama",
        x."KarsiUnvan", x."KarsiIban", x."KarsiVkn", x."Anahtar",
        row_number() over (partition by x."Gun", x."Anahtar" order by x.n) + coalesce((select max(o.sayac) from banka_hareket o
          where o.hesap_id = ${e.hesapId} and o.gun = x."Gun" and o.anahtar = x."Anahtar"), 0)
      from jsonb_to_recordset(${JSON.stringify(yeni.slice(i, i + DILIM))}::jsonb) x (n int, "Gun" date, "Valor" date, "Saat" text,
        "Tutar" bigint, "Bakiye" bigint, "Kod" text, "Referans" text, "Aciklama" text, "KarsiUnvan" text, "KarsiIban" text,
        "KarsiVkn" text, "Anahtar" text)
      order by x.n`.execute(db);
  // Of several files that speak of a day, the one that has most of it says how it ended.
  await sql`insert into banka_bakiye (hesap_id, gun, tutar, satir)
    select distinct on (x."Gun") ${e.hesapId}, x."Gun", x."Tutar", x."Satir"
    from jsonb_to_recordset(${JSON.stringify(e.okunan.bakiyeler)}::jsonb) x ("Gun" date, "Tutar" bigint, "Satir" int)
    order by x."Gun", x."Satir" desc
    on conflict (hesap_id, gun) do update set tutar = excluded.tutar, satir = excluded.satir
      where excluded.satir >= banka_bakiye.satir`.execute(db);
  return id;
}

export interface Isleme {
  readonly db: Db;
  readonly simdi: Date;
  readonly kisi: KisiId | null;
}

/** Learns whose the other side's account and name are. */
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
 * Says what a movement was, and posts it. Whoever does holds its account and the ledger.
 * @param e what the bank kept of it, and what of it was written by hand before
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

/** Why nothing of this day is written any more, or null. */
export const gunEngeli = (h: Pick<q.KilitliHesap, 'KapaliGun'>, gun: Gun): string | null =>
  h.KapaliGun !== null && gun <= h.KapaliGun ? BANKA_METNI.gunKapali(gun) : null;

/** What a preview shows of new rows. */
export const ornekSatirlar = (
  yeni: readonly OkunanSatir[],
  enCok: number,
): Pick<BankaHareketi, 'Gun' | 'Tutar' | 'Aciklama' | 'KarsiUnvan'>[] =>
  yeni.slice(0, enCok).map(({ Gun, Tutar, Aciklama, KarsiUnvan }) => ({ Gun, Tutar, Aciklama, KarsiUnvan }));

/**
 * After two customers part: what was said while they were one to pay the one's invoices alone is that one's, and so is what was
 * learned of it. What pays invoices of both cannot be either's.
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
