import { kucuk } from './metin.ts';
import type { TanimListeAdi } from './tanim/rules.ts';
import type { Gun, Saat } from './tarih.ts';

/**
 * The fields of a record, each written once: what it is called, the column it is stored in, what it may hold, the list it
 * chooses from. What a request is checked by (`alan.ts`), the empty card, the columns of a query and of a save, the columns
 * of a spreadsheet, what differs between two cards and the limits of a form all come from here. Data and pure functions: no
 * schema, so that a screen may have it.
 */

/** Where the rows of a choice come from: a reference list, or a table of its own. */
export type SecimListesi = TanimListeAdi | 'il' | 'ilce' | 'personel' | 'departman';

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
  /** Nothing chosen is no card yet. */
  readonly zorunlu?: true;
}
interface TarihAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'tarih';
  readonly bos: null;
}
/** A time of day. */
interface SaatAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'saat';
  readonly bos: null;
}
/** A whole number within bounds. */
interface SayiAlani<
  S extends string | null = string | null,
  Bos extends number | null = number | null,
> extends Temel<S> {
  readonly tur: 'sayi';
  readonly enAz: number;
  readonly enCok: number;
  readonly bos: Bos;
}
interface EvetAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'evet';
  readonly bos: boolean;
}
/** Days of the week, 1 Monday to 7 Sunday, at least one; null: those of somebody else hold. */
interface GunlerAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'gunler';
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
export type Alan =
  | MetinAlani
  | SecimAlani
  | TarihAlani
  | SaatAlani
  | SayiAlani
  | EvetAlani
  | GunlerAlani
  | DegerAlani
  | IdlerAlani;
export type Alanlar = Readonly<Record<string, Alan>>;

/** What stands in a field of a kind; of texts and numbers, whether nothing is null as well. */
interface TurDegerleri {
  readonly metin: string;
  readonly secim: number | null;
  readonly tarih: Gun | null;
  readonly saat: Saat | null;
  readonly sayi: number;
  readonly evet: boolean;
  readonly gunler: number[] | null;
  readonly idler: number[];
}
/** What a field holds. */
export type AlanDegeri<A extends Alan> =
  A extends DegerAlani<string | null, infer T>
    ? T
    : A extends { tur: 'secim'; zorunlu: true }
      ? number
      : A extends { tur: 'metin' | 'sayi'; bos: infer Bos }
        ? TurDegerleri[A['tur'] & keyof TurDegerleri] | Extract<Bos, null>
        : TurDegerleri[A['tur'] & keyof TurDegerleri];
/** What a caller may send for it. */
export type AlanGirdisi<A extends Alan> = A extends { tur: 'evet' } ? boolean | 0 | 1 : AlanDegeri<A>;
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
  ek?: Omit<Ek, 'gizli'>,
): SecimAlani<S, L, G> => ({ tur: 'secim', baslik, sutun, liste, gosteren, bos: null, ...ek });
/** A choice without which there is no card. */
export const zorunluSecimAlani = <const S extends string, const L extends SecimListesi, const G extends string>(
  ...secim: Parameters<typeof secimAlani<S, L, G>>
): SecimAlani<S, L, G> & { readonly zorunlu: true } => ({ ...secimAlani(...secim), zorunlu: true });
export const saatAlani = <const S extends string>(baslik: string, sutun: S): SaatAlani<S> => ({
  tur: 'saat',
  baslik,
  sutun,
  bos: null,
});
export const sayiAlani = <const S extends string, const Bos extends number | null>(
  baslik: string,
  sutun: S,
  enAz: number,
  enCok: number,
  bos: Bos,
): SayiAlani<S, Bos> => ({ tur: 'sayi', baslik, sutun, enAz, enCok, bos });
export const evetAlani = <const S extends string>(baslik: string, sutun: S, bos: boolean): EvetAlani<S> => ({
  tur: 'evet',
  baslik,
  sutun,
  bos,
});
export const gunlerAlani = <const S extends string>(baslik: string, sutun: S): GunlerAlani<S> => ({
  tur: 'gunler',
  baslik,
  sutun,
  bos: null,
});
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

type Zorunlu<A extends Alanlar> = { [K in keyof A]: A[K] extends { zorunlu: true } ? K : never }[keyof A];

/** A card on which nothing is written yet, but for what has to be chosen. */
export const bosKayit = <A extends Alanlar>(alanlar: A): Omit<Kayit<A>, Zorunlu<A>> =>
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

/** What all fields are called, for a history (`hareketSozlugu`). */
export const alanSozlugu = <A extends Alanlar>(alanlar: A) =>
  Object.fromEntries(alanAdlari(alanlar).map((alan) => [alan, alanAdi(alanlar, alan)])) as Readonly<
    Record<keyof A & string, string>
  >;

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
