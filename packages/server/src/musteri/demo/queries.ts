import type { MusteriDurumu } from '@masabasi/core/musteri/musteri/alanlar';
import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import type { DEMO_ALANLARI } from '@masabasi/core/musteri/demo/alanlar';
import type { DemoKarti, DemoSatiri, Randevu } from '@masabasi/core/musteri/demo/contract';
import type { KapananDemolar } from '@masabasi/core/musteri/demo/liste';
import {
  BASKA_PROGRAM,
  DEMO_HAREKETLERI,
  type DemoDurumu,
  RANDEVU_DK,
  type RandevuGunu,
  randevuUyarisi,
  YARIM_TATIL_SAATI,
} from '@masabasi/core/musteri/demo/rules';
import { maskele } from '@masabasi/core/platform/identity/kimlik';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type An, type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { sonHareket, versionLines, yapan } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { firstWaiting, startOfDay } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { kapsam } from '../musteri/api.ts';

/** The demos `d` of a person's products and of customers that the person sees. */
const kapsamda = (projelist: UrunKapsami) => sql`d.proje_id = any(${[...projelist]}::int[])
  and (d.musteri_id is null or exists (select from musteri m where m.id = d.musteri_id and ${kapsam(projelist)}))`;

/** The open demos of a person, and if asked the unassigned ones: not assigned yet, or assigned to a person who left. */
const bekleyen = (kisi: KisiId, atanmamislar: boolean, projelist: UrunKapsami) => sql`d.kapanis_zamani is null
  and (d.atanan_id = ${kisi} or (${atanmamislar} and not exists (
    select from kisi k where k.id = d.atanan_id and k.aktif))) and ${kapsamda(projelist)}`;

/** Links to the open ones of these demos, on their customers' cards: of one person, or of everybody. */
export const acilanYollari = async (db: Db, idler: readonly number[], kisi: KisiId | null, projelist: UrunKapsami) =>
  (
    await sql<{ Id: number; MusteriId: number }>`select d.id as "Id", d.musteri_id as "MusteriId" from demo_istek d
      where d.id = any(${[...idler]}::int[]) and d.musteri_id is not null and d.kapanis_zamani is null
        and (${kisi === null} or d.atanan_id = ${kisi}) and ${kapsamda(projelist)}`.execute(db)
  ).rows.map(({ Id, MusteriId }) => ({ Id, Yol: `/tanimlar/musteri/detay?id=${MusteriId}&demo=${Id}` }));

/** Demos under wire names; `ek` are further columns for a card, from `d` and the joined tables. */
const satirlar = async <T extends DemoSatiri>(
  db: Db,
  kosul: RawBuilder<unknown>,
  ek?: RawBuilder<unknown>,
): Promise<T[]> =>
  (
    await sql<T>`${ek === undefined ? sql`` : hazir('demo_kart')}
      select d.id as "Id", d.islem_id as "IslemId", i.ad as "Islem", i.renk as "IslemRenk", d.tarih as "Tarih",
        lt.ad as "LisansTur", coalesce(m.gorunen_ad, d.ad_soyad) as "AdSoyad",
        coalesce(m.tc_kimlik, d.tc_kimlik) as "TCKimlikNo", il.ad as "Ili", ilce.ad as "Ilcesi",
        coalesce(m.telefon, d.telefon) as "Telefon", coalesce(m.gsm, d.gsm) as "GSM", d.aciklama as "Aciklama",
        acan.gorunen_ad as "Kullanici", atanan.gorunen_ad as "Atanan", d.atanan_id as "AtananId",
        p.ad as "Proje", du.ad as "Durum", du.anahtar as "DurumAnahtar", du.renk as "DurumRenk", d.deneme as "Deneme",
        d.randevu_zamani as "RandevuZamani", d.kurulum_zamani as "KurulumZamani", d.musteri_id as "MusteriId",
        d.surum as "Surum" ${ek ?? sql``}
      from demo_istek d
      join tanim i on i.id = d.islem_id
      join tanim lt on lt.id = d.lisans_tur_id
      join tanim du on du.id = d.demo_durum_id
      join proje p on p.id = d.proje_id
      join kisi acan on acan.id = d.acan_id
      left join kisi atanan on atanan.id = d.atanan_id
      left join musteri m on m.id = d.musteri_id
      left join il on il.id = coalesce(m.il_id, d.il_id)
      left join ilce on ilce.id = coalesce(m.ilce_id, d.ilce_id)
      left join tanim ba on ba.id = d.bayi_id
      where ${kosul}
      order by d.tarih, d.id`.execute(db)
  ).rows;

/** A person's waiting demos, the longest waiting first. */
export const bekleyenler = async (
  db: Db,
  kisi: KisiId,
  atanmamislar: boolean,
  projelist: UrunKapsami,
): Promise<DemoSatiri[]> => (await satirlar<DemoSatiri>(db, bekleyen(kisi, atanmamislar, projelist))).map(maskele);

const ADI = sql`coalesce((select m.gorunen_ad from musteri m where m.id = d.musteri_id), d.ad_soyad)`;
const URUNU = sql`(select p.ad from proje p where p.id = d.proje_id)`;

type BekleyenDemo = Pick<BekleyenKayit, 'Kim' | 'Konu'> & { readonly bende: boolean };
/** The same demos by urgency: they are due at their appointment. */
export const bekleyenKayitlar = (
  db: Db,
  kisi: KisiId,
  atanmamislar: boolean,
  projelist: UrunKapsami,
  enCok: number,
): Promise<BekleyenKayitlar> =>
  firstWaiting<BekleyenDemo>(
    db,
    {
      from: sql`demo_istek d where ${bekleyen(kisi, atanmamislar, projelist)}`,
      id: sql`d.id`,
      due: sql`d.randevu_zamani`,
      since: startOfDay(sql`d.tarih`),
      joins: sql`join demo_istek d on d.id = x.id`,
      columns: sql`${ADI} as "Kim", ${URUNU} as "Konu", coalesce(d.atanan_id = ${kisi}, false) as bende`,
    },
    enCok,
    ({ Id, Termin, Zaman, Kim, Konu, bende }) => ({
      Id,
      Termin,
      Zaman,
      Kim,
      No: '',
      Konu: `Demo: ${Konu}`,
      Eylem: bende ? 'ac' : 'ustlen',
      Yol: null,
    }),
  );

/** The fields of an appointment that a rule needs: `d` has `id`, `atanan_id` and `randevu_zamani`. */
const RANDEVU_GUNU = sql`
  exists (select from izin z where z.kisi_id = k.id and z.silindi is null and z.baslangic <= t.gun and z.bitis > t.gun) as izinli,
  exists (select from izin z where z.kisi_id = k.id and z.silindi is null and z.baslangic = t.gun and z.bitis = t.gun
    and t.gun + z.baslama_saati < t.son and t.gun + z.bitis_saati > t.bas) as "saatteIzinli",
  case when s.surekli then 0 else coalesce((select max(gun_sayi) from tatil where tarih = t.gun), 0) end::float8 as tatil,
  coalesce(extract(isodow from t.gun)::int = any(coalesce(k.calisma_gunleri, b.calisma_gunleri)), true) as calisir,
  coalesce(b.vardiya_dakika is not null or s.bas < s.bit and t.saat >= s.bas and t.saat < s.bit
    or s.bas > s.bit and (t.saat >= s.bas or t.saat < s.bit), true) as mesaide,
  t.son > t.gun + ${YARIM_TATIL_SAATI}::time as "ogledenSonra",
  exists (select from demo_istek y where y.atanan_id = d.atanan_id and y.id <> d.id and y.kapanis_zamani is null
    and y.randevu_zamani > d.randevu_zamani - ${RANDEVU_DK} * interval '1 minute'
    and y.randevu_zamani < d.randevu_zamani + ${RANDEVU_DK} * interval '1 minute') as cakisan`;
const RANDEVU_TABLOLARI = sql`
  left join kisi k on k.id = d.atanan_id
  left join departman b on b.id = k.departman_id
  cross join lateral (select d.randevu_zamani at time zone 'Europe/Istanbul' as bas) yerel
  cross join lateral (select yerel.bas, yerel.bas + ${RANDEVU_DK} * interval '1 minute' as son, yerel.bas::date as gun,
    yerel.bas::time as saat) t
  cross join lateral (select coalesce(k.mesai_baslangic, b.mesai_baslangic) as bas,
    coalesce(k.mesai_bitis, b.mesai_bitis) as bit,
    coalesce(k.mesai_baslangic is null and b.vardiya_dakika is not null, false) as surekli) s`;

/**
 * The appointments of open demos between two days, in their order.
 * @param kisi assignee; null: everybody
 */
export async function randevular(
  db: Db,
  { kisi, ilk, son }: { readonly kisi: KisiId | null; readonly ilk: Gun; readonly son: Gun },
  projelist: UrunKapsami,
): Promise<Randevu[]> {
  const { rows } = await sql<Omit<Randevu, 'Uyari'> & RandevuGunu>`
    select d.id as "Id", d.randevu_zamani as "Zaman", ${ADI} as "AdSoyad", ${URUNU} as "Proje", d.atanan_id as "AtananId",
      k.gorunen_ad as "Atanan", ${RANDEVU_GUNU}
    from demo_istek d ${RANDEVU_TABLOLARI}
    where d.kapanis_zamani is null and d.randevu_zamani >= ${new Date(istanbulAni(ilk))}
      and d.randevu_zamani < ${new Date(istanbulAni(gunEkle(son, 1)))} and ${kapsamda(projelist)}
      and (${kisi === null} or d.atanan_id = ${kisi})
    order by d.randevu_zamani, d.id`.execute(db);
  return rows.map(({ Id, Zaman, AdSoyad, Proje, AtananId, Atanan, ...gun }) => ({
    Id,
    Zaman,
    AdSoyad,
    Proje,
    AtananId,
    Atanan,
    Uyari: randevuUyarisi(gun),
  }));
}

/** The warning about an appointment of a demo at this moment; null: none. */
export async function verilenUyarisi(db: Db, d: Pick<DemoKarti, 'Id' | 'AtananId'>, zaman: An): Promise<string | null> {
  const { rows } = await sql<RandevuGunu>`
    select ${RANDEVU_GUNU} from (select ${d.Id}::int as id, ${d.AtananId}::int as atanan_id,
      ${zaman}::timestamptz as randevu_zamani) d ${RANDEVU_TABLOLARI}`.execute(db);
  return randevuUyarisi(rows[0]!);
}

/** A demo with nothing masked; null: this person sees no such demo. */
export async function kart(db: Db, id: number, projelist: UrunKapsami): Promise<DemoKarti | null> {
  const ek = sql`, d.proje_id as "ProjeId", d.lisans_tur_id as "LisansTurId", d.il_id as "IlId", d.ilce_id as "IlceId",
    d.bayi_id as "BayiId", ba.ad as "Bayi"`;
  return (await satirlar<DemoKarti>(db, sql`d.id = ${id} and ${kapsamda(projelist)}`, ek))[0] ?? null;
}

/** A demo locked until the transaction ends; null as above. */
export const kilitle = locked('demo_istek', kart);

/**
 * The closed demos of a person's products.
 * @param kisi assignee; null: everybody
 */
export const kapananlar = (kisi: KisiId | null, projelist: UrunKapsami): Kaynak<KapananDemolar> => ({
  takma: 'd',
  kayitlar: sql`(select * from demo_istek where kapanis_zamani is not null)`,
  anahtar: sql`d.id`,
  kapsam: kisi === null ? kapsamda(projelist) : sql`d.atanan_id = ${kisi} and ${kapsamda(projelist)}`,
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`' ' || katla(${ADI}) like ${icerenKalip(k)}`),
  suzgecler: {
    Sonuc: (sonuc) => sql`d.demo_durum_id in (select id from tanim where liste = 'demoDurum' and anahtar = ${sonuc})`,
    ProjeId: (proje) => sql`d.proje_id = ${proje}`,
    AtananId: (atanan) => sql`d.atanan_id = ${atanan}`,
    Baslangic: (gun) => sql`d.kapanis_zamani >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`d.kapanis_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
  },
  siralar: {
    KapanisZamani: sira(sql`d.kapanis_zamani`),
    AdSoyad: metinSirasi(ADI),
    Proje: metinSirasi(URUNU),
  },
  sutunlar: sql`d.id as "Id", ${ADI} as "AdSoyad", d.musteri_id as "MusteriId", il.ad as "Ili", ${URUNU} as "Proje",
    atanan.gorunen_ad as "Atanan", du.ad as "Durum", du.anahtar as "DurumAnahtar", du.renk as "DurumRenk",
    neden.ad as "Neden", diger.ad as "DigerProgram", d.kapanis_zamani as "KapanisZamani"`,
  tablolar: sql`
    join demo_istek d on d.id = x.id
    join tanim du on du.id = d.demo_durum_id
    left join musteri m on m.id = d.musteri_id
    left join il on il.id = coalesce(m.il_id, d.il_id)
    left join kisi atanan on atanan.id = d.atanan_id
    left join tanim neden on neden.id = d.ayrilma_neden_id
    left join tanim diger on diger.id = d.diger_program_id`,
});

/** History lines of a demo, newest first. */
export const hareketler = (db: Db, id: number) =>
  versionLines(db, DEMO_HAREKETLERI, id)
    .leftJoin('kisi as a', (j) => j.on(sql<boolean>`a.id = (h.yeni ->> 'AtananId')::int`))
    .select([yapan.$notNull().as('Kisi'), 'a.gorunen_ad as Atanan'])
    .execute();

/** The states: keys for the state machine, names of this installation. */
export const durumlar = (db: Db) =>
  read(db).rows(sql<{ Id: number; Ad: string; Anahtar: DemoDurumu }>`
    select id as "Id", ad as "Ad", anahtar as "Anahtar" from tanim
    where liste = 'demoDurum' and anahtar is not null order by sira, id`);

/** Returns the id of each state's row. */
export async function durumIdleri(db: Db): Promise<(anahtar: DemoDurumu) => number> {
  const idler = new Map((await durumlar(db)).map((d) => [d.Anahtar, d.Id]));
  return (anahtar) => {
    const id = idler.get(anahtar);
    if (id === undefined) throw new Error(`demoDurum has no row '${anahtar}'`);
    return id;
  };
}

/** The reason for leaving that asks for the other program. */
export const baskaProgramId = async (db: Db): Promise<number | null> =>
  (
    await db
      .selectFrom('tanim')
      .select('id')
      .where('liste', '=', 'ayrilmaNedenleri')
      .where('anahtar', '=', BASKA_PROGRAM)
      .executeTakeFirst()
  )?.id ?? null;

/** The kinds of licence that a sale asks about; null: the installation has none. */
export async function satisTurleri(db: Db) {
  const turler = await db
    .selectFrom('tanim')
    .select(['id', 'anahtar'])
    .where('liste', '=', 'lisansTur')
    .where('anahtar', 'in', ['demo', 'yillik', 'suresiz'])
    .execute();
  const id = (anahtar: string) => turler.find((s) => s.anahtar === anahtar)?.id ?? null;
  return { DemoTurId: id('demo'), YillikTurId: id('yillik'), SuresizTurId: id('suresiz') };
}

/** Records that a sale created or changed, as its history line keeps them. */
export interface SatisIzi {
  readonly LisansId?: number;
  readonly AcilanMusteriId?: number;
  readonly SecilenMusteriId?: number;
  readonly OncekiDurum?: MusteriDurumu;
  readonly MusteriSurumu?: number;
  readonly EklenenUrunler?: readonly number[];
  readonly DemoLisanslari?: readonly number[];
  readonly DemoLisansSurumleri?: readonly number[];
  readonly DemoLisansBitisleri?: readonly Gun[];
}

/**
 * Removes products that a sale gave a customer, if the customer has no records of the product and another product.
 * @returns the removed products
 */
export const urunleriBirak = (db: Db, musteriId: number, urunler: readonly number[]) =>
  read(db).rows(sql<{ Id: number; Ad: string }>`
    delete from musteri_proje x using proje p
    where p.id = x.proje_id and x.musteri_id = ${musteriId} and x.proje_id = any(${[...urunler]}::int[])
      and not exists (select from lisans l where l.musteri_id = x.musteri_id and l.proje_id = x.proje_id)
      and not exists (select from demo_istek d where d.musteri_id = x.musteri_id and d.proje_id = x.proje_id)
      and exists (select from musteri_proje y where y.musteri_id = x.musteri_id
        and y.proje_id <> all(${[...urunler]}::int[]))
    returning p.id as "Id", p.ad as "Ad"`);

/** The last history line of a demo. */
export const sonHareketi = (db: Db, id: number, simdi: Date) =>
  sonHareket<unknown, SatisIzi>(db, DEMO_HAREKETLERI, id, simdi);

export type DemoSutunlari = Sutunlar<typeof DEMO_ALANLARI> & {
  readonly musteri_id: number | null;
  readonly demo_durum_id: number;
};

/** Columns that a change of a demo returns: enough to write the change down. */
const DEGISEN = ['id', 'surum', 'musteri_id', 'proje_id', 'atanan_id', 'demo_durum_id'] as const;
export type DegisenDemo = Awaited<ReturnType<typeof degistir>>;

export const ekle = (db: Db, d: DemoSutunlari, acan: KisiId): Promise<DegisenDemo> =>
  db
    .insertInto('demo_istek')
    .values({ ...d, acan_id: acan, ayrilma_neden_id: null, diger_program_id: null })
    .returning(DEGISEN)
    .executeTakeFirstOrThrow();

export const { degistir } = versioned('demo_istek', DEGISEN);

/** Opens a closed demo again in a state; `musteri` if its customer changes, or is removed. */
export const yenidenAc = (db: Db, id: number, durumId: number, musteri: { readonly musteri_id?: number | null }) =>
  degistir(db, id, { ...musteri, demo_durum_id: durumId, kapanis_zamani: null });
