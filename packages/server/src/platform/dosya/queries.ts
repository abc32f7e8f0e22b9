import type { DosyaSatiri, Gorsel } from '@masabasi/core/platform/dosya/satirlar';
import { type DosyaNesnesi, dosyaAdresi, resimMi } from '@masabasi/core/platform/dosya/rules';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Db } from '../db/connect.ts';
import { read } from '../db/read.ts';
import { gecenDakika } from '../hareket/api.ts';
import type { KisiId } from '../http/access.ts';
import type { HazirDosya } from '../../room.ts';
import { icerikYaz } from './depo.ts';
import { tarayiciAcik } from './tarama.ts';

/** Column that refers to the record of a file, by kind of record. */
const KOLON = {
  musteri: 'musteri_id',
  gorusme: 'gorusme_id',
  webistek: 'webistek_id',
  analiz: 'analiz_id',
  gorev: 'gorev_id',
  prjPlan: 'proje_plan_id',
  prjAkis: 'proje_plan_akis_id',
  toplanti: 'toplanti_id',
  bayi: 'bayi_id',
  kartvizit: 'kartvizit_id',
  mesaj: 'mesaj_id',
  bekleyen: 'bekleten_id',
} as const satisfies Readonly<Record<DosyaNesnesi, string>>;

/** A record with files, or a person with waiting files. */
export interface DosyaYeri {
  readonly nesne: DosyaNesnesi;
  readonly id: number;
}

const adresli = <T extends { Id: number; Tip: string }>(
  nesne: DosyaNesnesi,
  d: T,
): T & Pick<Gorsel, 'url' | 'href'> => ({
  ...d,
  url: dosyaAdresi(nesne, d.Id, resimMi(d.Tip) ? 'kucuk' : 'asil'),
  href: dosyaAdresi(nesne, d.Id),
});

/** Adds files to a record. Their bytes and their rows are written in one transaction. */
export async function dosyaEkle(
  db: Db,
  { nesne, id }: DosyaYeri,
  dosyalar: readonly HazirDosya[],
  yukleyen: number | null,
  simdi: Date,
): Promise<Gorsel[]> {
  // In one order, so that two writers of the same files never cause a deadlock.
  const bicimler = dosyalar
    .flatMap((d) => [d.asil, d.orta, d.kucuk].filter((b) => b !== null))
    .toSorted((a, b) => Buffer.compare(a.ozet, b.ozet));
  for (const bicim of bicimler) await icerikYaz(db, bicim, simdi);
  const satirlar = await db
    .insertInto('dosya')
    .values(
      dosyalar.map(({ ad, tip, asil, orta, kucuk, uyari = null }) => ({
        ad,
        tip,
        boyut: asil.veri.length,
        en: asil.en,
        boy: asil.boy,
        ozet: asil.ozet,
        orta_ozet: orta?.ozet ?? null,
        kucuk_ozet: kucuk?.ozet ?? null,
        [KOLON[nesne]]: id,
        yukleyen_id: yukleyen,
        zaman: simdi,
        uyari: uyari?.Tur ?? null,
        uyari_adlari: [...(uyari?.Adlar ?? [])],
      })),
    )
    .returning(['id as Id', 'ad as Ad', 'boyut as Boyut', 'tip as Tip'])
    .execute();
  return satirlar.map((d) => adresli(nesne, d));
}

const satirlari = (db: Db) =>
  db
    .selectFrom('dosya as d')
    .leftJoin('kisi as k', 'k.id', 'd.yukleyen_id')
    .select([
      'd.id as Id',
      'd.ad as Ad',
      'd.boyut as Boyut',
      'd.tip as Tip',
      'd.en as En',
      'd.boy as Boy',
      'd.zaman as Zaman',
    ])
    .select('k.gorunen_ad as Yukleyen')
    .select(
      sql<DosyaSatiri['Uyari']>`case when d.uyari is not null then
        json_build_object('Tur', d.uyari, 'Adlar', d.uyari_adlari, 'Sha256', encode(d.ozet, 'hex')) end`.as('Uyari'),
    )
    .where('d.silindi', 'is', null);

/** A record's files, the newest first. */
export async function dosyalari(db: Db, { nesne, id }: DosyaYeri): Promise<DosyaSatiri[]> {
  const satirlar = await satirlari(db).where(`d.${KOLON[nesne]}`, '=', id).orderBy('d.id', 'desc').execute();
  return satirlar.map((d) => adresli(nesne, d));
}

/** The files of several records of a kind, by record, in the order in which they came. */
export async function kayitlarinDosyalari(
  db: Db,
  nesne: DosyaNesnesi,
  idler: readonly number[],
): Promise<ReadonlyMap<number, DosyaSatiri[]>> {
  if (idler.length === 0) return new Map();
  const yer = sql<number>`${sql.ref(`d.${KOLON[nesne]}`)}`;
  const satirlar = await satirlari(db)
    .select(yer.as('yer'))
    .where(sql<boolean>`${yer} = any(${[...idler]}::int[])`)
    .orderBy('d.id')
    .execute();
  return new Map(
    [...Map.groupBy(satirlar, (d) => d.yer)].map(([id, bunlar]) => [
      id,
      bunlar.map(({ yer: _yer, ...d }) => adresli(nesne, d)),
    ]),
  );
}

export const dosyaSayisi = async (db: Db, { nesne, id }: DosyaYeri): Promise<number> =>
  (
    await db
      .selectFrom('dosya')
      .select(sql<number>`count(*)`.as('adet'))
      .where(KOLON[nesne], '=', id)
      .where('silindi', 'is', null)
      .executeTakeFirstOrThrow()
  ).adet;

/** The given files that are attached to the record and not removed. */
export const eklenecekler = (db: Db, { nesne, id }: DosyaYeri, idler: readonly number[]) =>
  db
    .selectFrom('dosya')
    .select(['id as Id', 'ad as Ad', 'boyut as Boyut', 'uyari as Uyari'])
    .where(sql<boolean>`id = any(${idler}::int[])`)
    .where(KOLON[nesne], '=', id)
    .where('silindi', 'is', null)
    .execute();

/** A file of a kind of record, with its record. Undefined: there is none. */
export const dosyaBul = (db: Db, nesne: DosyaNesnesi, id: number) =>
  db
    .selectFrom('dosya')
    .select(['id', 'ad', 'tip', 'ozet', 'orta_ozet', 'kucuk_ozet', 'silindi', 'uyari', 'uyari_adlari'])
    .select(sql<number>`${sql.ref(KOLON[nesne])}`.as('yer'))
    .where('id', '=', id)
    .where(KOLON[nesne], 'is not', null)
    .executeTakeFirst();

const DEPO = sql<number>`(select coalesce(sum(boyut), 0)::bigint from dosya_icerik)`;
/** Size of the store in bytes. */
export const depoBoyutu = async (db: Db): Promise<number> =>
  (await sql<{ depo: number }>`select ${DEPO} as depo`.execute(db)).rows[0]!.depo;

/** Number of kept files and bytes of the store, with smaller forms and files that wait for deletion. */
export const depoDurumu = (db: Db) =>
  read(db).only(sql<{ Adet: number; Boyut: number }>`
    select (select count(*) from dosya where silindi is null) as "Adet",
      ${DEPO} as "Boyut"`);

/** True if the virus scanner answers. Null: none is configured. */
export const taramaDurumu = async ({ clamd }: Pick<Config, 'clamd'>): Promise<boolean | null> =>
  clamd === null ? null : tarayiciAcik(clamd);

/** Bytes of the store, and bytes that a person has uploaded since a moment, with removed files. */
export const kullanilan = (db: Db, kisi: KisiId, beri: Date) =>
  read(db).only(sql<{ depo: number; bugun: number }>`
    select ${DEPO} as depo,
      (select coalesce(sum(boyut), 0)::bigint from dosya where yukleyen_id = ${kisi} and zaman >= ${beri}) as bugun`);

export const icerikBoyutu = async (db: Db, ozet: Buffer): Promise<number> =>
  (await db.selectFrom('dosya_icerik').select('boyut').where('ozet', '=', ozet).executeTakeFirstOrThrow()).boyut;

/** Person who removed a file, and the minutes since then. Undefined: the file is not removed. */
export const silinmis = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('dosya')
    .select('silen_id as KisiId')
    .select(gecenDakika(simdi, 'silindi').as('Dakika'))
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .executeTakeFirst();

export const kaldir = (db: Db, id: number, silen: KisiId, simdi: Date) =>
  db.updateTable('dosya').set({ silindi: simdi, silen_id: silen }).where('id', '=', id).execute();

export const geriGetir = (db: Db, id: number) =>
  db.updateTable('dosya').set({ silindi: null, silen_id: null }).where('id', '=', id).execute();

/** Locks the waiting files of a person. */
export const bekleyenleriKilitle = (db: Db, kisi: KisiId) =>
  db.selectFrom('dosya').select('id').where('bekleten_id', '=', kisi).orderBy('id').forNoKeyUpdate().execute();

/** The given files that wait with a person and are not removed, locked. */
export const bekleyenler = (db: Db, kisi: KisiId, idler: readonly number[]) =>
  db
    .selectFrom('dosya')
    .select(['id as Id', 'ad as Ad'])
    .where('bekleten_id', '=', kisi)
    .where('id', 'in', [...idler])
    .where('silindi', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Attaches waiting files to a record. */
export const bagla = (db: Db, { nesne, id }: DosyaYeri, idler: readonly number[]) =>
  db
    .updateTable('dosya')
    .set({ bekleten_id: null, [KOLON[nesne]]: id })
    .where('id', 'in', [...idler])
    .execute();

/** Deletes files that have waited since before this moment. */
export const bekleyenleriUnut = (db: Db, sinir: Date) =>
  db.deleteFrom('dosya').where('bekleten_id', 'is not', null).where('zaman', '<', sinir.toISOString()).execute();

/** Deletes files that were removed before this moment. */
export const kaldirilanlariUnut = (db: Db, sinir: Date) =>
  db.deleteFrom('dosya').where('silindi', '<', sinir.toISOString()).execute();
