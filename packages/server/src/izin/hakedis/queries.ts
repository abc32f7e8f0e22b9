import type { HakSeti, IzinTuruSatiri } from '@masabasi/core/izin/hakedis/contract';
import { dilimListesi, gunKarsiligi, type KullanilanSure } from '@masabasi/core/izin/hakedis/rules';
import type { PersonelIzin } from '@masabasi/core/izin/izin/contract';
import { takvimAyari } from '@masabasi/core/izin/izin/rules';
import {
  type BekleyenIstek,
  type DefterSatiri,
  type IzinAcilisi,
  izinDefteri,
} from '@masabasi/core/izin/izin/izinDefteri';
import type { Gun, Saat } from '@masabasi/core/platform/time/tarih';
import { type YasalDeger, yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId } from '../../platform/http/access.ts';

/** The sets of tiers, the oldest first. */
export const hakSetleri = (db: Db): Promise<HakSeti[]> =>
  read(db).rows(sql<HakSeti>`
    select gecerli_baslangic as "GecerliBaslangic",
      json_agg(json_build_object('EnAzYil', en_az_yil, 'Gun', gun) order by en_az_yil) as "dilimler"
    from hak_dilimi group by gecerli_baslangic order by gecerli_baslangic`);

/** Legal values, each with its first day. */
export const yasalDegerler = (db: Db): Promise<YasalDeger[]> =>
  db
    .selectFrom('yasal_deger')
    .select(['anahtar as Anahtar', 'gecerli_baslangic as GecerliBaslangic', 'deger as Deger'])
    .orderBy('anahtar')
    .orderBy('gecerli_baslangic')
    .execute();

/** Blocks other writes of legal values until the transaction ends. */
export const yasalDegerleriKilitle = (db: Db) => sql`lock table yasal_deger in share row exclusive mode`.execute(db);

/** Writes a legal value in place of the old one. */
export async function yasalDegerYaz(db: Db, eski: YasalDeger | null, yeni: YasalDeger): Promise<void> {
  if (eski !== null)
    await db
      .deleteFrom('yasal_deger')
      .where('anahtar', '=', eski.Anahtar)
      .where('gecerli_baslangic', '=', eski.GecerliBaslangic)
      .execute();
  const satir = { anahtar: yeni.Anahtar, gecerli_baslangic: yeni.GecerliBaslangic, deger: yeni.Deger };
  await db.insertInto('yasal_deger').values(satir).execute();
}

/** Blocks other writes of leave kinds until the transaction ends. */
export const izinTurleriniKilitle = (db: Db) => sql`lock table izin_tur in share row exclusive mode`.execute(db);

/** Kinds of leave with their number of uses, the offered kinds first. */
export const izinTurleri = (db: Db): Promise<IzinTuruSatiri[]> =>
  read(db).rows(sql<IzinTuruSatiri>`
    select t.id as "Id", t.ad as "Ad", t.yillik as "Yillik", t.varsayilan_gun as "VarsayilanGun", t.yasal as "Yasal",
      t.ucretli::int as "Ucretli", t.renk as "Renk", t.belge_gerekir::int as "BelgeGerekir",
      t.pano_gizli::int as "PanoGizli", t.takvim_gunu::int as "TakvimGunu", t.aktif::int as "Aktif",
      t.surum as "Surum", (select count(*) from izin i where i.tur_id = t.id and i.silindi is null)::int
        + (select count(*) from izin_talep x where x.tur_id = t.id and x.durum in ('Bekliyor', 'İkinci Onayda'))::int as "Kullanim"
    from izin_tur t
    order by not t.aktif, t.id`);

/** Adds a kind of leave (0) or changes one. */
export function izinTuruYaz(
  db: Db,
  id: number,
  t: Omit<IzinTuruSatiri, 'Id' | 'Surum' | 'Kullanim' | 'Yillik'>,
): Promise<{ Id: number; Surum: number }> {
  const satir = {
    ad: t.Ad,
    varsayilan_gun: t.VarsayilanGun,
    yasal: t.Yasal,
    ucretli: t.Ucretli === 1,
    renk: t.Renk,
    belge_gerekir: t.BelgeGerekir === 1,
    pano_gizli: t.PanoGizli === 1,
    takvim_gunu: t.TakvimGunu === 1,
    aktif: t.Aktif === 1,
  };
  if (id === 0)
    return db.insertInto('izin_tur').values(satir).returning(['id as Id', 'surum as Surum']).executeTakeFirstOrThrow();
  return db
    .updateTable('izin_tur')
    .set((eb) => ({ ...satir, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .returning(['id as Id', 'surum as Surum'])
    .executeTakeFirstOrThrow();
}

/** Blocks other writes of tiers until the transaction ends. */
export const hakSetleriniKilitle = (db: Db) => sql`lock table hak_dilimi in share row exclusive mode`.execute(db);

/** Writes a set in place of the set of another day. Without a new set it only removes the old one. */
export async function hakSetiYaz(db: Db, eski: Gun | null, set: HakSeti | null): Promise<void> {
  if (eski !== null) await db.deleteFrom('hak_dilimi').where('gecerli_baslangic', '=', eski).execute();
  if (set !== null)
    await db
      .insertInto('hak_dilimi')
      .values(set.dilimler.map((d) => ({ gecerli_baslangic: set.GecerliBaslangic, en_az_yil: d.EnAzYil, gun: d.Gun })))
      .execute();
}

/** Manual corrections of a person's balance in days, newest first. */
export const hakDuzeltmeleri = (db: Db, kisiId: KisiId) =>
  db
    .selectFrom('hak_duzeltme as u')
    .innerJoin('kisi as y', 'y.id', 'u.yazan_id')
    .select(['u.id as Id', 'u.gun as Gun', 'u.sebep as Sebep', 'u.zaman as Zaman'])
    .select('y.gorunen_ad as Yazan')
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

/**
 * True if leave from before the product is missing: somebody has completed a year of service, and neither a balance
 * nor a leave nor a correction says how much of the entitlement is used.
 */
export async function acilisBekleyenVar(db: Db, bugun: Gun): Promise<boolean> {
  const { rows } = await sql`
    select from kisi k
    where k.aktif and k.izin_acilisi is null
      and coalesce(k.ise_giris, k.ise_baslama) + k.sayilmayan_gun - k.onceki_hizmet_gun <= ${bugun}::date - interval '1 year'
      and not exists (select from hak_duzeltme u where u.kisi_id = k.id)
      and not exists (select from izin z join izin_tur t on t.id = z.tur_id
        where z.kisi_id = k.id and t.yillik and z.silindi is null)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Number of employees whose leave from before the product is written. */
export const acilisYazilan = (db: Db): Promise<number> =>
  read(db).value(
    sql<{ adet: number }>`select count(*)::int as adet from kisi where aktif and izin_acilisi is not null`,
  );

interface HamKisi {
  Id: number;
  Ad: string;
  IseBaslama: Gun | null;
  IseGiris: Gun | null;
  OncekiHizmetGun: number;
  SayilmayanGun: number;
  DogumTarihi: Gun | null;
  acilis: IzinAcilisi | null;
  Tatil_Gunleri: number | null;
  MesaiBaslangic: Saat;
  MesaiBitis: Saat;
  DepartmanId: number;
  Departman: string;
  izinTur: string | null;
  izinGizli: boolean;
  kayitlar: HamSure[];
  duzeltmeler: { Gun: number; Tarih: Gun; Sebep: string }[];
  bekleyenler: (HamSure & { iptal: boolean })[];
}

type HamSure = Omit<BekleyenIstek, 'HaftalikSaat' | 'iptal'>;

export interface OzetSatiri {
  readonly ozet: PersonelIzin;
  /** Ledger lines whose sum is the summary. */
  readonly satirlar: readonly DefterSatiri[];
  /** Days that a duration takes from the balance. */
  readonly karsilik: (sure: Omit<KullanilanSure, 'HaftalikSaat'> & { readonly Baslangic: Gun }) => number;
  readonly DepartmanId: number;
  readonly Departman: string;
  /** Type of the full-day leave the person is on today. */
  readonly izinTur: string | null;
  /** True if the type is hidden from most people (izin/izin/README.md). */
  readonly izinGizli: boolean;
  /** The person's own weekly rest. Null: the leave's own setting applies. */
  readonly Tatil_Gunleri: number | null;
}

/** Rules for a calculation in place of those in the database. */
export interface Kurallar {
  readonly setler?: readonly HakSeti[];
  readonly yasal?: readonly YasalDeger[];
}

/**
 * Leave summaries of people, in Turkish order.
 * @param kosul condition on the person `k`
 * @param gun day of the entitlement
 * @param haric a leave to ignore, because it is being changed
 * @param kurallar tiers and legal values in place of those in the database
 */
export async function ozetler(
  db: Db,
  kosul: RawBuilder<unknown>,
  bugun: Gun,
  gun: Gun = bugun,
  haric = 0,
  kurallar: Kurallar = {},
): Promise<OzetSatiri[]> {
  const kisiler = sql<HamKisi>`
    select k.id as "Id", k.gorunen_ad as "Ad", k.ise_baslama as "IseBaslama", k.ise_giris as "IseGiris",
      k.onceki_hizmet_gun as "OncekiHizmetGun", k.sayilmayan_gun as "SayilmayanGun", k.dogum_tarihi as "DogumTarihi",
      case when k.izin_acilisi is not null then json_build_object('Tarih', k.izin_acilisi,
        'Devreden', k.devreden_izin, 'Kullanilan', k.kullanilan_izin) end as acilis,
      k.tatil_gunleri as "Tatil_Gunleri",
      to_char(coalesce(k.mesai_baslangic, d.mesai_baslangic), 'HH24:MI') as "MesaiBaslangic",
      to_char(coalesce(k.mesai_bitis, d.mesai_bitis), 'HH24:MI') as "MesaiBitis", d.id as "DepartmanId", d.ad as "Departman",
      b.ad as "izinTur", coalesce(b.pano_gizli, false) as "izinGizli",
      coalesce(i.kayitlar, '[]') as "kayitlar", coalesce(u.duzeltmeler, '[]') as "duzeltmeler",
      coalesce(x.bekleyenler, '[]') as "bekleyenler"
    from kisi k
    join departman d on d.id = k.departman_id
    left join (
      select z.kisi_id, json_agg(json_build_object('Baslangic', z.baslangic, 'Bitis', z.bitis,
        'KullanilanGun', z.kullanilan_gun, 'KullanilanSaat', z.kullanilan_saat, 'Tatil_Gunleri', z.tatil_gunleri)
        order by z.baslangic, z.id) as kayitlar
      from izin z join izin_tur t on t.id = z.tur_id
      where z.silindi is null and t.yillik and z.id <> ${haric}
      group by z.kisi_id
    ) i on i.kisi_id = k.id
    left join lateral (
      select t.ad, t.pano_gizli from izin z join izin_tur t on t.id = z.tur_id
      where z.kisi_id = k.id and z.silindi is null and z.baslangic <= ${bugun} and z.bitis > ${bugun} limit 1
    ) b on true
    left join (
      select kisi_id, json_agg(json_build_object('Gun', gun, 'Sebep', sebep,
        'Tarih', to_char(zaman at time zone 'Europe/Istanbul', 'YYYY-MM-DD')) order by id) as duzeltmeler
      from hak_duzeltme group by kisi_id
    ) u on u.kisi_id = k.id
    left join (
      select z.kisi_id, json_agg(json_build_object('Baslangic', z.baslangic, 'Bitis', z.bitis,
        'KullanilanGun', z.kullanilan_gun, 'KullanilanSaat', z.kullanilan_saat, 'Tatil_Gunleri', z.tatil_gunleri,
        'iptal', z.izin_id is not null) order by z.baslangic, z.id) as bekleyenler
      from izin_talep z join izin_tur t on t.id = z.tur_id
      where z.durum in ('Bekliyor', 'İkinci Onayda') and t.yillik
      group by z.kisi_id
    ) x on x.kisi_id = k.id
    where ${kosul}
    order by k.ad collate "tr-TR-x-icu", k.soyad collate "tr-TR-x-icu", k.id`;
  const [setler, yasal, { rows }] = await Promise.all([
    kurallar.setler ?? hakSetleri(db),
    kurallar.yasal ?? yasalDegerler(db),
    kisiler.execute(db),
  ]);
  const dilimler = dilimListesi(setler);
  return rows.map((r) => {
    const haftalik = <T extends { readonly Baslangic: Gun }>(z: T) => ({
      ...z,
      HaftalikSaat: yasalDeger(yasal, 'haftalikSaat', z.Baslangic),
    });
    const { ozet, satirlar } = izinDefteri({
      ...r,
      kayitlar: r.kayitlar.map((z) => ({ ...haftalik(z), yillik: true })),
      bekleyenler: r.bekleyenler.map(haftalik),
      dilimler,
      yasal,
      bugun: gun,
    });
    return {
      ozet: {
        Id: r.Id,
        ...ozet,
        Tatil_Gunleri: takvimAyari(r.Tatil_Gunleri),
        MesaiBaslangic: r.MesaiBaslangic,
        MesaiBitis: r.MesaiBitis,
      },
      satirlar,
      karsilik: (sure) => gunKarsiligi(haftalik(sure)),
      DepartmanId: r.DepartmanId,
      Departman: r.Departman,
      izinTur: r.izinTur,
      izinGizli: r.izinGizli,
      Tatil_Gunleri: r.Tatil_Gunleri,
    };
  });
}

export const kisiOzeti = async (db: Db, kisiId: number, bugun: Gun, gun: Gun = bugun, haric = 0): Promise<OzetSatiri> =>
  (await ozetler(db, sql`k.id = ${kisiId}`, bugun, gun, haric))[0]!;
