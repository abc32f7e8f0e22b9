import type { Basari } from './endpoint.ts';
import { sayiYaz } from './metin.ts';
import type { SecenekUclari, SecenekUcu } from './secenekUclari.ts';
import { type Gun, tarihOku } from './tarih.ts';

/**
 * A list that is paged, sorted, filtered and searched on the server. Its room declares it once, in its contract; the
 * request (`listeUcu.ts`), the address, saved views and the spreadsheet follow from the declaration (decision 0039).
 * The browser reads it too, so nothing here needs a schema.
 */

/** So far a list is counted; of more it is only said that there are more. */
export const EN_COK_SAYILAN = 1000;
/** A count that goes so far, as it is written. */
export const sayilanYaz = (n: number): string => (n > EN_COK_SAYILAN ? `${sayiYaz(EN_COK_SAYILAN)}+` : sayiYaz(n));
/** How many rows a page may have: these are offered, and nobody gets more than the largest. */
export const BOYLAR = [15, 20, 30, 50, 100, 200] as const;
/** So many rows a page has until somebody chooses. */
export const ILK_BOY = 50;
export const EN_COK_SIRA = 4;
export const EN_COK_SAYFA = 100_000;
export const EN_UZUN_ARAMA = 100;

/** One of what a filter offers. */
export interface Secenek {
  readonly deger: string;
  readonly ad: string;
}

/** Where a filter by records stands, and what its choices hang on. */
interface KayitYeri {
  /** Behind the button of those that are asked for less often. */
  readonly geride?: true;
  /** Only the choices whose field of this name is what the filter of this name says: the districts of a province. */
  readonly usten?: string;
}

/** How a filter is shown: its choices, records of another read, a day; or by the page itself, as a tab or a button. */
export type Gosterim =
  | { readonly tur: 'secim'; readonly bos: string; readonly secenekler: readonly Secenek[] }
  | ({ readonly tur: 'kayit'; readonly bos: string; readonly uc: SecenekUcu; readonly alan: string } & KayitYeri)
  | { readonly tur: 'gun' }
  | { readonly tur: 'sayfa' };

/** What a list can be cut down by. Left out of a request, nothing is cut away. */
export interface Suzgec<D = unknown> {
  /** Its word in the address. */
  readonly adres: string;
  readonly etiket: string;
  readonly gosterim: Gosterim;
  /** What cuts nothing away. */
  readonly bos: D;
  /** What it takes besides: some words, the id of a record, the word that one goes by, a day, yes. */
  readonly alir: readonly string[] | 'kayit' | 'anahtar' | 'gun' | 'isaret';
  /** What the text of an address means; undefined: nothing. */
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

/** A filter with choices of its own: the words themselves, or what each is called. */
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
/** A filter whose choices are a field of the answer of another read. */
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

/** A filter by a record, which goes by its id. */
export const kayitSuzgeci: <Uc extends SecenekUcu>(
  adi: KayitAdi,
  uc: Uc,
  alan: SatirAlani<Uc, { readonly Id: number }>,
) => Suzgec<number | null> = kayitlardan('kayit', (yazi) =>
  /^[1-9]\d{0,9}$/.test(yazi) && Number(yazi) <= 2_147_483_647 ? Number(yazi) : undefined,
);

/** A filter by a record that goes by a word. */
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

/** A filter that the page draws by itself as tabs, of which the first cuts nothing away. */
export function sekmeSuzgeci<const D extends string>(
  { adres, etiket }: Adi,
  sekmeler: Readonly<Record<D, string>>,
  ilk: NoInfer<D>,
): Suzgec<D> {
  const degerler = Object.keys(sekmeler) as D[];
  return { adres, etiket, gosterim: SAYFADA, bos: ilk, alir: degerler, oku: birinden(degerler) };
}

/** A filter that the page draws by itself as a mark: only those of which it holds. */
export const isaretSuzgeci = ({ adres, etiket }: Adi): Suzgec<boolean> => ({
  adres,
  etiket,
  gosterim: SAYFADA,
  bos: false,
  alir: 'isaret',
  oku: (yazi) => (yazi === 'true' ? true : undefined),
});

/** A filter that the page draws by itself, as buttons beside what they count. */
export const sayfada = <D>(s: Suzgec<D>): Suzgec<D> => ({ ...s, gosterim: SAYFADA });

export type Suzgecler = Readonly<Record<string, Suzgec>>;
export type Yon = 'artan' | 'azalan';
export interface Sira<S extends string = string> {
  readonly alan: S;
  readonly yon: Yon;
}

interface Tanim<F, S extends string, Ad> {
  /** Saved views and columns are remembered under it. */
  readonly ad: string;
  /** The rows' name in the answer. */
  readonly satirlar: Ad;
  /** What a search looks into, in words; null: the list is not searched. */
  readonly aranan: string | null;
  readonly suzgecler: F;
  readonly siralar: readonly S[];
  readonly ilkSira: NoInfer<S> | `-${NoInfer<S>}`;
  /** Words for an order that stood in addresses before, and what they mean now. */
  readonly eskiSira?: Readonly<Record<string, NoInfer<S> | `-${NoInfer<S>}`>>;
  /**
   * Ways to look at it: words of the address with what each may say, the usual way first. They cut nothing away, so that no
   * request has them, but a saved view keeps them.
   */
  readonly bakislar?: Bakislar;
}

export type Bakislar = Readonly<Record<string, readonly [string, ...string[]]>>;

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
  /** Never there: what a row is, for the types. */
  readonly satir?: R;
}

/** What a row of a list is. */
export type ListeSatiri<L extends Liste> = NonNullable<L['satir']>;
/** The fields that a list is sorted by. */
export type SiraAlani<L extends Liste> = L['siralar'][number];
/** What a filter of a list may be. */
export type SuzgecDegeri<S> = S extends Suzgec<infer D> ? D : never;
/** What somebody sees of a list, but for the page: what a saved view keeps and a spreadsheet takes. */
export type Gorunum<L extends Liste> = {
  ara: string;
  sirala: Sira<SiraAlani<L>>[];
} & { -readonly [K in keyof L['suzgecler']]: SuzgecDegeri<L['suzgecler'][K]> };

/** The order that a word says: a field, with a minus the other way. */
export const siraOku = <S extends string>(yazi: S | `-${S}`): Sira<S> =>
  yazi.startsWith('-') ? { alan: yazi.slice(1) as S, yon: 'azalan' } : { alan: yazi as S, yon: 'artan' };

/** Declares a list of such rows. It is sorted by their fields; an order is written by its field, with a minus the other way. */
export const liste =
  <R extends object>() =>
  <const F extends Suzgecler, const S extends Extract<keyof R, string>, const Ad extends string>({
    eskiSira = {},
    bakislar = {},
    ...t
  }: Tanim<F, S, Ad>): Liste<F, S, R, Ad> => ({ ...t, ilkSira: [siraOku<S>(t.ilkSira)], eskiSira, bakislar });
