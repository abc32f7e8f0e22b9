import {
  CSAT_DEGERLERI,
  type Donem,
  type Grup,
  NPS_DEGERLERI,
  parcalara,
  PUAN_DILIMLERI,
  type Sayilanlar,
  topla,
} from '@masabasi/core/masa/istatistik/rules';
import { MEMNUNIYET_KANALLARI } from '@masabasi/core/masa/memnuniyet/rules';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import type { Kapsam, KisiId } from '../../platform/http/access.ts';
import { type Bakan, gorunenKisi, kosulu, kumesi, PUAN_DILIMI, type Suzulen, toplamKosulu } from './queries.ts';

/**
 * Reads the counts of the figures. Whole parts of weeks come from their sums (0070-memnuniyet.ts), the remaining days
 * from the survey requests. A filter without sums also reads the survey requests. The columns are the same either way.
 */

const oku = async <R>(db: Db, sorgu: RawBuilder<R>): Promise<R[]> => (await sorgu.execute(db)).rows;

/** The bars of the distributions, as columns. */
const CUBUKLAR: readonly { readonly ad: string; readonly kosul: RawBuilder<unknown> }[] = [
  ...CSAT_DEGERLERI.map((n) => ({ ad: `csat${n}`, kosul: sql`d.csat = ${sql.lit(n)}` })),
  ...NPS_DEGERLERI.map((n) => ({ ad: `nps${n}`, kosul: sql`d.nps = ${sql.lit(n)}` })),
  ...PUAN_DILIMLERI.map((n) => ({ ad: `puan${n}`, kosul: sql`${PUAN_DILIMI} = ${sql.lit(n)}` })),
];
const TOPLANAN = ['sorulan', 'yanitlanan', 'puanli', 'puan_toplami', 'puan_kareleri'] as const;
type Satir = Readonly<Record<(typeof TOPLANAN)[number], number>> & Readonly<Record<string, unknown>>;

const SAYILAN = sql`count(*) as sorulan, count(*) filter (where d.durum = 'tamamlandi') as yanitlanan, count(d.puan_yuzde) as puanli,
  coalesce(sum(d.puan_yuzde), 0) as puan_toplami, coalesce(sum(d.puan_yuzde * d.puan_yuzde), 0) as puan_kareleri,
  ${sql.join(CUBUKLAR.map(({ ad, kosul }) => sql`count(*) filter (where ${kosul}) as ${sql.ref(ad)}`))}`;
const TOPLAM = sql.join(
  [...TOPLANAN, ...CUBUKLAR.map((c) => c.ad)].map((ad) => sql`sum(${sql.ref(`t.${ad}`)}) as ${sql.ref(ad)}`),
);

/** The same without the bars, for queries over many survey requests. */
const DAR = sql`count(*) as "Sorulan", count(*) filter (where d.durum = 'tamamlandi') as "Yanitlanan", count(d.puan_yuzde) as "Puanli",
  coalesce(sum(d.puan_yuzde), 0) as "PuanToplami", coalesce(sum(d.puan_yuzde * d.puan_yuzde), 0) as "PuanKareleri",
  count(d.csat) as "Csatli", count(*) filter (where d.csat >= 4) as "Memnun", count(*) filter (where d.nps >= 9) as "Destekleyen",
  count(*) filter (where d.nps between 7 and 8) as "Notr", count(*) filter (where d.nps <= 6) as "Yeren"`;

const adet = (s: Satir, ad: string): number => s[ad] as number;
const arasi = (s: Satir, ad: string, [ilk, son]: readonly [number, number]): number => {
  let toplam = 0;
  for (let n = ilk; n <= son; n++) toplam += adet(s, `${ad}${n}`);
  return toplam;
};
/** The bars of the distributions. */
export interface Dagilim {
  readonly Csat: number[];
  readonly Nps: number[];
  readonly Puan: number[];
}
/** Counts of some survey requests, with their distributions. */
type Toplanan = Sayilanlar & Dagilim;
const toplanan = (s: Satir): Toplanan => ({
  Sorulan: s.sorulan,
  Yanitlanan: s.yanitlanan,
  Puanli: s.puanli,
  PuanToplami: s.puan_toplami,
  PuanKareleri: s.puan_kareleri,
  Csatli: arasi(s, 'csat', [1, 5]),
  Memnun: arasi(s, 'csat', [4, 5]),
  Destekleyen: arasi(s, 'nps', [9, 10]),
  Notr: arasi(s, 'nps', [7, 8]),
  Yeren: arasi(s, 'nps', [0, 6]),
  Csat: CSAT_DEGERLERI.map((n) => adet(s, `csat${n}`)),
  Nps: NPS_DEGERLERI.map((n) => adet(s, `nps${n}`)),
  Puan: PUAN_DILIMLERI.map((n) => adet(s, `puan${n}`)),
});

const donemdeki = ({ Ilk, Son }: Donem): Pick<Suzulen, 'Ilk' | 'Son'> => ({ Ilk, Son });

export type ParcaSayilari = Toplanan & { readonly Parca: Gun; readonly Grup: number | string | null };
/** Columns for a further grouping, in sums and survey requests alike. */
const ALANLAR: Readonly<Record<Grup, string>> = {
  urun: 'proje_id',
  anket: 'anket_id',
  departman: 'departman_id',
  kanal: 'kanal',
  il: 'il_id',
  personel: 'personel_id',
};

/** The sources of a period: its sums, and the remaining days from the survey requests. */
function nereden(suzulen: Partial<Suzulen>, donem: Donem, bugun: Gun, grup: Grup | null) {
  const kume = kumesi(suzulen, grup);
  return { kume, ...(kume === null ? { butun: null, kenarlar: [donem] } : parcalara(donem, bugun)) };
}

/** Counts of each part of a week and month in a period, also by group if asked for. */
export async function parcalar(
  db: Db,
  bakan: Bakan,
  suzulen: Partial<Suzulen>,
  { donem, bugun, grup }: { readonly donem: Donem; readonly bugun: Gun; readonly grup: Grup | null },
): Promise<ParcaSayilari[]> {
  // Without sums for this group, the break-down is read separately, and without the parts.
  const alan = grup !== null && kumesi(suzulen, grup) !== null ? ALANLAR[grup] : null;
  const { kume, butun, kenarlar } = nereden(suzulen, donem, bugun, alan === null ? null : grup);
  const grubu = (takma: string) => (alan === null ? sql`null::text` : sql.ref(`${takma}.${alan}`));
  const sorgular = [
    ...(kume === null || butun === null
      ? []
      : [
          sql<Satir>`select t.parca as "Parca", ${grubu('t')} as "Grup", ${TOPLAM} from memnuniyet_toplam t
            where ${toplamKosulu(bakan, suzulen, kume)} and t.parca between ${butun.Ilk}::date and ${butun.Son}::date group by 1, 2`,
        ]),
    ...kenarlar.map(
      (
        kenar,
      ) => sql<Satir>`select greatest(d.sorulma_parcasi, ${kenar.Ilk}::date) as "Parca", ${grubu('d')} as "Grup", ${SAYILAN}
        from memnuniyet d where ${kosulu(bakan, { ...suzulen, ...donemdeki(kenar) })} group by 1, 2`,
    ),
  ];
  const okunan = await Promise.all(sorgular.map((p) => oku(db, p)));
  return okunan
    .flat()
    .map((s) => ({ Parca: s['Parca'] as Gun, Grup: s['Grup'] as number | string | null, ...toplanan(s) }));
}

/** The number of low scores, and of the followed-up ones. */
export const dusukler = async (db: Db, bakan: Bakan, suzulen: Partial<Suzulen>) =>
  (
    await oku(
      db,
      sql<{ Dusuk: number; Kapanan: number }>`select count(*) as "Dusuk", count(i.kapanma_zamani) as "Kapanan"
        from anket e join memnuniyet d on d.anket_id = e.id and d.puan_yuzde < e.esik * 100
          left join memnuniyet_izleme i on i.memnuniyet_id = d.id
        where ${kosulu(bakan, suzulen)}`,
    )
  )[0]!;

export interface Gorenek {
  readonly ben: KisiId;
  readonly kapsam: Kapsam;
}
export type KirilanGrup = Sayilanlar & {
  readonly Id: number | null;
  readonly Anahtar: string | null;
  readonly Ad: string;
};
const ADLARI: Readonly<Record<Exclude<Grup, 'kanal'>, string>> = {
  urun: 'select id, ad from proje',
  anket: 'select id, ad from tanim',
  departman: 'select id, ad from departman',
  il: 'select id, ad from il',
  personel: `select id, gorunen_ad as ad from kisi`,
};
const ADSIZ: Partial<Readonly<Record<Grup, string>>> = { departman: 'Departmanı olmayan', il: 'İli yazılmamış' };

/** Groups with their names, in alphabetical order. */
async function adlandir(
  db: Db,
  grup: Grup,
  gruplar: readonly (Sayilanlar & { readonly Grup: number | string | null })[],
): Promise<KirilanGrup[]> {
  if (grup === 'kanal')
    return (Object.keys(MEMNUNIYET_KANALLARI) as (keyof typeof MEMNUNIYET_KANALLARI)[]).flatMap((kanal) =>
      gruplar
        .filter((g) => g.Grup === kanal)
        .map(({ Grup: _grup, ...s }) => ({ ...s, Id: null, Anahtar: kanal, Ad: MEMNUNIYET_KANALLARI[kanal] })),
    );
  const idler = gruplar.flatMap((g) => (g.Grup === null ? [] : [Number(g.Grup)]));
  const adlar = await oku(
    db,
    sql<{
      id: number;
      ad: string;
    }>`select a.id, a.ad from (${sql.raw(ADLARI[grup])}) a where a.id = any(${idler}::int[])
      order by a.ad collate "tr-TR-x-icu", a.id`,
  );
  return [...adlar, { id: null, ad: ADSIZ[grup] ?? '-' }].flatMap(({ id, ad }) =>
    gruplar
      .filter((g) => (g.Grup === null ? null : Number(g.Grup)) === id)
      .map(({ Grup: _grup, ...s }) => ({ ...s, Id: id, Anahtar: null, Ad: ad })),
  );
}

/**
 * Counts of each group of a break-down, with their names; people only if the reader sees their figures.
 * @param okunan the parts of the period, if they were read by this group
 */
export async function kirilim(
  db: Db,
  bakan: Bakan,
  suzulen: Partial<Suzulen>,
  { donem, bugun, grup, ben, kapsam }: Gorenek & { readonly donem: Donem; readonly bugun: Gun; readonly grup: Grup },
  okunan?: readonly ParcaSayilari[],
): Promise<KirilanGrup[]> {
  if (kumesi(suzulen, grup) !== null) {
    const hepsi = okunan ?? (await parcalar(db, bakan, suzulen, { donem, bugun, grup }));
    const gruplar = [...Map.groupBy(hepsi, (a) => a.Grup)].map(([Grup, bunlar]) => ({ Grup, ...topla(bunlar) }));
    return adlandir(db, grup, gruplar);
  }
  const kisilerle = grup === 'personel';
  const gruplar = await oku(
    db,
    sql<Sayilanlar & { Grup: number | string | null }>`select ${sql.ref(`d.${ALANLAR[grup]}`)} as "Grup", ${DAR}
      from memnuniyet d ${kisilerle ? sql`join kisi k on k.id = d.personel_id` : sql``}
      where ${kosulu(bakan, { ...suzulen, ...donemdeki(donem) })} ${kisilerle ? sql`and ${gorunenKisi(ben, kapsam)}` : sql``}
      group by 1`,
  );
  return adlandir(db, grup, gruplar);
}

/** The distributions of all of these together. */
export function dagilimi(bunlar: readonly Dagilim[]): Dagilim {
  const toplami = (ad: keyof Dagilim, degerler: readonly number[]) =>
    degerler.map((_, i) => bunlar.reduce((t, b) => t + b[ad][i]!, 0));
  return {
    Csat: toplami('Csat', CSAT_DEGERLERI),
    Nps: toplami('Nps', NPS_DEGERLERI),
    Puan: toplami('Puan', PUAN_DILIMLERI),
  };
}

export interface SoruToplami {
  readonly soru: number;
  /** The first day of the month. */
  readonly ay: Gun;
  readonly proje: number;
  readonly adet: number;
  readonly toplam: number;
}
/** The worth of each question's answers, month by month and product by product. */
export async function soruToplamlari(
  db: Db,
  bakan: Bakan,
  suzulen: Partial<Suzulen>,
  { donem, bugun }: { readonly donem: Donem; readonly bugun: Gun },
): Promise<SoruToplami[]> {
  const { kume, butun, kenarlar } = nereden(suzulen, donem, bugun, null);
  const okunan = await Promise.all(
    [
      ...(kume === null || butun === null
        ? []
        : [
            sql<SoruToplami>`select t.soru_id as soru, date_trunc('month', t.parca::timestamp)::date as ay, t.proje_id as proje,
              sum(t.adet)::int as adet, sum(t.toplam) as toplam
            from memnuniyet_soru_toplam t
            where ${toplamKosulu(bakan, suzulen, kume)} and t.parca between ${butun.Ilk}::date and ${butun.Son}::date
            group by 1, 2, 3 having sum(t.adet) > 0`,
          ]),
      ...kenarlar.map(
        (kenar) => sql<SoruToplami>`
        select y.soru_id as soru, date_trunc('month', d.sorulma_gunu::timestamp)::date as ay, d.proje_id as proje,
          count(*)::int as adet, sum(y.puan_yuzde) as toplam
        from memnuniyet d join memnuniyet_yanit y on y.memnuniyet_id = d.id
        where ${kosulu(bakan, { ...suzulen, ...donemdeki(kenar) })} and y.puan_yuzde is not null group by 1, 2, 3`,
      ),
    ].map((sorgu) => oku(db, sorgu)),
  );
  return okunan.flat();
}

/** The words of questions, and their surveys. */
export const soruAdlari = (db: Db, idler: readonly number[]) =>
  oku(
    db,
    sql<{ Id: number; Ad: string; Anket: string }>`
      select s.id as "Id", s.ad as "Ad", t.ad as "Anket" from tanim s join tanim t on t.id = s.ust_id
      where s.id = any(${[...idler]}::int[]) order by t.ad collate "tr-TR-x-icu", t.id, s.sira, s.id`,
  );
