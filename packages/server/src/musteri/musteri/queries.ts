import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI, type MusteriDurumu } from '@masabasi/core/musteri/musteri/alanlar';
import { MUSTERI_LISTESI, type MusteriListesi } from '@masabasi/core/musteri/musteri/liste';
import type { MusteriKarti, MusteriSatiri, MusteriSecenegi, OnaySatiri } from '@masabasi/core/musteri/musteri/contract';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { SUNULAN_MUSTERI } from '@masabasi/core/musteri/musteri/rules';
import { maskele } from '@masabasi/core/platform/identity/kimlik';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { alanSorgusu } from '../../platform/field/alanlar.ts';
import { type Db, hazir } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import type { Database } from '../../platform/db/schema.ts';
import { gecenDakika } from '../../platform/hareket/api.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { dizinSirasi, icerenKalip, type Kaynak, metinSirasi, sayfaOku } from '../../platform/list/liste.ts';
import { type AdKaynagi, yanlisiylaIceren } from '../../platform/list/yanlisYazim.ts';
import { telefonlarindan } from '../../platform/identity/telefon.ts';

/**
 * True if the person works with one of a customer's products, or it has none yet. A scalar subquery for each row: with
 * `exists` the planner would read every customer's products first.
 */
export const urunKapsami = (musteri: RawBuilder<unknown>, projelist: UrunKapsami) => sql`coalesce((
  select bool_or(mp.proje_id = any(${[...projelist]}::int[])) from musteri_proje mp where mp.musteri_id = ${musteri}), true)`;

/** The same for a query that reads every customer anyway: all products are read once. */
export const urunKapsamiToptan = (musteri: RawBuilder<unknown>, projelist: UrunKapsami) => sql`(
  exists (select from musteri_proje mp where mp.musteri_id = ${musteri} and mp.proje_id = any(${[...projelist]}::int[]))
  or not exists (select from musteri_proje mp where mp.musteri_id = ${musteri}))`;

/** Records whose customer has the word in their name. All customers are read once, and filtered by their key first. */
export const musteriAdinda = (musteri: RawBuilder<unknown>, kelime: string) => sql`${musteri} in (
  select m.id from musteri m where m.ara like ${icerenKalip(kelime)} and ' ' || katla(m.gorunen_ad) like ${icerenKalip(kelime)})`;

/** The customers that a person may see, in one place for every query of the customer half. `m` is the customer. */
export const kapsam = (projelist: UrunKapsami) => sql`m.silindi is null and ${urunKapsami(sql`m.id`, projelist)}`;

/** The customer's products that the person works with, in alphabetical order; `deger` is the value for each. */
export const urunleri = (deger: RawBuilder<unknown>, projelist: UrunKapsami) => sql`coalesce((
  select json_agg(${deger} order by p.ad collate "tr-TR-x-icu") from musteri_proje mp join proje p on p.id = mp.proje_id
  where mp.musteri_id = m.id and mp.proje_id = any(${[...projelist]}::int[])), '[]')`;

/**
 * A customer whose key contains the word, or into whom the customer of this number was merged. A national id must match
 * as a whole: parts would allow to guess it digit by digit.
 */
export const iceren = (kelime: string) => {
  const anahtarda = sql`m.ara like ${icerenKalip(kelime)}`;
  if (/^\d{11}$/.test(kelime)) return sql`(${anahtarda} or m.tc_kimlik = ${kelime})`;
  return /^m\d{6,9}$/.test(kelime)
    ? sql`(${anahtarda} or m.id = (select g.birlesen_id from musteri g where g.id = ${Number(kelime.slice(1))}))`
    : anahtarda;
};

/** Names of customers and of their contact persons, by the index of their words. */
export const MUSTERI_ADLARI: AdKaynagi = {
  kayitlar: sql`musteri m`,
  ad: sql`m.gorunen_ad || ' ' || m.yetkili_ara`,
  kosul: sql`m.silindi is null`,
};
/** Conditions for customers whose names hold the words, each with at most one mistake. Null: no word is forgiven one. */
export const yanlisiyla = (ara: string) => yanlisiylaIceren(ara, MUSTERI_ADLARI.ad, iceren);

/** A customer's tags in alphabetical order. */
export const ETIKETLER = sql`coalesce((
  select json_agg(json_build_object('Id', t.id, 'Ad', t.ad, 'Renk', t.renk) order by t.ad collate "tr-TR-x-icu")
  from musteri_etiket e join tanim t on t.id = e.tanim_id where e.musteri_id = m.id), '[]')`;

const SUTUNLAR = (projelist: UrunKapsami) => sql`m.id as "Id", m.musteri_no as "MusteriNo", m.tip as "Tip",
  m.gorunen_ad as "Ad", m.tc_kimlik as "TCKimlikNo", m.vkn as "VKN", k.ad as "Kurum", i.ad as "Il", l.ad as "Ilce",
  m.telefon as "Telefon", m.gsm as "GSM", m.eposta as "Eposta", ${urunleri(sql`p.ad`, projelist)} as "Projeler",
  s.gorunen_ad as "Sorumlu", m.durum as "Durum", ${ETIKETLER} as "Etiketler"`;
const TABLOLAR = sql`
  join musteri m on m.id = x.id
  left join tanim k on k.id = m.kurum_id
  left join il i on i.id = m.il_id
  left join ilce l on l.id = m.ilce_id
  left join kisi s on s.id = m.sorumlu_id`;

/** The list of customers for a reader with these products. */
export const musteriKaynagi = (projelist: UrunKapsami): Kaynak<MusteriListesi> => ({
  takma: 'm',
  kayitlar: sql`(select * from musteri where silindi is null)`,
  anahtar: sql`m.id`,
  kapsam: urunKapsami(sql`m.id`, projelist),
  kelimeler: (ara) => aramaParcalari(ara).map(iceren),
  suzgecler: {
    Durum: (durum) => sql`m.durum = ${durum}`,
    IlId: (il) => sql`m.il_id = ${il}`,
    ProjeId: (proje) => sql`exists (select from musteri_proje x where x.musteri_id = m.id and x.proje_id = ${proje})`,
    EtiketId: (etiket) =>
      sql`exists (select from musteri_etiket x where x.musteri_id = m.id and x.tanim_id = ${etiket})`,
  },
  siralar: {
    MusteriNo: dizinSirasi(sql`m.id`),
    Ad: metinSirasi(sql`m.gorunen_ad`),
    Durum: metinSirasi(sql`m.durum`),
  },
  sutunlar: SUTUNLAR(projelist),
  tablolar: TABLOLAR,
});

/** Consent changes that are read. */
const EN_COK_ONAY = 200;

const SECENEK = {
  sutunlar: sql`m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "Ad", i.ad as "Il", l.ad as "Ilce",
    coalesce(nullif(m.gsm, ''), nullif(m.telefon, '')) as "Telefon"`,
  tablolar: sql`
    join musteri m on m.id = x.id
    left join il i on i.id = m.il_id
    left join ilce l on l.id = m.ilce_id`,
};
const SECENEKLER = { Durum: null, IlId: null, ProjeId: null, EtiketId: null, sayfa: 1, adet: SUNULAN_MUSTERI };

/**
 * The first customers of the list that a search finds, as a form offers them. Where it finds none, one typing mistake
 * in a name is forgiven.
 */
export async function secenekler(db: Db, ara: string, projelist: UrunKapsami): Promise<MusteriSecenegi[]> {
  const sirala = [...MUSTERI_LISTESI.ilkSira];
  const kaynak = { ...musteriKaynagi(projelist), ...SECENEK };
  const oku = async (k: typeof kaynak) =>
    (await sayfaOku<MusteriListesi, MusteriSecenegi>(db, MUSTERI_LISTESI, k, { ...SECENEKLER, ara, sirala })).satirlar;
  const bulunan = await oku(kaynak);
  const yanlisli = bulunan.length > 0 ? null : yanlisiyla(ara);
  return yanlisli === null ? bulunan : oku({ ...kaynak, kelimeler: () => yanlisli });
}

const KART = alanSorgusu(MUSTERI_ALANLARI, 'm', 'ikisi');

/** A customer's card with nothing masked; null: this person sees no such card. */
export const kart = (db: Db, id: number, projelist: UrunKapsami): Promise<MusteriKarti | null> =>
  read(db).first(sql<MusteriKarti>`${hazir('musteri_kart')}
    select m.id as "Id", m.musteri_no as "MusteriNo", m.gorunen_ad as "GorunenAd",
      ${KART.sutunlar},
      ${urunleri(sql`json_build_object('Id', p.id, 'Ad', p.ad)`, projelist)} as "Projeler",
      array(select mp.proje_id from musteri_proje mp where mp.musteri_id = m.id
        and mp.proje_id = any(${[...projelist]}::int[]) order by 1) as "ProjeIdler",
      ${ETIKETLER} as "Etiketler",
      y.gorunen_ad as "Yazan", m.yazma_zamani as "CreateDateTime",
      d.gorunen_ad as "Duzenleyen", m.duzenleme_zamani as "EditDateTime", m.surum as "Surum"
    from musteri m ${KART.tablolar}
    left join kisi y on y.id = m.yazan_id
    left join kisi d on d.id = m.duzenleyen_id
    where m.id = ${id} and ${kapsam(projelist)}`);

/** The card that a customer was merged into; null: none, or one that this person does not see. */
export async function birlestigi(db: Db, id: number, projelist: UrunKapsami): Promise<MusteriKarti | null> {
  const satir = await db.selectFrom('musteri').select('birlesen_id').where('id', '=', id).executeTakeFirst();
  return satir?.birlesen_id ? kart(db, satir.birlesen_id, projelist) : null;
}

/**
 * True if this person sees the customer. In a transaction it also locks the customer: nobody deletes or merges it while
 * a record about it is written.
 */
export async function gorur(db: Db, id: number, projelist: UrunKapsami): Promise<boolean> {
  if (db.isTransaction) await sql`select id from musteri where id = ${id} for key share`.execute(db);
  return read(db).some(sql`select from musteri m where m.id = ${id} and ${kapsam(projelist)}`);
}

/** A card locked until the transaction ends; null as above. */
export async function kilitle(db: Db, id: number, projelist: UrunKapsami): Promise<MusteriKarti | null> {
  await sql`select id from musteri where id = ${id} for update`.execute(db);
  return kart(db, id, projelist);
}

/** Lets one transaction at a time decide the owner of a number; the others then see the decision. */
export async function numaralariKilitle(db: Db, ...numaralar: (string | null)[]): Promise<void> {
  for (const no of numaralar.filter((n) => n !== null).toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`musteri:${no}`}, 0))`.execute(db);
}

/**
 * Owners of this national id or tax number in all products, as a number belongs to one customer. The owner is named
 * only to people who may see it.
 */
export const numaraSahipleri = (
  db: Db,
  haric: number,
  { TCKimlikNo: tc, VKN: vkn }: { readonly TCKimlikNo: string | null; readonly VKN: string | null },
  projelist: UrunKapsami,
) =>
  read(db).rows(sql<{ Id: number; No: string | null; ayniTc: boolean }>`
    select m.id as "Id", case when ${kapsam(projelist)} then m.musteri_no end as "No",
      coalesce(m.tc_kimlik = ${tc}, false) as "ayniTc"
    from musteri m
    where m.silindi is null and m.id <> ${haric} and (m.tc_kimlik = ${tc} or m.vkn = ${vkn})
    order by m.id limit 2`);

/** Customers that may be the same one: the same telephone, e-mail, IBAN, or a very similar name in the same district. */
export async function benzerler(
  db: Db,
  m: {
    Id: number;
    GorunenAd: string;
    IlceId: number | null;
    numaralar: readonly string[];
    Eposta: string | null;
    Iban: string | null;
  },
  projelist: UrunKapsami,
): Promise<MusteriSatiri[]> {
  const idler = sql`(
    select m.id from musteri m
    where ${kapsam(projelist)} and m.id <> ${m.Id} and (
      ${telefonlarindan('m', m.numaralar)}
      or m.eposta = ${m.Eposta} or m.iban = ${m.Iban}
      or (m.ilce_id = ${m.IlceId} and similarity(katla(m.gorunen_ad), katla(${m.GorunenAd})) >= 0.85))
    order by m.id limit 5)`;
  const { rows } = await sql<MusteriSatiri>`select ${SUTUNLAR(projelist)} from ${idler} x ${TABLOLAR}
    order by m.gorunen_ad collate "tr-TR-x-icu", m.id`.execute(db);
  return rows.map(maskele);
}

/** A customer's consents to calls and messages, newest first. */
export const onaylar = (db: Db, musteriId: number): Promise<OnaySatiri[]> =>
  read(db).rows(sql<OnaySatiri>`
    select o.id as "Id", o.kanal as "Kanal", o.durum as "Durum", o.kaynak as "Kaynak", o.tarih as "Tarih",
      o.zaman as "Zaman", k.gorunen_ad as "Kisi"
    from musteri_onay o left join kisi k on k.id = o.kisi_id where o.musteri_id = ${musteriId}
    order by o.id desc limit ${EN_COK_ONAY}`);

export const onayYaz = (db: Db, o: Insertable<Database['musteri_onay']>) =>
  db.insertInto('musteri_onay').values(o).returning('id as Id').executeTakeFirstOrThrow();

/** True if the district lies in the province. */
export const ilceIlde = async (db: Db, ilce: number, il: number): Promise<boolean> =>
  (await db.selectFrom('ilce').select('id').where('id', '=', ilce).where('il_id', '=', il).executeTakeFirst()) !==
  undefined;

export const ilVar = async (db: Db, il: number): Promise<boolean> =>
  (await db.selectFrom('il').select('id').where('id', '=', il).executeTakeFirst()) !== undefined;

export const calisiyor = async (db: Db, kisi: number): Promise<boolean> =>
  (await db.selectFrom('kisi').select('id').where('id', '=', kisi).where('aktif', '=', true).executeTakeFirst()) !==
  undefined;

export type MusteriSutunlari = Sutunlar<typeof MUSTERI_ALANLARI>;

const musteri = versionedSaves('musteri');

export const ekle = (db: Db, m: MusteriSutunlari, yazan: KisiId, simdi: Date) =>
  musteri.ekle(db, { ...m, yazan_id: yazan, yazma_zamani: simdi });

export const degistir = (db: Db, id: number, m: Partial<MusteriSutunlari>, yazan: KisiId, simdi: Date) =>
  musteri.degistir(db, id, { ...m, duzenleyen_id: yazan, duzenleme_zamani: simdi });

export const kaldir = (db: Db, id: number, silen: KisiId, simdi: Date) =>
  musteri.degistir(db, id, { silindi: simdi, silen_id: silen });

/**
 * A deleted customer, the person who deleted it and the minutes since, locked; undefined: none, or hidden from this
 * person.
 */
export async function silinmis(db: Db, id: number, projelist: UrunKapsami, simdi: Date) {
  const { rows } = await sql<{ KisiId: number | null; Dakika: number; TCKimlikNo: string | null; VKN: string | null }>`
    select m.silen_id as "KisiId", ${gecenDakika(simdi, 'm.silindi')} as "Dakika",
      m.tc_kimlik as "TCKimlikNo", m.vkn as "VKN"
    from musteri m where m.id = ${id} and m.silindi is not null and m.birlesen_id is null
      and ${urunKapsami(sql`m.id`, projelist)} for update`.execute(db);
  return rows[0];
}

export const geriGetir = (db: Db, id: number) => musteri.degistir(db, id, { silindi: null, silen_id: null });

/** Sets the products of a customer, within the products of the person; the others stay. */
export async function urunleriYaz(db: Db, id: number, idler: readonly number[], projelist: UrunKapsami) {
  await sql`delete from musteri_proje where musteri_id = ${id} and proje_id = any(${[...projelist]}::int[])
    and proje_id <> all(${[...idler]}::int[])`.execute(db);
  await sql`insert into musteri_proje (musteri_id, proje_id) select ${id}, x from unnest(${[...idler]}::int[]) x
    on conflict do nothing`.execute(db);
}

/** Sets the tags of a customer: the card gets a new version. */
export async function etiketleriYaz(db: Db, id: number, idler: readonly number[], yazan: KisiId, simdi: Date) {
  const bunlar = sql`${[...idler]}::int[]`;
  await sql`delete from musteri_etiket where musteri_id = ${id} and tanim_id <> all(${bunlar})`.execute(db);
  await sql`insert into musteri_etiket (musteri_id, tanim_id) select ${id}, x from unnest(${bunlar}) x
    on conflict do nothing`.execute(db);
  return degistir(db, id, {}, yazan, simdi);
}

/** Gives a customer a product; false: the customer had it already. */
export const urunEkle = async (db: Db, id: number, projeId: number): Promise<boolean> =>
  (
    await db
      .insertInto('musteri_proje')
      .values({ musteri_id: id, proje_id: projeId })
      .onConflict((oc) => oc.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n;

/** Takes a customer from one of these states to another; undefined: it is in none of them, or in another version. */
export const durumTasi = async (
  db: Db,
  id: number,
  o: { readonly nereden: readonly MusteriDurumu[]; readonly nereye: MusteriDurumu; readonly surum?: number },
  yazan: KisiId,
  simdi: Date,
) => {
  const { rows } = await sql<{ Onceki: MusteriDurumu; Surum: number }>`
    with eski as (select id, durum from musteri where id = ${id} for no key update)
    update musteri m set durum = ${o.nereye}, duzenleyen_id = ${yazan}, duzenleme_zamani = ${simdi}, surum = m.surum + 1
    from eski where m.id = eski.id and m.silindi is null and eski.durum = any(${[...o.nereden]})
      and m.surum = coalesce(${o.surum ?? null}, m.surum)
    returning eski.durum as "Onceki", m.surum as "Surum"`.execute(db);
  return rows[0];
};
