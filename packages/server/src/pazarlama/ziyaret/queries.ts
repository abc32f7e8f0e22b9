import {
  ZIYARET_DURUM_ADLARI,
  ZIYARET_HAREKETLERI,
  ZIYARET_SONUC_ADLARI,
} from '@masabasi/core/pazarlama/ziyaret/rules';
import type { ZiyaretKarti, ZiyaretKatilimciSatiri } from '@masabasi/core/pazarlama/ziyaret/satirlar';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { versionLines, yapan } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bolgesinde, type Okuyan } from '../aday/api.ts';
import { urunEkle, urunKapsami, urunKapsamiToptan } from '../../musteri/musteri/api.ts';

/**
 * Scope of the visits `z`: the person's products and provinces, and everywhere the visits in which the person takes
 * part.
 * @param hepsi true when the query reads every visit anyway (see `urunKapsamiToptan`)
 */
export const kapsamda = (kim: Okuyan, hepsi = false) => sql`exists (
    select from ziyaret_proje zp where zp.ziyaret_id = z.id and zp.proje_id = any(${[...kim.urunler]}::int[]))
  and exists (select from musteri m where m.id = z.musteri_id and m.silindi is null
    and ${(hepsi ? urunKapsamiToptan : urunKapsami)(sql`m.id`, kim.urunler)}
    and (${bolgesinde(kim)} or z.personel_id = ${kim.ben.Id} or exists (
      select from ziyaret_katilimci k where k.ziyaret_id = z.id and k.kisi_id = ${kim.ben.Id})))`;

const adi = (sutun: RawBuilder<unknown>, adlar: Readonly<Record<string, string>>) =>
  sql`case ${sutun} ${sql.join(
    Object.entries(adlar).map(([anahtar, ad]) => sql`when ${sql.lit(anahtar)} then ${sql.lit(ad)}`),
    sql` `,
  )} end`;
export const DURUM_ADI = adi(sql`z.durum`, ZIYARET_DURUM_ADLARI);

const projeler = (deger: RawBuilder<unknown>, { urunler }: Okuyan) => sql`coalesce((
  select json_agg(${deger} order by p.ad collate "tr-TR-x-icu") from ziyaret_proje zp join proje p on p.id = zp.proje_id
  where zp.ziyaret_id = z.id and zp.proje_id = any(${[...urunler]}::int[])), '[]')`;

/** The columns of a visit `z` in wire names, with its products within the reader's scope, and the tables they need. */
export const satir = (kim: Okuyan) => sql`z.id as "Id", z.musteri_id as "MusteriId", m.gorunen_ad as "Musteri",
  il.ad as "Il", ilce.ad as "Ilce", z.gorusme_tur_id as "GorusmeTurId", t.ad as "GorusmeTur",
  ${projeler(sql`p.ad`, kim)} as "Projeler", z.baslama_zamani as "Baslama_Zamani", z.bitis_zamani as "Bitis_Zamani",
  z.personel_id as "PersonelId", k.gorunen_ad as "Personel", z.yer as "Yer", ${DURUM_ADI} as "Durum",
  z.durum as "DurumAnahtar", ${adi(sql`z.sonuc`, ZIYARET_SONUC_ADLARI)} as "Sonuc", z.sonuc as "SonucAnahtar",
  z.sonraki_tarih as "Sonraki_Tarih",
  (select count(*)::int from ziyaret_katilimci zk where zk.ziyaret_id = z.id) as "Katilimci", z.surum as "Surum"`;
export const SATIR_TABLOLARI = sql`
  join musteri m on m.id = z.musteri_id
  join tanim t on t.id = z.gorusme_tur_id
  join kisi k on k.id = z.personel_id
  left join il on il.id = m.il_id
  left join ilce on ilce.id = m.ilce_id`;

/** A visit as its page shows it. Null outside the person's scope. */
export const kart = (db: Db, id: number, kim: Okuyan): Promise<ZiyaretKarti | null> =>
  read(db).first(sql<ZiyaretKarti>`${hazir('ziyaret_kart')}
    select ${satir(kim)}, ${projeler(sql`p.id`, kim)} as "ProjeIdler", z.aciklama as "Aciklama",
      z.olumsuz_neden_id as "OlumsuzNedenId", ne.ad as "OlumsuzNeden", z.diger_program_id as "DigerProgramId",
      dp.ad as "DigerProgram", z.sonuc_aciklama as "SonucAciklama", acan.gorunen_ad as "Acan"
    from ziyaret z ${SATIR_TABLOLARI}
      join kisi acan on acan.id = z.acan_id
      left join tanim ne on ne.id = z.olumsuz_neden_id
      left join tanim dp on dp.id = z.diger_program_id
    where z.id = ${id} and ${kapsamda(kim)}`);

/** A visit, locked until the transaction ends. Null as above. */
export const kilitle = locked('ziyaret', kart);

/** The participants of a visit, our people first. */
export const katilimcilar = (db: Db, ziyaretId: number): Promise<ZiyaretKatilimciSatiri[]> =>
  db
    .selectFrom('ziyaret_katilimci')
    .select(['id as KatilimciId', 'kisi_id as KisiId', 'musteri_personel_id as MusteriPersonelId', 'ad as Ad'])
    .where('ziyaret_id', '=', ziyaretId)
    .orderBy(sql`kisi_id is null`)
    .orderBy('id')
    .execute();

/** The history of a visit, newest first. */
export const hareketler = (db: Db, id: number) =>
  versionLines(db, ZIYARET_HAREKETLERI, id).select(yapan.$notNull().as('Kisi')).execute();

/** The people among these who work here, with their names. */
export const calisanAdlari = async (db: Db, idler: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; ad: string }>`select k.id, k.gorunen_ad as ad from kisi k
        where k.aktif and k.id = any(${[...idler]}::int[])`.execute(db)
    ).rows.map((k) => [k.id, k.ad]),
  );

/** The contact persons among these that belong to the customer and are not deleted, with their names. */
export const yetkiliAdlari = async (
  db: Db,
  musteriId: number,
  idler: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (
      await sql<{ id: number; ad: string }>`select id, btrim(ad || ' ' || soyad) as ad from musteri_yetkili
        where musteri_id = ${musteriId} and silindi is null and id = any(${[...idler]}::int[])`.execute(db)
    ).rows.map((y) => [y.id, y.ad]),
  );

export type DegisenZiyaret = Awaited<ReturnType<typeof degistir>>;

const DEGISEN = [
  'id',
  'surum',
  'musteri_id',
  'personel_id',
  'durum',
  'sonuc',
  'baslama_zamani',
  'bitis_zamani',
  'sonraki_tarih',
] as const;

export const { ekle, degistir } = versioned('ziyaret', DEGISEN);

/** Replaces the products of a visit, within the person's products. The customer gets them, too. */
export async function urunleriYaz(
  db: Db,
  { id, musteri_id }: { readonly id: number; readonly musteri_id: number },
  idler: readonly number[],
  urunler: UrunKapsami,
): Promise<void> {
  await sql`delete from ziyaret_proje where ziyaret_id = ${id} and proje_id = any(${[...urunler]}::int[])
    and proje_id <> all(${[...idler]}::int[])`.execute(db);
  await sql`insert into ziyaret_proje (ziyaret_id, proje_id) select ${id}, x from unnest(${[...idler]}::int[]) x
    on conflict do nothing`.execute(db);
  for (const proje of idler) await urunEkle(db, musteri_id, proje);
}

export type YazilanKatilimci = ZiyaretKatilimciSatiri;

/** Replaces the people of a visit. People outside the list are removed. */
export async function katilimcilariYaz(db: Db, ziyaretId: number, kisiler: readonly YazilanKatilimci[]): Promise<void> {
  const kalan = kisiler.flatMap((k) => (k.KatilimciId === 0 ? [] : [k.KatilimciId]));
  await sql`delete from ziyaret_katilimci where ziyaret_id = ${ziyaretId} and id <> all(${kalan}::int[])`.execute(db);
  // Two people who change places would break the unique index for a moment.
  await sql`update ziyaret_katilimci set musteri_personel_id = null, kisi_id = null
    where ziyaret_id = ${ziyaretId}`.execute(db);
  const satirlar = JSON.stringify(kisiler.map((k) => ({ ...k, Ad: k.Ad.trim() })));
  await sql`update ziyaret_katilimci k set kisi_id = y."KisiId", musteri_personel_id = y."MusteriPersonelId", ad = y."Ad"
    from jsonb_to_recordset(${satirlar}::jsonb) y ("KatilimciId" int, "KisiId" int, "MusteriPersonelId" int, "Ad" text)
    where k.id = y."KatilimciId" and k.ziyaret_id = ${ziyaretId}`.execute(db);
  await sql`insert into ziyaret_katilimci (ziyaret_id, kisi_id, musteri_personel_id, ad)
    select ${ziyaretId}, y."KisiId", y."MusteriPersonelId", y."Ad"
    from rows from (jsonb_to_recordset(${satirlar}::jsonb)
        as ("KatilimciId" int, "KisiId" int, "MusteriPersonelId" int, "Ad" text))
      with ordinality y ("KatilimciId", "KisiId", "MusteriPersonelId", "Ad", sira)
    where y."KatilimciId" = 0 order by y.sira`.execute(db);
}

/** The products for which a customer has a planned visit. */
export const planliUrunler = (db: Db, musteriId: number) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select p.id as "Id", p.ad as "Ad" from ziyaret z join ziyaret_proje zp on zp.ziyaret_id = z.id
      join proje p on p.id = zp.proje_id
    where z.musteri_id = ${musteriId} and z.durum = 'planlandi' order by p.id`);

/** The visits among these that the person may see. */
export const gorulenler = (db: Db, idler: readonly number[], kim: Okuyan): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select z.id from ziyaret z
    where z.id = any(${[...idler]}::int[]) and ${kapsamda(kim)}`);

/** The last visit to each of these customers that named another program. */
export const soylenenProgramlar = (db: Db, musteriler: readonly number[], kim: Okuyan) =>
  read(db).rows(sql<{ MusteriId: number; Id: number; Program: string; Gun: string }>`
    select distinct on (z.musteri_id) z.musteri_id as "MusteriId", z.id as "Id", dp.ad as "Program",
      (z.baslama_zamani at time zone 'Europe/Istanbul')::date as "Gun"
    from ziyaret z join tanim dp on dp.id = z.diger_program_id
    where z.musteri_id = any(${[...musteriler]}::int[]) and ${kapsamda(kim)}
    order by z.musteri_id, z.baslama_zamani desc, z.id desc`);
