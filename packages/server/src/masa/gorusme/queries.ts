import type { GorusmeHareketi, GorusmeKarti, KardesGorusme } from '@masabasi/core/masa/gorusme/satirlar';
import type { GorusmeListesi } from '@masabasi/core/masa/gorusme/liste';
import {
  AYNI_KONU_SAATI,
  type GorusmeDurumu,
  GORUSME_HAREKETLERI,
  type GorusmeSekmesi,
  YENIDEN_ACMA_GUNU,
} from '@masabasi/core/masa/gorusme/rules';
import { aramaKoku } from '@masabasi/core/platform/text/kok';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type Gun, gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import { gecenDakika, gelenPostasi, historyLines, musteriye } from '../../platform/hareket/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { lisansDurumu } from '../../musteri/lisans/api.ts';
import { anilanlar } from '../takip/api.ts';
import { bosSonda, dizinSirasi, icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { firstWaiting } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { iceren, kapsam } from '../../musteri/musteri/api.ts';

/** The tickets `g` of a person's products and of customers that the person sees. */
export const kapsamda = (projelist: UrunKapsami) => sql`g.proje_id = any(${[...projelist]}::int[])
  and exists (select from musteri m where m.id = g.musteri_id and ${kapsam(projelist)})`;

/** Open tickets. The indexes use the same condition in these words. */
export const ACIK = sql`g.kapanis_zamani is null and g.cozum_zamani is null`;
/** Unassigned tickets: not assigned yet, or assigned to a person who left. */
const SAHIPSIZ = sql`not exists (select from kisi k where k.id = g.atanan_id and k.aktif)`;

/** The reader and the time. */
export interface Okuyan {
  readonly ben: Pick<Ben, 'Id' | 'departmanId' | 'ayricalikli' | 'yetkiler'>;
  readonly simdi: Date;
}

/** Conditions of the list's tabs. */
export const sekmeler = ({ ben, simdi }: Okuyan): Readonly<Record<GorusmeSekmesi, RawBuilder<unknown>>> => ({
  // For people who assign tickets, unassigned ones wait as well.
  bekleyen: sql`${ACIK} and (g.atanan_id = ${ben.Id} or (${yetkiVar(ben, YETKI.gorusmeDagit)} and ${SAHIPSIZ}))`,
  benim: sql`${ACIK} and g.atanan_id = ${ben.Id}`,
  bolumum: sql`${ACIK} and g.atanan_id in (select k.id from kisi k where k.departman_id = ${ben.departmanId})`,
  atanmamis: sql`${ACIK} and ${SAHIPSIZ}`,
  musteri: sql`${ACIK} and g.durum = 'musteri'`,
  geciken: sql`${ACIK} and not g.sla_durdu and g.sla_bitis < ${simdi}`,
  bugun: sql`g.baslama_zamani >= ${new Date(istanbulAni(istanbulGunu(simdi)))}`,
  hepsi: sql`true`,
});

/** Minutes of the ended connections of a ticket. */
const BAGLANTI_DAKIKASI = sql`(select coalesce(sum(floor(extract(epoch from b.bitis - b.baslama) / 60)), 0)::int
  from baglanti b where b.gorusme_id = g.id)`;

/** The name of a related row. A subquery for each row, because each joined table makes planning slower. */
const adi = (tablo: 'il' | 'ilce' | 'proje' | 'tanim', id: RawBuilder<unknown>) =>
  sql`(select a.ad from ${sql.table(tablo)} a where a.id = ${id})`;
const kisisi = (id: RawBuilder<unknown>) => sql`(select k.gorunen_ad from kisi k where k.id = ${id})`;

const sutunlar = (
  simdi: Date,
) => sql`g.id as "Id", g.no as "No", g.baslama_zamani as "Tarih", g.musteri_id as "MusteriId",
  m.gorunen_ad as "Musteri", ${adi('il', sql`m.il_id`)} as "Il", ${adi('ilce', sql`m.ilce_id`)} as "Ilce", g.telefon as "Telefon",
  g.proje_id as "ProjeId", ${adi('proje', sql`g.proje_id`)} as "Proje", li.tur as "LisansTur", li.bitis_tarihi as "LisansBitis",
  li.durum as "LisansDurum", ${adi('tanim', sql`g.gorusme_tur_id`)} as "GorusmeTur", ${adi('tanim', sql`g.talep_tur_id`)} as "TalepTur",
  ${adi('tanim', sql`g.konu_id`)} as "Konu", o.ad as "Oncelik", o.renk as "OncelikRenk", o.sira as "OncelikSira", g.yon as "Yon",
  g.baslik as "Baslik", coalesce(du.ad, g.durum) as "Durum", g.durum as "DurumAnahtar", du.renk as "DurumRenk",
  ${kisisi(sql`g.acan_id`)} as "Acan", g.acan_id as "AcanId", g.atanan_id as "AtananId", ${kisisi(sql`g.atanan_id`)} as "Atanan",
  g.sla_bitis as "SlaBitis", g.sla_uyari as "SlaUyari",
  case when g.sla_durdu then 'durdu' when g.sla_bitis < ${simdi} then 'asildi' when g.sla_uyari <= ${simdi} then 'yaklasti'
    when g.sla_bitis is not null then 'zamaninda' end as "SlaHali",
  g.sure as "Sure", g.sure + ${BAGLANTI_DAKIKASI} as "Calisilan", g.son_hareket as "SonHareket", g.surum as "Surum"`;

const TABLOLAR = sql`
  join musteri m on m.id = g.musteri_id
  join tanim o on o.id = g.oncelik_id
  left join tanim du on du.liste = 'durumlar' and du.anahtar = g.durum`;

/** The licence of each shown ticket: its own licence, else the customer's licence of the product, a valid one first. */
const lisansi = (simdi: Date) => sql`left join lateral (
    select t.ad as tur, l.bitis_tarihi, ${lisansDurumu(istanbulGunu(simdi))} as durum
    from lisans l join tanim t on t.id = l.lisans_tur_id
    where l.musteri_id = g.musteri_id and l.proje_id = g.proje_id
    order by coalesce(l.id = g.lisans_id, false) desc, l.hal = 'Aktif' desc, l.bitis_tarihi desc nulls first, l.id limit 1) li on true`;

/**
 * Tickets that contain a word in any of its forms, or whose customer does. Each ticket holds its customer's key, so
 * only one table is asked: reading in order stops at the first page, while a set of ids would have to be complete
 * first.
 */
export const kelimeli = (kelime: string) => {
  const kendinde = sql`g.ara like ${icerenKalip(aramaKoku(kelime))} or g.musteri_ara like ${icerenKalip(kelime)}`;
  // A national id, or the number of a customer that was merged into another one, names the customer. These customers
  // are found first (`array`), as no index serves an OR with a set.
  return /^(\d{11}|m\d{6,9})$/.test(kelime)
    ? sql`(${kendinde} or g.musteri_id = any(array(select m.id from musteri m where m.silindi is null and ${iceren(kelime)})))`
    : sql`(${kendinde})`;
};

/** Tickets of customers that meet a condition. */
const musterisi = (kosul: RawBuilder<unknown>) => sql`g.musteri_id in (select m.id from musteri m where ${kosul})`;

/** Tickets with a moment on a day. */
const gununde = (an: RawBuilder<unknown>, gun: Gun) =>
  sql`${an} >= ${new Date(istanbulAni(gun))} and ${an} < ${new Date(istanbulAni(gunEkle(gun, 1)))}`;

/** The list of tickets for a reader with these products; of one customer, or of all. */
export const gorusmeKaynagi = (
  okuyan: Okuyan,
  projelist: UrunKapsami,
  musteriId: number | null,
): Kaynak<GorusmeListesi> => ({
  takma: 'g',
  kayitlar: sql`gorusme`,
  anahtar: sql`g.id`,
  kapsam: musteriId === null ? kapsamda(projelist) : sql`g.musteri_id = ${musteriId} and ${kapsamda(projelist)}`,
  kelimeler: (ara) => aramaParcalari(ara).map(kelimeli),
  suzgecler: {
    ProjeId: (proje) => sql`g.proje_id = ${proje}`,
    Durum: (durum) => sql`g.durum = ${durum}`,
    GorusmeTurId: (tur) => sql`g.gorusme_tur_id = ${tur}`,
    OncelikId: (oncelik) => sql`g.oncelik_id = ${oncelik}`,
    TalepTurId: (tur) => sql`g.talep_tur_id = ${tur}`,
    KonuId: (konu) => sql`g.konu_id = ${konu}`,
    BayiId: (bayi) => musterisi(sql`m.bayi_id = ${bayi}`),
    IlId: (il) => musterisi(sql`m.il_id = ${il}`),
    IlceId: (ilce) => musterisi(sql`m.ilce_id = ${ilce}`),
    AtananId: (kisi) => sql`g.atanan_id = ${kisi}`,
    Baslangic: (gun) => sql`g.baslama_zamani >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`g.baslama_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    SozGunu: (gun) => sql`${ACIK} and ${gununde(sql`g.sla_bitis`, gun)}`,
    HatirlatmaGunu: (gun) => sql`g.id in (select h.gorusme_id from hatirlatma h
      where h.kisi_id = ${okuyan.ben.Id} and ${gununde(sql`h.zaman`, gun)})`,
    sekme: (sekme) => sekmeler(okuyan)[sekme],
  },
  siralar: {
    No: dizinSirasi(sql`g.id`),
    Musteri: metinSirasi(sql`(select m.gorunen_ad from musteri m where m.id = g.musteri_id)`),
    Proje: metinSirasi(adi('proje', sql`g.proje_id`)),
    OncelikSira: sira(sql`(select t.sira from tanim t where t.id = g.oncelik_id)`),
    Atanan: bosSonda(metinSirasi(kisisi(sql`g.atanan_id`))),
    SlaBitis: bosSonda(sira(sql`g.sla_bitis`)),
    Tarih: dizinSirasi(sql`g.baslama_zamani`),
    SonHareket: dizinSirasi(sql`g.son_hareket`),
  },
  sutunlar: sutunlar(okuyan.simdi),
  tablolar: sql`join gorusme g on g.id = x.id ${TABLOLAR} ${lisansi(okuyan.simdi)}`,
});

/** True if a solved ticket may be opened again. */
export const yenidenAcilir = (simdi: Date) => sql`coalesce(g.durum in ('cozuldu', 'kapandi')
  and g.cozum_zamani > ${simdi}::timestamptz - ${YENIDEN_ACMA_GUNU} * interval '1 day', false)`;

const baglananlar = (kosul: RawBuilder<unknown>, projelist: UrunKapsami) =>
  sql`coalesce((select json_agg(json_build_object('Id', b.id, 'No', b.no, 'Baslik', b.baslik) order by b.id)
    from gorusme b where ${kosul} and b.proje_id = any(${[...projelist]}::int[])), '[]')`;

/** A ticket with all fields of its card; null: this person sees no such ticket. */
export const kart = (db: Db, id: number, projelist: UrunKapsami, simdi: Date): Promise<GorusmeKarti | null> =>
  read(db).first(sql<GorusmeKarti>`${hazir('gorusme_kart')}
    select ${sutunlar(simdi)}, g.gorusme_tur_id as "GorusmeTurId", g.talep_tur_id as "TalepTurId", g.konu_id as "KonuId",
      g.oncelik_id as "OncelikId", g.aciliyet_id as "AciliyetId", ${adi('tanim', sql`g.aciliyet_id`)} as "Aciliyet", g.lisans_id as "LisansId",
      (select l.lisans_no from lisans l where l.id = g.lisans_id) as "LisansNo", g.musteri_personel_id as "MusteriPersonelId",
      (select trim(y.ad || ' ' || y.soyad) from musteri_yetkili y where y.id = g.musteri_personel_id) as "MusteriPersonel", g.aciklama as "Aciklama", g.cozum as "Cozum", g.ilk_yanit_zamani as "IlkYanitZamani",
      g.cozum_zamani as "CozumZamani", g.kapanis_zamani as "KapanisZamani",
      ${yenidenAcilir(simdi)} as "YenidenAcilir",
      g.webistek_id as "WebistekId", (select w.no from webistek w where w.id = g.webistek_id) as "WebistekNo",
      g.ust_id as "UstId", (select u.no from gorusme u where u.id = g.ust_id) as "UstNo",
      ay.id as "AyrilanId", ay.no as "AyrilanNo", ${baglananlar(sql`b.ust_id = g.id`, projelist)} as "Birlesenler",
      ${baglananlar(sql`b.ayrilan_id = g.id`, projelist)} as "Ayrilanlar",
      ${kisisi(sql`g.acan_id`)} as "Yazan", g.baslama_zamani as "CreateDateTime", duzenleyen.gorunen_ad as "Duzenleyen",
      g.duzenleme_zamani as "EditDateTime"
    from gorusme g ${TABLOLAR} ${lisansi(simdi)}
    left join kisi duzenleyen on duzenleyen.id = g.duzenleyen_id
    left join gorusme ay on ay.id = g.ayrilan_id and ay.proje_id = any(${[...projelist]}::int[])
    where g.id = ${id} and ${kapsamda(projelist)}`);

/** A ticket locked until the transaction ends; null as above. */
export const kilitle = locked('gorusme', kart);

/** The person who merged a ticket into another one, and the minutes since; null: it is not merged. */
export const birlesme = async (db: Db, id: number, simdi: Date) =>
  (await db
    .selectFrom('gorusme')
    .select(['birlestiren_id as KisiId', 'birlesme_oncesi as Onceki', 'ust_id as UstId'])
    .select(gecenDakika(simdi, 'kapanis_zamani').as('Dakika'))
    .where('id', '=', id)
    .where('durum', '=', 'birlesti')
    .where('birlesme_oncesi', 'is not', null)
    .$narrowType<{ Onceki: GorusmeDurumu }>()
    .executeTakeFirst()) ?? null;

/** True if the ticket exists; it is locked against deletion until the transaction ends. */
export const vardir = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select from gorusme where id = ${id} for no key update`.execute(db)).rows.length > 0;

/** True if this person sees the ticket. */
export const gorur = async (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from gorusme g where g.id = ${id} and ${kapsamda(projelist)}`.execute(db)).rows.length > 0;

/**
 * A ticket that a connection will belong to, locked against changes until the transaction ends.
 * @param projelist null: no limit of products
 */
export const baglanacak = (db: Db, id: number, projelist: UrunKapsami | null) =>
  read(db).first(sql<{ MusteriId: number; acik: boolean }>`
    select g.musteri_id as "MusteriId", ${ACIK} as acik from gorusme g
    where g.id = ${id} ${projelist === null ? sql`` : sql`and ${kapsamda(projelist)}`} for share of g`);

/** Tickets of the same customer that are shown beside a ticket. */
const KARDES = 8;
const KARDES_SUTUNLARI = sql`g.id as "Id", g.no as "No", g.baslama_zamani as "Tarih", ${adi('proje', sql`g.proje_id`)} as "Proje",
  ${adi('tanim', sql`g.konu_id`)} as "Konu", g.baslik as "Baslik", coalesce(du.ad, g.durum) as "Durum", g.durum as "DurumAnahtar", du.renk as "DurumRenk",
  ${kisisi(sql`g.atanan_id`)} as "Atanan"`;

/**
 * A customer's tickets: open ones, then the last closed ones.
 * @param kosul limits the tickets
 */
export const kardesler = (
  db: Db,
  musteriId: number,
  projelist: UrunKapsami,
  { kosul = sql`true`, enCok = KARDES }: { readonly kosul?: RawBuilder<unknown>; readonly enCok?: number } = {},
): Promise<KardesGorusme[]> =>
  read(db).rows(sql<KardesGorusme>`${hazir('gorusme_kardesleri')} select ${KARDES_SUTUNLARI} from gorusme g ${TABLOLAR}
    where g.musteri_id = ${musteriId} and ${kapsamda(projelist)} and ${kosul}
    order by (${ACIK}) desc, g.baslama_zamani desc, g.id desc limit ${enCok}`);

/** An open ticket of the customer about the same subject that began not long ago. */
export const ayniKonudaki = (
  db: Db,
  o: { readonly musteriId: number; readonly konuId: number; readonly simdi: Date },
  projelist: UrunKapsami,
): Promise<KardesGorusme | null> =>
  read(db).first(sql<KardesGorusme>`select ${KARDES_SUTUNLARI} from gorusme g ${TABLOLAR}
    where g.musteri_id = ${o.musteriId} and g.konu_id = ${o.konuId} and ${ACIK} and ${kapsamda(projelist)}
      and g.baslama_zamani > ${o.simdi}::timestamptz - ${AYNI_KONU_SAATI} * interval '1 hour'
    order by g.baslama_zamani desc, g.id desc limit 1`);

/** History lines of a ticket, newest first. */
export const hareketler = (db: Db, id: number): Promise<Omit<GorusmeHareketi, 'Posta'>[]> =>
  historyLines(db, GORUSME_HAREKETLERI, id)
    .select([
      'h.tur as Tur',
      'h.kisi_id as KisiId',
      musteriye.as('Musteriye'),
      sql<string | null>`case h.tur when 'atandi' then ${kisisi(sql`(h.yeni ->> 'AtananId')::int`)} end`.as('Atanan'),
      sql<string | null>`case h.tur when 'atandi' then (
        select ${kisisi(sql`(o.yeni ->> 'AtananId')::int`)} from hareket o
        where o.nesne = h.nesne and o.nesne_id = h.nesne_id and o.id < h.id and o.yeni ? 'AtananId'
        order by o.id desc limit 1) end`.as('Onceki'),
      sql<string | null>`h.yeni ->> 'Alici'`.as('Alici'),
      anilanlar.as('Anilanlar'),
      gelenPostasi.as('GelenPosta'),
    ])
    .limit(500)
    .execute();

type BekleyenGorusme = Pick<BekleyenKayit, 'No' | 'Kim' | 'Konu'> & { readonly bende: boolean };
/** The tickets that wait for a person, as in the list's tab. */
export const bekleyenler = (db: Db, okuyan: Okuyan, projelist: UrunKapsami, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<BekleyenGorusme>(
    db,
    {
      from: sql`gorusme g where ${sekmeler(okuyan).bekleyen} and ${kapsamda(projelist)}`,
      id: sql`g.id`,
      due: sql`case when not g.sla_durdu then g.sla_bitis end`,
      since: sql`g.son_hareket`,
      joins: sql`join gorusme g on g.id = x.id join musteri m on m.id = g.musteri_id`,
      columns: sql`g.no as "No", m.gorunen_ad as "Kim", g.baslik as "Konu",
        coalesce(g.atanan_id = ${okuyan.ben.Id}, false) as bende`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, Kim, Konu, bende }) => ({
      Id,
      Termin,
      Zaman,
      No,
      Kim,
      Konu,
      Eylem: bende ? 'ac' : 'ustlen',
      Yol: `${SAYFA.gorusme[1]}?id=${Id}`,
    }),
  );

/** Columns that a change of a ticket returns: enough to write the change down. */
const DEGISEN = ['id', 'no', 'surum', 'musteri_id', 'proje_id', 'oncelik_id', 'atanan_id', 'durum'] as const;
export type DegisenGorusme = Awaited<ReturnType<typeof degistir>>;

export const { ekle, degistir } = versioned('gorusme', DEGISEN);

/** Closes a ticket that is still solved; undefined: it is not solved any more. */
export const kapan = (db: Db, id: number, simdi: Date) =>
  db
    .updateTable('gorusme')
    .set((eb) => ({ durum: 'kapandi', kapanis_zamani: simdi, son_hareket: simdi, surum: eb('surum', '+', 1) }))
    .where('id', '=', id)
    .where('durum', '=', 'cozuldu')
    .returning(DEGISEN)
    .executeTakeFirst();

/** A line was written to a ticket. Keeps the time of a first answer, and does not raise the version. */
export const yazildi = (db: Db, id: number, zaman: Date, ilkYanit: boolean) =>
  db
    .updateTable('gorusme')
    .set({ son_hareket: zaman, ...(ilkYanit && { ilk_yanit_zamani: zaman }) })
    .where('id', '=', id)
    .returning(DEGISEN)
    .executeTakeFirstOrThrow();

/** Names of the states in this installation. */
export const durumAdlari = async (db: Db): Promise<ReadonlyMap<string | null, string>> =>
  new Map(
    (await db.selectFrom('tanim').select(['anahtar', 'ad']).where('liste', '=', 'durumlar').execute()).map((d) => [
      d.anahtar,
      d.ad,
    ]),
  );

/** True if the ticket is unassigned. */
export const sahipsiz = async (db: Db, id: number): Promise<boolean> =>
  (await sql`select from gorusme g where g.id = ${id} and ${SAHIPSIZ}`.execute(db)).rows.length > 0;
