import type { EGITIM_ALANLARI } from '@masabasi/core/masa/egitim/alanlar';
import type {
  EgitimKarti,
  EgitimKatilimciSatiri,
  EgitimSatiri,
  TakvimdekiEgitim,
} from '@masabasi/core/masa/egitim/contract';
import {
  EGITIM_HAREKETLERI,
  type EgitimDurumu,
  type EgitimEngelleri,
  egitimUyarilari,
  type EgitimKonusu,
} from '@masabasi/core/masa/egitim/rules';
import { RANDEVU_DK } from '@masabasi/core/musteri/demo/rules';
import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { sonHareket, versionLines, yapan } from '../../platform/hareket/api.ts';
import { stateNames } from '../../platform/tanim/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { kapsam } from '../../musteri/musteri/api.ts';

/** The trainings `e` of a person's products and of customers that the person sees. */
export const kapsamda = (projelist: UrunKapsami) => sql`e.proje_id = any(${[...projelist]}::int[])
  and exists (select from musteri m where m.id = e.musteri_id and ${kapsam(projelist)})`;

/** The columns of a training `e` under their wire names, and the tables that they need. */
export const SATIR = sql`e.id as "Id", e.musteri_id as "MusteriId", m.gorunen_ad as "Musteri", il.ad as "Il",
  e.proje_id as "ProjeId", p.ad as "Proje", e.egitim_tur_id as "EgitimTurId", t.ad as "EgitimTur",
  coalesce(du.ad, e.durum) as "Durum", e.durum as "DurumAnahtar", du.renk as "DurumRenk",
  e.planlanan_baslama as "Planlanan_Baslama", e.planlanan_bitis as "Planlanan_Bitis",
  e.baslama_zamani as "Baslama_Zamani", e.bitis_zamani as "Bitis_Zamani",
  round(extract(epoch from coalesce(e.bitis_zamani - e.baslama_zamani, e.planlanan_bitis - e.planlanan_baslama)) / 60)::int as "Sure",
  e.egitmen_id as "EgitmenId", eg.gorunen_ad as "Egitmen", e.yer as "Yer",
  ka.adet as "Katilimci", ka.katilan as "Katilan", e.ucretli as "Ucretli", e.tutar as "Tutar", e.surum as "Surum"`;
export const SATIR_TABLOLARI = sql`
  join musteri m on m.id = e.musteri_id
  join proje p on p.id = e.proje_id
  join tanim t on t.id = e.egitim_tur_id
  left join tanim du on du.liste = 'egitimDurum' and du.anahtar = e.durum
  left join kisi eg on eg.id = e.egitmen_id
  left join il on il.id = m.il_id
  cross join lateral (select count(*)::int as adet, (count(*) filter (where k.katildi))::int as katilan
    from egitim_katilimci k where k.egitim_id = e.id) ka`;

/** The number of a customer's planned trainings, and the time of the next one. */
export const musterininPlanli = (db: Db, musteriId: number, projelist: UrunKapsami, simdi: Date) =>
  read(db).only(sql<{ PlanliEgitim: number; SiradakiEgitim: string | null }>`
    select count(*)::int as "PlanliEgitim",
      min(e.planlanan_baslama) filter (where e.planlanan_bitis >= ${simdi}) as "SiradakiEgitim"
    from egitim e where e.musteri_id = ${musteriId} and e.durum = 'planlandi' and ${kapsamda(projelist)}`);

/** A training for its window; null: this person sees no such training. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<EgitimKarti | null> =>
  read(db).first(sql<EgitimKarti>`${hazir('egitim_kart')}
    select ${SATIR}, e.lisans_id as "LisansId", l.lisans_no as "LisansNo", e.link as "Link", e.konular as "Konular",
      e.aciklama as "Aciklama", e.erteleme_neden as "ErtelemeNeden", e.onceki_id as "OncekiId",
      (select s.id from egitim s where s.onceki_id = e.id) as "TekrarId", acan.gorunen_ad as "Acan"
    from egitim e ${SATIR_TABLOLARI}
      join kisi acan on acan.id = e.acan_id
      left join lisans l on l.id = e.lisans_id
    where e.id = ${id} and ${kapsamda(projelist)}`);

/** A training locked until the transaction ends; null as above. */
export const kilitle = locked('egitim', kart);

/** Expected participants of a training, or the ones who came. */
export const katilimcilar = (db: Db, egitimId: number): Promise<EgitimKatilimciSatiri[]> =>
  db
    .selectFrom('egitim_katilimci')
    .select([
      'id as KatilimciId',
      'musteri_personel_id as MusteriPersonelId',
      'ad as Ad',
      'katildi as Katildi',
      'puan as Puan',
      'sertifika_no as SertifikaNo',
    ])
    .where('egitim_id', '=', egitimId)
    .orderBy('id')
    .execute();

/** History lines of a training, newest first. */
export const hareketler = (db: Db, id: number) =>
  versionLines(db, EGITIM_HAREKETLERI, id).select(yapan.$notNull().as('Kisi')).execute();

/** The traces of a change of state that are needed to take it back. */
export interface DurumIzi {
  readonly Planlanan_Baslama?: string | null;
  readonly Planlanan_Bitis?: string | null;
}
export interface DurumSonrasi {
  readonly EskiDurum?: EgitimDurumu;
}

/** The last history line of a training. */
export const sonHareketi = (db: Db, id: number, simdi: Date) =>
  sonHareket<DurumIzi, DurumSonrasi>(db, EGITIM_HAREKETLERI, id, simdi);

/** Names of the states in this installation. */
export const durumAdlari = (db: Db) => stateNames(db, 'egitimDurum');

const YEREL = sql.lit('Europe/Istanbul');
const gunu = (an: RawBuilder<unknown>) => sql`((${an}) at time zone ${YEREL})::date`;

/** Conflicts of the time `bas` to `bit` of the person `k`, except with other trainings. */
const engelleri = (k: RawBuilder<unknown>, bas: RawBuilder<unknown>, bit: RawBuilder<unknown>) => sql`
  exists (select from izin z where z.kisi_id = ${k} and z.silindi is null
    and (z.baslangic + coalesce(z.baslama_saati, time '00:00')) at time zone ${YEREL} < ${bit}
    and (z.bitis + coalesce(z.bitis_saati, time '00:00')) at time zone ${YEREL} > ${bas}) as izinli,
  coalesce((select extract(isodow from ${gunu(bas)})::int = any(coalesce(ki.calisma_gunleri, bo.calisma_gunleri))
    from kisi ki left join departman bo on bo.id = ki.departman_id where ki.id = ${k}), true) as calisir,
  exists (select from demo_istek d where d.atanan_id = ${k} and d.kapanis_zamani is null and d.randevu_zamani < ${bit}
    and d.randevu_zamani + ${RANDEVU_DK} * interval '1 minute' > ${bas}) as demolu,
  (select string_agg(ta.ad, ', ' order by ta.tarih, ta.id) from tatil ta
    where ta.tarih between ${gunu(bas)} and ${gunu(sql`${bit} - interval '1 second'`)}) as tatil`;

/** A trainer and a time. */
export interface EgitimZamani {
  readonly egitmenId: number;
  readonly bas: string;
  readonly bit: string;
}

/** Conflicts of a time. */
export const engeller = (db: Db, { egitmenId, bas, bit }: EgitimZamani, simdi: Date): Promise<EgitimEngelleri> =>
  read(db).only(sql<EgitimEngelleri>`
    select x.bas < ${simdi}::timestamptz as gecmis, ${engelleri(sql`x.k`, sql`x.bas`, sql`x.bit`)}
    from (select ${egitmenId}::int as k, ${bas}::timestamptz as bas, ${bit}::timestamptz as bit) x`);

/** Lets one transaction at a time plan trainings of a trainer, so that the next one sees them. */
export const egitmeniKilitle = (db: Db, id: number) =>
  sql`select id from kisi where id = ${id} for no key update`.execute(db);

/** Another planned training of a trainer at this time. */
export const cakisan = (db: Db, id: number, { egitmenId, bas, bit }: EgitimZamani) =>
  read(db).first(sql<{ Id: number; Egitmen: string; Planlanan_Baslama: string; Planlanan_Bitis: string }>`
    select e.id as "Id", k.gorunen_ad as "Egitmen", e.planlanan_baslama as "Planlanan_Baslama",
      e.planlanan_bitis as "Planlanan_Bitis"
    from egitim e join kisi k on k.id = e.egitmen_id
    where e.egitmen_id = ${egitmenId} and e.durum = 'planlandi' and e.id <> ${id}
      and e.planlanan_baslama < ${bit}::timestamptz and e.planlanan_bitis > ${bas}::timestamptz
    order by e.planlanan_baslama limit 1`);

/** The trainings of some days, in their order: planned and past ones. */
export async function takvim(
  db: Db,
  { ilk, son }: { readonly ilk: Gun; readonly son: Gun },
  projelist: UrunKapsami,
): Promise<TakvimdekiEgitim[]> {
  const { rows } = await sql<Omit<TakvimdekiEgitim, 'Uyari'> & Omit<EgitimEngelleri, 'gecmis'>>`
    select e.id as "Id", e.planlanan_baslama as "Planlanan_Baslama", e.planlanan_bitis as "Planlanan_Bitis",
      m.gorunen_ad as "Musteri", p.ad as "Proje", t.ad as "EgitimTur", e.egitmen_id as "EgitmenId",
      eg.gorunen_ad as "Egitmen", coalesce(du.ad, e.durum) as "Durum", e.durum as "DurumAnahtar",
      ${engelleri(sql`e.egitmen_id`, sql`e.planlanan_baslama`, sql`e.planlanan_bitis`)}
    from egitim e ${SATIR_TABLOLARI}
    where e.durum in ('planlandi', 'yapildi', 'gelmedi', 'tekrar') and e.egitmen_id is not null
      and e.planlanan_baslama < ${new Date(istanbulAni(gunEkle(son, 1)))}
      and e.planlanan_bitis > ${new Date(istanbulAni(ilk))} and ${kapsamda(projelist)}
    order by e.planlanan_baslama, e.id`.execute(db);
  return rows.map(({ izinli, calisir, demolu, tatil, ...e }) => {
    const uyarilar = egitimUyarilari({ gecmis: false, izinli, calisir, demolu, tatil });
    return { ...e, Uyari: e.DurumAnahtar === 'planlandi' && uyarilar.length > 0 ? uyarilar.join(' ') : null };
  });
}

/** The licences of a customer, of the caller's products. */
export const lisanslar = (db: Db, musteriId: number, projelist: UrunKapsami) =>
  read(db).rows(sql<{ Id: number; Ad: string; ProjeId: number }>`
    select l.id as "Id", l.lisans_no || ' · ' || p.ad as "Ad", l.proje_id as "ProjeId"
    from lisans l join proje p on p.id = l.proje_id
    where l.musteri_id = ${musteriId} and l.hal <> 'İptal' and l.proje_id = any(${[...projelist]}::int[])
    order by l.id`);

/** The ids of these people that belong to the customer and are not deleted. */
export const yetkilileri = async (db: Db, musteriId: number, idler: readonly number[]): Promise<number[]> =>
  (
    await db
      .selectFrom('musteri_yetkili')
      .select('id')
      .where('musteri_id', '=', musteriId)
      .where('silindi', 'is', null)
      .where('id', 'in', idler.length > 0 ? [...idler] : [0])
      .execute()
  ).map((y) => y.id);

/** Products for which a customer has a training to come. */
export const planliUrunler = (db: Db, musteriId: number) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    select p.id as "Id", p.ad as "Ad" from proje p join egitim e on e.proje_id = p.id
    where e.musteri_id = ${musteriId} and e.durum = 'planlandi' order by p.id`);

export type EgitimSutunlari = Sutunlar<typeof EGITIM_ALANLARI> & {
  readonly lisans_id: number | null;
  readonly planlanan_baslama: string | null;
  readonly planlanan_bitis: string | null;
  readonly konular: string;
};

export const konuSutunu = (konular: readonly EgitimKonusu[]): string => JSON.stringify(konular);

/** Columns that a change of a training returns: enough to write the change down. */
const DEGISEN = [
  'id',
  'surum',
  'musteri_id',
  'proje_id',
  'egitmen_id',
  'durum',
  'planlanan_baslama',
  'planlanan_bitis',
] as const;
export type DegisenEgitim = Awaited<ReturnType<typeof degistir>>;

export const ekle = (
  db: Db,
  e: EgitimSutunlari & { readonly musteri_id: number; readonly durum: EgitimDurumu; readonly onceki_id: number | null },
  acan: KisiId,
): Promise<DegisenEgitim> =>
  db
    .insertInto('egitim')
    .values({ ...e, acan_id: acan, erteleme_neden: null })
    .returning(DEGISEN)
    .executeTakeFirstOrThrow();

export const { degistir } = versioned('egitim', DEGISEN);

export interface YazilanKatilimci {
  readonly KatilimciId: number;
  readonly MusteriPersonelId: number | null;
  readonly Ad: string;
}

/** Replaces the participants of a training; people not in the list are removed. */
export async function katilimcilariYaz(db: Db, egitimId: number, kisiler: readonly YazilanKatilimci[]): Promise<void> {
  const kalan = kisiler.flatMap((k) => (k.KatilimciId === 0 ? [] : [k.KatilimciId]));
  await sql`delete from egitim_katilimci where egitim_id = ${egitimId} and id <> all(${kalan}::int[])`.execute(db);
  // Two participants who change places would break the unique key for a moment.
  await sql`update egitim_katilimci set musteri_personel_id = null where egitim_id = ${egitimId}`.execute(db);
  const satirlar = kisiler.map((k) => ({ id: k.KatilimciId, yetkili: k.MusteriPersonelId, ad: k.Ad.trim() }));
  await sql`update egitim_katilimci k set musteri_personel_id = y.yetkili, ad = y.ad
    from jsonb_to_recordset(${JSON.stringify(satirlar)}::jsonb) y (id int, yetkili int, ad text)
    where k.id = y.id and k.egitim_id = ${egitimId}`.execute(db);
  await sql`insert into egitim_katilimci (egitim_id, musteri_personel_id, ad)
    select ${egitimId}, y.yetkili, y.ad
    from rows from (jsonb_to_recordset(${JSON.stringify(satirlar)}::jsonb) as (id int, yetkili int, ad text))
      with ordinality y (id, yetkili, ad, sira)
    where y.id = 0 order by y.sira`.execute(db);
}

export interface KatilimIsareti {
  readonly KatilimciId: number;
  readonly Katildi: boolean;
  readonly Puan: number | null;
}

/** Records the participants who came, with the numbers of their certificates. */
export const katilimiYaz = (
  db: Db,
  egitimId: number,
  isaretler: readonly (KatilimIsareti & { readonly SertifikaNo: string | null })[],
) =>
  sql`update egitim_katilimci k set katildi = y."Katildi", puan = y."Puan", sertifika_no = y."SertifikaNo"
    from jsonb_to_recordset(${JSON.stringify(isaretler)}::jsonb)
      y ("KatilimciId" int, "Katildi" boolean, "Puan" smallint, "SertifikaNo" text)
    where k.id = y."KatilimciId" and k.egitim_id = ${egitimId}`.execute(db);

/** Removes the record of participants who came. */
export const katilimiSil = (db: Db, egitimId: number) =>
  db
    .updateTable('egitim_katilimci')
    .set({ katildi: false, puan: null, sertifika_no: null })
    .where('egitim_id', '=', egitimId)
    .execute();

/** The trainings of several customers, in the order of the customers. */
export const musterilerin = (db: Db, musteriler: readonly number[]) =>
  read(db).rows(sql<EgitimSatiri & { MusteriNo: string; Katilanlar: string | null }>`
    select ${SATIR}, m.musteri_no as "MusteriNo", (select string_agg(k.ad, ', ' order by k.id)
      from egitim_katilimci k where k.egitim_id = e.id) as "Katilanlar"
    from unnest(${[...musteriler]}::int[]) with ordinality s (id, sira) join egitim e on e.musteri_id = s.id
      ${SATIR_TABLOLARI}
    order by s.sira, e.planlanan_baslama nulls last, e.id`);
