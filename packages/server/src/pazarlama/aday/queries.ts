import { ADAY_ASAMA_ADLARI, ADAY_HAREKETLERI, ADAY_OLASILIKLARI } from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { versionLines, yapan } from '../../platform/hareket/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';

/** The reader and the products that the reader works with. */
export interface Okuyan {
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
}

/** The part of a reader that decides on the scope. */
export interface Bakan {
  readonly ben: Pick<Ben, 'Id' | 'ayricalikli' | 'yetkiler' | 'sorumluOldugu' | 'vekilOldugu'>;
  readonly urunler: UrunKapsami;
}

/** True when a customer `m` lies in one of the person's provinces. A person without provinces sells everywhere. */
export const bolgesinde = ({ ben }: Pick<Bakan, 'ben'>): RawBuilder<boolean> => sql<boolean>`(
  not exists (select from satis_bolgesi b where b.kisi_id = ${ben.Id})
  or m.il_id in (select b.il_id from satis_bolgesi b where b.kisi_id = ${ben.Id}))`;

/**
 * Scope of the prospects `a`: the person's products and provinces, and everywhere the prospects that the person owns. A
 * customer keeps the product of an open prospect, so the product of the prospect also decides on the customer.
 */
export const kapsamda = ({ ben, urunler }: Bakan) => sql`a.proje_id = any(${[...urunler]}::int[])
  and not a.musteri_silindi
  and (not exists (select from satis_bolgesi b where b.kisi_id = ${ben.Id}) or a.sahip_id = ${ben.Id}
    or a.il_id in (select b.il_id from satis_bolgesi b where b.kisi_id = ${ben.Id}))`;

const asamaya = (degerler: Readonly<Record<string, string | number>>) =>
  sql`case a.asama ${sql.join(
    Object.entries(degerler).map(([asama, deger]) => sql`when ${sql.lit(asama)} then ${sql.lit(deger)}`),
    sql` `,
  )} end`;
export const ASAMA_ADI = asamaya(ADAY_ASAMA_ADLARI);
/** Per cent. */
const OLASILIK = asamaya(ADAY_OLASILIKLARI);
/** The sum of a prospect times its likelihood. Half a kuruş rounds away from zero. */
export const AGIRLIKLI = sql`((a.tutar * ${OLASILIK} + 50) / 100)`;

/**
 * True for a person who may close a prospect `a`: its owner, anybody when it has no owner, the head of the owner's
 * department, and people with the right to the sales regions.
 */
const kapatir = ({ ben }: Pick<Bakan, 'ben'>): RawBuilder<boolean> => sql<boolean>`(
  ${yetkiVar(ben, YETKI.bolgeYonet)}::bool or a.sahip_id is null or a.sahip_id = ${ben.Id}
  or sk.departman_id = any(${[...ben.sorumluOldugu, ...ben.vekilOldugu]}::int[]))`;

/** The columns of a prospect `a` in wire names, and the tables they need. */
export const satiri = (
  kim: Bakan,
) => sql`a.id as "Id", a.musteri_id as "MusteriId", m.gorunen_ad as "Musteri", il.ad as "Il",
  ilce.ad as "Ilce", coalesce(m.gsm, m.telefon) as "Telefon", a.proje_id as "ProjeId", p.ad as "Proje",
  ${ASAMA_ADI} as "Asama", a.asama as "AsamaAnahtar", ${OLASILIK} as "Olasilik", a.tutar as "Tutar",
  ${AGIRLIKLI} as "Agirlikli", a.beklenen_kapanis as "Beklenen_Kapanis", a.sahip_id as "SahipId",
  sk.gorunen_ad as "Sahip", ${kapatir(kim)} as "Kapatir", a.surum as "Surum"`;
export const SATIR_TABLOLARI = sql`
  join musteri m on m.id = a.musteri_id
  join proje p on p.id = a.proje_id
  left join il on il.id = m.il_id
  left join ilce on ilce.id = m.ilce_id
  left join kisi sk on sk.id = a.sahip_id`;

/** True when a customer lies in the person's provinces. */
export const satilir = async (db: Db, kim: Bakan, musteriId: number): Promise<boolean> =>
  (await sql`select from musteri m where m.id = ${musteriId} and ${bolgesinde(kim)}`.execute(db)).rows.length > 0;

/** A prospect as its window shows it. Null outside the person's scope. */
export const kart = (db: Db, id: number, kim: Okuyan): Promise<AdayKarti | null> => karti(db, id, kim, kapsamda(kim));

/** A prospect for one of these products, in any province. Null when there is none. */
export const urununKarti = (db: Db, id: number, kim: Okuyan, urunler: readonly number[]): Promise<AdayKarti | null> =>
  karti(db, id, kim, sql`a.proje_id = any(${[...urunler]}::int[])`);

const karti = (db: Db, id: number, kim: Okuyan, kapsam: RawBuilder<unknown>): Promise<AdayKarti | null> =>
  read(db).first(sql<AdayKarti>`${hazir('aday_kart')}
    select ${satiri(kim)}, a.aciklama as "Aciklama", ne.ad as "KayipNeden", dp.ad as "DigerProgram",
      a.acilis_zamani as "AcilisZamani", a.asama_zamani as "AsamaZamani", a.kapanis_zamani as "KapanisZamani",
      acan.gorunen_ad as "Acan"
    from aday a ${SATIR_TABLOLARI}
      join kisi acan on acan.id = a.acan_id
      left join tanim ne on ne.id = a.kayip_neden_id
      left join tanim dp on dp.id = a.diger_program_id
    where a.id = ${id} and ${kapsam}`);

/** A prospect, locked until the transaction ends. Null as above. */
export const kilitle = locked('aday', kart);

/** The open prospect of a customer and a product, or null. */
export const acikAday = async (db: Db, musteriId: number, projeId: number): Promise<number | null> =>
  (
    await db
      .selectFrom('aday')
      .select('id')
      .where('musteri_id', '=', musteriId)
      .where('proje_id', '=', projeId)
      .where('kapanis_zamani', 'is', null)
      .executeTakeFirst()
  )?.id ?? null;

/** The open prospects of a customer for some products, locked. */
export const acikAdaylar = (db: Db, musteriId: number, projeler: readonly number[]): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select id from aday where musteri_id = ${musteriId}
    and proje_id = any(${[...projeler]}::int[]) and kapanis_zamani is null order by id for no key update`);

/** The products for which a customer is an open prospect. */
export const acikUrunler = (db: Db, musteriId: number) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select p.id as "Id", p.ad as "Ad" from aday a join proje p on p.id = a.proje_id
    where a.musteri_id = ${musteriId} and a.kapanis_zamani is null order by p.id`);

/** The history of a prospect, newest first. */
export const hareketler = (db: Db, id: number) =>
  versionLines(db, ADAY_HAREKETLERI, id).select(yapan.as('Kisi')).execute();

const DEGISEN = ['id', 'surum', 'musteri_id', 'proje_id', 'asama', 'sahip_id', 'tutar'] as const;
export type DegisenAday = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versioned('aday', DEGISEN);

/** The provinces of all people who work here. */
export const bolgeler = (db: Db) =>
  read(db).rows(sql<{ KisiId: number; Kisi: string; IlIdler: number[] }>`
    select k.id as "KisiId", k.gorunen_ad as "Kisi",
      array(select b.il_id from satis_bolgesi b where b.kisi_id = k.id order by b.il_id) as "IlIdler"
    from kisi k where k.aktif order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`);

/** The provinces of a person, locked until the transaction ends. Null when nobody with this id works here. */
export async function bolgesiniKilitle(db: Db, kisi: number): Promise<number[] | null> {
  const { rows } = await sql`select from kisi where id = ${kisi} and aktif for no key update`.execute(db);
  if (rows.length === 0) return null;
  const iller = await db
    .selectFrom('satis_bolgesi')
    .select('il_id')
    .where('kisi_id', '=', kisi)
    .orderBy('il_id')
    .execute();
  return iller.map((i) => i.il_id);
}

export async function bolgesiniYaz(db: Db, kisi: number, iller: readonly number[]): Promise<void> {
  await db.deleteFrom('satis_bolgesi').where('kisi_id', '=', kisi).execute();
  if (iller.length > 0)
    await db
      .insertInto('satis_bolgesi')
      .values(iller.map((il_id) => ({ kisi_id: kisi, il_id })))
      .execute();
}

/** Lets one transaction at a time open a prospect of a customer, so that the next one sees the first. */
export const musteriyiKilitle = (db: Db, id: number) =>
  sql`select id from musteri where id = ${id} for no key update`.execute(db);

/** The prospects among these ids that the person may see. */
export const gorulenler = (db: Db, idler: readonly number[], kim: Okuyan): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select a.id from aday a
    where a.id = any(${[...idler]}::int[]) and ${kapsamda(kim)}`);
