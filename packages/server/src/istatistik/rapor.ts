import {
  CSAT_DEGERLERI,
  dilimleri,
  type Donem,
  type Grup,
  NPS_DEGERLERI,
  PUAN_DILIMLERI,
  type Sayilanlar,
} from '@masabasi/core/istatistik/rules';
import { MEMNUNIYET_KANALLARI } from '@masabasi/core/memnuniyet/rules';
import type { Gun } from '@masabasi/core/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Kapsam, KisiId } from '../http/access.ts';
import { type Bakan, gorunenKisi, hangisi, kosulu, PUAN_DILIMI, type Suzulen } from './queries.ts';

/** What is counted for the figures: each a pass over the index of what was asked, which answers by itself. */

const SAYILANLAR = sql`count(*) as "Sorulan", count(*) filter (where d.durum = 'tamamlandi') as "Yanitlanan",
  count(d.puan_yuzde) as "Puanli", coalesce(sum(d.puan_yuzde), 0) as "PuanToplami",
  coalesce(sum(d.puan_yuzde::bigint * d.puan_yuzde), 0) as "PuanKareleri",
  count(d.csat) as "Csatli", count(*) filter (where d.csat >= 4) as "Memnun",
  count(*) filter (where d.nps >= 9) as "Destekleyen", count(*) filter (where d.nps between 7 and 8) as "Notr",
  count(*) filter (where d.nps <= 6) as "Yeren"`;

const oku = async <R>(db: Db, sorgu: RawBuilder<R>): Promise<R[]> => (await sorgu.execute(db)).rows;

export type GununSayilari = Sayilanlar & { readonly Gun: Gun };
/** What is counted of each day of two periods: the figures of both, and of every month and week of them, are sums of it. */
export const gunler = (db: Db, bakan: Bakan, suzulen: Partial<Suzulen>, donemler: readonly Donem[]) =>
  oku(
    db,
    sql<GununSayilari>`select d.sorulma_gunu as "Gun", ${SAYILANLAR} from memnuniyet d
      where ${kosulu(bakan, { ...suzulen, Ilk: null, Son: null })} and (${sql.join(
        donemler.map(({ Ilk, Son }) => sql`d.sorulma_gunu between ${Ilk}::date and ${Son}::date`),
        sql` or `,
      )})
      group by d.sorulma_gunu`,
  );

interface DagilimSatiri {
  readonly csat: number | null;
  readonly nps: number | null;
  readonly dilim: number | null;
  readonly adet: number;
}
/** How many answers each value has. */
export async function dagilim(db: Db, bakan: Bakan, suzulen: Partial<Suzulen>) {
  const satirlar = await oku(
    db,
    sql<DagilimSatiri>`select d.csat, d.nps, ${PUAN_DILIMI} as dilim, count(*)::int as adet from memnuniyet d
      where ${kosulu(bakan, suzulen)} and ${hangisi('yanitlanan')} group by 1, 2, 3`,
  );
  const say = (ad: 'csat' | 'nps' | 'dilim', degerler: readonly number[]) =>
    degerler.map((v) => satirlar.reduce((t, s) => (s[ad] === v ? t + s.adet : t), 0));
  return {
    Csat: say('csat', CSAT_DEGERLERI),
    Nps: say('nps', NPS_DEGERLERI),
    Puan: say('dilim', PUAN_DILIMLERI),
  };
}

/** How many scores are low, and how many of these were looked after. */
export const dusukler = async (db: Db, bakan: Bakan, suzulen: Partial<Suzulen>) =>
  (
    await oku(
      db,
      sql<{ Dusuk: number; Kapanan: number }>`select count(*) as "Dusuk", count(i.kapanma_zamani) as "Kapanan"
        from memnuniyet d join anket e on e.id = d.anket_id left join memnuniyet_izleme i on i.memnuniyet_id = d.id
        where ${kosulu(bakan, suzulen)} and d.puan_yuzde < e.esik * 100`,
    )
  )[0]!;

/** What each break-down groups by, what its groups are called, and what it is read from besides. */
const KIRILIMLAR: Readonly<
  Record<Exclude<Grup, 'kanal'>, { id: RawBuilder<unknown>; ad: RawBuilder<unknown>; tablo?: RawBuilder<unknown> }>
> = {
  urun: { id: sql`d.proje_id`, ad: sql`(select p.ad from proje p where p.id = g.id)` },
  anket: { id: sql`d.anket_id`, ad: sql`(select t.ad from tanim t where t.id = g.id)` },
  departman: { id: sql`d.departman_id`, ad: sql`(select b.ad from departman b where b.id = g.id)` },
  il: {
    id: sql`m.il_id`,
    ad: sql`(select i.ad from il i where i.id = g.id)`,
    tablo: sql`join musteri m on m.id = d.musteri_id`,
  },
  personel: {
    id: sql`d.personel_id`,
    ad: sql`(select k.ad || ' ' || k.soyad from kisi k where k.id = g.id)`,
    tablo: sql`join kisi k on k.id = d.personel_id`,
  },
};
const ADSIZ: Partial<Readonly<Record<Grup, string>>> = {
  departman: 'Departmanı olmayan',
  il: 'İli yazılmamış',
};

export interface Gorenek {
  readonly ben: KisiId;
  readonly kapsam: Kapsam;
}
export type KirilanGrup = Sayilanlar & {
  readonly Id: number | null;
  readonly Anahtar: string | null;
  readonly Ad: string;
};
/** What is counted of each group of a break-down, by their names; of people only those whose figures the reader sees. */
export async function kirilim(
  db: Db,
  bakan: Bakan,
  suzulen: Partial<Suzulen>,
  grup: Grup,
  { ben, kapsam }: Gorenek,
): Promise<KirilanGrup[]> {
  const kosul = kosulu(bakan, suzulen);
  if (grup === 'kanal') {
    const satirlar = await oku(
      db,
      sql<Sayilanlar & { Anahtar: keyof typeof MEMNUNIYET_KANALLARI }>`
        select d.kanal as "Anahtar", ${SAYILANLAR} from memnuniyet d where ${kosul} group by d.kanal order by d.kanal`,
    );
    return satirlar.map((s) => ({ ...s, Id: null, Ad: MEMNUNIYET_KANALLARI[s.Anahtar] }));
  }
  const { id, ad, tablo = sql`` } = KIRILIMLAR[grup];
  const gorulen = grup === 'personel' ? sql` and ${gorunenKisi(ben, kapsam)}` : sql``;
  return oku(
    db,
    sql<KirilanGrup>`
      select b.* from (
        select g.id as "Id", null::text as "Anahtar", coalesce(${ad}, ${ADSIZ[grup] ?? '-'}) as "Ad", g.*
        from (select ${id} as id, ${SAYILANLAR} from memnuniyet d ${tablo} where ${kosul}${gorulen} group by 1) g) b
      order by b."Id" is null, b."Ad" collate "tr-TR-x-icu", b."Id"`,
  ).then((satirlar) => satirlar.map(({ id: _, ...s }: KirilanGrup & { id?: number | null }) => s));
}

export interface SoruToplami {
  readonly soru: number;
  /** From 1 on, the place of the month in the period. */
  readonly ay: number;
  readonly proje: number;
  readonly adet: number;
  readonly toplam: number;
}
/** What each question's answers are worth, month by month and product by product. */
export const soruToplamlari = (db: Db, bakan: Bakan, suzulen: Partial<Suzulen>, donem: Donem) =>
  oku(
    db,
    sql<SoruToplami>`
      select y.soru_id as soru, a.ay, a.proje, count(*)::int as adet, sum(y.puan_yuzde) as toplam
      from (
        select d.id, d.proje_id as proje, width_bucket(d.sorulma_gunu, ${dilimleri(donem, 'ay').map((x) => x.Ilk)}::date[]) as ay
        from memnuniyet d where ${kosulu(bakan, suzulen)} and ${hangisi('yanitlanan')}) a
      join memnuniyet_yanit y on y.memnuniyet_id = a.id
      where y.puan_yuzde is not null
      group by 1, 2, 3`,
  );

/** What questions are called, and of which survey they are. */
export const soruAdlari = (db: Db, idler: readonly number[]) =>
  oku(
    db,
    sql<{ Id: number; Ad: string; Anket: string }>`
      select s.id as "Id", s.ad as "Ad", t.ad as "Anket" from tanim s join tanim t on t.id = s.ust_id
      where s.id = any(${[...idler]}::int[]) order by t.ad collate "tr-TR-x-icu", t.id, s.sira, s.id`,
  );
