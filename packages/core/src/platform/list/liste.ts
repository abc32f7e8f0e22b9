import type { Basari } from '../call/endpoint.ts';
import { sayiYaz } from '../text/metin.ts';
import type { SecenekUclari, SecenekUcu } from './secenekUclari.ts';
import { type Gun, tarihOku } from '../time/tarih.ts';
import { type Sira, siraOku } from './sayfaVeSira.ts';

export { BOYLAR, ILK_BOY, type Sira, siraOku } from './sayfaVeSira.ts';

/**
 * A list that is paged, sorted, filtered and searched on the server. Its room declares it once, in its contract. The
 * request (`listeUcu.ts`), the address, saved views and the spreadsheet follow from the declaration (decision 0039).
 * The browser reads it too, so this file has no schemas.
 */

/** A list is counted up to this number. Beyond it, the screen only says that there are more. */
export const EN_COK_SAYILAN = 1000;
/** A count as text, limited to `EN_COK_SAYILAN`: `1.000+`. */
export const sayilanYaz = (n: number): string => (n > EN_COK_SAYILAN ? `${sayiYaz(EN_COK_SAYILAN)}+` : sayiYaz(n));
export const EN_COK_SIRA = 4;
export const EN_COK_SAYFA = 100_000;
export const EN_UZUN_ARAMA = 100;

/** One choice of a filter. */
interface Secenek {
  readonly deger: string;
  readonly ad: string;
}

/** The filter that the choices of a record filter depend on. */
interface KayitYeri {
  /**
   * Limits the choices to rows whose field of this name equals the value of the filter of this name, for example the
   * districts of a province.
   */
  readonly usten?: string;
}

/**
 * Display of a filter: its own choices, records of another read, or a day. The page may also draw it as a tab or a
 * button.
 */
type Gosterim =
  | { readonly tur: 'secim'; readonly bos: string; readonly secenekler: readonly Secenek[] }
  | ({ readonly tur: 'kayit'; readonly bos: string; readonly uc: SecenekUcu; readonly alan: string } & KayitYeri)
  | { readonly tur: 'gun' }
  | { readonly tur: 'sayfa' };

/** A filter of a list. Absent from a request, it does not filter. */
export interface Suzgec<D = unknown> {
  /** Its name in the address. */
  readonly adres: string;
  readonly etiket: string;
  readonly gosterim: Gosterim;
  /** The value that does not filter. */
  readonly bos: D;
  /** Its other values: some words, the id of a record, the key word of a record, a day, or yes. */
  readonly alir: readonly string[] | 'kayit' | 'anahtar' | 'gun' | 'isaret';
  /** Parses the text of an address. Undefined: not understood. */
  readonly oku: (yazi: string) => D | undefined;
}

interface Adi {
  readonly adres: string;
  readonly etiket: string;
}
const SAYFADA: Gosterim = { tur: 'sayfa' };
const birinden =
  <D extends string>(degerler: readonly D[]) =>
  (yazi: string): D | undefined =>
    degerler.find((d) => d === yazi);

/** A filter with its own choices: words, or words with labels. */
export function secimSuzgeci<const D extends string>(
  { adres, etiket, bos }: Adi & { readonly bos: string },
  secenekler: readonly D[] | Readonly<Record<D, string>>,
): Suzgec<D | null> {
  const adlar: Readonly<Record<string, string>> = Array.isArray(secenekler)
    ? Object.fromEntries((secenekler as readonly D[]).map((d) => [d, d]))
    : (secenekler as Readonly<Record<D, string>>);
  const degerler = Object.keys(adlar) as D[];
  return {
    adres,
    etiket,
    gosterim: { tur: 'secim', bos, secenekler: degerler.map((deger) => ({ deger, ad: adlar[deger]! })) },
    bos: null,
    alir: degerler,
    oku: birinden(degerler),
  };
}

type Satirlar<Kimligi> = readonly (Kimligi & { readonly Ad: string })[];
type SatirAlani<Uc extends SecenekUcu, Kimligi, Cevap = Basari<SecenekUclari[Uc]>> = {
  [K in keyof Cevap]: Cevap[K] extends Satirlar<Kimligi> ? K : never;
}[keyof Cevap] &
  string;

type KayitAdi = Adi & { readonly bos: string } & KayitYeri;
/** A filter with choices from a field of another read's answer. */
const kayitlardan =
  <D>(alir: 'kayit' | 'anahtar', oku: (yazi: string) => D | undefined) =>
  ({ adres, etiket, bos, ...yeri }: KayitAdi, uc: SecenekUcu, alan: string): Suzgec<D | null> => ({
    adres,
    etiket,
    gosterim: { tur: 'kayit', bos, uc, alan, ...yeri },
    bos: null,
    alir,
    oku,
  });

/** A filter by a record's id. */
export const kayitSuzgeci: <Uc extends SecenekUcu>(
  adi: KayitAdi,
  uc: Uc,
  alan: SatirAlani<Uc, { readonly Id: number }>,
) => Suzgec<number | null> = kayitlardan('kayit', (yazi) =>
  /^[1-9]\d{0,9}$/.test(yazi) && Number(yazi) <= 2_147_483_647 ? Number(yazi) : undefined,
);

/** A filter by a record's key word. */
export const anahtarSuzgeci: <Uc extends SecenekUcu>(
  adi: KayitAdi,
  uc: Uc,
  alan: SatirAlani<Uc, { readonly Anahtar: string }>,
) => Suzgec<string | null> = kayitlardan('anahtar', (yazi) => (/^\w{1,40}$/.test(yazi) ? yazi : undefined));

/** A filter by a calendar day. */
export const gunSuzgeci = ({ adres, etiket }: Adi): Suzgec<Gun | null> => ({
  adres,
  etiket,
  gosterim: { tur: 'gun' },
  bos: null,
  alir: 'gun',
  oku: (yazi) => tarihOku(yazi) ?? undefined,
});

/** A filter that the page draws as tabs. The first tab does not filter. */
export function sekmeSuzgeci<const D extends string>(
  { adres, etiket }: Adi,
  sekmeler: Readonly<Record<D, string>>,
  ilk: NoInfer<D>,
): Suzgec<D> {
  const degerler = Object.keys(sekmeler) as D[];
  return { adres, etiket, gosterim: SAYFADA, bos: ilk, alir: degerler, oku: birinden(degerler) };
}

/** A filter that the page draws as a mark. It keeps only the rows for which the mark is true. */
export const isaretSuzgeci = ({ adres, etiket }: Adi): Suzgec<boolean> => ({
  adres,
  etiket,
  gosterim: SAYFADA,
  bos: false,
  alir: 'isaret',
  oku: (yazi) => (yazi === 'true' ? true : undefined),
});

/** A filter that the page draws as buttons beside the counts. */
export const sayfada = <D>(s: Suzgec<D>): Suzgec<D> => ({ ...s, gosterim: SAYFADA });

export type Suzgecler = Readonly<Record<string, Suzgec>>;

interface Tanim<F, S extends string, Ad> {
  /** Key for remembering saved views and columns. */
  readonly ad: string;
  /** The name of the rows in the answer. */
  readonly satirlar: Ad;
  /** The searched fields, in words. Null: the list has no search. */
  readonly aranan: string | null;
  readonly suzgecler: F;
  readonly siralar: readonly S[];
  readonly ilkSira: NoInfer<S> | `-${NoInfer<S>}`;
  /** Old address words of an order, with their current meaning. */
  readonly eskiSira?: Readonly<Record<string, NoInfer<S> | `-${NoInfer<S>}`>>;
  /**
   * Display options: address words with their values, the default first. They do not filter, so requests do not have
   * them, but saved views keep them.
   */
  readonly bakislar?: Bakislar;
}

type Bakislar = Readonly<Record<string, readonly [string, ...string[]]>>;

export interface Liste<
  F extends Suzgecler = Suzgecler,
  S extends string = string,
  R = unknown,
  Ad extends string = string,
> {
  readonly ad: string;
  readonly satirlar: Ad;
  readonly aranan: string | null;
  readonly suzgecler: F;
  readonly siralar: readonly S[];
  readonly ilkSira: readonly Sira<S>[];
  readonly eskiSira: Readonly<Record<string, string>>;
  readonly bakislar: Bakislar;
  /** Never set. It carries the row type. */
  readonly satir?: R;
}

/** The row type of a list. */
export type ListeSatiri<L extends Liste> = NonNullable<L['satir']>;
/** Fields that a list is sorted by. */
export type SiraAlani<L extends Liste> = L['siralar'][number];
/** The value type of a filter. */
export type SuzgecDegeri<S> = S extends Suzgec<infer D> ? D : never;
/** The state of a list view without the page: a saved view and a spreadsheet use it. */
export type Gorunum<L extends Liste> = {
  ara: string;
  sirala: Sira<SiraAlani<L>>[];
} & { -readonly [K in keyof L['suzgecler']]: SuzgecDegeri<L['suzgecler'][K]> };

/** Declares a list of rows. Orders are field names of the row, with a minus for the reverse order. */
export const liste =
  <R extends object>() =>
  <const F extends Suzgecler, const S extends Extract<keyof R, string>, const Ad extends string>({
    eskiSira = {},
    bakislar = {},
    ...t
  }: Tanim<F, S, Ad>): Liste<F, S, R, Ad> => ({ ...t, ilkSira: [siraOku<S>(t.ilkSira)], eskiSira, bakislar });
