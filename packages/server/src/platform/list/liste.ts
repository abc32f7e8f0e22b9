import type { BulunanSorgusu } from '@masabasi/core/platform/search/aramaUcu';
import { aramaParcalari, BULUNAN_EN_COK } from '@masabasi/core/platform/search/aramaParcalari';
import {
  EN_COK_SAYILAN,
  type Gorunum,
  type Liste,
  type ListeSatiri,
  type Sira,
  type SiraAlani,
  type Suzgec,
  type SuzgecDegeri,
  type Suzgecler,
} from '@masabasi/core/platform/list/liste';
import { suzmuyor } from '@masabasi/core/platform/list/listeAdresi';
import { type RawBuilder, sql } from 'kysely';
import { type Db, hazir } from '../db/connect.ts';
import { read } from '../db/read.ts';

/** Reads pages of lists (core/liste.ts, decision 0039). All lists are read here. */

/** An expression to sort a list by. */
export interface SiraIfadesi {
  readonly ifade: RawBuilder<unknown>;
  /** True: rows without a value come last, in both directions. */
  readonly bosOlur: boolean;
  /** True: an index of the records has this order, with the key last. */
  readonly dizinli: boolean;
}
/** Sorts by a number or a day that every row has. */
export const sira = (ifade: RawBuilder<unknown>): SiraIfadesi => ({ ifade, bosOlur: false, dizinli: false });
/** The same with an index in this order: a search with very many results is answered by reading along it. */
export const dizinSirasi = (ifade: RawBuilder<unknown>): SiraIfadesi => ({ ...sira(ifade), dizinli: true });
/** Sorts by a text in Turkish order. */
export const metinSirasi = (ifade: RawBuilder<unknown>): SiraIfadesi => sira(sql`${ifade} collate "tr-TR-x-icu"`);
/** Sorts by a value that some rows do not have. */
export const bosSonda = (s: SiraIfadesi): SiraIfadesi => ({ ...s, bosOlur: true });

/**
 * The source of a list's rows that the caller may see. Every filter and every sort field of the list has its SQL here.
 */
export interface Kaynak<L extends Liste> {
  /** Alias of the records in the expressions below. */
  readonly takma: string;
  /** The records: a table, or a select in brackets, with the conditions of every search. */
  readonly kayitlar: RawBuilder<unknown>;
  /** The key, which orders equal rows. */
  readonly anahtar: RawBuilder<unknown>;
  /** Condition for the records that this person sees. */
  readonly kapsam: RawBuilder<unknown>;
  readonly kelimeler: (ara: string) => readonly RawBuilder<unknown>[];
  readonly suzgecler: {
    readonly [K in keyof L['suzgecler']]: (
      deger: Exclude<SuzgecDegeri<L['suzgecler'][K]>, null>,
    ) => RawBuilder<unknown>;
  };
  readonly siralar: { readonly [S in SiraAlani<L>]: SiraIfadesi };
  /** The selected columns of a record `x.id`, and their joins: `join musteri m on m.id = x.id …`. */
  readonly sutunlar: RawBuilder<unknown>;
  readonly tablolar: RawBuilder<unknown>;
  /**
   * Name of a prepared statement, for the few records of one other record: planning would take longer than reading
   * them.
   */
  readonly hazir?: string;
}

/** A word of a search as a pattern for texts that contain it. */
export const icerenKalip = (kelime: string): string => `%${kelime.replace(/[\\%_]/g, '\\$&')}%`;

/** A word of a search as a pattern for texts that begin with it. */
export const baslayanKalip = (kelime: string): string => icerenKalip(kelime).slice(1);

/** All of these conditions. */
export const ve = (kosullar: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([...kosullar], sql` and `);

/** The condition that a text holds all parts of a search. */
export const holding = (metin: RawBuilder<unknown>) => (parcalar: readonly string[]) =>
  ve(parcalar.map((k) => sql`${metin} like ${icerenKalip(k)}`));

/**
 * The records of a room for the search over everything, and the number to show: by the typed text, or by ids without a
 * text. Null: none.
 * @param anahtar the column of their ids
 * @param iceren the condition that a record holds all parts of the typed text
 * @param aranir false for a text that finds nothing
 */
export function bulunacaklar(
  { ara, idler }: BulunanSorgusu,
  anahtar: RawBuilder<unknown>,
  iceren: (parcalar: readonly string[]) => RawBuilder<unknown>,
  aranir: (ara: string) => boolean = (metin) => aramaParcalari(metin).length > 0,
): { readonly aranan: RawBuilder<unknown>; readonly enCok: number } | null {
  if (ara.trim() === '')
    return idler.length === 0 ? null : { aranan: sql`${anahtar} = any(${[...idler]}::int[])`, enCok: idler.length };
  return aranir(ara) ? { aranan: iceren(aramaParcalari(ara)), enCok: BULUNAN_EN_COK } : null;
}

/** Conditions of a view besides the words of a search. */
function suzulen<L extends Liste>(l: L, k: Kaynak<L>, g: Gorunum<L>): RawBuilder<unknown> {
  const degerler: Readonly<Record<string, unknown>> = g;
  const kosullar = Object.entries(l.suzgecler)
    .filter(([ad, s]) => !suzmuyor(s, degerler[ad]))
    .map(([ad]) => (k.suzgecler[ad] as (deger: unknown) => RawBuilder<unknown>)(degerler[ad]));
  return ve([k.kapsam, ...kosullar]);
}

function kelimeleri<L extends Liste>(k: Kaynak<L>, g: Gorunum<L>): readonly RawBuilder<unknown>[] {
  const ara = g.ara.trim();
  return ara === '' ? [] : k.kelimeler(ara);
}

/** All conditions of a view. */
export const kosullari = <L extends Liste>(l: L, k: Kaynak<NoInfer<L>>, g: Gorunum<NoInfer<L>>) =>
  ve([suzulen(l, k, g), ...kelimeleri(k, g)]);

const kayitlari = <L extends Liste>(k: Kaynak<L>) => sql`${k.kayitlar} ${sql.ref(k.takma)}`;

/**
 * The records that contain the words of a search. They are found separately (`offset 0`), and so by the index of the
 * words. With a limit in sight the planner would expect to meet enough of them by reading every record.
 */
function kelimeleriIceren<L extends Liste>(k: Kaynak<L>, g: Gorunum<L>): RawBuilder<unknown> {
  const kelimeler = kelimeleri(k, g);
  if (kelimeler.length === 0) return kayitlari(k);
  const takma = sql.ref(k.takma);
  return sql`(select ${takma}.* from ${kayitlari(k)} where ${ve(kelimeler)} offset 0) ${takma}`;
}

/** An expression of an order with its direction. Rows without a value may go last. */
type SiraParcasi = SiraIfadesi & { readonly yon: Sira['yon'] };

/** The order of a view. The key comes last in the direction of the field before it, as in the indexes. */
function siraParcalari<L extends Liste>(k: Kaynak<L>, g: Gorunum<L>): SiraParcasi[] {
  const siralar: readonly Sira<SiraAlani<L>>[] = g.sirala;
  return [
    ...siralar.map((s) => ({ ...k.siralar[s.alan], yon: s.yon })),
    { ...sira(k.anahtar), yon: siralar.at(-1)?.yon ?? 'artan' },
  ];
}

/** The shortest SQL for a direction, because an index in one direction also serves the other. */
const yonu = ({ yon, bosOlur }: SiraParcasi): RawBuilder<unknown> =>
  yon === 'azalan' ? sql`desc${bosOlur ? sql` nulls last` : sql``}` : sql`asc`;

const sirasi = <L extends Liste>(k: Kaynak<L>, g: Gorunum<L>): RawBuilder<unknown> =>
  sql.join(siraParcalari(k, g).map((p) => sql`${p.ifade} ${yonu(p)}`));

/**
 * The rows of these records with their positions, in order.
 * @param idler `id` and `yer`, found separately: the plan of a join with a search depends on a guess of its results
 */
const satirlari = async <R>(
  db: Db,
  k: Pick<Kaynak<Liste>, 'sutunlar' | 'tablolar'>,
  idler: RawBuilder<unknown>,
): Promise<R[]> =>
  (
    await sql<R>`
      with x as materialized (${idler}) select ${k.sutunlar} from x ${k.tablolar} order by x.yer`.execute(db)
  ).rows;

interface OkunanSayfa<R> {
  readonly satirlar: R[];
  readonly toplam: number;
  readonly toplamAsildi: boolean;
}

/** A page of ids in an order, each with its position. */
const sayfaIdleri = (
  kayitlar: RawBuilder<unknown>,
  siraya: RawBuilder<unknown>,
  s: { readonly sayfa: number; readonly adet: number },
) => sql`
    select b.id, row_number() over () as yer from (
      ${kayitlar} order by ${siraya} limit ${s.adet} offset ${(s.sayfa - 1) * s.adet}) b`;

/**
 * The number of records of a view and, when they are few, its page. The records are found once and sorted. Each row
 * carries the count, so that one query answers both. Without any row there is one row without an id.
 */
async function azlari<L extends Liste>(
  db: Db,
  l: L,
  k: Kaynak<L>,
  s: Gorunum<L> & { readonly sayfa: number; readonly adet: number },
  enCok: number,
): Promise<{ readonly adet: number; readonly satirlar: object[] }> {
  const parcalar = siraParcalari(k, s);
  const ad = (i: number) => sql.ref(`sira_${i}`);
  const { rows } = await sql<{
    '#adet': number;
    '#yer': number | null;
  }>`${k.hazir === undefined ? sql`` : hazir(k.hazir)}
    with bulunan as materialized (
      select ${k.anahtar} as id, ${sql.join(parcalar.map((p, i) => sql`${p.ifade} as ${ad(i)}`))}
      from ${kelimeleriIceren(k, s)} where ${suzulen(l, k, s)} limit ${enCok + 1}
    ), sayi as (select count(*)::int as adet from bulunan), x as materialized (${sayfaIdleri(
      sql`select id from bulunan where (select adet from sayi) <= ${EN_COK_SAYILAN}`,
      sql.join(parcalar.map((p, i) => sql`${ad(i)} ${yonu(p)}`)),
      s,
    )})
    select r.*, sayi.adet as "#adet"
    from sayi left join (select ${k.sutunlar}, x.yer as "#yer" from x ${k.tablolar}) r on true order by r."#yer"`.execute(
    db,
  );
  const satirlar = rows.filter((r) => r['#yer'] !== null).map(({ '#adet': _a, '#yer': _y, ...r }) => r);
  return { adet: rows[0]!['#adet'], satirlar };
}

/** Records along the order that are examined first for the page of a search with very many results. */
const ILK_BAKILAN = 20_000;

/**
 * The page of a view with very many results. Reading along the order soon meets enough of them. The planner does not
 * know this for a search: it assumes that two words rarely occur in one record, and would find all results first and
 * sort them.
 */
async function coklari<L extends Liste, R>(
  db: Db,
  l: L,
  k: Kaynak<L>,
  s: Gorunum<L> & { readonly sayfa: number; readonly adet: number },
): Promise<R[]> {
  const siraya = sirasi(k, s);
  const sayfasi = (kayitlar: RawBuilder<unknown>) =>
    satirlari<R>(
      db,
      k,
      sayfaIdleri(sql`select ${k.anahtar} as id from ${kayitlar} where ${kosullari(l, k, s)}`, siraya, s),
    );
  const sirada = siraParcalari(k, s)[0]!.dizinli && kelimeleri(k, s).length > 0;
  if (sirada) {
    const takma = sql.ref(k.takma);
    const ilkleri = sql`(select ${takma}.* from ${kayitlari(k)} order by ${siraya} limit ${sql.lit(ILK_BAKILAN)}) ${takma}`;
    const satirlar = await sayfasi(ilkleri);
    if (satirlar.length === s.adet) return satirlar;
  }
  return sayfasi(kayitlari(k));
}

/** One page of a list, and the number of records, counted to a thousand or as far as the page lies. */
export async function sayfaOku<L extends Liste, R = ListeSatiri<L>>(
  db: Db,
  l: L,
  k: Kaynak<NoInfer<L>>,
  s: Gorunum<NoInfer<L>> & { readonly sayfa: number; readonly adet: number },
): Promise<OkunanSayfa<R>> {
  const enCok = Math.max(EN_COK_SAYILAN, s.sayfa * s.adet);
  const { adet, satirlar } = await azlari(db, l, k, s, enCok);
  return {
    satirlar: adet <= EN_COK_SAYILAN ? (satirlar as R[]) : await coklari<L, R>(db, l, k, s),
    toplam: Math.min(adet, enCok),
    toplamAsildi: adet > enCok,
  };
}

/** The answer of a list's call: a page of its rows under their name, and the number of records. */
export async function listAnswer<L extends Liste>(
  db: Db,
  l: L,
  k: Kaynak<NoInfer<L>>,
  s: Gorunum<NoInfer<L>> & { readonly sayfa: number; readonly adet: number },
) {
  const { satirlar, ...sayilan } = await sayfaOku(db, l, k, s);
  const adli = { [l.satirlar]: satirlar } as { [Ad in L['satirlar']]: ListeSatiri<L>[] };
  return { durum: true as const, ...adli, ...sayilan };
}

/** A list that the page divides into tabs. */
type TabbedList = Liste<Suzgecler & { readonly sekme: Suzgec<string> }>;

/** The number of records of a view in each tab. */
async function tabCounts<L extends TabbedList>(db: Db, l: L, k: Kaynak<L>, g: Gorunum<L>) {
  const { alir, bos } = l.suzgecler.sekme;
  const kosulu = k.suzgecler.sekme as (sekme: string) => RawBuilder<unknown>;
  const sayilar = (alir as readonly string[]).map(
    (sekme) => sql`(count(*) filter (where ${kosulu(sekme)}))::int as ${sql.ref(sekme)}`,
  );
  return read(db).only(sql<Record<SuzgecDegeri<L['suzgecler']['sekme']>, number>>`
    select ${sql.join(sayilar)} from ${kayitlari(k)} where ${kosullari(l, k, { ...g, sekme: bos })}`);
}

/** The answer of a list's call with the number of records in each tab. */
export async function tabbedAnswer<L extends TabbedList>(
  db: Db,
  l: L,
  k: Kaynak<NoInfer<L>>,
  s: Gorunum<NoInfer<L>> & { readonly sayfa: number; readonly adet: number },
) {
  const [sayfa, adetler] = await Promise.all([listAnswer(db, l, k, s), tabCounts(db, l, k, s)]);
  return { ...sayfa, adetler };
}

const DILIM = 1000;

/**
 * All records of a view in its order, slice by slice, for a spreadsheet.
 * @param sec the selected columns, when they differ from the list's
 * @param enCok the most records to read
 */
export async function* dilimler<L extends Liste, R = ListeSatiri<L>>(
  db: Db,
  l: L,
  k: Kaynak<NoInfer<L>>,
  g: Gorunum<NoInfer<L>>,
  sec: Pick<Kaynak<Liste>, 'sutunlar' | 'tablolar'> = k,
  enCok = 1_000_000,
): AsyncGenerator<R[]> {
  const { rows: hepsi } = await sql<{ id: number }>`
    select ${k.anahtar} as id from ${kelimeleriIceren(k, g)} where ${suzulen(l, k, g)}
    order by ${sirasi(k, g)} limit ${enCok}`.execute(db);
  for (let i = 0; i < hepsi.length; i += DILIM) {
    const dilim = hepsi.slice(i, i + DILIM).map((b) => b.id);
    yield satirlari<R>(db, sec, sql`select * from unnest(${dilim}::bigint[]) with ordinality b(id, yer)`);
  }
}
