import type { IzinSatiri } from '@masabasi/core/izin/izin/contract';
import {
  GIZLI_TUR,
  gunSayisiYaz,
  IZINLI,
  IZIN_HAREKETLERI,
  type IzinHareketi,
  type Tatil,
} from '@masabasi/core/izin/izin/rules';
import type { TakvimTatili } from '@masabasi/core/izin/tatil/contract';
import type { Gun, Saat } from '@masabasi/core/platform/time/tarih';
import type { IsDuzeni } from '@masabasi/core/izin/izin/yarimGun';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { hareketleriSec, gecenDakika, gecmis, yapan } from '../../platform/hareket/api.ts';
import type { KisiId } from '../../platform/http/access.ts';

/** Leave `z` with the column names of the API. */
const satirSorgusu = (kosul: RawBuilder<unknown>) => sql<IzinSatiri>`
  select z.id as "Id", z.kisi_id as "UserId", extract(year from z.baslangic)::int as "Yil", z.tur_id as "Tur",
    t.ad as "izinTur", z.baslangic as "Baslangic", z.bitis as "Bitis", z.bitis as "IseBaslamaTarihi",
    to_char(z.baslama_saati, 'HH24:MI') as "Izin_Baslama_Saati", to_char(z.bitis_saati, 'HH24:MI') as "Izin_Bitis_Saati",
    z.tatil_gunleri as "Tatil_Gunleri", z.resmi_gun_sayisi as "Resmi_Gun_Sayisi", z.kullanilan_saat as "KullanilanSaat",
    z.kullanilan_gun as "KullanilanGun", nullif(z.hesaplanan_saat, z.kullanilan_saat) as "HesaplananSaat",
    nullif(z.hesaplanan_gun, z.kullanilan_gun) as "HesaplananGun",
    (coalesce(z.hesaplanan_saat <> z.kullanilan_saat, false) or coalesce(z.hesaplanan_gun <> z.kullanilan_gun, false)
      or coalesce(z.hesaplanan_resmi <> z.resmi_gun_sayisi, false))::int
      as "ElleDuzeltildi",
    z.aciklama as "Aciklama", y.gorunen_ad as "Yazan", z.yazma_zamani as "CreateDateTime",
    e.gorunen_ad as "Duzenleyen", z.duzenleyen_id as "EditUserId", z.duzenleme_zamani as "EditDateTime",
    z.surum as "Surum"
  from izin z
  join izin_tur t on t.id = z.tur_id
  left join kisi y on y.id = z.yazan_id
  left join kisi e on e.id = z.duzenleyen_id
  where ${kosul}
  order by z.baslangic desc, z.baslama_saati desc nulls last, z.id desc`;

/** Leaves that this person entered and nobody has changed since, with their owners, ordered by person. */
export const geriAlinabilenler = (db: Db, idler: readonly number[], yazan: KisiId) =>
  read(db).rows(sql<{ Id: number; UserId: number; DepartmanId: number }>`
    select z.id as "Id", z.kisi_id as "UserId", k.departman_id as "DepartmanId"
    from izin z join kisi k on k.id = z.kisi_id
    where z.id = any(${[...idler]}) and z.silindi is null and z.surum = 1 and z.yazan_id = ${yazan}
    order by z.kisi_id, z.id`);

/** A person's leaves, newest first. */
export const kisininIzinleri = async (db: Db, kisiId: KisiId): Promise<IzinSatiri[]> =>
  (await satirSorgusu(sql`z.kisi_id = ${kisiId} and z.silindi is null`).execute(db)).rows;

/** Deleted leaves of a person with the deleter, the last deleted first. */
export const silinenIzinler = (db: Db, kisiId: KisiId) =>
  read(db).rows(sql<IzinSatiri & { Silen: string | null; SilinmeZamani: string }>`
    select r.*, s.gorunen_ad as "Silen", i.silindi as "SilinmeZamani"
    from (${satirSorgusu(sql`z.kisi_id = ${kisiId} and z.silindi is not null`)}) r
    join izin i on i.id = r."Id"
    left join kisi s on s.id = i.silen_id
    order by i.silindi desc, i.id desc`);

/** Leaves that were not deleted, by id. */
export const izinler = async (db: Db, idler: readonly number[]): Promise<IzinSatiri[]> =>
  (await satirSorgusu(sql`z.id = any(${[...idler]}) and z.silindi is null`).execute(db)).rows;

/** Leaves of these people that touch the days from first to last, both included. Also finds a leave within one day. */
export const yakindakiler = async (db: Db, kisiler: readonly number[], ilk: Gun, son: Gun): Promise<IzinSatiri[]> =>
  (
    await satirSorgusu(
      sql`z.kisi_id = any(${[...kisiler]}) and z.silindi is null and z.baslangic <= ${son} and z.bitis >= ${ilk}`,
    ).execute(db)
  ).rows;

/** Leaves that are not over and contain one of these dates. */
export const gunleriSayanlar = async (db: Db, gunler: readonly Gun[], bugun: Gun): Promise<IzinSatiri[]> =>
  (
    await satirSorgusu(sql`z.silindi is null and z.bitis > ${bugun}
      and exists (select from unnest(${[...gunler]}::date[]) g where z.baslangic <= g and z.bitis > g)`).execute(db)
  ).rows;

/** Owner of a leave, also of a deleted one. Undefined when there is none. */
export const izinSahibi = (db: Db, id: number) =>
  db
    .selectFrom('izin')
    .select(['kisi_id', sql<boolean>`silindi is not null`.as('silindi')])
    .where('id', '=', id)
    .executeTakeFirst();

export const izinTurleri = (db: Db) =>
  db
    .selectFrom('izin_tur')
    .select([
      'id as Id',
      'ad as Ad',
      'yillik as Yillik',
      'varsayilan_gun as VarsayilanGun',
      'yasal as Yasal',
      'takvim_gunu as TakvimGunu',
      'belge_gerekir as BelgeGerekir',
      'renk as Renk',
      'ucretli as Ucretli',
      'aktif',
    ])
    .orderBy('id')
    .execute();
export type IzinTuru = Awaited<ReturnType<typeof izinTurleri>>[number];

/** Types of leave that only the person, the head and privileged users may know (izin/izin/README.md). */
export const gizliTurler = async (db: Db): Promise<ReadonlySet<number>> =>
  new Set((await db.selectFrom('izin_tur').select('id').where('pano_gizli', '=', true).execute()).map((t) => t.id));

/** Leaves for a reader who may not know hidden types: the kind and the reason are removed. */
export const kesilmis = <T extends { readonly Tur?: number; readonly izinTur?: string; readonly Aciklama?: string }>(
  satirlar: readonly T[],
  gizliler: ReadonlySet<number>,
): T[] =>
  satirlar.map((r) =>
    r.Tur !== undefined && gizliler.has(r.Tur) ? { ...r, Tur: GIZLI_TUR, izinTur: IZINLI, Aciklama: '' } : r,
  );

/** Leaves of one person, without hidden types if the reader may not know them. */
export const gorunenler = async <T extends { readonly Tur?: number }>(
  db: Db,
  satirlar: readonly T[],
  gorur: boolean,
): Promise<readonly T[]> => (gorur ? satirlar : kesilmis(satirlar, await gizliTurler(db)));

export const izinTuru = async (db: Db, id: number): Promise<IzinTuru | undefined> =>
  (await izinTurleri(db)).find((t) => t.Id === id);

/** Holidays by date, optionally between two dates, both included. */
export const tatiller = (db: Db, ilk: Gun = '1900-01-01', son: Gun = '2100-01-01'): Promise<Required<Tatil>[]> =>
  db
    .selectFrom('tatil')
    .select(['tarih as Tarih', 'ad as Ad', 'gun_sayi as GunSayi'])
    .where('tarih', '>=', ilk)
    .where('tarih', '<=', son)
    .orderBy('tarih')
    .orderBy('id')
    .execute();

/** Holidays between two days, in the form for calendars. */
export const takvimTatilleri = async (db: Db, ilk: Gun, son: Gun): Promise<TakvimTatili[]> =>
  (await tatiller(db, ilk, son)).map((t) => ({ ...t, GunSayi: gunSayisiYaz(t.GunSayi) }));

/** Stored fields of a leave, without author and time. */
export interface IzinIcerigi {
  readonly kisi_id: number;
  readonly tur_id: number;
  readonly baslangic: Gun;
  readonly bitis: Gun;
  readonly baslama_saati: Saat | null;
  readonly bitis_saati: Saat | null;
  readonly tatil_gunleri: number;
  readonly resmi_gun_sayisi: number;
  readonly kullanilan_gun: number;
  readonly kullanilan_saat: number;
  readonly hesaplanan_gun: number;
  readonly hesaplanan_saat: number;
  readonly hesaplanan_resmi: number;
  readonly aciklama: string;
}

/** Adds leaves, with the first version of each. Returns their ids in the order of the rows. */
export async function izinleriEkle(
  db: Db,
  satirlar: readonly IzinIcerigi[],
  yazan: KisiId,
  simdi: Date,
): Promise<number[]> {
  if (satirlar.length === 0) return [];
  const idler: number[] = [];
  // An SQL statement takes at most 65,535 values.
  for (let i = 0; i < satirlar.length; i += 1000) {
    const eklenen = await db
      .insertInto('izin')
      .values(satirlar.slice(i, i + 1000).map((r) => ({ ...r, yazan_id: yazan, yazma_zamani: simdi })))
      .returning('id')
      .execute();
    idler.push(...eklenen.map((r) => r.id));
  }
  await surumYaz(db, idler, 'Eklendi', yazan, simdi);
  return idler;
}

/** Columns of a version of a leave. */
const SURUM = ['nesne_id', 'surum', 'tur', 'kisi_id', 'zaman', 'yeni'] as const;

/** Stores the current state of leaves as a version. */
const surumYaz = (db: Db, idler: readonly number[], tur: IzinHareketi, kisi: KisiId, simdi: Date) =>
  hareketleriSec(
    db,
    IZIN_HAREKETLERI,
    SURUM,
    sql`select r."Id" as nesne_id, r."Surum" as surum, ${tur} as tur, ${kisi}::int as kisi_id,
      ${simdi}::timestamptz as zaman, to_jsonb(r) as yeni
    from (${satirSorgusu(sql`z.id = any(${[...idler]})`)}) r`,
  );

/** Stores the first version of leaves without one. */
const ilkSurumYaz = (db: Db, idler: readonly number[]) =>
  hareketleriSec(
    db,
    IZIN_HAREKETLERI,
    SURUM,
    sql`select r."Id" as nesne_id, r."Surum" as surum, ${'Eklendi' satisfies IzinHareketi} as tur, i.yazan_id as kisi_id,
      i.yazma_zamani as zaman, to_jsonb(r) as yeni
    from (${satirSorgusu(sql`z.id = any(${[...idler]}) and not exists (
      select from hareket h where h.nesne = 'izin' and h.nesne_id = z.id)`)}) r
    join izin i on i.id = r."Id"`,
  );

export type IzinDegisikligi = Partial<Omit<IzinIcerigi, 'kisi_id'>>;

/** Changes a leave and keeps both versions. */
export async function izniDegistir(
  db: Db,
  id: number,
  yeni: IzinDegisikligi,
  tur: IzinHareketi,
  kisi: KisiId,
  simdi: Date,
): Promise<void> {
  await ilkSurumYaz(db, [id]);
  await db
    .updateTable('izin')
    .set((eb) => ({ ...yeni, duzenleyen_id: kisi, duzenleme_zamani: simdi, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await surumYaz(db, [id], tur, kisi, simdi);
}

/** Hides a leave. The row and its versions stay. */
export async function izniSil(db: Db, id: number, kisi: KisiId, simdi: Date): Promise<void> {
  await ilkSurumYaz(db, [id]);
  await db
    .updateTable('izin')
    .set((eb) => ({ silindi: simdi, silen_id: kisi, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await surumYaz(db, [id], 'Silindi', kisi, simdi);
}

/** Owner and deleter of a deleted leave, and the minutes since then. Undefined when there is none. */
export const silinmis = (db: Db, id: number, simdi: Date) =>
  db
    .selectFrom('izin')
    .select(['kisi_id as UserId', 'silen_id as KisiId'])
    .select(gecenDakika(simdi, 'silindi').as('Dakika'))
    .where('id', '=', id)
    .where('silindi', 'is not', null)
    .executeTakeFirst();

/** Restores a deleted leave. */
export async function izniGeriGetir(db: Db, id: number, kisi: KisiId, simdi: Date): Promise<void> {
  await db
    .updateTable('izin')
    .set((eb) => ({ silindi: null, silen_id: null, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await surumYaz(db, [id], 'Geri alındı', kisi, simdi);
}

/** Versions of a leave, newest first. A leave without versions counts as its own first version. */
export async function izinGecmisi(db: Db, id: number) {
  const rows = await gecmis(db, IZIN_HAREKETLERI, id, { gizli: true })
    .select([
      sql<number>`h.surum`.as('Surum'),
      'h.tur as Eylem',
      yapan.as('Kisi'),
      'h.zaman as Zaman',
      sql<Partial<IzinSatiri>>`h.yeni`.as('Kayit'),
    ])
    .orderBy('h.surum', 'desc')
    .execute();
  if (rows.length > 0) return rows;
  const [r] = await izinler(db, [id]);
  return r ? [{ Surum: r.Surum, Eylem: 'Eklendi', Kisi: r.Yazan, Zaman: r.CreateDateTime, Kayit: r }] : [];
}

export const kisiDepartmani = async (db: Db, kisiId: KisiId): Promise<number> =>
  (await db.selectFrom('kisi').select('departman_id').where('id', '=', kisiId).executeTakeFirstOrThrow()).departman_id;

/** Facts from the staff card for a leave: weekly rest, and first and last day of employment. */
export const izinKarti = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi')
    .select((eb) => [
      'tatil_gunleri as Tatil_Gunleri',
      eb.fn.coalesce('ise_baslama', 'ise_giris').as('IseBaslama'),
      'cikis_tarihi as CikisTarihi',
    ])
    .where('id', '=', kisiId)
    .executeTakeFirstOrThrow();

/** Working times by person. */
export const isDuzenleri = async (db: Db, kisiler: readonly number[]): Promise<ReadonlyMap<number, IsDuzeni>> => {
  const { rows } = await sql<IsDuzeni & { readonly Id: number }>`
    select k.id as "Id", to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI') as "Baslangic",
      to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI') as "Bitis",
      case when k.mesai_baslangic is null then d.vardiya_dakika end as "SureDakika"
    from kisi k join departman d on d.id = k.departman_id where k.id = any(${[...kisiler]}::int[])`.execute(db);
  return new Map(rows.map(({ Id, ...d }) => [Id, d]));
};

/** Owner of a leave for the printed form, with the company's name. */
export const formKisisi = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('kisi as k')
    .innerJoin('departman as d', 'd.id', 'k.departman_id')
    .leftJoin('kisi as s', 's.id', 'd.sorumlu_id')
    .select([
      'k.gorunen_ad as Ad',
      'd.ad as Departman',
      sql<string | null>`case when s.id <> k.id then s.gorunen_ad end`.as('Sorumlu'),
      sql<string>`coalesce((select sirket from kurulum), '')`.as('Sirket'),
    ])
    .where('k.id', '=', kisiId)
    .executeTakeFirstOrThrow();
