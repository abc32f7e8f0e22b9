import type { AnketOlayi } from '@masabasi/core/masa/anket/rules';
import type { Ulasim } from '@masabasi/core/masa/memnuniyet/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { kapsam } from '../../musteri/musteri/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { SORULAN, ulasim } from './queries.ts';

/** Customers and topics to ask about, for the recurring job and for survey requests by hand. */

/** Days back: older events are not asked about any more, even if no server was up. */
const GERIYE_GUN = 3;

/** An event that ended and may be asked about. */
export interface SorulacakOlay {
  readonly nesne: 'gorusme' | 'egitim';
  readonly id: number;
  readonly musteri_id: number;
  readonly proje_id: number;
  readonly olay_zamani: string;
  readonly personel_id: number | null;
  readonly departman_id: number | null;
  readonly anket_id: number;
  readonly surum_no: number;
  readonly orneklem_yuzde: number;
  readonly bekleme_dk: number;
  readonly gecerlilik_gun: number;
}

interface OlayYeri {
  readonly tablo: RawBuilder<unknown>;
  readonly bitti: RawBuilder<unknown>;
  readonly zaman: RawBuilder<unknown>;
  readonly kisi: RawBuilder<unknown>;
  readonly sutun: RawBuilder<unknown>;
}
const YERLER: Readonly<Record<SorulacakOlay['nesne'], OlayYeri>> = {
  gorusme: {
    tablo: sql`gorusme`,
    bitti: sql`e.durum = 'kapandi'`,
    zaman: sql`e.kapanis_zamani`,
    kisi: sql`e.atanan_id`,
    sutun: sql`n.gorusme_id`,
  },
  egitim: {
    tablo: sql`egitim`,
    bitti: sql`e.durum = 'yapildi'`,
    zaman: sql`e.bitis_zamani`,
    kisi: sql`e.egitmen_id`,
    sutun: sql`n.egitim_id`,
  },
};

/** Survey requests that start the quiet days of a customer: not those that were cancelled before anybody asked. */
const ISTENDI = sql`not (n.durum = 'iptal' and n.soruldu is null)`;

/** Customers who get no mails and no calls any more. */
const GITTI = sql`(m.silindi is not null or m.durum = 'Ayrıldı')`;

/**
 * The survey about the ended event `e`, of the right kind: the one on the card of the product `p`, else one of the
 * product, else one of all products.
 */
const anketi = (olay: AnketOlayi) => sql`(
        select an.*, s.no, s.ilk from anket an
        join tanim t on t.id = an.id and t.aktif
        join lateral (select max(no) as no, min(zaman) as ilk from anket_surum where anket_id = an.id) s on s.no is not null
        where an.olay = ${olay} and (an.id = p.anket_tur_id or t.proje_id = p.id or t.proje_id is null)
        order by an.id is not distinct from p.anket_tur_id desc, t.proje_id is null, an.id limit 1
      )`;
/** True while the customer is in the quiet days after a survey request. */
const sessiz = (musteri: RawBuilder<unknown>, zaman: RawBuilder<unknown>) => sql`(a.sessiz_gun > 0 and exists (
          select from memnuniyet n where n.musteri_id = ${musteri} and ${ISTENDI}
            and coalesce(n.soruldu, n.vakit) > ${zaman} - a.sessiz_gun * interval '1 day'))`;

/**
 * Recent events with a survey: the one on the product's card, else one of the product, else one of all products. Leaves
 * out events that were asked about already, events from before the survey was first published, and customers with a
 * survey request in the quiet days before the event.
 * @param id of one alone
 */
export const sorulacaklar = async (
  db: Db,
  nesne: SorulacakOlay['nesne'],
  simdi: Date,
  id: number | null = null,
): Promise<SorulacakOlay[]> => {
  const y = YERLER[nesne];
  return await read(db).rows(sql<SorulacakOlay>`
    select ${nesne} as nesne, e.id, e.musteri_id, e.proje_id, ${y.zaman} as olay_zamani, ${y.kisi} as personel_id,
      k.departman_id, a.id as anket_id, a.no as surum_no, a.orneklem_yuzde, a.bekleme_dk, a.gecerlilik_gun
    from ${y.tablo} e
    join musteri m on m.id = e.musteri_id
    join proje p on p.id = e.proje_id
    left join kisi k on k.id = ${y.kisi}
    join lateral ${anketi(nesne)} a on true
    where ${y.bitti} and ${y.zaman} > ${simdi}::timestamptz - ${GERIYE_GUN} * interval '1 day' and ${y.zaman} <= ${simdi}
      ${id === null ? sql`` : sql`and e.id = ${id}`}
      and ${y.zaman} >= a.ilk and not ${GITTI}
      and not exists (select from memnuniyet n where ${y.sutun} = e.id and n.olay_zamani = ${y.zaman})
      and not ${sessiz(sql`e.musteri_id`, y.zaman)}
    order by e.id limit 5000`);
};

/** The survey about a version of a product that came out now, and its time; undefined: there is none. */
export const surumAnketi = async (db: Db, projeId: number) =>
  (
    await sql<{
      anket_id: number;
      surum_no: number;
      orneklem_yuzde: number;
      bekleme_dk: number;
      gecerlilik_gun: number;
    }>`
      select a.id as anket_id, a.no as surum_no, a.orneklem_yuzde, a.bekleme_dk, a.gecerlilik_gun
      from proje p join lateral ${anketi('surum')} a on true where p.id = ${projeId}`.execute(db)
  ).rows[0];

/** The customers among these who may be asked by a survey: they have not left and were not asked lately. */
export const sorulabilenler = (
  db: Db,
  anketId: number,
  musteriler: readonly number[],
  simdi: Date,
): Promise<number[]> =>
  read(db).values(sql<{ id: number }>`select m.id from musteri m join anket a on a.id = ${anketId}
    where m.id = any(${[...musteriler]}::int[]) and not ${GITTI} and not ${sessiz(sql`m.id`, sql`${simdi}::timestamptz`)}
    order by m.id`);

/** The ways to reach a customer. Locks the customer, so that nobody else asks meanwhile. */
export const ulasimKilitle = async (db: Db, musteriId: number): Promise<Ulasim> => {
  await sql`select id from musteri where id = ${musteriId} for no key update`.execute(db);
  return ulasim(db, musteriId);
};

/** A survey request whose mail is due, locked; skips one that another server holds. Undefined: none. */
export const gonderilecek = async (db: Db, simdi: Date): Promise<{ id: number } | undefined> =>
  (
    await sql<{ id: number }>`select n.id from memnuniyet n
      where ${SORULAN} and n.durum = 'bekliyor' and n.kanal = 'eposta' and n.gonderim_zamani is null and n.vakit <= ${simdi}
        and n.son_gecerlilik > ${simdi}
      order by n.vakit, n.id limit 1 for no key update skip locked`.execute(db)
  ).rows[0];

/** The reason for which a survey request ends by itself. */
export interface BitenSoru {
  readonly id: number;
  readonly neden: 'sure' | 'acildi' | 'gitti';
}
/**
 * A few finished survey requests, locked: their time is up, or before the question was asked its record was opened
 * again or the customer left.
 */
export const bitenler = (db: Db, simdi: Date, adet: number): Promise<BitenSoru[]> =>
  read(db).rows(sql<BitenSoru>`
    select n.id, case when n.son_gecerlilik <= ${simdi} then 'sure' when ${GITTI} then 'gitti' else 'acildi' end as neden
    from memnuniyet n join musteri m on m.id = n.musteri_id
      left join gorusme g on g.id = n.gorusme_id left join egitim e on e.id = n.egitim_id
    where ${SORULAN} and (n.son_gecerlilik <= ${simdi} or n.soruldu is null and (${GITTI}
      or g.id is not null and g.kapanis_zamani is distinct from n.olay_zamani
      or e.id is not null and (e.durum <> 'yapildi' or e.bitis_zamani is distinct from n.olay_zamani)))
    order by n.vakit, n.id limit ${adet} for no key update of n skip locked`);

/** A survey that may be sent by hand, in its present version. */
export interface ElleAnket {
  readonly Id: number;
  readonly Ad: string;
  readonly ProjeId: number | null;
  readonly no: number;
  readonly sessiz_gun: number;
  readonly gecerlilik_gun: number;
}
/** Surveys without an event; about a ticket, also surveys about tickets. */
export const elleAnketler = (db: Db, urunler: UrunKapsami, gorusmeyle: boolean): Promise<ElleAnket[]> =>
  read(db)
    .rows(sql<ElleAnket>`select t.id as "Id", t.ad as "Ad", t.proje_id as "ProjeId", s.no, a.sessiz_gun, a.gecerlilik_gun
    from anket a join tanim t on t.id = a.id and t.aktif
      join lateral (select max(no) as no from anket_surum where anket_id = a.id) s on s.no is not null
    where (t.proje_id is null or t.proje_id = any(${[...urunler]}::int[]))
      and (a.olay is null or ${gorusmeyle} and a.olay = 'gorusme')
    order by a.olay is null, t.sira, t.ad collate "tr-TR-x-icu", t.id`);

/** A customer for a survey request by hand; null: this person sees no such customer. */
export interface ElleMusteri {
  readonly Gitti: boolean;
  /** Time of the last survey request, past or planned. */
  readonly sonSorulma: string | null;
  readonly projeler: readonly { readonly Id: number; readonly Ad: string }[];
}
export const elleMusteri = (db: Db, id: number, urunler: UrunKapsami): Promise<ElleMusteri | null> =>
  read(db).first(sql<ElleMusteri>`select ${GITTI} as "Gitti",
      (select max(coalesce(n.soruldu, n.vakit)) from memnuniyet n where n.musteri_id = m.id and ${ISTENDI}) as "sonSorulma",
      coalesce((select jsonb_agg(jsonb_build_object('Id', p.id, 'Ad', p.ad) order by p.ad collate "tr-TR-x-icu", p.id)
        from musteri_proje mp join proje p on p.id = mp.proje_id
        where mp.musteri_id = m.id and p.id = any(${[...urunler]}::int[])), '[]') as projeler
    from musteri m where m.id = ${id} and ${kapsam(urunler)}`);

/** A ticket of a customer for a survey request by hand. */
export interface ElleGorusme {
  readonly Kapali: boolean;
  readonly PersonelId: number | null;
  readonly departman_id: number | null;
  readonly ProjeId: number;
  readonly Proje: string;
  readonly kapanis_zamani: string | null;
}
/** Null: this customer has no such ticket within these products. */
export const elleGorusme = (
  db: Db,
  { id, musteriId }: { readonly id: number; readonly musteriId: number },
  urunler: UrunKapsami,
): Promise<ElleGorusme | null> =>
  read(db).first(sql<ElleGorusme>`select g.durum = 'kapandi' as "Kapali", g.atanan_id as "PersonelId", k.departman_id,
      g.proje_id as "ProjeId", p.ad as "Proje", g.kapanis_zamani
    from gorusme g join proje p on p.id = g.proje_id left join kisi k on k.id = g.atanan_id
    where g.id = ${id} and g.musteri_id = ${musteriId} and g.proje_id = any(${[...urunler]}::int[])`);
