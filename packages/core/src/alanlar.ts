import { kucuk } from './metin.ts';
import type { TanimListeAdi } from './tanim/rules.ts';
import type { Gun } from './tarih.ts';

/**
 * The fields of a record, each written once: what it is called, the column it is stored in, what it may hold, the list it
 * chooses from. What a request is checked by (`alan.ts`), the empty card, the columns of a query and of a save, the columns
 * of a spreadsheet, what differs between two cards and the limits of a form all come from here. Data and pure functions: no
 * schema, so that a screen may have it.
 */

/** Where the rows of a choice come from: a reference list, or a table of its own. */
export type SecimListesi = TanimListeAdi | 'il' | 'ilce' | 'personel';

interface Temel<Sutun extends string | null> {
  /** On a form and over a column: `Diğer Program`. */
  readonly baslik: string;
  readonly sutun: Sutun;
  /** Other words that offices write over the column of a spreadsheet, bare. */
  readonly baskaAdlar?: readonly string[];
  /** Answered masked, and read only when it was typed anew. */
  readonly gizli?: true;
}
/** Text of at most so many characters; `bos` null: nothing is null, not the empty text. */
interface MetinAlani<S extends string | null = string | null, Bos extends '' | null = '' | null> extends Temel<S> {
  readonly tur: 'metin';
  readonly enCok: number;
  readonly bos: Bos;
}
/** One row of a list, by its id; the card says the row's name under `gosteren`. */
interface SecimAlani<
  S extends string | null = string | null,
  L extends SecimListesi = SecimListesi,
  G extends string = string,
> extends Temel<S> {
  readonly tur: 'secim';
  readonly liste: L;
  readonly gosteren: G;
  readonly bos: null;
}
interface TarihAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'tarih';
  readonly bos: null;
}
/** One of a few words or numbers. */
interface DegerAlani<
  S extends string | null = string | null,
  T extends string | number = string | number,
> extends Temel<S> {
  readonly tur: 'deger';
  readonly degerler: readonly T[];
  readonly bos: T;
  /** What is said of anything else. */
  readonly hata: string;
}
/** Several records, by their ids, in a table of their own. */
interface IdlerAlani extends Temel<null> {
  readonly tur: 'idler';
  readonly enCok: number;
  readonly bos: readonly never[];
}
export type Alan = MetinAlani | SecimAlani | TarihAlani | DegerAlani | IdlerAlani;
export type Alanlar = Readonly<Record<string, Alan>>;

/** What a field holds. */
export type AlanDegeri<A extends Alan> =
  A extends MetinAlani<string | null, infer Bos>
    ? string | Extract<Bos, null>
    : A extends SecimAlani
      ? number | null
      : A extends TarihAlani
        ? Gun | null
        : A extends DegerAlani<string | null, infer T>
          ? T
          : number[];
/** A card of these fields. */
export type Kayit<A extends Alanlar> = { -readonly [K in keyof A]: AlanDegeri<A[K]> };
/** The same by its columns. */
export type Sutunlar<A extends Alanlar> = {
  readonly [K in keyof A as A[K]['sutun'] extends string ? A[K]['sutun'] : never]: AlanDegeri<A[K]>;
};
/** The names of the rows that a card has chosen. */
export type Gosterilenler<A extends Alanlar> = {
  readonly [K in keyof A as A[K] extends SecimAlani<string | null, SecimListesi, infer G> ? G : never]: string | null;
};
/** The names of the fields of one kind. */
export type TurdekiAlan<A extends Alanlar, Tur extends Alan['tur']> = {
  [K in keyof A]: A[K]['tur'] extends Tur ? K : never;
}[keyof A] &
  string;

/** The names of the fields that choose from a reference list. */
export type TanimAlani<A extends Alanlar> = {
  [K in keyof A]: A[K] extends { liste: TanimListeAdi } ? K : never;
}[keyof A] &
  string;

type Ek = Pick<Temel<null>, 'baskaAdlar' | 'gizli'>;

export const metinAlani = <const S extends string, const E extends Ek>(
  baslik: string,
  sutun: S,
  enCok: number,
  ek?: E,
): MetinAlani<S, ''> & E => ({ tur: 'metin', baslik, sutun, enCok, bos: '', ...(ek as E) });
/** Text where nothing is null. */
export const bosMetinAlani = <const S extends string, const E extends Ek>(
  baslik: string,
  sutun: S,
  enCok: number,
  ek?: E,
): MetinAlani<S, null> & E => ({ tur: 'metin', baslik, sutun, enCok, bos: null, ...(ek as E) });
export const secimAlani = <const S extends string, const L extends SecimListesi, const G extends string>(
  baslik: string,
  sutun: S,
  liste: L,
  gosteren: G,
  ek?: Ek,
): SecimAlani<S, L, G> => ({ tur: 'secim', baslik, sutun, liste, gosteren, bos: null, ...ek });
export const tarihAlani = <const S extends string, const E extends Ek>(
  baslik: string,
  sutun: S,
  ek?: E,
): TarihAlani<S> & E => ({ tur: 'tarih', baslik, sutun, bos: null, ...(ek as E) });
export const degerAlani = <const S extends string, const T extends string | number>(
  baslik: string,
  sutun: S,
  degerler: readonly T[],
  bos: NoInfer<T>,
  hata: string,
): DegerAlani<S, T> => ({ tur: 'deger', baslik, sutun, degerler, bos, hata });
export const idlerAlani = (baslik: string, enCok: number, ek?: Ek): IdlerAlani => ({
  tur: 'idler',
  baslik,
  sutun: null,
  enCok,
  bos: [],
  ...ek,
});

/** The names of the fields of a record, in their order. */
export const alanAdlari = <A extends Alanlar>(alanlar: A) => Object.keys(alanlar) as (keyof A & string)[];

/** The names of the fields of some kinds, in their order. */
export const turdekiler = <A extends Alanlar, const Tur extends Alan['tur']>(alanlar: A, ...turler: Tur[]) =>
  alanAdlari(alanlar).filter((ad) => turler.some((t) => t === alanlar[ad]?.tur)) as TurdekiAlan<A, Tur>[];

/** A card on which nothing is written yet. */
export const bosKayit = <A extends Alanlar>(alanlar: A): Kayit<A> =>
  Object.fromEntries(Object.entries(alanlar).map(([ad, { bos }]) => [ad, Array.isArray(bos) ? [] : bos])) as Kayit<A>;

/** A heading within a sentence: its first word as it stands, the others small, shortenings as they are. */
const cumlede = (baslik: string): string =>
  baslik
    .split(' ')
    .map((kelime, i) => (i === 0 || !/\p{Ll}/u.test(kelime) ? kelime : kucuk(kelime)))
    .join(' ');

/** What a field is called in a sentence and in a record of changes: `Diğer program`. */
export const alanAdi = <A extends Alanlar>(alanlar: A, alan: keyof A & string): string =>
  cumlede(alanlar[alan]!.baslik);

/** The names of the fields in which two cards differ. */
export const degisenAlanlar = <A extends Alanlar>(alanlar: A, eski: Kayit<A>, yeni: Kayit<A>): (keyof A & string)[] =>
  alanAdlari(alanlar).filter((ad) => String(eski[ad] ?? '') !== String(yeni[ad] ?? ''));

/** The columns of a spreadsheet of such records (`tablo.ts`): headings, and what else offices write over them. */
export const tabloAlanlari = <A extends Alanlar>(alanlar: A) => ({
  sutunlar: alanAdlari(alanlar).map((alan) => ({ alan, baslik: alanlar[alan]!.baslik })),
  baskaAdlar: Object.fromEntries(
    alanAdlari(alanlar).flatMap((alan) => (alanlar[alan]!.baskaAdlar ?? []).map((ad) => [ad, alan])),
  ) as Readonly<Record<string, keyof A & string>>,
});
