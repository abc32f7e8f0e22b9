import type { DosyaSatiri, Gorsel } from '@masabasi/core/dosya/satirlar';
import { type DosyaNesnesi, dosyaAdresi, resimMi } from '@masabasi/core/dosya/rules';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { gecenDakika } from '../hareket/queries.ts';
import type { KisiId } from '../http/access.ts';
import type { HazirDosya } from '../room.ts';
import { icerikYaz } from './depo.ts';
import { tarayiciAcik } from './tarama.ts';

/** The column that says on which record of a kind a file hangs. */
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

/** A record that files hang on, or whoever they wait with. */
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

/** Keeps files on a record. Their bytes and their rows come with one commit. */
export async function dosyaEkle(
  db: Db,
  { nesne, id }: DosyaYeri,
  dosyalar: readonly HazirDosya[],
  yukleyen: number | null,
  simdi: Date,
): Promise<Gorsel[]> {
  // In one order, so that two who bring the same files never wait for each other in a circle.
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
    .select(sql<string | null>`k.ad || ' ' || k.soyad`.as('Yukleyen'))
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

/** Those of these files that hang on a record and were not taken away. */
export const eklenecekler = (db: Db, { nesne, id }: DosyaYeri, idler: readonly number[]) =>
  db
    .selectFrom('dosya')
    .select(['id as Id', 'ad as Ad', 'boyut as Boyut', 'uyari as Uyari'])
    .where(sql<boolean>`id = any(${idler}::int[])`)
    .where(KOLON[nesne], '=', id)
    .where('silindi', 'is', null)
    .execute();

/** A file of a kind of record, with the record it hangs on; undefined: there is none. */
export const dosyaBul = (db: Db, nesne: DosyaNesnesi, id: number) =>
  db
    .selectFrom('dosya')
    .select(['id', 'ad', 'tip', 'ozet', 'orta_ozet', 'kucuk_ozet', 'silindi', 'uyari', 'uyari_adlari'])
    .select(sql<number>`${sql.ref(KOLON[nesne])}`.as('yer'))
    .where('id', '=', id)
    .where(KOLON[nesne], 'is not', null)
    .executeTakeFirst();

const DEPO = sql<number>`(select coalesce(sum(boyut), 0)::bigint from dosya_icerik)`;
/** Bytes of the store. */
export const depoBoyutu = async (db: Db): Promise<number> =>
  (await sql<{ depo: number }>`select ${DEPO} as depo`.execute(db)).rows[0]!.depo;

/** Files that are kept and the bytes of the store, smaller forms and what waits to be forgotten included. */
export const depoDurumu = async (db: Db) =>
  (
    await sql<{ Adet: number; Boyut: number }>`
      select (select count(*) from dosya where silindi is null) as "Adet",
        ${DEPO} as "Boyut"`.execute(db)
  ).rows[0]!;

/** Whether the virus scanner answers; null: there is none. */
export const taramaDurumu = async ({ clamd }: Pick<Config, 'clamd'>): Promise<boolean | null> =>
  clamd === null ? null : tarayiciAcik(clamd);

/** Bytes of the store, and those that a person has uploaded since a moment, removed ones included. */
export const kullanilan = async (db: Db, kisi: KisiId, beri: Date) =>
  (
    await sql<{ depo: number; bugun: number }>`
      select ${DEPO} as depo,
        (select coalesce(sum(boyut), 0)::bigint from dosya where yukleyen_id = ${kisi} and zaman >= ${beri}) as bugun`.execute(
      db,
    )
  ).rows[0]!;

export const icerikBoyutu = async (db: Db, ozet: Buffer): Promise<number> =>
  (await db.selectFrom('dosya_icerik').select('boyut').where('ozet', '=', ozet).executeTakeFirstOrThrow()).boyut;

/** Who took a file away and how many minutes ago; undefined: it was not. */
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

/** Locks the files that wait with a person. */
export const bekleyenleriKilitle = (db: Db, kisi: KisiId) =>
  db.selectFrom('dosya').select('id').where('bekleten_id', '=', kisi).orderBy('id').forNoKeyUpdate().execute();

/** Those of these files that wait with a person and were not taken away, locked. */
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

/** Hangs files that wait on a record. */
export const bagla = (db: Db, { nesne, id }: DosyaYeri, idler: readonly number[]) =>
  db
    .updateTable('dosya')
    .set({ bekleten_id: null, [KOLON[nesne]]: id })
    .where('id', 'in', [...idler])
    .execute();

/** Forgets files that have waited since before this moment. */
export const bekleyenleriUnut = (db: Db, sinir: Date) =>
  db.deleteFrom('dosya').where('bekleten_id', 'is not', null).where('zaman', '<', sinir.toISOString()).execute();

/** Forgets files that were taken away before this moment. */
export const kaldirilanlariUnut = (db: Db, sinir: Date) =>
  db.deleteFrom('dosya').where('silindi', '<', sinir.toISOString()).execute();
