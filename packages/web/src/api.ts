import type { Basari, Cikti, Endpoint, Girdi } from '@masabasi/core/endpoint';
import type { Konu } from '@masabasi/core/contract';
import { oturum } from '@masabasi/core/oturum/contract';
import { ms } from '@masabasi/core/tarih';
import {
  CancelledError,
  hashKey,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { birlesir, type Cevap, okumaSirasi } from './okumaSirasi.ts';
import { ikiAdimBekle, jetonuAl, yenidenGiris } from './jeton.ts';
import { gosterir, type Konular } from './konular.ts';
import { sunucuSaatiniIsle } from './sunucuSaati.ts';
import { bildir } from './ui/Toast.tsx';

/**
 * The only way to the server: `call`, and `useEndpoint` / `useAction` around it. An endpoint of the contract is all
 * they need; paths, query keys and types derive from it.
 */

/** An answer that is no answer: no connection, or an HTTP error. `message` is a Turkish sentence to show. */
export class ApiError extends Error {
  /** The HTTP status; 0 without a connection, 200 for a refusal that `useEndpoint` met. */
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, msg: string, body: unknown = null) {
    super(msg);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
  get msg(): string {
    return this.message;
  }
  /** The sentence for a form; when somebody else saved first it also says what to do. */
  forForm(conflict = 'Pencereyi kapatıp güncel hâlini açarak yeniden düzenleyiniz.'): string {
    return this.status === 409 ? `${this.message} ${conflict}`.trimEnd() : this.message;
  }
}

/** The `durum:false` part of an answer. */
export type Refusal<E extends Endpoint> = Extract<Cikti<E>, { durum: false }>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key for the same intention: repeating a write with it changes nothing twice. */
  readonly idempotencyKey?: string;
  /** False where nobody can be asked to sign in again (the first load, the sign-in itself). */
  readonly relogin?: boolean;
  /** Travels in one call with what else is read in the same tick. */
  readonly topluca?: boolean;
}

/** A new idempotency key. `crypto.randomUUID` would be missing where the office serves plain HTTP. */
const anahtarUret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');

const BEKLEMELER = [300, 1000];
const ZAMAN_ASIMI = 30_000;

const bekle = (sure: number) => new Promise<void>((coz) => setTimeout(coz, sure));

function cumle(status: number): string {
  if (status === 0) return 'Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyiniz.';
  if (status === 401) return 'Oturumunuz sona erdi. Lütfen yeniden giriş yapınız.';
  if (status === 403) return 'Bu işlem için yetkiniz bulunmuyor.';
  if (status === 404) return 'Aranan kayıt bulunamadı.';
  if (status === 409) return 'Bu kayıt siz çalışırken başkası tarafından değiştirildi.';
  if (status === 413) return 'Gönderilen bilgi çok büyük.';
  if (status === 429) return 'Çok sık denediniz. Lütfen biraz bekleyip yeniden deneyiniz.';
  if (status >= 500) return 'Sunucuda beklenmeyen bir hata oluştu. Lütfen yeniden deneyiniz.';
  return 'İşlem tamamlanamadı.';
}

const alan = (kaynak: unknown, ad: string): unknown =>
  typeof kaynak === 'object' && kaynak !== null ? Object.entries(kaynak).find(([k]) => k === ad)?.[1] : undefined;

const gecici = (status: number) => status === 0 || (status >= 502 && status <= 504);

/** One answer of the server, whatever it says; throws only where none comes. */
async function gonder(
  { method, path, effect, wrap }: Endpoint,
  fields: object,
  { signal, anahtar }: { readonly signal?: AbortSignal | undefined; readonly anahtar?: string },
): Promise<Cevap> {
  const jeton = jetonuAl();
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (jeton !== null) headers['Authorization'] = `Bearer ${jeton.token}`;
  if (effect === 'write' && anahtar !== undefined) headers['Idempotency-Key'] = anahtar;
  let yol = `/api${path}`;
  let body: string | undefined;
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(wrap === 'bare' ? fields : { val: fields });
  } else {
    const sorgu = new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString();
    if (sorgu !== '') yol += `?${sorgu}`;
  }
  const sinir = AbortSignal.timeout(ZAMAN_ASIMI);
  const gonderildi = Date.now();
  try {
    const cevap = await fetch(yol, {
      method,
      headers,
      body,
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, sinir]) : sinir,
    });
    const metin = await cevap.text();
    const govde: unknown = cevap.headers.get('content-type')?.includes('json') ? JSON.parse(metin) : null;
    return { status: cevap.status, govde, gonderildi };
  } catch (hata) {
    if (signal?.aborted) throw hata;
    throw new ApiError(0, cumle(0));
  }
}

const siraya = okumaSirasi({
  tek: ({ endpoint, fields, signal }) => gonder(endpoint, fields, { signal }),
  toplu: (istekler, signal) => gonder(oturum.okumalar, { istekler }, { signal }),
});

/** The body of a good answer; everything else is thrown. */
function govdesi({ status, govde, gonderildi }: Cevap): unknown {
  const tamam = status >= 200 && status < 300;
  if (!tamam || govde === null) {
    const msg = alan(govde, 'msg');
    if (alan(govde, 'ikiAdimGerekli') === true) ikiAdimBekle(true);
    const son = tamam ? 502 : status;
    throw new ApiError(son, typeof msg === 'string' && msg !== '' ? msg : cumle(son), govde);
  }
  const zaman = alan(govde, 'sunucuZamani') ?? alan(alan(govde, 'data'), 'sunucuZamani');
  if (typeof zaman === 'string') sunucuSaatiniIsle(ms(zaman), gonderildi, Date.now());
  return govde;
}

/**
 * Calls an endpoint. Answers what the contract says, a refusal (`durum:false`) included; throws `ApiError` for the rest.
 * A lost connection is tried twice more with the same key; a lost session is asked for in place, then the call repeats.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  fields: Girdi<E> & object,
  { signal, idempotencyKey = anahtarUret(), relogin = true, topluca = false }: CallOptions = {},
): Promise<Cikti<E>> {
  for (let deneme = 0; ;) {
    const token = jetonuAl()?.token;
    try {
      const cevap = await (topluca && birlesir(endpoint)
        ? siraya({ endpoint, fields, signal })
        : gonder(endpoint, fields, { signal, anahtar: idempotencyKey }));
      return govdesi(cevap) as Cikti<E>;
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      const ara = BEKLEMELER[deneme];
      if (gecici(hata.status) && ara !== undefined) {
        deneme++;
        await bekle(ara);
        continue;
      }
      if (hata.status !== 401 || !relogin || token === undefined) throw hata;
      const simdiki = jetonuAl()?.token;
      if (simdiki === token ? await yenidenGiris() : simdiki !== undefined) continue;
      throw hata;
    }
  }
}

const reddedildi = <E extends Endpoint>(cevap: Cikti<E>): cevap is Refusal<E> => alan(cevap, 'durum') === false;
const basarili = <E extends Endpoint>(cevap: Cikti<E>): cevap is Basari<E> => alan(cevap, 'durum') !== false;

/** Calls and answers only success, together with what else is read now; a refusal is thrown as an `ApiError` of status 200. */
export async function read<E extends Endpoint>(
  endpoint: E,
  fields: Girdi<E> & object,
  options?: CallOptions,
): Promise<Basari<E>> {
  const cevap = await call(endpoint, fields, { topluca: true, ...options });
  if (basarili<E>(cevap)) return cevap;
  const msg = alan(cevap, 'msg');
  throw new ApiError(200, typeof msg === 'string' ? msg : cumle(200), cevap);
}

/** Retries are `call`'s business, and so is saying that there is no connection; a window that comes to the front refreshes what is older than half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Key and function of an endpoint's query, for prefetching and for `queryClient.setQueryData`. */
export const endpointQuery = <E extends Endpoint>(endpoint: E, fields: Girdi<E> & object) =>
  queryOptions<Basari<E>, ApiError>({
    queryKey: [endpoint.path, fields],
    queryFn: ({ signal }) => read(endpoint, fields, { signal }),
  });

/**
 * Waits for what a page will want before it is asked for. An answer that says no is not shown here: the page asks again,
 * and says what went wrong there.
 */
export async function readAhead(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (hata) {
    // A query that nobody wants any more, as after signing out, is no failure either.
    if (!(hata instanceof ApiError || hata instanceof CancelledError)) throw hata;
  }
}

/** When what was read ahead came, by query: the page that opens now need not read it once more. */
const ondenGelen = new Map<string, number>();
const YENI_MS = 5000;

/** Reads what a page reads first, together with its code. */
export async function readFirst<E extends Endpoint>(endpoint: E, fields: Girdi<E> & object): Promise<void> {
  const basladi = Date.now();
  const sorgu = endpointQuery(endpoint, fields);
  await readAhead(queryClient.query(sorgu));
  const geldi = queryClient.getQueryState(sorgu.queryKey)?.dataUpdatedAt ?? 0;
  if (geldi >= basladi) ondenGelen.set(hashKey(sorgu.queryKey), geldi);
}

interface Bilinen {
  readonly queryHash: string;
  readonly state: { readonly dataUpdatedAt: number; readonly isInvalidated: boolean };
}
function acilirken({ queryHash, state: { dataUpdatedAt, isInvalidated } }: Bilinen): false | 'always' {
  const yeni = ondenGelen.get(queryHash) === dataUpdatedAt && Date.now() - dataUpdatedAt < YENI_MS;
  return yeni && !isInvalidated ? false : 'always';
}

export interface EndpointOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchInterval?: number | false;
  readonly refetchOnMount?: boolean | 'always';
  /** Shows the former answer while the one for new fields is on its way. */
  readonly keepPrevious?: boolean;
}

/** Reads an endpoint; a refusal arrives as `error`, with the server's sentence as `error.message`. */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  fields: Girdi<E> & object,
  { keepPrevious, refetchOnMount = true, ...options }: EndpointOptions = {},
) {
  const sorgu = endpointQuery(endpoint, fields);
  const hash = hashKey(sorgu.queryKey);
  // It was read ahead for this opening, not for the next.
  useEffect(() => () => void ondenGelen.delete(hash), [hash]);
  return useQuery<Basari<E>, ApiError>({
    ...sorgu,
    ...options,
    refetchOnMount: refetchOnMount === 'always' ? acilirken : refetchOnMount,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Marks every answer that shows one of these topics as old. */
export const eskit = (konular: Konular): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => gosterir(queryKey, konular) });
/** The same by hand, for what neither a write of this browser (`useAction`) nor an event (`olaylar.ts`) has told. */
export const invalidate = (...konular: readonly Konu[]): Promise<void> => eskit(konular);

export interface ActionOptions<E extends Endpoint> {
  /** `okundu`: when the screens that show what changed have read it again. */
  readonly onSuccess?: (cevap: Basari<E>, fields: Girdi<E>, okundu: Promise<void>) => void | Promise<void>;
  /** An expected refusal; without it the server's sentence is shown as a toast. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => void;
  /** No connection or an HTTP error; without it the sentence is shown as a toast. */
  readonly onError?: (hata: ApiError, fields: Girdi<E>) => void;
}

/**
 * Runs a write: `action.mutate(fields)`, `action.isPending`; what it changes is read again by itself. While the outcome of an attempt is unknown, the same fields
 * are sent with the same key, so a person who presses the button again after a lost connection does nothing twice.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E> = {}) {
  const belirsiz = useRef<{ alanlar: string; anahtar: string } | null>(null);
  return useMutation<Cikti<E>, Error, Girdi<E> & object>({
    mutationFn: async (fields) => {
      const alanlar = JSON.stringify(fields);
      const anahtar = belirsiz.current?.alanlar === alanlar ? belirsiz.current.anahtar : anahtarUret();
      belirsiz.current = { alanlar, anahtar };
      try {
        const cevap = await call(endpoint, fields, { idempotencyKey: anahtar });
        belirsiz.current = null;
        return cevap;
      } catch (hata) {
        if (hata instanceof ApiError && !(gecici(hata.status) || hata.status === 401)) belirsiz.current = null;
        throw hata;
      }
    },
    onSuccess: async (cevap, fields) => {
      if (reddedildi<E>(cevap)) {
        if (options.onRefusal) options.onRefusal(cevap, fields);
        else bildir({ baslik: 'Hata', metin: String(alan(cevap, 'msg')), tur: 'error' });
      } else if (basarili<E>(cevap)) {
        const okundu = eskit(endpoint.degistirir ?? []);
        await options.onSuccess?.(cevap, fields, okundu);
      }
    },
    onError: (hata, fields) => {
      const api = hata instanceof ApiError ? hata : new ApiError(0, cumle(-1));
      if (options.onError) options.onError(api, fields);
      else bildir({ baslik: 'Hata', metin: api.message, tur: 'error' });
    },
  });
}

/** `onError`: what else to do, beside the sentence. */
export interface FormActionOptions<E extends Endpoint> extends Pick<ActionOptions<E>, 'onSuccess' | 'onError'> {
  /** What to do when somebody else saved first; without it the usual sentence. */
  readonly conflict?: string;
  /** Takes a refusal that is shown in another way than as a sentence; answers whether it did. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => boolean;
}

/** A write whose sentence is shown beside what was typed, `message`, until the next attempt; `setMessage` is the screen's own. */
export function useFormAction<E extends Endpoint>(
  endpoint: E,
  { conflict, onRefusal, onError, ...options }: FormActionOptions<E> = {},
) {
  const [message, setMessage] = useState<string | null>(null);
  const action = useAction(endpoint, {
    ...options,
    onRefusal: (ret, fields) => {
      if (onRefusal?.(ret, fields) !== true) setMessage(String(alan(ret, 'msg')));
    },
    onError: (hata, fields) => {
      setMessage(hata.forForm(conflict));
      onError?.(hata, fields);
    },
  });
  const mutate: typeof action.mutate = (...istek) => {
    setMessage(null);
    action.mutate(...istek);
  };
  return { data: action.data, isPending: action.isPending, mutate, message, setMessage };
}
