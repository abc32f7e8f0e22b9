import type { HakSeti } from '@masabasi/core/hakedis/contract';
import { VARSAYILAN_YAS_KURALI, dilimListesi, izinOzeti } from '@masabasi/core/hakedis/rules';
import type { PersonelIzin } from '@masabasi/core/izin/contract';
import type { Gun } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { KisiId } from '../http/access.ts';

/** The sets of tiers, the oldest first. */
export async function hakSetleri(db: Db): Promise<HakSeti[]> {
  const { rows } = await sql<HakSeti>`
    select gecerli_baslangic as "GecerliBaslangic",
      json_agg(json_build_object('EnAzYil', en_az_yil, 'Gun', gun) order by en_az_yil) as "dilimler"
    from hak_dilimi group by gecerli_baslangic order by gecerli_baslangic`.execute(db);
  return rows;
}

/** Nobody else writes tiers until the transaction ends. */
export const hakSetleriniKilitle = (db: Db) => sql`lock table hak_dilimi in share row exclusive mode`.execute(db);

/** Writes a set in the place of the one of another day; without a set that one is only removed. */
export async function hakSetiYaz(db: Db, eski: Gun | null, set: HakSeti | null): Promise<void> {
  if (eski !== null) await db.deleteFrom('hak_dilimi').where('gecerli_baslangic', '=', eski).execute();
  if (set !== null)
    await db
      .insertInto('hak_dilimi')
      .values(set.dilimler.map((d) => ({ gecerli_baslangic: set.GecerliBaslangic, en_az_yil: d.EnAzYil, gun: d.Gun })))
      .execute();
}

/** Days added to a person's balance by hand or taken off it, newest first. */
export const hakDuzeltmeleri = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('hak_duzeltme as u')
    .innerJoin('kisi as y', 'y.id', 'u.yazan_id')
    .select(['u.id as Id', 'u.gun as Gun', 'u.sebep as Sebep', 'u.zaman as Zaman'])
    .select(sql<string>`y.ad || ' ' || y.soyad`.as('Yazan'))
    .where('u.kisi_id', '=', kisiId)
    .orderBy('u.id', 'desc')
    .execute();

export const hakDuzeltmeEkle = async (
  db: Db,
  d: { readonly kisi_id: KisiId; readonly gun: number; readonly sebep: string; readonly yazan_id: KisiId },
  simdi: Date,
): Promise<number> =>
  (
    await db
      .insertInto('hak_duzeltme')
      .values({ ...d, zaman: simdi })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

interface HamKisi {
  Id: number;
  Ad: string;
  IseBaslama: Gun | null;
  IseGiris: Gun | null;
  OncekiHizmetGun: number;
  SayilmayanGun: number;
  DogumTarihi: Gun | null;
  Tatil_Gunleri: number | null;
  DepartmanId: number;
  Departman: string;
  izinTur: string | null;
  izinGizli: boolean;
  kayitlar: { Baslangic: Gun; KullanilanGun: number; KullanilanSaat: number; Tatil_Gunleri: number }[];
  duzeltmeler: { Gun: number }[];
}

export interface OzetSatiri {
  readonly ozet: PersonelIzin;
  /** The same with the entitlement of another day. */
  readonly ozetle: (gun: Gun) => PersonelIzin;
  readonly DepartmanId: number;
  readonly Departman: string;
  /** Type of the full-day leave the person is on today. */
  readonly izinTur: string | null;
  /** That type is one that not everybody knows (decision 0010). */
  readonly izinGizli: boolean;
  /** The person's own weekly rest; null: what the leave says. */
  readonly Tatil_Gunleri: number | null;
}

/**
 * The leave summaries of some people, in Turkish order.
 * @param kosul over `k`, the person
 * @param gun the entitlement is that of this day
 * @param haric a leave that is left out of what was used: the one that is being changed
 * @param setler the tiers; those of the database where not given
 */
export async function ozetler(
  db: Db,
  kosul: RawBuilder<unknown>,
  bugun: Gun,
  gun: Gun = bugun,
  haric = 0,
  setler?: readonly HakSeti[],
): Promise<OzetSatiri[]> {
  const dilimler = dilimListesi(setler ?? (await hakSetleri(db)));
  const { rows } = await sql<HamKisi>`
    select k.id as "Id", k.ad || ' ' || k.soyad as "Ad", k.ise_baslama as "IseBaslama", k.ise_giris as "IseGiris",
      k.onceki_hizmet_gun as "OncekiHizmetGun", k.sayilmayan_gun as "SayilmayanGun", k.dogum_tarihi as "DogumTarihi",
      k.tatil_gunleri as "Tatil_Gunleri", d.id as "DepartmanId", d.ad as "Departman",
      b.ad as "izinTur", coalesce(b.pano_gizli, false) as "izinGizli",
      coalesce(i.kayitlar, '[]') as "kayitlar", coalesce(u.duzeltmeler, '[]') as "duzeltmeler"
    from kisi k
    join departman d on d.id = k.departman_id
    left join (
      select z.kisi_id, json_agg(json_build_object('Baslangic', z.baslangic, 'KullanilanGun', z.kullanilan_gun,
        'KullanilanSaat', z.kullanilan_saat, 'Tatil_Gunleri', z.tatil_gunleri)) as kayitlar
      from izin z join izin_tur t on t.id = z.tur_id
      where z.silindi is null and t.yillik and z.id <> ${haric}
      group by z.kisi_id
    ) i on i.kisi_id = k.id
    left join lateral (
      select t.ad, t.pano_gizli from izin z join izin_tur t on t.id = z.tur_id
      where z.kisi_id = k.id and z.silindi is null and z.baslangic <= ${bugun} and z.bitis > ${bugun} limit 1
    ) b on true
    left join (
      select kisi_id, json_agg(json_build_object('Gun', gun)) as duzeltmeler from hak_duzeltme group by kisi_id
    ) u on u.kisi_id = k.id
    where ${kosul}
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`.execute(db);
  return rows.map((r) => {
    const kayitlar = r.kayitlar.map((z) => ({ ...z, yillik: true }));
    const ozetle = (g: Gun): PersonelIzin => {
      const girdi = { ...r, kayitlar, dilimler, yasKurali: VARSAYILAN_YAS_KURALI, bugun: g };
      return { Id: r.Id, ...izinOzeti(girdi) };
    };
    return {
      ozet: ozetle(gun),
      ozetle,
      DepartmanId: r.DepartmanId,
      Departman: r.Departman,
      izinTur: r.izinTur,
      izinGizli: r.izinGizli,
      Tatil_Gunleri: r.Tatil_Gunleri,
    };
  });
}

/** One person's summary. */
export const kisiOzeti = async (db: Db, kisiId: number, bugun: Gun, gun: Gun = bugun, haric = 0): Promise<OzetSatiri> =>
  (await ozetler(db, sql`k.id = ${kisiId}`, bugun, gun, haric))[0]!;
