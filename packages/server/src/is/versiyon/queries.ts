import type { VersiyonIsi, VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import type { VersiyonListesi } from '@masabasi/core/is/versiyon/liste';
import { VERSIYON_DURUM_ADLARI, VERSIYON_HAREKETLERI } from '@masabasi/core/is/versiyon/rules';
import { EN_COK_HAFTA } from '@masabasi/core/is/versiyon/tahmin';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type Gun, gunEkle, haftaGunu } from '@masabasi/core/platform/time/tarih';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { KALAN } from '../gorev/api.ts';
import { kapsamda as gorusmeKapsami } from '../../masa/gorusme/api.ts';
import { historyLines } from '../../platform/hareket/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { kapsamda as webistekKapsami } from '../../masa/webistek/api.ts';
import { icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';

/** Scope: the versions `v` of a person's products. */
export const kapsamda = (projelist: UrunKapsami) => sql`v.proje_id = any(${[...projelist]}::int[])`;

/** States of a task that is complete for its version. */
const TAM = sql`g.durum in ('testonayli', 'versiyonda', 'yayinlandi', 'kapandi')`;

const DURUM_ADI = sql`case v.durum ${sql.join(
  Object.entries(VERSIYON_DURUM_ADLARI).map(([durum, ad]) => sql`when ${sql.lit(durum)} then ${sql.lit(ad)}`),
  sql` `,
)} end`;
const PROJE = sql`(select p.ad from proje p where p.id = v.proje_id)`;
const IS = sql`(select count(*)::int from gorev g where g.versiyon_id = v.id and g.durum <> 'iptal')`;

const SATIR = sql`v.id as "Id", v.proje_id as "ProjeId", ${PROJE} as "Proje", v.no as "No", ${DURUM_ADI} as "Durum",
  v.durum as "DurumAnahtar", v.planlanan_tarih as "Planlanan_Tarih", v.yayin_zamani as "Yayin_Zamani", v.zorunlu as "Zorunlu",
  ${IS} as "Is", (select count(*)::int from gorev g where g.versiyon_id = v.id and ${TAM}) as "Biten", v.surum as "Surum"`;

/** Versions `v` with a word in their number or product. */
export const kelimeli = (kelime: string) => sql`' ' || katla(v.no || ' ' || ${PROJE}) like ${icerenKalip(kelime)}`;

/** The list of versions of these products. */
export const versiyonKaynagi = (projelist: UrunKapsami): Kaynak<VersiyonListesi> => ({
  takma: 'v',
  kayitlar: sql`versiyon`,
  anahtar: sql`v.id`,
  kapsam: kapsamda(projelist),
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    ProjeId: (proje) => sql`v.proje_id = ${proje}`,
    Durum: (durum) => sql`v.durum = ${durum}`,
  },
  siralar: {
    Planlanan_Tarih: sira(sql`v.planlanan_tarih`),
    Proje: metinSirasi(PROJE),
    No: metinSirasi(sql`v.no`),
    Durum: metinSirasi(DURUM_ADI),
    Is: sira(IS),
  },
  sutunlar: SATIR,
  tablolar: sql`join versiyon v on v.id = x.id`,
});

/** A version as its page shows it. Null outside the person's scope. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<VersiyonKarti | null> =>
  read(db).first(sql<VersiyonKarti>`${hazir('versiyon_kart')}
    select ${SATIR}, v.surum_notu as "SurumNotu",
      (select k.gorunen_ad from kisi k where k.id = v.yayinlayan_id) as "Yayinlayan",
      (select count(*)::int from gorev g where g.versiyon_id = v.id and g.durum in ('versiyonda', 'yayinlandi', 'kapandi')) as "Alinan",
      (select count(*)::int from gorev g where g.versiyon_id = v.id
        and g.durum not in ('versiyonda', 'yayinlandi', 'kapandi', 'iptal')) as "Disarida"
    from versiyon v where v.id = ${id} and ${kapsamda(projelist)}`);

/** Locks two versions in the order of their ids, because tasks may move in both directions at the same time. */
export const ikisiniKilitle = (db: Db, ...idler: readonly [number, number]) =>
  sql`select id from versiyon where id = any(${[...idler]}::int[]) order by id for update`.execute(db);

/** A version, locked until the transaction ends. Null as above. */
export async function kilitle(db: Db, id: number, projelist: UrunKapsami): Promise<VersiyonKarti | null> {
  await sql`select id from versiyon where id = ${id} for update`.execute(db);
  return kart(db, id, projelist);
}

/** True when another version of the product has this number. `haric` is left out. */
export const numaraVar = async (db: Db, projeId: number, no: string, haric: number): Promise<boolean> =>
  (await db
    .selectFrom('versiyon')
    .select('id')
    .where('proje_id', '=', projeId)
    .where('no', '=', no)
    .where('id', '<>', haric)
    .executeTakeFirst()) !== undefined;

/** The tasks of a version, the furthest from completion first. */
export const isler = (db: Db, id: number): Promise<VersiyonIsi[]> =>
  read(db).rows(sql<VersiyonIsi>`
    select g.id as "Id", g.no as "No", g.baslik as "Baslik", t.ad as "IsTur", coalesce(d.ad, g.durum) as "Durum",
      g.durum as "DurumAnahtar", d.renk as "DurumRenk",
      (select k.gorunen_ad from kisi k where k.id = g.atanan_id) as "Atanan", g.engel as "Engel",
      ${KALAN} as "KalanKriter"
    from gorev g left join analiz an on an.id = g.analiz_id join tanim t on t.id = g.is_tur_id
      left join tanim d on d.liste = 'surecDurum' and d.anahtar = g.durum
    where g.versiyon_id = ${id} and g.durum <> 'iptal' order by ${TAM}, d.sira, g.id limit 2000`);

/** The last time at which a task became complete. Null when it is not complete. */
const TAMLANDI = sql`case when ${TAM} then coalesce((select max(h.zaman) from hareket h where h.nesne = 'gorev' and h.nesne_id = g.id
  and h.tur = 'durum' and h.yeni ->> 'DurumAnahtar' = 'testonayli'), g.son_hareket) end`;

const YEREL = sql.lit('Europe/Istanbul');

/** The ends of the last weeks, each a Sunday, and today. */
const haftaSonlari = (bugun: Gun, adet: number): Gun[] => {
  const son = gunEkle(bugun, -haftaGunu(bugun));
  return [...Array.from({ length: adet }, (_, i) => gunEkle(son, -7 * (adet - 1 - i))), bugun];
};

/** The number of tasks of a version at the end of each week, and the number of complete ones. */
export const haftalari = (db: Db, id: number, bugun: Gun) =>
  read(db).rows(sql<{ Gun: string; Kapsam: number; Biten: number }>`
    with isler as materialized (
      select (g.acilis_zamani at time zone ${YEREL})::date as acilis, (${TAMLANDI} at time zone ${YEREL})::date as biten
      from gorev g where g.versiyon_id = ${id} and g.durum <> 'iptal')
    select gun as "Gun", (select count(*)::int from isler where acilis <= gun) as "Kapsam",
      (select count(*)::int from isler where biten <= gun) as "Biten"
    from unnest(${haftaSonlari(bugun, EN_COK_HAFTA)}::date[]) gun order by gun`);

/** The number of tasks of a product that became complete in each of the last full weeks, newest last. */
export async function haftalikBitenler(db: Db, projeId: number, bugun: Gun): Promise<number[]> {
  const son = gunEkle(bugun, -haftaGunu(bugun));
  const ilk = gunEkle(son, 1 - 7 * EN_COK_HAFTA);
  const { rows } = await sql<{ hafta: number; adet: number }>`
    with b as materialized (
      select (${TAMLANDI} at time zone ${YEREL})::date as biten from gorev g
      where g.proje_id = ${projeId} and ${TAM} and g.son_hareket >= ${ilk}::date)
    select (biten - ${ilk}::date) / 7 as hafta, count(*)::int as adet from b
    where biten between ${ilk}::date and ${son}::date group by 1`.execute(db);
  const adetler = new Map(rows.map((r) => [r.hafta, r.adet]));
  const hepsi = Array.from({ length: EN_COK_HAFTA }, (_, i) => adetler.get(i) ?? 0);
  // Weeks before the first completed task have no data, so they are left out.
  return hepsi.slice(hepsi.findIndex((adet) => adet > 0));
}

/** Number of published versions, and of past days, that test the forecast. */
const SINAV_VERSIYONU = 12;
const SINAV_GUNU = 1100;

/** The last published versions of a product, newest first, and the days on which its tasks became complete. */
export async function gecmisBitenler(db: Db, projeId: number, bugun: Gun) {
  const { rows } = await sql<{ versiyon: number | null; gun: Gun }>`
    select g.versiyon_id as versiyon, to_char(${TAMLANDI} at time zone ${YEREL}, 'YYYY-MM-DD') as gun
    from gorev g where g.proje_id = ${projeId} and ${TAM} and g.son_hareket >= ${gunEkle(bugun, -SINAV_GUNU)}::date
    order by gun`.execute(db);
  const { rows: cikanlar } = await sql<{ id: number; no: string }>`
    select id, no from versiyon where proje_id = ${projeId} and durum = 'yayinlandi'
    order by yayin_zamani desc limit ${SINAV_VERSIYONU}`.execute(db);
  const gruplar = Map.groupBy(rows, (r) => r.versiyon);
  return {
    versiyonlar: cikanlar.map((v) => ({ No: v.no, bitenler: (gruplar.get(v.id) ?? []).map((r) => r.gun) })),
    urunun: rows.map((r) => r.gun),
  };
}

/** The history of a version, newest first. */
export const hareketler = (db: Db, id: number) => historyLines(db, VERSIYON_HAREKETLERI, id).limit(200).execute();

/** A source of the work in a version: a ticket or a web request. */
export interface SoranKaynagi {
  readonly Tur: 'gorusme' | 'webistek';
  readonly Id: number;
  readonly No: string;
  readonly MusteriId: number | null;
  /** The customer, or the sender of the web request. */
  readonly Ad: string;
  /** The mail address of the sender of a web request. */
  readonly Eposta: string | null;
  readonly Konu: string;
}

/**
 * The tickets and web requests behind the tasks in a version, newest first.
 * @param projelist the products of the reader; null: all products
 */
export async function sorulanlar(db: Db, id: number, projelist: UrunKapsami | null): Promise<SoranKaynagi[]> {
  const gorunen = (kosul: (p: UrunKapsami) => RawBuilder<unknown>) =>
    projelist === null ? sql`true` : kosul(projelist);
  const analizler = sql`(select distinct i.analiz_id as id from gorev i where i.versiyon_id = ${id}
    and i.durum in ('versiyonda', 'yayinlandi', 'kapandi'))`;
  return read(db).rows(sql<SoranKaynagi>`
    select 'gorusme' as "Tur", g.id as "Id", g.no as "No", g.musteri_id as "MusteriId", m.gorunen_ad as "Ad",
      null as "Eposta", a.baslik as "Konu", ak.zaman
    from analiz a join analiz_kaynak ak on ak.analiz_id = a.id join gorusme g on g.id = ak.gorusme_id
      join musteri m on m.id = g.musteri_id
    where a.id in ${analizler} and ${gorunen(gorusmeKapsami)}
    union all
    select 'webistek', w.id, w.no, w.musteri_id, coalesce(m.gorunen_ad, w.ad_soyad), nullif(w.eposta, ''), a.baslik, ak.zaman
    from analiz a join analiz_kaynak ak on ak.analiz_id = a.id join webistek w on w.id = ak.webistek_id
      left join musteri m on m.id = w.musteri_id
    where a.id in ${analizler} and ${gorunen(webistekKapsami)}
    order by zaman desc, 1, 2`);
}

/** The people who got a mail about a version when it was published. */
export const haberler = (db: Db, id: number) =>
  read(db).rows(sql<{ MusteriId: number | null; WebistekId: number | null; Zaman: string; Neden: string | null }>`
    select musteri_id as "MusteriId", null::int as "WebistekId", zaman as "Zaman", neden as "Neden"
    from versiyon_haber where versiyon_id = ${id}
    union all select null, webistek_id, zaman, neden from versiyon_webhaber where versiyon_id = ${id}`);

/** Records the mail to a customer about a version. False when it was recorded before. */
export const haberEkle = async (db: Db, h: Insertable<Database['versiyon_haber']>): Promise<boolean> =>
  (
    await db
      .insertInto('versiyon_haber')
      .values(h)
      .onConflict((oc) => oc.doNothing())
      .returning('versiyon_id')
      .execute()
  ).length > 0;
/** The same for the sender of a web request. */
export const webHaberEkle = async (db: Db, h: Insertable<Database['versiyon_webhaber']>): Promise<boolean> =>
  (
    await db
      .insertInto('versiyon_webhaber')
      .values(h)
      .onConflict((oc) => oc.doNothing())
      .returning('versiyon_id')
      .execute()
  ).length > 0;

/** True when a customer has left or was deleted. */
export const gitti = (db: Db, musteriId: number): Promise<boolean> =>
  read(db).value(sql<{ gitti: boolean }>`select silindi is not null or durum = 'Ayrıldı' as gitti from musteri
    where id = ${musteriId}`);

/**
 * Colleagues concerned by a version: people who opened, built or tested its tasks, wrote their analyses, or follow
 * their sources.
 */
export const ilgililer = (db: Db, id: number): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`
    with isler as (select * from gorev where versiyon_id = ${id} and durum = 'yayinlandi')
    select x.id from (
      select acan_id as id from isler union select atanan_id from isler union select testci_id from isler
      union select a.analist_id from analiz a where a.id in (select analiz_id from isler)
      union select t.kisi_id from gorusme_takip t join analiz_kaynak ak on ak.gorusme_id = t.gorusme_id
        where not t.sessiz and ak.analiz_id in (select analiz_id from isler)) x
    where x.id is not null order by x.id`);

const DEGISEN = ['id', 'surum', 'durum', 'proje_id'] as const;
export type DegisenVersiyon = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versioned('versiyon', DEGISEN);

/** For each licence with a known version: the version, the number of newer published ones, and the newest of them. */
export const geridekiler = (db: Db, lisanslar: readonly number[], projelist: UrunKapsami) =>
  read(db).rows(sql<{ LisansId: number; ProjeId: number; Kurulu: string; Geride: number; Son: string }>`
    select vm.lisans_id as "LisansId", v.proje_id as "ProjeId", v.no as "Kurulu", y.adet as "Geride", y.son as "Son"
    from versiyon_musteri vm join versiyon v on v.id = vm.versiyon_id
      join lateral (select count(*)::int as adet, (array_agg(y.no order by y.yayin_zamani desc))[1] as son from versiyon y
        where y.proje_id = v.proje_id and y.durum = 'yayinlandi' and y.yayin_zamani > v.yayin_zamani) y on y.adet > 0
    where vm.lisans_id = any(${[...lisanslar]}::int[]) and ${kapsamda(projelist)}`);
