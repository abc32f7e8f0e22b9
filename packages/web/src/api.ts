import type { Call } from '@masabasi/core/call';
import type { Basari, Cikti, Girdi } from '@masabasi/core/endpoint';
import type { Konu } from '@masabasi/core/contract';
import {
  CancelledError,
  hashKey,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { alan, anahtarUret, ApiError, basarili, call, cumle, gecici, read, reddedildi, type Refusal } from './cagri.ts';
import { gosterir, type Konular } from './konular.ts';
import { bildir } from './ui/Toast.tsx';

/** What a screen reads and writes: `useEndpoint` and `useAction`. An endpoint of the contract is all they need. */

/** Retries are `call`'s business, and so is saying that there is no connection; a window that comes to the front refreshes what is older than half a minute. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Key and function of an endpoint's query, for prefetching and for `queryClient.setQueryData`. */
export const endpointQuery = <E extends Call>(endpoint: E, fields: Girdi<E> & object) =>
  queryOptions<Basari<E>, ApiError>({
    queryKey: [endpoint.path, fields],
    queryFn: ({ signal }) => read(endpoint, fields, { signal }),
    meta: { konu: endpoint.konu },
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
export async function readFirst<E extends Call>(endpoint: E, fields: Girdi<E> & object): Promise<void> {
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
export function useEndpoint<E extends Call>(
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

/** Reads an endpoint for several fields at once, as if it were one answer: there when all are, in the order asked for. */
export function useEndpoints<E extends Call>(endpoint: E, fields: readonly (Girdi<E> & object)[]) {
  const combine = useCallback(
    (results: readonly UseQueryResult<Basari<E>, ApiError>[]) => ({
      data: results.every((r) => r.data !== undefined) ? results.flatMap((r) => r.data ?? []) : undefined,
      error: results.find((r) => r.error)?.error ?? null,
      isRefetchError: results.some((r) => r.isRefetchError),
      isFetching: results.some((r) => r.isFetching),
      dataUpdatedAt: Math.min(...results.map((r) => r.dataUpdatedAt)),
      errorUpdatedAt: Math.max(...results.map((r) => r.errorUpdatedAt)),
    }),
    [],
  );
  const queries = fields.map((f) => ({ ...endpointQuery(endpoint, f), refetchOnMount: acilirken }));
  const answers = useQueries({ queries, combine });
  const asked = useRef(fields);
  useEffect(() => {
    asked.current = fields;
  });
  const refetch = useCallback(async () => {
    await Promise.all(
      asked.current.map((f) =>
        queryClient.refetchQueries({ queryKey: endpointQuery(endpoint, f).queryKey, exact: true }),
      ),
    );
  }, [endpoint]);
  return { ...answers, refetch };
}

/** Marks every answer that shows one of these topics as old. */
export const eskit = (konular: Konular): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => gosterir(meta?.konu, konular) });
/** The same by hand, for what neither a write of this browser (`useAction`) nor an event (`olaylar.ts`) has told. */
export const invalidate = (...konular: readonly Konu[]): Promise<void> => eskit(konular);

export interface ActionOptions<E extends Call> {
  /** `okundu`: when the screens that show what changed have read it again. */
  readonly onSuccess?: (cevap: Basari<E>, fields: Girdi<E>, okundu: Promise<void>) => void | Promise<void>;
  /** An expected refusal; without it the server's sentence is shown as a toast. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => void;
  /** No connection or an HTTP error; without it the sentence is shown as a toast. */
  readonly onError?: (hata: ApiError, fields: Girdi<E>) => void;
}

/**
 * So long, at most, a write goes on being under way for the screen that still shows what was there before it. Over a slow
 * line it shows that for seconds, and a form opened from it would be refused as if somebody else had saved.
 */
const GORUNME_MS = 8000;
const gorununce = (okundu: Promise<void>): Promise<void> =>
  Promise.race([okundu, new Promise<void>((tamam) => setTimeout(tamam, GORUNME_MS))]);

/**
 * Runs a write: `action.mutate(fields)`, `action.isPending`; what it changes is read again by itself, and until then it is
 * under way: who presses the next button at once would send what their own write has made old. While the outcome of an
 * attempt is unknown, the same fields are sent with the same key, so a person who presses the button again after a lost
 * connection does nothing twice.
 */
export function useAction<E extends Call>(endpoint: E, options: ActionOptions<E> = {}) {
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
        await gorununce(okundu);
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
export interface FormActionOptions<E extends Call> extends Pick<ActionOptions<E>, 'onSuccess' | 'onError'> {
  /** What to do when somebody else saved first; without it the usual sentence. */
  readonly conflict?: string;
  /** Takes a refusal that is shown in another way than as a sentence; answers whether it did. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => boolean;
}

/**
 * A write whose sentence is shown beside what was typed, `message`, until the next attempt; `setMessage` is the screen's own.
 * The form closes over a page that shows what it wrote.
 */
export function useFormAction<E extends Call>(
  endpoint: E,
  { conflict, onRefusal, onError, onSuccess }: FormActionOptions<E> = {},
) {
  const [message, setMessage] = useState<string | null>(null);
  const action = useAction(endpoint, {
    onSuccess: async (cevap, fields, okundu) => {
      await gorununce(okundu);
      await onSuccess?.(cevap, fields, okundu);
    },
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
