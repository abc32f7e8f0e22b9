import { z } from 'zod';
import type { Sayfa } from '../screen/sayfa.ts';

/** Additions to an access rule: the pages that it needs, and the products for the handler. */
interface Ekler {
  /**
   * The caller's menu must have one of these pages. Rules about the caller themselves (`self`, `sorumlu`) need no page.
   */
  readonly sayfalar?: readonly Sayfa[];
  /** The handler receives the caller's products, and its queries return only records of these products. */
  readonly urun?: true;
}

/**
 * Access rule of an endpoint. It is a required property: an endpoint without it does not compile, and `http/mount.ts`
 * refuses to boot. `alan` names the request field with an id. The server turns the id into a branded id after the
 * check, so the raw number of a body never reaches a query.
 */
export type Access<Alan extends string = string> = Ekler & Kural<Alan>;

/** Rate limit: `adet` calls in `saniye` seconds. */
export interface Hiz {
  readonly adet: number;
  readonly saniye: number;
}

/** The signing party. Each one shares a secret with the installation. */
export type Imzalayan = 'santral' | 'kod';

type Kural<Alan extends string> =
  | { readonly kind: 'anyone' }
  /** For people outside, without sign-in. `hiz` limits the calls from one address. */
  | { readonly kind: 'form'; readonly hiz: Hiz }
  /** For an outside machine that signs its body. `hiz` limits the calls from one address. */
  | { readonly kind: 'imzali'; readonly kim: Imzalayan; readonly hiz: Hiz }
  | { readonly kind: 'signedIn' }
  /** The caller holds this permission (or is privileged). */
  | { readonly kind: 'yetki'; readonly id: number }
  /** The field names the caller. Any other id is 403. */
  | { readonly kind: 'self'; readonly alan: Alan }
  /**
   * The field names the caller, or a person of a department that the caller heads. Privileged, or with `yetki`:
   * anybody.
   */
  | { readonly kind: 'sorumlu'; readonly alan: Alan; readonly yetki?: number }
  /** The caller holds this permission, which covers all people. The field names the person that the call acts on. */
  | { readonly kind: 'yetkiyle'; readonly alan: Alan; readonly id: number }
  /** The field names a department the caller may see on the break board (specification 6). */
  | { readonly kind: 'pano'; readonly alan: Alan }
  /**
   * The caller heads at least one department. Privileged, or with `yetki`: all departments. With `vekil`, also the
   * deputy of a head who is on leave, during the leave. The handler receives the departments. A person with `ayrica`
   * may call without any department.
   */
  | { readonly kind: 'departmanSorumlusu'; readonly yetki?: number; readonly vekil?: true; readonly ayrica?: number }
  /** The field names a list. The caller may open one of its pages and holds its permission. */
  | { readonly kind: 'liste'; readonly alan: Alan }
  /** The field names a kind of record with files. The caller may open one of its pages. */
  | { readonly kind: 'nesne'; readonly alan: Alan };

/** The field that names a person or a department. Null: the rule has none. */
export const kisiAlani = (a: Access): string | null =>
  'alan' in a && a.kind !== 'liste' && a.kind !== 'nesne' ? a.alan : null;

export const anyone = { kind: 'anyone' } as const;
/** Access for people outside, without a session: `adet` calls from one address in `saniye` seconds. */
export const form = (adet: number, saniye: number) => ({ kind: 'form', hiz: { adet, saniye } }) as const;
/**
 * Access for an outside machine that signs the bytes of its body: `adet` calls from one address in `saniye` seconds.
 */
export const imzali = (kim: Imzalayan, adet: number, saniye: number) =>
  ({ kind: 'imzali', kim, hiz: { adet, saniye } }) as const;
/** True if a rule needs no session. */
export const oturumsuz = ({ kind }: Access): boolean => kind === 'anyone' || kind === 'form' || kind === 'imzali';
/** The caller's own session, home page and data. A call with a page of its own uses `sayfa` instead. */
export const signedIn = { kind: 'signedIn' } as const;
/** Requires that the caller may open one of the pages, and then the rule `kural`. */
export function sayfa(sayfalar: readonly Sayfa[]): typeof signedIn & Sayfali;
export function sayfa<const A extends Access>(sayfalar: readonly Sayfa[], kural: A): A & Sayfali;
export function sayfa(sayfalar: readonly Sayfa[], kural: Access = signedIn): Access & Sayfali {
  return { ...kural, sayfalar };
}
interface Sayfali {
  readonly sayfalar: readonly Sayfa[];
}
/** Checks the rule `kural`, and passes the caller's products to the handler. */
export const urun = <const A extends Access>(kural: A): A & { readonly urun: true } => ({ ...kural, urun: true });
/**
 * Requires that the caller heads a department, is the deputy of a head on leave, is privileged, or holds `id`. For a
 * person with `ayrica`, the handler decides the scope.
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
/** Requires that the caller heads a department, is privileged, or holds `id`. The handler receives the scope. */
export const kapsamda = (id: number) => ({ kind: 'departmanSorumlusu', yetki: id }) as const;
/** Requires that the department in `alan` is one of the caller's board departments. */
export const pano = <const A extends string>(alan: A) => ({ kind: 'pano', alan }) as const;
/** Requires the access of the list named in `alan`. */
export const listeSayfasi = <const A extends string>(alan: A) => ({ kind: 'liste', alan }) as const;

/** Requires the access of the records named in `alan` (`DOSYA_NESNELERI`). */
export const nesneSayfasi = <const A extends string>(alan: A) => ({ kind: 'nesne', alan }) as const;

/**
 * Place of the request's fields: under `val`, bare, either of the two, in the query string of a GET, or as the parts of
 * a form with files.
 */
export type Wrap = 'val' | 'bare' | 'either' | 'query' | 'form';
/** `write` runs in one transaction and honours `Idempotency-Key`. `read` runs on the pool. */
type Effect = 'read' | 'write';

/** Limits of a form: the number of files, and the bytes of each. */
export interface DosyaSiniri {
  readonly adet: number;
  readonly bayt: number;
}

/**
 * Steps that a person must finish before any other call: replacing a password set by another person, or setting up
 * two-step sign-in (server/kisi/ikiAdim/README.md).
 */
export type Oncelik = 'parola' | 'ikiAdim';

export interface Endpoint<
  A extends Access = Access,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Konu extends string = string,
  Soz extends string = string,
> {
  readonly method: 'GET' | 'POST';
  /** Relative to /api, as the specification writes it. Matched without regard to case. */
  readonly path: `/${string}`;
  readonly wrap: Wrap;
  readonly effect: Effect;
  /**
   * Topics that a read shows. Writes use the same words (`Konu` of `contract.ts`). Empty if no screen keeps the answer,
   * or if the screen updates it on its own.
   */
  readonly konu?: readonly Konu[];
  /** Topics that a write changes. Empty if no read shows them, or if the screen applies the change on its own. */
  readonly degistirir?: readonly Konu[];
  readonly access: A;
  readonly request: Req;
  readonly response: Res;
  /** One Turkish sentence for the API document. */
  readonly ozet: string;
  /** The act in the audit, in Turkish. Absent: no entry names this call. */
  readonly denetim?: Soz;
  /** Maximum bytes of a body, if the usual 64 kB are not enough. */
  readonly govdeSiniri?: number;
  /** An expensive call: each person runs one at a time, and all people together a few. */
  readonly agir?: true;
  /**
   * Maximum calls per person and minute, for writes that notify other people. The limit is above the needs of any work.
   */
  readonly dakikada?: number;
  /** A group of several reads. Each of them is authorised separately. */
  readonly grup?: true;
  /** The answer holds a secret: it is never stored and never batched, and a repeated call runs again. */
  readonly saklama?: 'yok';
  /** Open to people who still have to finish these steps. */
  readonly oncelik?: readonly Oncelik[];
  /** Limits of the files in its form, in parts called `file`. */
  readonly dosyalar?: DosyaSiniri;
  /** Answers the bytes of a file, as an attachment that no browser executes. */
  readonly ikili?: true;
}

/** A call whose form has files. */
export interface Yukleme<
  A extends Access = Access,
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Konu extends string = string,
  Soz extends string = string,
> extends Endpoint<A, Req, Res, Konu, Soz> {
  readonly wrap: 'form';
  readonly effect: 'write';
  readonly dosyalar: DosyaSiniri;
}

/** A call that answers the bytes of a file. */
export interface Indirme<
  A extends Access = Access,
  Req extends z.ZodType = z.ZodType,
  Soz extends string = string,
> extends Endpoint<A, Req, typeof ret, never, Soz> {
  readonly ikili: true;
}

type Alanlar<Req extends z.ZodType> = Extract<keyof z.output<Req>, string>;
/** Required, so that no endpoint forgets its topics. A call that shows some is a read, one that changes some a write. */
type Konulu<Konu> = { konu: readonly Konu[] } | { degistirir: readonly Konu[] };
type Tanim<A, Req, Res, Konu, Soz> = Konulu<Konu> & {
  /** Absent: the path of the room and the name of the call (`under`). */
  path?: `/${string}`;
  access: A;
  request: Req;
  response: Res;
  ozet: string;
  denetim?: Soz;
  govdeSiniri?: number;
  agir?: true;
  dakikada?: number;
  grup?: true;
  saklama?: 'yok';
  oncelik?: readonly Oncelik[];
};

/** Stands for the address of a call until `under` writes it. */
const UNNAMED = '/';

const endpoint =
  (method: 'GET' | 'POST', wrap: Wrap) =>
  <
    Req extends z.ZodType,
    Res extends z.ZodType,
    const A extends Access<Alanlar<Req>>,
    const Konu extends string = never,
    const Soz extends string = never,
  >(
    tanim: Tanim<A, Req, Res, Konu, Soz>,
  ): Endpoint<A, Req, Res, Konu, Soz> => ({
    method,
    wrap,
    effect: 'konu' in tanim ? 'read' : 'write',
    path: UNNAMED,
    ...tanim,
  });

/** A POST with its fields under `val`, as in most calls of the specification. */
export const post = endpoint('POST', 'val');
/** A POST whose fields are the body itself. */
export const postBare = endpoint('POST', 'bare');
/** A POST that takes its fields bare or under `val` (login). */
export const postEither = endpoint('POST', 'either');
/** A GET. Its fields, if any, are the query string. */
export const get = endpoint('GET', 'query');

/**
 * A POST with fields and files as the parts of a form. A refusal has the shape of a failed upload in the specification:
 * no images, an empty address.
 */
export const upload = <
  Req extends z.ZodType,
  Res extends z.ZodType,
  const A extends Access<Alanlar<Req>>,
  const Konu extends string = never,
  const Soz extends string = never,
>(
  tanim: Tanim<A, Req, Res, Konu, Soz> & { degistirir: readonly Konu[]; dosyalar: DosyaSiniri },
): Yukleme<A, Req, Res, Konu, Soz> => ({
  method: 'POST',
  wrap: 'form',
  effect: 'write',
  path: UNNAMED,
  ...tanim,
});

/** A GET that answers the bytes of a file. 404 if the file does not exist or the caller may not see it. */
export const download = <
  Req extends z.ZodType,
  const A extends Access<Alanlar<Req>>,
  const Soz extends string = never,
>(tanim: {
  path?: `/${string}`;
  access: A;
  request: Req;
  response: typeof ret;
  ozet: string;
  denetim?: Soz;
}): Indirme<A, Req, Soz> => ({
  method: 'GET',
  wrap: 'query',
  effect: 'read',
  konu: [],
  ikili: true,
  path: UNNAMED,
  ...tanim,
});

/** The calls of a room below its path. The address of a call ends in its name, unless the call brings its own. */
export const under = <C extends object>(path: '' | `/${string}`, calls: C): C =>
  Object.fromEntries(
    Object.entries(calls as Readonly<Record<string, Endpoint>>).map(([name, call]) => [
      name,
      call.path === UNNAMED ? { ...call, path: `${path}/${name}` } : call,
    ]),
  ) as C;

/** An empty request. */
export const bos = z.strictObject({});

/** `durum:false` with a Turkish sentence: an expected refusal (settled: every failure). */
export const ret = z.strictObject({ durum: z.literal(false), msg: z.string() });

/** The usual answer: the given fields with `durum:true`, or a refusal. */
export const yanit = <S extends z.ZodRawShape>(alanlar: S) =>
  z.discriminatedUnion('durum', [z.strictObject({ durum: z.literal(true), ...alanlar }), ret]);

/** The answer to a save: the record and its new version. */
export const kayitYaniti = yanit({ Id: z.int(), Surum: z.int() });

/** The answer with a file: its bytes in base64, and its name. */
export const fileAnswer = yanit({ basefile: z.string(), dosyaAdi: z.string() });

/** A call that makes a file. It is expensive, and no screen keeps its answer. */
export const fileCall = <
  Req extends z.ZodType,
  const A extends Access<Alanlar<Req>>,
  const Soz extends string = never,
>(tanim: {
  path?: `/${string}`;
  access: A;
  request: Req;
  ozet: string;
  denetim?: Soz;
  saklama?: 'yok';
}) => post<Req, typeof fileAnswer, A, never, Soz>({ ...tanim, konu: [], agir: true, response: fileAnswer });

/** The answer to opening a masked field: its value, or null if it is empty. */
export const acikDeger = yanit({ Deger: z.string().nullable() });

/** Input and output of a handler. */
export type Istek<E extends Endpoint> = z.output<E['request']>;
export type Yanit<E extends Endpoint> = z.input<E['response']>;
/** The schemas of an endpoint, or of a call that has them as types only (`call.ts`). */
interface Schemas {
  readonly request?: z.ZodType;
  readonly response?: z.ZodType;
}
/** Types that a caller writes and reads. */
export type Girdi<E extends Schemas> = z.input<NonNullable<E['request']>>;
export type Cikti<E extends Schemas> = z.output<NonNullable<E['response']>>;
/** The successful answer. */
export type Basari<E extends Schemas> = Exclude<Cikti<E>, { durum: false }>;
