import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { katla } from '@masabasi/core/platform/text/metin';
import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { EslesenMusteri, WebistekKarti, WebistekSatiri } from '@masabasi/core/masa/webistek/contract';
import type { WebistekListesi } from '@masabasi/core/masa/webistek/liste';
import {
  type Benzerlik,
  EK_SURESI_S,
  eslesme,
  WEBISTEK_DURUM_ADLARI,
  WEBISTEK_HAREKETLERI,
  type WebistekDurumu,
  type WebistekSekmesi,
} from '@masabasi/core/masa/webistek/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versioned } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { gelenPostasi, historyLines, musteriye } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { firstWaiting, NO_DUE } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import { telefonEsit, telefonuBu } from '../../platform/identity/telefon.ts';
import { telefonAnasi } from '@masabasi/core/platform/identity/kimlik';

/** The requests `w` of a person's products. A mail request without a product is visible to everybody. */
export const kapsamda = (projelist: UrunKapsami) =>
  sql`(w.proje_id = any(${[...projelist]}::int[]) or w.proje_id is null)`;

const OZET_BOYU = 140;
export const durumAdi = (durum: RawBuilder<unknown>) =>
  sql`(${JSON.stringify(WEBISTEK_DURUM_ADLARI)}::jsonb ->> ${durum})`;
const OZET = sql`left(regexp_replace(w.aciklama, '\\s+', ' ', 'g'), ${sql.lit(OZET_BOYU)})`;

const SUTUNLAR = sql`w.id as "Id", w.no as "No", w.zaman as "Tarih", w.ad_soyad as "AdSoyad", w.kurum as "Kurum",
  w.telefon as "Telefon", w.eposta as "Eposta", w.proje_id as "ProjeId", p.ad as "Proje", ${OZET} as "Metin",
  ${durumAdi(sql`w.durum`)} as "Durum", w.durum as "DurumAnahtar", w.atanan_id as "AtananId", atanan.gorunen_ad as "Atanan",
  m.id as "MusteriId", m.gorunen_ad as "Musteri", g.id as "GorusmeId", g.no as "GorusmeNo", w.surum as "Surum"`;
const tablolar = (projelist: UrunKapsami) => sql`
  left join proje p on p.id = w.proje_id
  left join musteri m on m.id = w.musteri_id and ${kapsam(projelist)}
  left join gorusme g on g.webistek_id = w.id and g.proje_id = any(${[...projelist]}::int[])
  left join kisi atanan on atanan.id = w.atanan_id`;

/** Conditions of the inbox's tabs. */
const sekmeler = (kisi: KisiId): Readonly<Record<WebistekSekmesi, RawBuilder<unknown>>> => ({
  bekleyen: sql`(w.durum = 'yeni' or w.durum = 'incelemede' and w.atanan_id = ${kisi})`,
  benim: sql`w.durum = 'incelemede' and w.atanan_id = ${kisi}`,
  sonuclanan: sql`w.durum in ('aktarildi', 'gelistirme', 'yanitlandi')`,
  elenen: sql`w.durum in ('reddedildi', 'mukerrer', 'spam')`,
  hepsi: sql`true`,
});

/** The inbox for a reader with these products. */
export const webistekKaynagi = (kisi: KisiId, projelist: UrunKapsami): Kaynak<WebistekListesi> => ({
  takma: 'w',
  kayitlar: sql`webistek`,
  anahtar: sql`w.id`,
  kapsam: kapsamda(projelist),
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`w.ara like ${icerenKalip(k)}`),
  suzgecler: {
    ProjeId: (proje) => sql`w.proje_id = ${proje}`,
    Durum: (durum) => sql`w.durum = ${durum}`,
    AtananId: (kim) => sql`w.atanan_id = ${kim}`,
    Baslangic: (gun) => sql`w.zaman >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`w.zaman < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    sekme: (sekme) => sekmeler(kisi)[sekme],
  },
  siralar: {
    No: sira(sql`w.id`),
    AdSoyad: metinSirasi(sql`w.ad_soyad`),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = w.proje_id)`),
    Durum: metinSirasi(durumAdi(sql`w.durum`)),
    Atanan: bosSonda(metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = w.atanan_id)`)),
    Tarih: sira(sql`w.zaman`),
  },
  sutunlar: SUTUNLAR,
  tablolar: sql`join webistek w on w.id = x.id ${tablolar(projelist)}`,
});

/** The number of requests in each tab of the inbox. */
export async function adetler(db: Db, kisi: KisiId, projelist: UrunKapsami): Promise<Record<WebistekSekmesi, number>> {
  const sayilar = Object.entries(sekmeler(kisi)).map(
    ([ad, kosul]) => sql`(count(*) filter (where ${kosul}))::int as ${sql.ref(ad)}`,
  );
  return read(db).only(sql<Record<WebistekSekmesi, number>>`
    select ${sql.join(sayilar)} from webistek w where ${kapsamda(projelist)}`);
}

type BekleyenIstek = Pick<BekleyenKayit, 'No' | 'Kim' | 'Konu'> & { readonly yeni: boolean };
/** The requests that wait for a person, as in the inbox's tab. */
export const bekleyenler = (db: Db, kisi: KisiId, projelist: UrunKapsami, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<BekleyenIstek>(
    db,
    {
      from: sql`webistek w where ${sekmeler(kisi).bekleyen} and ${kapsamda(projelist)}`,
      id: sql`w.id`,
      due: NO_DUE,
      since: sql`w.zaman`,
      joins: sql`join webistek w on w.id = x.id`,
      columns: sql`w.no as "No", w.ad_soyad as "Kim", ${OZET} as "Konu", w.durum = 'yeni' as yeni`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, Kim, Konu, yeni }) => ({
      Id,
      Termin,
      Zaman,
      No,
      Kim,
      Konu,
      Eylem: yeni ? 'ustlen' : 'ac',
      Yol: kayitYolu(SAYFA.webistek[0], Id),
    }),
  );

/** The number of a customer's requests that are not settled. */
export const musterininBekleyeni = (db: Db, musteriId: number, projelist: UrunKapsami): Promise<number> =>
  read(db).value(sql<{ adet: number }>`select count(*)::int as adet from webistek w
    where w.musteri_id = ${musteriId} and w.durum in ('yeni', 'incelemede') and ${kapsamda(projelist)}`);

/** A request with its full text; null: this person sees no such request. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<WebistekKarti | null> =>
  read(db).first(sql<WebistekKarti>`${hazir('webistek_kart')}
    select ${SUTUNLAR}, w.takip_kodu as "TakipKodu", w.musteri_no as "MusteriNo", w.aciklama as "Aciklama",
      w.kaynak as "Kaynak", w.gonderen as "Gonderen", w.diger_adresler as "DigerAdresler", w.red_neden as "RedNeden", w.asil_id as "AsilId",
      (select a.no from webistek a where a.id = w.asil_id) as "AsilNo"
    from webistek w ${tablolar(projelist)} where w.id = ${id} and ${kapsamda(projelist)}`);

/** A request locked until the transaction ends; null as above. */
export const kilitle = locked('webistek', kart);

/** True if this person sees the request. */
export const gorur = async (db: Db, id: number, projelist: UrunKapsami): Promise<boolean> =>
  (await sql`select from webistek w where w.id = ${id} and ${kapsamda(projelist)}`.execute(db)).rows.length > 0;

/** History lines of a request, newest first. */
export const hareketler = (db: Db, id: number) =>
  historyLines(db, WEBISTEK_HAREKETLERI, id)
    .select(['h.tur as Tur', musteriye.as('Musteriye'), gelenPostasi.as('GelenPosta')])
    .limit(200)
    .execute();

/** The reviewer of a request, locked; undefined: the request is gone. */
export const bakani = (db: Db, id: number) =>
  db.selectFrom('webistek').select(['no', 'atanan_id']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

const EN_COK_ADAY = 5;
/** The parts of a request that a customer's key would contain. */
const izler = (w: WebistekKarti): string[] =>
  [w.MusteriNo, telefonAnasi(w.Telefon), w.Eposta, w.AdSoyad, w.Kurum].filter((iz) => iz !== '').map((iz) => katla(iz));

/** Customers who may have sent the request, the likeliest first: by number, telephone, address, and last by name. */
export async function adaylar(db: Db, w: WebistekKarti, projelist: UrunKapsami): Promise<EslesenMusteri[]> {
  const kisinin = sql`exists (select from musteri_yetkili y where y.musteri_id = m.id and y.silindi is null`;
  const { rows } = await sql<Benzerlik & { Id: number; MusteriNo: string; Ad: string }>`
    select m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "Ad",
      ${w.MusteriNo} <> '' and katla(m.musteri_no) = katla(${w.MusteriNo}) as no,
      ${w.Telefon} <> '' and (${telefonuBu('m', sql`${w.Telefon}::text`)}
        or ${kisinin} and ${telefonuBu('y', sql`${w.Telefon}::text`)})) as telefon,
      ${w.Eposta} <> '' and (coalesce(lower(m.eposta) = lower(${w.Eposta}), false)
        or ${kisinin} and lower(y.eposta) = lower(${w.Eposta}))) as eposta,
      katla(m.gorunen_ad) in (katla(${w.AdSoyad}), katla(${w.Kurum})) as ad
    from musteri m
    where m.silindi is null and (${sql.join(
      izler(w).map((iz) => sql`m.ara like ${icerenKalip(iz)}`),
      sql` or `,
    )}) and ${kapsam(projelist)}
    limit 50`.execute(db);
  return rows
    .map(({ Id, MusteriNo, Ad, ...b }) => {
      const { puan, neden } = eslesme(b);
      return { Id, MusteriNo, Ad, Puan: puan, Neden: neden };
    })
    .filter((a) => a.Puan > 0)
    .toSorted((a, b) => b.Puan - a.Puan || a.Id - b.Id)
    .slice(0, EN_COK_ADAY);
}

const BENZER_GUN = 14;
/** Requests of the same person about the same product from about the same time. */
export const benzerler = (db: Db, w: WebistekKarti, projelist: UrunKapsami) =>
  read(db).rows(sql<Pick<WebistekSatiri, 'Id' | 'No' | 'Tarih' | 'Metin' | 'Durum' | 'Proje'>>`
    select w.id as "Id", w.no as "No", w.zaman as "Tarih", ${OZET} as "Metin", ${durumAdi(sql`w.durum`)} as "Durum",
      p.ad as "Proje"
    from webistek w left join proje p on p.id = w.proje_id
    where w.id <> ${w.Id} and w.proje_id is not distinct from ${w.ProjeId} and w.durum not in ('spam', 'mukerrer') and ${kapsamda(projelist)}
      and (w.telefon <> '' and ${telefonEsit(sql`w.telefon`, sql`${w.Telefon}::text`)} or w.eposta <> '' and lower(w.eposta) = lower(${w.Eposta}))
      and w.zaman between ${w.Tarih}::timestamptz - ${BENZER_GUN} * interval '1 day'
        and ${w.Tarih}::timestamptz + ${BENZER_GUN} * interval '1 day'
    order by w.zaman desc, w.id desc limit 10`);

/**
 * The only customer who has an address, on the card or through a contact person, and the products of this customer;
 * undefined: none, or several.
 */
export async function adresinMusterisi(db: Db, eposta: string) {
  const { rows } = await sql<{ id: number; urunler: number[] }>`
    select m.id, array(select mp.proje_id from musteri_proje mp where mp.musteri_id = m.id order by mp.proje_id) as urunler
    from musteri m where m.silindi is null and (lower(m.eposta) = lower(${eposta}) or m.id in (
      select y.musteri_id from musteri_yetkili y where y.silindi is null and lower(y.eposta) = lower(${eposta})))
    order by m.id limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

/** True if one of these addresses is on a customer's card. */
export const adresiBilinir = (db: Db, adresler: readonly string[]): Promise<boolean> =>
  read(db)
    .some(sql`select from musteri m where m.silindi is null and lower(m.eposta) = any(${adresler.map(katla)}::text[])
    union all
    select from musteri_yetkili y where y.silindi is null and lower(y.eposta) = any(${adresler.map(katla)}::text[])
    limit 1`);

/** The key that signs the tasks of the form. */
export const anahtar = async (db: Db): Promise<Buffer> =>
  (await db.selectFrom('webistek_anahtari').select('anahtar').executeTakeFirstOrThrow()).anahtar;

/** Products that people outside may write about. */
export const urunler = (db: Db) =>
  db
    .selectFrom('proje')
    .select(['id as Id', 'ad as Ad'])
    .where('aktif', '=', true)
    .orderBy(sql`ad collate "tr-TR-x-icu"`)
    .execute();

/** Keeps a request; undefined: its task was used before. */
export const ekle = (db: Db, w: Insertable<Database['webistek']>) =>
  db
    .insertInto('webistek')
    .values(w)
    .onConflict((oc) => oc.column('soru_ozeti').doNothing())
    .returning(['id', 'no', 'takip_kodu', 'proje_id', 'musteri_id', 'durum'])
    .executeTakeFirst();

/** The tracking code of the request that used this task. */
export const soruyla = async (db: Db, ozet: Buffer): Promise<string> =>
  (await db.selectFrom('webistek').select('takip_kodu').where('soru_ozeti', '=', ozet).executeTakeFirstOrThrow())
    .takip_kodu;

/** True if the address was thanked for another request within the hour. */
export const yeniYazildi = (db: Db, eposta: string, id: number, simdi: Date): Promise<boolean> =>
  read(db)
    .some(sql`select from webistek w where (lower(w.eposta) = lower(${eposta}) or ${eposta} = any(w.diger_adresler)) and w.id <> ${id} and w.durum <> 'spam'
    and w.zaman > ${simdi}::timestamptz - interval '1 hour' limit 1`);

export interface TakipSatiri {
  readonly id: number;
  readonly zaman: string;
  readonly proje: string | null;
  readonly durum: WebistekDurumu;
  readonly gorusme_no: string | null;
  readonly cozuldu: boolean;
}

/** The public view of a request for a tracking code. */
export const takip = (db: Db, kod: string): Promise<TakipSatiri | null> =>
  read(db).first(sql<TakipSatiri>`
    select w.id, w.zaman, p.ad as proje, w.durum, g.no as gorusme_no,
      coalesce(g.durum in ('cozuldu', 'kapandi'), false) as cozuldu
    from webistek w left join proje p on p.id = w.proje_id left join gorusme g on g.webistek_id = w.id
    where w.takip_kodu = ${kod}`);

/**
 * The open request of a code that came not long ago, locked if asked for; null: no request takes files from outside
 * under this code.
 */
export const ekAlan = (db: Db, kod: string, simdi: Date, kilitli: boolean): Promise<number | null> =>
  read(db).firstValue(sql<{ id: number }>`
    select id from webistek where takip_kodu = ${kod} and durum in ('yeni', 'incelemede')
      and zaman > ${simdi}::timestamptz - ${EK_SURESI_S} * interval '1 second' ${kilitli ? sql`for no key update` : sql``}`);

/** Files that came with a request from outside, including removed ones. */
export const disaridanGelenler = (db: Db, id: number) =>
  db
    .selectFrom('dosya')
    .select(['ad', 'ozet'])
    .where('webistek_id', '=', id)
    .where('yukleyen_id', 'is', null)
    .execute();

/** Answers to the requester: on the request, and on the ticket that it became. */
export const yanitlar = (db: Db, id: number) =>
  read(db).rows(sql<{ Tarih: string; Metin: string }>`
    select h.zaman as "Tarih", h.aciklama as "Metin" from hareket h
    where h.gorunurluk = 'musteri' and (h.nesne = 'webistek' and h.nesne_id = ${id}
      or h.nesne = 'gorusme' and h.tur = 'yanit' and h.nesne_id = (select g.id from gorusme g where g.webistek_id = ${id}))
    order by h.zaman, h.id limit 50`);

const DEGISEN = ['id', 'no', 'surum', 'proje_id', 'musteri_id', 'atanan_id', 'durum'] as const;
export type DegisenWebistek = Awaited<ReturnType<typeof degistir>>;

export const { degistir } = versioned('webistek', DEGISEN);

/** Attaches the files of a request to its ticket, too. The bytes are stored once. */
export const dosyalariAktar = (db: Db, id: number, gorusmeId: number) =>
  sql`insert into dosya (gorusme_id, ad, tip, boyut, ozet, orta_ozet, kucuk_ozet, en, boy, yukleyen_id, zaman, uyari, uyari_adlari)
    select ${gorusmeId}, d.ad, d.tip, d.boyut, d.ozet, d.orta_ozet, d.kucuk_ozet, d.en, d.boy, d.yukleyen_id, d.zaman, d.uyari, d.uyari_adlari
    from dosya d where d.webistek_id = ${id} and d.silindi is null order by d.id`.execute(db);
