import { z } from 'zod';
import type { Sayfa } from './sayfa.ts';

/** What may come beside a rule: the pages it stands behind, and whether the handler looks at products. */
interface Ekler {
  /** The caller's menu holds one of these pages; about oneself (`self`, `sorumlu`) none is needed. */
  readonly sayfalar?: readonly Sayfa[];
  /** The handler receives the products that the caller works with, and queries of their records take nothing else. */
  readonly urun?: true;
}

/**
 * Who may call an endpoint. It is a required property of every endpoint: one without it does not compile, and
 * `http/mount.ts` refuses to boot around it. `alan` names the field of the request that carries an id; the server turns
 * it into a branded id after checking it, so the raw number of a body never reaches a query.
 */
export type Access<Alan extends string = string> = Ekler & Kural<Alan>;

/** So many calls in so many seconds. */
export interface Hiz {
  readonly adet: number;
  readonly saniye: number;
}

/** Whose signature is asked for: the secret that the installation shares with them. */
export type Imzalayan = 'santral' | 'kod';

type Kural<Alan extends string> =
  | { readonly kind: 'anyone' }
  /** A door for people outside: nobody signs in, and from one address no more come than `hiz` says. */
  | { readonly kind: 'form'; readonly hiz: Hiz }
  /** A door for a machine outside that signs what it says; from one address no more come than `hiz` says. */
  | { readonly kind: 'imzali'; readonly kim: Imzalayan; readonly hiz: Hiz }
  | { readonly kind: 'signedIn' }
  /** The caller holds this permission (or is privileged). */
  | { readonly kind: 'yetki'; readonly id: number }
  /** The field names the caller; anybody else's id is 403. */
  | { readonly kind: 'self'; readonly alan: Alan }
  /** The field names the caller, or a person of a department the caller heads; privileged, or with `yetki`: anybody. */
  | { readonly kind: 'sorumlu'; readonly alan: Alan; readonly yetki?: number }
  /** The caller holds this permission, which is for everybody; the field names the person it is used on. */
  | { readonly kind: 'yetkiyle'; readonly alan: Alan; readonly id: number }
  /** The field names a department the caller may see on the break board (specification 6). */
  | { readonly kind: 'pano'; readonly alan: Alan }
  /**
   * The caller heads at least one department; privileged, or with `yetki`: all. With `vekil` also whoever stands in for a
   * head who is on leave, for as long. The handler receives which; who holds `ayrica` comes in with none.
   */
  | { readonly kind: 'departmanSorumlusu'; readonly yetki?: number; readonly vekil?: true; readonly ayrica?: number }
  /** The field names a list; the caller may open one of its pages and holds the right that it asks for. */
  | { readonly kind: 'liste'; readonly alan: Alan }
  /** The field names a kind of record that files hang on; the caller may open one of its pages. */
  | { readonly kind: 'nesne'; readonly alan: Alan };

/** The field that names a person, or a department; null: the rule names none. */
export const kisiAlani = (a: Access): string | null =>
  'alan' in a && a.kind !== 'liste' && a.kind !== 'nesne' ? a.alan : null;

export const anyone = { kind: 'anyone' } as const;
/** For people outside, without a session: so many calls from one address in so many seconds. */
export const form = (adet: number, saniye: number) => ({ kind: 'form', hiz: { adet, saniye } }) as const;
/** For a machine outside that signs the bytes of its body: so many calls from one address in so many seconds. */
export const imzali = (kim: Imzalayan, adet: number, saniye: number) =>
  ({ kind: 'imzali', kim, hiz: { adet, saniye } }) as const;
/** Whether a rule asks for no session. */
export const oturumsuz = ({ kind }: Access): boolean => kind === 'anyone' || kind === 'form' || kind === 'imzali';
/** One's own session, home page and data: whatever stands on a page of its own says `sayfa` instead. */
export const signedIn = { kind: 'signedIn' } as const;
/** Requires that the caller may open one of the pages, and then what `kural` says. */
export function sayfa(sayfalar: readonly Sayfa[]): typeof signedIn & Sayfali;
export function sayfa<const A extends Access>(sayfalar: readonly Sayfa[], kural: A): A & Sayfali;
export function sayfa(sayfalar: readonly Sayfa[], kural: Access = signedIn): Access & Sayfali {
  return { ...kural, sayfalar };
}
interface Sayfali {
  readonly sayfalar: readonly Sayfa[];
}
/** Hands the caller's products to the handler, after what `kural` says. */
export const urun = <const A extends Access>(kural: A): A & { readonly urun: true } => ({ ...kural, urun: true });
/**
 * Requires that the caller heads a department, stands in for a head who is on leave, or is privileged or holds `id`; who
 * holds `ayrica` decides on what the handler says.
 */
export const kararVeren = (id?: number, ayrica?: number) =>
  ({ kind: 'departmanSorumlusu', yetki: id, vekil: true, ayrica }) as const;
/** Requires one permission of the catalogue in `yetki/rules.ts`. */
export const yetki = (id: number) => ({ kind: 'yetki', id }) as const;
/** Requires that the id in `alan` is the caller's own. */
export const self = <const A extends string>(alan: A) => ({ kind: 'self', alan }) as const;
/** Requires that the caller is the person in `alan`, heads that person's department, or is privileged or holds `id`. */
export const sorumlu = <const A extends string>(alan: A, id?: number) =>
  ({ kind: 'sorumlu', alan, yetki: id }) as const;
/** Requires one permission, and that the person in `alan` exists. */
export const yetkiyle = <const A extends string>(alan: A, id: number) => ({ kind: 'yetkiyle', alan, id }) as const;
/** Requires that the caller heads a department, or is privileged or holds `id`; the handler receives the scope. */
export const kapsamda = (id: number) => ({ kind: 'departmanSorumlusu', yetki: id }) as const;
/** Requires that the department in `alan` is one of the caller's board departments. */
export const pano = <const A extends string>(alan: A) => ({ kind: 'pano', alan }) as const;
/** Requires what the list that `alan` names requires. */
export const listeSayfasi = <const A extends string>(alan: A) => ({ kind: 'liste', alan }) as const;

/** Requires what the records that `alan` names require (`DOSYA_NESNELERI`). */
export const nesneSayfasi = <const A extends string>(alan: A) => ({ kind: 'nesne', alan }) as const;

/**
 * How the request's fields arrive: under `val`, bare, under either, in the query string of a GET, or as the parts of a
 * form that brings files.
 */
export type Wrap = 'val' | 'bare' | 'either' | 'query' | 'form';
/** `write` runs in one transaction and honours `Idempotency-Key`; `read` runs on the pool. */
export type Effect = 'read' | 'write';

/** What a form brings at most: so many files, of so many bytes each. */
export interface DosyaSiniri {
  readonly adet: number;
  readonly bayt: number;
}

/**
 * What somebody may have to do before anything else: replace a password that somebody else gave them, or set up two-step
 * sign-in (decision 0028).
 */
export type Oncelik = 'parola' | 'ikiAdim';

export interface Endpoint<
  A extends Access = Access,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Konu extends string = string,
> {
  readonly method: 'GET' | 'POST';
  /** Relative to /api, as the specification writes it; matched without regard to case. */
  readonly path: `/${string}`;
  readonly wrap: Wrap;
  readonly effect: Effect;
  /** What a read shows: topics, words that a write uses too (`Konu` of `contract.ts`). Empty where nobody keeps the answer, or its screen keeps it up to date by itself. */
  readonly konu?: readonly Konu[];
  /** What a write changes: topics. Empty where no read shows it, or its screen puts the change in place by itself. */
  readonly degistirir?: readonly Konu[];
  readonly access: A;
  readonly request: Req;
  readonly response: Res;
  /** One Turkish sentence for the API document. */
  readonly ozet: string;
  /** Bytes of a body, where the usual 64 kB do not hold the request. */
  readonly govdeSiniri?: number;
  /** Takes the server long: one at a time of each person, a few of everybody. */
  readonly agir?: true;
  /** A write that others get a notice, a mail or a line by: one person may make so many a minute, more than anybody's work takes. */
  readonly dakikada?: number;
  /** Stands for several reads: each is authorised by itself. */
  readonly grup?: true;
  /** The answer holds a secret: it is never stored, never goes along with others, and a repeated call does its work again. */
  readonly saklama?: 'yok';
  /** Open to who has to do this before anything else. */
  readonly oncelik?: readonly Oncelik[];
  /** The files that its form may bring, in parts called `file`. */
  readonly dosyalar?: DosyaSiniri;
  /** Answers the bytes of a file, as an attachment that no browser runs. */
  readonly ikili?: true;
}

/** A call whose form brings files. */
export interface Yukleme<
  A extends Access = Access,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Konu extends string = string,
> extends Endpoint<A, Req, Res, Konu> {
  readonly wrap: 'form';
  readonly effect: 'write';
  readonly dosyalar: DosyaSiniri;
}

/** A call that answers the bytes of a file. */
export interface Indirme<A extends Access = Access, Req extends z.ZodType = z.ZodType> extends Endpoint<
  A,
  Req,
  typeof ret,
  never
> {
  readonly ikili: true;
}

type Alanlar<Req extends z.ZodType> = Extract<keyof z.output<Req>, string>;
/** Required, so that none is forgotten. */
type Konulu<Konu> = { effect: 'read'; konu: readonly Konu[] } | { effect: 'write'; degistirir: readonly Konu[] };
type Tanim<A, Req, Res, Konu> = Konulu<Konu> & {
  path: `/${string}`;
  access: A;
  request: Req;
  response: Res;
  ozet: string;
  govdeSiniri?: number;
  agir?: true;
  dakikada?: number;
  grup?: true;
  saklama?: 'yok';
  oncelik?: readonly Oncelik[];
};

const endpoint =
  (method: 'GET' | 'POST', wrap: Wrap) =>
  <
    Req extends z.ZodType,
    Res extends z.ZodType,
    const A extends Access<Alanlar<Req>>,
    const Konu extends string = never,
  >(
    tanim: Tanim<A, Req, Res, Konu>,
  ): Endpoint<A, Req, Res, Konu> => ({ method, wrap, ...tanim });

/** A POST whose fields lie under `val`, as in most of the specification's calls. */
export const post = endpoint('POST', 'val');
/** A POST whose fields are the body itself. */
export const postBare = endpoint('POST', 'bare');
/** A POST that takes its fields bare or under `val` (login). */
export const postEither = endpoint('POST', 'either');
/** A GET; its fields, if any, are the query string. */
export const get = endpoint('GET', 'query');

/**
 * A POST whose fields and files are the parts of a form. What is refused answers as the specification has it of a failed
 * upload: no images, an empty address.
 */
export const upload = <
  Req extends z.ZodType,
  Res extends z.ZodType,
  const A extends Access<Alanlar<Req>>,
  const Konu extends string = never,
>(
  tanim: Tanim<A, Req, Res, Konu> & { effect: 'write'; dosyalar: DosyaSiniri },
): Yukleme<A, Req, Res, Konu> => ({ method: 'POST', wrap: 'form', ...tanim });

/** A GET that answers the bytes of a file; where there is none, or none for this caller, it is 404. */
export const download = <Req extends z.ZodType, const A extends Access<Alanlar<Req>>>(tanim: {
  path: `/${string}`;
  access: A;
  request: Req;
  response: typeof ret;
  ozet: string;
}): Indirme<A, Req> => ({
  method: 'GET',
  wrap: 'query',
  effect: 'read',
  konu: [],
  ikili: true,
  ...tanim,
});

/** The request of a call that takes nothing. */
export const bos = z.strictObject({});

/** `durum:false` with a Turkish sentence: an expected refusal (settled: every failure). */
export const ret = z.strictObject({ durum: z.literal(false), msg: z.string() });

/** The usual answer: the given fields with `durum:true`, or a refusal. */
export const yanit = <S extends z.ZodRawShape>(alanlar: S) =>
  z.discriminatedUnion('durum', [z.strictObject({ durum: z.literal(true), ...alanlar }), ret]);

/** What opens a masked field answers: the value, null where nothing stands there. */
export const acikDeger = yanit({ Deger: z.string().nullable() });

/** What a handler is given and what it answers. */
export type Istek<E extends Endpoint> = z.output<E['request']>;
export type Yanit<E extends Endpoint> = z.input<E['response']>;
/** The schemas of an endpoint, or of a call, where they are types alone (`call.ts`). */
interface Schemas {
  readonly request?: z.ZodType;
  readonly response?: z.ZodType;
}
/** What a caller writes and what it reads. */
export type Girdi<E extends Schemas> = z.input<NonNullable<E['request']>>;
export type Cikti<E extends Schemas> = z.output<NonNullable<E['response']>>;
/** The answer when all went well. */
export type Basari<E extends Schemas> = Exclude<Cikti<E>, { durum: false }>;
