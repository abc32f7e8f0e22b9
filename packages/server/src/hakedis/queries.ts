import { type HakDilimi, VARSAYILAN_YAS_KURALI, izinOzeti } from '@masabasi/core/hakedis/rules';
import type { PersonelIzin } from '@masabasi/core/izin/contract';
import type { Gun } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';

/** The tiers of entitlement; the oldest set holds for the time before it, too. */
export async function hakDilimleri(db: Db): Promise<HakDilimi[]> {
  const { rows } = await sql<HakDilimi>`
    select case when gecerli_baslangic = min(gecerli_baslangic) over () then '1900-01-01'::date else gecerli_baslangic end
        as "GecerliBaslangic",
      en_az_yil as "EnAzYil", lead(en_az_yil) over (partition by gecerli_baslangic order by en_az_yil) - 1 as "EnFazlaYil",
      gun as "Gun"
    from hak_dilimi order by gecerli_baslangic, en_az_yil`.execute(db);
  return rows;
}

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
  /** The person's own weekly rest; null: what the leave says. */
  readonly Tatil_Gunleri: number | null;
}

/**
 * The leave summaries of some people, in Turkish order.
 * @param kosul over `k`, the person
 * @param gun the entitlement is that of this day
 * @param haric a leave that is left out of what was used: the one that is being changed
 */
export async function ozetler(
  db: Db,
  kosul: RawBuilder<unknown>,
  bugun: Gun,
  gun: Gun = bugun,
  haric = 0,
): Promise<OzetSatiri[]> {
  const dilimler = await hakDilimleri(db);
  const { rows } = await sql<HamKisi>`
    select k.id as "Id", k.ad || ' ' || k.soyad as "Ad", k.ise_baslama as "IseBaslama", k.ise_giris as "IseGiris",
      k.onceki_hizmet_gun as "OncekiHizmetGun", k.sayilmayan_gun as "SayilmayanGun", k.dogum_tarihi as "DogumTarihi",
      k.tatil_gunleri as "Tatil_Gunleri", d.id as "DepartmanId", d.ad as "Departman",
      (select t.ad from izin z join izin_tur t on t.id = z.tur_id
        where z.kisi_id = k.id and z.silindi is null and z.baslangic <= ${bugun} and z.bitis > ${bugun} limit 1) as "izinTur",
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
      Tatil_Gunleri: r.Tatil_Gunleri,
    };
  });
}

/** One person's summary. */
export const kisiOzeti = async (db: Db, kisiId: number, bugun: Gun, gun: Gun = bugun, haric = 0): Promise<OzetSatiri> =>
  (await ozetler(db, sql`k.id = ${kisiId}`, bugun, gun, haric))[0]!;
