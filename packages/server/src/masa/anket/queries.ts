import type { AnketKarti, AnketSatiri, AnketSurumOzeti } from '@masabasi/core/masa/anket/contract';
import type { AnketOlayi, AnketSorusu, SoruTipi } from '@masabasi/core/masa/anket/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { locked } from '../../platform/db/lock.ts';
import { read } from '../../platform/db/read.ts';
import { versionedSaves } from '../../platform/db/versioned.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';

/** A published version of a survey. */
export interface AnketSurumu {
  readonly no: number;
  readonly sorular: AnketSorusu[];
}

/** The newest version of a survey; null: it was never published. */
export const yayindaki = async (db: Db, anketId: number): Promise<AnketSurumu | null> =>
  (await db
    .selectFrom('anket_surum')
    .select(['no', 'sorular'])
    .where('anket_id', '=', anketId)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** A version of a survey; null: no version has this number. */
export const anketSurumu = async (db: Db, anketId: number, no: number): Promise<AnketSurumu | null> =>
  (await db
    .selectFrom('anket_surum')
    .select(['no', 'sorular'])
    .where('anket_id', '=', anketId)
    .where('no', '=', no)
    .executeTakeFirst()) ?? null;

/** Surveys without a product, and surveys of the person's products. */
const urunKapsami = (urunler: UrunKapsami) => sql`(t.proje_id is null or t.proje_id = any(${[...urunler]}::int[]))`;

const SATIR = sql`t.id as "Id", t.ad as "Ad", t.proje_id as "ProjeId", p.ad as "Proje", a.olay as "Olay", t.aktif::int as "Aktif",
  y.no as "YayinNo", y.zaman as "YayinZamani", jsonb_array_length(coalesce(a.taslak, y.sorular)) as "SoruSayisi",
  (select count(*) from memnuniyet m where m.anket_id = a.id and m.durum = 'tamamlandi') as "Yanit",
  a.taslak is not null as "Taslak", a.surum as "Surum"`;
const AYARLAR = sql`a.gecerlilik_gun as "GecerlilikGun", a.orneklem_yuzde as "OrneklemYuzde", a.sessiz_gun as "SessizGun",
  a.bekleme_dk as "BeklemeDk", a.esik as "Esik", a.giris as "Giris", a.tesekkur as "Tesekkur", a.betik as "Betik"`;

const oku = async <T>(db: Db, alanlar: RawBuilder<unknown>, kosul: RawBuilder<unknown>): Promise<T[]> =>
  (
    await sql<T>`
      select ${alanlar}
      from anket a join tanim t on t.id = a.id
      left join proje p on p.id = t.proje_id
      left join lateral (select s.no, s.zaman, s.sorular from anket_surum s where s.anket_id = a.id
        order by s.no desc limit 1) y on true
      where ${kosul}
      order by t.sira, t.ad collate "tr-TR-x-icu", t.id`.execute(db)
  ).rows;

/** The surveys that this person sees, retired ones included. */
export const anketler = (db: Db, urunler: UrunKapsami): Promise<AnketSatiri[]> =>
  oku<AnketSatiri>(db, SATIR, urunKapsami(urunler));

/** A survey with its settings; null: there is none, or it belongs to another product. */
export const kart = async (db: Db, id: number, urunler: UrunKapsami): Promise<AnketKarti | null> =>
  (await oku<AnketKarti>(db, sql`${SATIR}, ${AYARLAR}`, sql`a.id = ${id} and ${urunKapsami(urunler)}`))[0] ?? null;

/** The same survey, locked until the transaction ends. */
export const kilitle = locked('anket', kart);

/** The draft of the questions; null: no change since the last version. */
export const taslak = async (db: Db, id: number): Promise<AnketSorusu[] | null> =>
  (await db.selectFrom('anket').select('taslak').where('id', '=', id).executeTakeFirstOrThrow()).taslak;

/** The versions of a survey, newest first. */
export const surumler = (db: Db, id: number): Promise<AnketSurumOzeti[]> =>
  read(db).rows(sql<AnketSurumOzeti>`
    select s.no as "No", s.zaman as "Zaman", k.gorunen_ad as "Kisi",
      jsonb_array_length(s.sorular) as "SoruSayisi",
      (select count(*) from memnuniyet m
        where m.anket_id = s.anket_id and m.surum_no = s.no and m.durum = 'tamamlandi') as "Yanit"
    from anket_surum s left join kisi k on k.id = s.kisi_id
    where s.anket_id = ${id} order by s.no desc`);

/** The questions of all versions of a survey, with their kinds. */
export async function yayinliTipler(db: Db, id: number): Promise<Map<number, SoruTipi>> {
  const { rows } = await sql<{ id: number; tip: SoruTipi }>`
    select distinct (s ->> 'Id')::int as id, (s ->> 'Tip')::int as tip
    from anket_surum v cross join jsonb_array_elements(v.sorular) s where v.anket_id = ${id} order by id`.execute(db);
  return new Map(rows.map((r) => [r.id, r.tip]));
}

/** Present and former numbers of a survey's questions and choices, each with its parent number. */
export async function numaralar(db: Db, id: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; ust: number }>`
    with soru as (select id, ust_id from tanim where liste = 'memnuniyetSoru' and ust_id = ${id})
    select id, ust_id as ust from soru
    union all select c.id, c.ust_id from tanim c join soru s on s.id = c.ust_id where c.liste = 'memnuniyetCevap'`.execute(
    db,
  );
  return new Map(rows.map((r) => [r.id, r.ust]));
}

export interface AnketAyarlari {
  readonly olay: AnketOlayi | null;
  readonly gecerlilik_gun: number;
  readonly orneklem_yuzde: number;
  readonly sessiz_gun: number;
  readonly bekleme_dk: number;
  readonly esik: number;
  readonly giris: string;
  readonly tesekkur: string;
  readonly betik: string;
}

const anket = versionedSaves('anket');

/** Adds a survey to a row of the list; its questions are still to be written. */
export const ekle = (db: Db, id: number, a: AnketAyarlari) => anket.ekle(db, { id, ...a, taslak: '[]' });

export const degistir = (db: Db, id: number, a: AnketAyarlari | { readonly taslak: AnketSorusu[] | null }) =>
  anket.degistir(db, id, 'taslak' in a ? { taslak: a.taslak === null ? null : JSON.stringify(a.taslak) } : a);
