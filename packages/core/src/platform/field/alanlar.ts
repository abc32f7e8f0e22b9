import { kucuk } from '../text/metin.ts';
import { type Kurus, kurus, TUTAR_METNI } from '../money/para.ts';
import type { TanimListeAdi } from '../tanim/rules.ts';
import type { Gun, Saat } from '../time/tarih.ts';

/**
 * The fields of a record, each declared once: its name, its database column, its bounds, the list that it chooses from.
 * The request schema (`alan.ts`), the empty card, the columns of queries and saves, the columns of a spreadsheet, the
 * difference between two cards and the limits of a form are all derived from it. Data and pure functions without a
 * schema, so that a screen may import the file.
 */

/** Source of the rows of a choice: a reference list, or a table of its own. */
export type SecimListesi = TanimListeAdi | 'il' | 'ilce' | 'personel' | 'departman' | 'proje';

interface Temel<Sutun extends string | null> {
  /** Label on a form and heading of a column: `Diğer Program`. */
  readonly baslik: string;
  readonly sutun: Sutun;
  /** Other headings that offices use for this spreadsheet column, in bare form. */
  readonly baskaAdlar?: readonly string[];
  /** Answered masked, and read only when it was typed anew. */
  readonly gizli?: true;
  /** The field was added later, and old clients do not send it. An absent field does not change. */
  readonly sonradan?: true;
  /** Message for an empty field. The field is required. */
  readonly gerek?: string;
}
/** Text of at most `enCok` characters. `bos` null: an empty text is stored as null. */
interface MetinAlani<S extends string | null = string | null, Bos extends '' | null = '' | null> extends Temel<S> {
  readonly tur: 'metin';
  readonly enCok: number;
  readonly bos: Bos;
}
/** One row of a list, by its id. The card has the name of the row under `gosteren`. */
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
interface SaatAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'saat';
  readonly bos: null;
}
interface SayiAlani<
  S extends string | null = string | null,
  Bos extends number | null = number | null,
> extends Temel<S> {
  readonly tur: 'sayi';
  readonly enAz: number;
  readonly enCok: number;
  readonly bos: Bos;
}
/** A sum of money. Another field holds the currency. */
interface ParaAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'para';
  readonly bos: Kurus;
  readonly gerek: string;
}
/** A number with decimals within bounds. */
interface OndalikAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'ondalik';
  readonly enAz: number;
  readonly enCok: number;
  /** True: at most two decimals. */
  readonly ikiBasamak?: boolean;
  readonly bos: null;
}
interface EvetAlani<S extends string | null = string | null> extends Temel<S> {
  readonly tur: 'evet';
  readonly bos: boolean;
}
/** Days of the week, 1 Monday to 7 Sunday, at least one. Null: the days of a higher level apply. */
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
  /** Message for any other value. */
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
  | OndalikAlani
  | ParaAlani
  | EvetAlani
  | GunlerAlani
  | DegerAlani
  | IdlerAlani;
export type Alanlar = Readonly<Record<string, Alan>>;

/** The type of a field's value by its kind. Texts and numbers may be null as well, depending on `bos`. */
interface TurDegerleri {
  readonly metin: string;
  readonly secim: number | null;
  readonly tarih: Gun | null;
  readonly saat: Saat | null;
  readonly sayi: number;
  readonly ondalik: number | null;
  readonly para: Kurus;
  readonly evet: boolean;
  readonly gunler: number[] | null;
  readonly idler: number[];
}
export type AlanDegeri<A extends Alan> =
  A extends DegerAlani<string | null, infer T>
    ? T
    : A extends { gerek: string }
      ? NonNullable<TurDegerleri[A['tur'] & keyof TurDegerleri]>
      : A extends { tur: 'metin' | 'sayi'; bos: infer Bos }
        ? TurDegerleri[A['tur'] & keyof TurDegerleri] | Extract<Bos, null>
        : TurDegerleri[A['tur'] & keyof TurDegerleri];
/** The value that a caller may send for a field. */
export type AlanGirdisi<A extends Alan> = A extends { tur: 'para' } ? number : AlanDegeri<A>;
/** A card of these fields. */
export type Kayit<A extends Alanlar> = { -readonly [K in keyof A]: AlanDegeri<A[K]> };
/**
 * An unfinished card: choices, numbers and dates may still be missing, and masked fields are absent until typed anew.
 */
export type YazilanKayit<A extends Alanlar> = {
  -readonly [K in keyof A]:
    | AlanDegeri<A[K]>
    | (A[K]['tur'] extends 'metin' | 'evet' | 'deger' | 'idler' ? never : null)
    | (A[K] extends { gizli: true } ? undefined : never);
};
/** The card by its database columns. */
export type Sutunlar<A extends Alanlar> = {
  readonly [K in keyof A as A[K]['sutun'] extends string ? A[K]['sutun'] : never]: AlanDegeri<A[K]>;
};
/** Names of the rows that a card has chosen. */
export type Gosterilenler<A extends Alanlar> = {
  readonly [K in keyof A as A[K] extends SecimAlani<string | null, SecimListesi, infer G> ? G : never]: string | null;
};
/** Names of the fields of one kind. */
export type TurdekiAlan<A extends Alanlar, Tur extends Alan['tur']> = {
  [K in keyof A]: A[K]['tur'] extends Tur ? K : never;
}[keyof A] &
  string;

/** Names of the fields that choose from a reference list. */
export type TanimAlani<A extends Alanlar> = {
  [K in keyof A]: A[K] extends { liste: TanimListeAdi } ? K : never;
}[keyof A] &
  string;

type Ek = Pick<Temel<null>, 'baskaAdlar' | 'gizli' | 'sonradan' | 'gerek'>;

export const metinAlani = <const S extends string, const E extends Ek>(
  baslik: string,
  sutun: S,
  enCok: number,
  ek?: E,
): MetinAlani<S, ''> & E => ({ tur: 'metin', baslik, sutun, enCok, bos: '', ...(ek as E) });
/** A text field whose empty value is null. */
export const bosMetinAlani = <const S extends string, const E extends Ek>(
  baslik: string,
  sutun: S,
  enCok: number,
  ek?: E,
): MetinAlani<S, null> & E => ({ tur: 'metin', baslik, sutun, enCok, bos: null, ...(ek as E) });
export const secimAlani = <
  const S extends string,
  const L extends SecimListesi,
  const G extends string,
  const E extends Omit<Ek, 'gizli'>,
>(
  baslik: string,
  sutun: S,
  liste: L,
  gosteren: G,
  ek?: E,
): SecimAlani<S, L, G> & E => ({ tur: 'secim', baslik, sutun, liste, gosteren, bos: null, ...(ek as E) });
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
  ek?: Pick<Ek, 'gerek'>,
): SayiAlani<S, Bos> => ({ tur: 'sayi', baslik, sutun, enAz, enCok, bos, ...ek });
export const paraAlani = <const S extends string>(baslik: string, sutun: S): ParaAlani<S> => ({
  tur: 'para',
  baslik,
  sutun,
  bos: kurus(0),
  gerek: TUTAR_METNI,
});
export const ondalikAlani = <
  const S extends string,
  const E extends Omit<Ek, 'gizli'> & Pick<OndalikAlani, 'ikiBasamak'>,
>(
  baslik: string,
  sutun: S,
  enAz: number,
  enCok: number,
  ek?: E,
): OndalikAlani<S> & E => ({ tur: 'ondalik', baslik, sutun, enAz, enCok, bos: null, ...(ek as E) });
export const evetAlani = <const S extends string, const E extends Omit<Ek, 'gizli'>>(
  baslik: string,
  sutun: S,
  bos: boolean,
  ek?: E,
): EvetAlani<S> & E => ({ tur: 'evet', baslik, sutun, bos, ...(ek as E) });
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
export const degerAlani = <const S extends string, const T extends string | number, const E extends Omit<Ek, 'gizli'>>(
  baslik: string,
  sutun: S,
  degerler: readonly T[],
  bos: NoInfer<T>,
  hata: string,
  ek?: E,
): DegerAlani<S, T> & E => ({ tur: 'deger', baslik, sutun, degerler, bos, hata, ...(ek as E) });
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

type BosKayit<A extends Alanlar> = {
  -readonly [K in keyof A]: A[K] extends { gerek: string; bos: null } ? null : AlanDegeri<A[K]>;
};
/** An empty card. Required choices are null. */
export const bosKayit = <A extends Alanlar>(alanlar: A): BosKayit<A> =>
  Object.fromEntries(
    Object.entries(alanlar).map(([ad, { bos }]) => [ad, Array.isArray(bos) ? [] : bos]),
  ) as BosKayit<A>;

/** The fields of a card answer that a person writes, without the rest. */
export const alanlari = <A extends Alanlar>(alanlar: A, kart: Kayit<A>): Kayit<A> =>
  Object.fromEntries(alanAdlari(alanlar).map((ad): [string, unknown] => [ad, kart[ad]])) as Kayit<A>;

type Atlanabilir<A extends Alanlar> = {
  [K in keyof A]: A[K] extends { gizli: true } | { sonradan: true } ? K : never;
}[keyof A];
/** A card without some of the fields that a request may omit. */
export type EksikKayit<A extends Alanlar> = Omit<Kayit<A>, Atlanabilir<A>> & {
  readonly [K in Atlanabilir<A>]?: AlanDegeri<A[K]> | undefined;
};

/** Completes a card: omitted fields keep their old values, or are empty for a new card. */
export const tamamla = <A extends Alanlar>(alanlar: A, yazilan: EksikKayit<A>, eski: Kayit<A> | null): Kayit<A> => {
  const [ham, kalan] = [yazilan as Partial<Kayit<A>>, eski ?? (bosKayit(alanlar) as Kayit<A>)];
  const deger = (ad: keyof A) => (ham[ad] === undefined ? kalan[ad] : ham[ad]);
  return Object.fromEntries(alanAdlari(alanlar).map((ad): [string, unknown] => [ad, deger(ad)])) as Kayit<A>;
};

/** Required fields that are still missing, each with its message. */
export const eksikler = <A extends Alanlar>(
  alanlar: A,
  yazilan: Partial<YazilanKayit<A>>,
): Partial<Record<keyof A & string, string>> =>
  Object.fromEntries(
    Object.entries(alanlar).flatMap(([ad, { gerek }]) =>
      gerek !== undefined && yazilan[ad] === null ? [[ad, gerek]] : [],
    ),
  ) as Partial<Record<keyof A & string, string>>;

/** True when no required field is missing. */
export const tamam = <A extends Alanlar, Y extends YazilanKayit<A>>(
  alanlar: A,
  yazilan: Y,
): yazilan is Y & { [K in keyof A]: A[K] extends { gizli: true } ? Y[K] : AlanDegeri<A[K]> } =>
  Object.keys(eksikler(alanlar, yazilan)).length === 0;

/** A heading within a sentence: the first word as it is, the other words in lower case, abbreviations unchanged. */
const cumlede = (baslik: string): string =>
  baslik
    .split(' ')
    .map((kelime, i) => (i === 0 || !/\p{Ll}/u.test(kelime) ? kelime : kucuk(kelime)))
    .join(' ');

/** The name of a field in a sentence and in a record of changes: `Diğer program`. */
export const alanAdi = <A extends Alanlar>(alanlar: A, alan: keyof A & string): string =>
  cumlede(alanlar[alan]!.baslik);

/** The names of all fields for a history (`hareketSozlugu`). */
export const alanSozlugu = <A extends Alanlar>(alanlar: A) =>
  Object.fromEntries(alanAdlari(alanlar).map((alan) => [alan, alanAdi(alanlar, alan)])) as Readonly<
    Record<keyof A & string, string>
  >;

/** The same names for histories that store choices as ids: `Lisans türü no`. */
export const saklananSozlugu = <A extends Alanlar>(alanlar: A): ReturnType<typeof alanSozlugu<A>> => {
  const adlar = alanSozlugu(alanlar);
  const secimler = turdekiler(alanlar, 'secim').map((alan) => [alan, `${adlar[alan]} no`]);
  return { ...adlar, ...Object.fromEntries(secimler) };
};

/** The names of the fields in which two cards differ. */
export const degisenAlanlar = <A extends Alanlar>(alanlar: A, eski: Kayit<A>, yeni: Kayit<A>): (keyof A & string)[] =>
  alanAdlari(alanlar).filter((ad) => String(eski[ad] ?? '') !== String(yeni[ad] ?? ''));

/** The columns of a spreadsheet of such records (`tablo.ts`): headings, and the other headings that offices use. */
export const tabloAlanlari = <A extends Alanlar>(alanlar: A) => ({
  sutunlar: alanAdlari(alanlar).map((alan) => ({ alan, baslik: alanlar[alan]!.baslik })),
  baskaAdlar: Object.fromEntries(
    alanAdlari(alanlar).flatMap((alan) => (alanlar[alan]!.baskaAdlar ?? []).map((ad) => [ad, alan])),
  ) as Readonly<Record<string, keyof A & string>>,
});
