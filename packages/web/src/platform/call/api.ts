import type { Call } from '@masabasi/core/platform/call/call';
import type { Basari, Cikti, Girdi } from '@masabasi/core/platform/call/endpoint';
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
import { bildir } from '../../ui/Toast.tsx';
import { useLatest } from '../../ui/useLatest.ts';

/** Reads and writes of a screen: `useEndpoint` and `useAction`. They need only an endpoint of the contract. */

/**
 * Retries and the notice of a lost connection belong to `call`. A window that comes to the front reads again answers
 * older than half a minute.
 */
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

/** Reads in advance for a page. A refusal is not shown here: the page reads again and shows the refusal itself. */
export async function readAhead(reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (hata) {
    // A cancelled query, for example after signing out, is no failure either.
    if (!(hata instanceof ApiError || hata instanceof CancelledError)) throw hata;
  }
}

/** Time of each read in advance, by query. The page that opens need not read it again. */
const ondenGelen = new Map<string, number>();
const YENI_MS = 5000;

/** Reads the first data of a page while its code loads. */
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
  /** Shows the former answer until the answer for new fields arrives. */
  readonly keepPrevious?: boolean;
}

/** Reads an endpoint. A refusal arrives as `error`, with the server's sentence as `error.message`. */
export function useEndpoint<E extends Call>(
  endpoint: E,
  fields: Girdi<E> & object,
  { keepPrevious, refetchOnMount = true, ...options }: EndpointOptions = {},
) {
  const sorgu = endpointQuery(endpoint, fields);
  const hash = hashKey(sorgu.queryKey);
  // The read in advance counts only for this opening of the page.
  useEffect(() => () => void ondenGelen.delete(hash), [hash]);
  return useQuery<Basari<E>, ApiError>({
    ...sorgu,
    ...options,
    refetchOnMount: refetchOnMount === 'always' ? acilirken : refetchOnMount,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Reads an endpoint for several fields at once. The answers come together, in the order of the fields. */
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
  const asked = useLatest(fields);
  const refetch = useCallback(async () => {
    await Promise.all(
      asked.current.map((f) =>
        queryClient.refetchQueries({ queryKey: endpointQuery(endpoint, f).queryKey, exact: true }),
      ),
    );
  }, [asked, endpoint]);
  return { ...answers, refetch };
}

/** Marks every answer that shows one of these topics as old. */
export const eskit = (konular: Konular): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ meta }) => gosterir(meta?.konu, konular) });
/** Marks topics as old by hand, for changes that neither `useAction` nor an event (`olaylar.ts`) reports. */
export const invalidate = (...konular: readonly Konu[]): Promise<void> => eskit(konular);

export interface ActionOptions<E extends Call> {
  /** `okundu` resolves when the screens that show the change have read it again. */
  readonly onSuccess?: (cevap: Basari<E>, fields: Girdi<E>, okundu: Promise<void>) => void | Promise<void>;
  /** Takes an expected refusal. Without it a toast shows the server's sentence. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => void;
  /** Takes a lost connection or an HTTP error. Without it a toast shows the sentence. */
  readonly onError?: (hata: ApiError, fields: Girdi<E>) => void;
  /** Header that names the draft of the form. The server forgets the draft together with a success. */
  readonly draftHeader?: () => string | undefined;
  /** Called when the success arrives, before any screen has read again. */
  readonly onSaved?: () => void;
}

/**
 * Longest time that a write stays pending while the screens still show the old data. On a slow line a form opened from
 * old data would be refused as if another person had saved.
 */
const GORUNME_MS = 8000;
const gorununce = (okundu: Promise<void>): Promise<void> =>
  Promise.race([okundu, new Promise<void>((tamam) => setTimeout(tamam, GORUNME_MS))]);

/**
 * Runs a write: `action.mutate(fields)`, `action.isPending`. The changed data is read again by itself, and the write
 * stays pending until then: otherwise the next button would send data that this write has made old. While the outcome
 * of an attempt is unknown, the same fields go with the same key, so pressing the button again after a lost connection
 * does nothing twice.
 */
export function useAction<E extends Call>(endpoint: E, options: ActionOptions<E> = {}) {
  const belirsiz = useRef<{ alanlar: string; anahtar: string } | null>(null);
  return useMutation<Cikti<E>, Error, Girdi<E> & object>({
    mutationFn: async (fields) => {
      const alanlar = JSON.stringify(fields);
      const anahtar = belirsiz.current?.alanlar === alanlar ? belirsiz.current.anahtar : anahtarUret();
      belirsiz.current = { alanlar, anahtar };
      try {
        const cevap = await call(endpoint, fields, { idempotencyKey: anahtar, draft: options.draftHeader?.() });
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
        options.onSaved?.();
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

/** `onError` runs in addition to the shown sentence. */
export interface FormActionOptions<E extends Call> extends Omit<ActionOptions<E>, 'onRefusal'> {
  /** Advice after a conflict with another person's save; without it the usual sentence. */
  readonly conflict?: string;
  /** Takes a refusal that is not shown as a sentence. Answers true when it took it. */
  readonly onRefusal?: (ret: Refusal<E>, fields: Girdi<E>) => boolean;
}

/**
 * A write of a form: `message` holds the server's sentence until the next attempt, and the screen may set it with
 * `setMessage`. After a success the form closes over a page that shows the new data.
 */
export function useFormAction<E extends Call>(
  endpoint: E,
  { conflict, onRefusal, onError, onSuccess, ...options }: FormActionOptions<E> = {},
) {
  const [message, setMessage] = useState<string | null>(null);
  const action = useAction(endpoint, {
    ...options,
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
