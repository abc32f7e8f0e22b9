import type { Sutunlar } from '@masabasi/core/platform/field/alanlar';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { type Gun, gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { BASLAYAN_BAGLANTI, BAGLANTI_ALANLARI } from '@masabasi/core/masa/uzakbaglanti/alanlar';
import type { BaglantiOzeti, BaglantiSatiri } from '@masabasi/core/masa/uzakbaglanti/contract';
import { BAGLANTI_LISTESI, type BaglantiListesi } from '@masabasi/core/masa/uzakbaglanti/liste';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, icerenKalip, type Kaynak, kosullari, metinSirasi, sira } from '../../platform/list/liste.ts';
import { kapsam, musteriAdinda } from '../../musteri/musteri/api.ts';

/** The connections `d` of a person's products and of customers that the person sees. */
const kapsamda = (projelist: UrunKapsami) => sql`d.proje_id = any(${[...projelist]}::int[])
  and exists (select from musteri m where m.id = d.musteri_id and ${kapsam(projelist)})`;

/** Whole minutes of a connection that has ended, as `sureDk` counts them. */
const SURE = sql`floor(extract(epoch from d.bitis - d.baslama) / 60)::int`;
const KISI = sql`k.gorunen_ad`;
const MUSTERISI = sql`(select m.gorunen_ad from musteri m where m.id = d.musteri_id)`;
const KISISI = sql`(select ${KISI} from kisi k where k.id = d.kisi_id)`;

/** Links to these connections: the log of their day, filtered by their customer. */
export const gununYollari = async (db: Db, idler: readonly number[], projelist: UrunKapsami) =>
  (
    await sql<{ Id: number; Gun: Gun; Musteri: string }>`select d.id as "Id", ${MUSTERISI} as "Musteri",
        (d.baslama at time zone 'Europe/Istanbul')::date as "Gun"
      from baglanti d where d.id = any(${[...idler]}::int[]) and ${kapsamda(projelist)}`.execute(db)
  ).rows.map(({ Id, Gun, Musteri }) => ({
    Id,
    Yol: `${SAYFA.baglanti[0]}?${new URLSearchParams({ ara: Musteri, ilk: Gun, son: Gun }).toString()}`,
  }));

const SUTUNLAR = sql`d.id as "Id", d.musteri_id as "MusteriId", m.gorunen_ad as "Musteri", g.id as "GorusmeId", g.no as "GorusmeNo", i.ad as "Il", l.ad as "Ilce",
  d.proje_id as "ProjeId", p.ad as "Proje", d.kisi_id as "PersonelId", ${KISI} as "Personel",
  d.baglanti_tur_id as "BaglantiTurId", t.ad as "BaglantiTur", d.baglanti_kodu is not null as "KodVar",
  d.baslama as "Baslama_Zamani", d.bitis as "Bitis_Zamani", ${SURE} as "Sure", d.amac as "Amac", d.yapilan as "Yapilan",
  d.onay_veren as "OnayVeren", d.kvkk_onay as "KvkkOnay", d.surum as "Surum"`;
const tablolar = (projelist: UrunKapsami) => sql`
  join musteri m on m.id = d.musteri_id
  join proje p on p.id = d.proje_id
  join kisi k on k.id = d.kisi_id
  join tanim t on t.id = d.baglanti_tur_id
  left join gorusme g on g.id = d.gorusme_id and g.proje_id = any(${[...projelist]}::int[])
  left join il i on i.id = m.il_id
  left join ilce l on l.id = m.ilce_id`;

/** Limits the list to a customer or a ticket; null: no limit. */
interface Aidiyet {
  readonly MusteriId: number | null;
  readonly GorusmeId: number | null;
}

/** The list of connections for a reader with these products; of one customer, of one ticket, or of all. */
export const baglantiKaynagi = (
  projelist: UrunKapsami,
  { MusteriId, GorusmeId }: Aidiyet,
): Kaynak<BaglantiListesi> => ({
  takma: 'd',
  ...(GorusmeId !== null && { hazir: 'gorusme_baglantilari' }),
  kayitlar: sql`baglanti`,
  anahtar: sql`d.id`,
  kapsam: sql.join(
    [
      ...(MusteriId === null ? [] : [sql`d.musteri_id = ${MusteriId}`]),
      ...(GorusmeId === null ? [] : [sql`d.gorusme_id = ${GorusmeId}`]),
      kapsamda(projelist),
    ],
    sql` and `,
  ),
  kelimeler: (ara) =>
    aramaParcalari(ara).map(
      (kelime) => sql`(' ' || katla(d.amac || ' ' || d.yapilan) like ${icerenKalip(kelime)}
        or ${musteriAdinda(sql`d.musteri_id`, kelime)})`,
    ),
  suzgecler: {
    PersonelId: (kisi) => sql`d.kisi_id = ${kisi}`,
    ProjeId: (proje) => sql`d.proje_id = ${proje}`,
    BaglantiTurId: (tur) => sql`d.baglanti_tur_id = ${tur}`,
    Baslangic: (gun) => sql`d.baslama >= ${new Date(istanbulAni(gun))}`,
    Bitis: (gun) => sql`d.baslama < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    Acik: () => sql`d.bitis is null`,
  },
  siralar: {
    Baslama_Zamani: sira(sql`d.baslama`),
    Sure: bosSonda(sira(SURE)),
    Musteri: metinSirasi(MUSTERISI),
    Personel: metinSirasi(KISISI),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = d.proje_id)`),
    BaglantiTur: metinSirasi(sql`(select t.ad from tanim t where t.id = d.baglanti_tur_id)`),
  },
  sutunlar: SUTUNLAR,
  tablolar: sql`join baglanti d on d.id = x.id ${tablolar(projelist)}`,
});

/** The number of connections in a view and the duration of the ended ones: in all, and for each person. */
export async function ozet(
  db: Db,
  kaynak: Kaynak<BaglantiListesi>,
  gorunum: Gorunum<BaglantiListesi>,
): Promise<BaglantiOzeti> {
  const { rows: kisiler } = await sql<BaglantiOzeti['kisiler'][number]>`
    select x.kisi_id as "PersonelId", ${KISI} as "Ad", x.adet as "Adet", x.dakika as "Dakika"
    from (select d.kisi_id, count(*)::int as adet, coalesce(sum(${SURE}), 0)::int as dakika
      from ${kaynak.kayitlar} d where ${kosullari(BAGLANTI_LISTESI, kaynak, gorunum)} group by d.kisi_id) x
    join kisi k on k.id = x.kisi_id
    order by x.dakika desc, x.adet desc, (${KISI}) collate "tr-TR-x-icu", x.kisi_id`.execute(db);
  return {
    Adet: kisiler.reduce((t, k) => t + k.Adet, 0),
    Dakika: kisiler.reduce((t, k) => t + k.Dakika, 0),
    kisiler,
  };
}

const satirlar = (db: Db, projelist: UrunKapsami, kosul: RawBuilder<unknown>): Promise<BaglantiSatiri[]> =>
  read(db).rows(sql<BaglantiSatiri>`select ${SUTUNLAR} from baglanti d ${tablolar(projelist)}
    where ${kosul} and ${kapsamda(projelist)} order by d.baslama, d.id`);

/** A connection locked until the transaction ends; null: this person sees no such connection. */
export async function kilitle(db: Db, id: number, projelist: UrunKapsami): Promise<BaglantiSatiri | null> {
  await sql`select id from baglanti where id = ${id} for update`.execute(db);
  return (await satirlar(db, projelist, sql`d.id = ${id}`))[0] ?? null;
}

/**
 * The connections of a customer that began in a month, in their order.
 * @param ay `YYYY-MM`
 */
export function aydakiler(db: Db, musteriId: number, ay: string, projelist: UrunKapsami): Promise<BaglantiSatiri[]> {
  const ilk: Gun = `${ay}-01`;
  const sonraki = gunEkle(ilk, 31).slice(0, 7);
  return satirlar(
    db,
    projelist,
    sql`d.musteri_id = ${musteriId} and d.baslama >= ${new Date(istanbulAni(ilk))}
      and d.baslama < ${new Date(istanbulAni(`${sonraki}-01`))}`,
  );
}

/** The code of a connection, and its person; null: this person sees no such connection. */
export const kodu = (db: Db, id: number, projelist: UrunKapsami) =>
  read(db).first(sql<{ PersonelId: number; Kod: string | null }>`
    select d.kisi_id as "PersonelId", d.baglanti_kodu as "Kod" from baglanti d
    where d.id = ${id} and ${kapsamda(projelist)}`);

/** The open connection of a person; null: none. Only the person sees it, so no product is checked. */
export const acigi = (db: Db, kisi: KisiId) =>
  read(db).first(sql<{ Musteri: string; Baslama_Zamani: string }>`
    select ${MUSTERISI} as "Musteri", d.baslama as "Baslama_Zamani" from baglanti d
    where d.kisi_id = ${kisi} and d.bitis is null`);

/** The colleague who is connected to a customer now; null: nobody. */
export const suren = (db: Db, musteriId: number) =>
  read(db).first(sql<{ Kisi: string }>`
    select ${KISI} as "Kisi" from baglanti d join kisi k on k.id = d.kisi_id
    where d.musteri_id = ${musteriId} and d.bitis is null order by d.id`);

/** The ticket of a connection, visible or not; null: it belongs to none. */
export const gorusmesi = async (db: Db, id: number): Promise<number | null> =>
  (await db.selectFrom('baglanti').select('gorusme_id').where('id', '=', id).executeTakeFirst())?.gorusme_id ?? null;

/** After two customers part again, a connection of one customer loses a ticket of the other. */
export const ayriDuseniAyir = (db: Db, musteriler: readonly number[]) =>
  sql`update baglanti d set gorusme_id = null, surum = d.surum + 1 from gorusme g
    where g.id = d.gorusme_id and g.musteri_id <> d.musteri_id and d.musteri_id = any(${[...musteriler]}::int[])`.execute(
    db,
  );

type Baslayan = Sutunlar<typeof BASLAYAN_BAGLANTI> & {
  readonly musteri_id: number;
  readonly gorusme_id: number | null;
  readonly kisi_id: KisiId;
  readonly baslama: Date | string;
  readonly bitis?: string;
  readonly yapilan?: string;
};

/** Writes a new connection; undefined: the person already has an open one. */
export const ekle = (db: Db, d: Baslayan) =>
  db
    .insertInto('baglanti')
    .values({ ...d, kvkk_onay: true })
    .onConflict((oc) => oc.column('kisi_id').where('bitis', 'is', null).doNothing())
    .returning(['id as Id', 'surum as Surum'])
    .executeTakeFirst();

type Degisen = Partial<Sutunlar<typeof BAGLANTI_ALANLARI>> & {
  readonly musteri_id?: number;
  readonly gorusme_id?: number | null;
  readonly baslama?: string;
  readonly bitis?: Date | string | null;
};

export const degistir = async (db: Db, id: number, d: Degisen): Promise<number> =>
  (
    await db
      .updateTable('baglanti')
      .set((eb) => ({ ...d, surum: eb('surum', '+', 1) }))
      .where('id', '=', id)
      .returning('surum')
      .executeTakeFirstOrThrow()
  ).surum;
