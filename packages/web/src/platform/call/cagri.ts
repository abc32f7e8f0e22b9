import type { Call } from '@masabasi/core/platform/call/call';
import { DRAFT_HEADER } from '@masabasi/core/platform/call/draft';
import type { Basari, Cikti, Girdi } from '@masabasi/core/platform/call/endpoint';
import { ms } from '@masabasi/core/platform/time/tarih';
import { oturum } from '../../calls/oturum.ts';
import { ulasildi, ulasilamadi } from './baglanti.ts';
import { birlesir, type Cevap, okumaSirasi } from './okumaSirasi.ts';
import { ikiAdimBekle, jetonuAl, yenidenGiris } from './jeton.ts';
import { sunucuSaatiniIsle } from './sunucuSaati.ts';

/** The only way to the server: a call of an endpoint of the contract, which has its path and its types. */

/** A call without a usable answer: no connection, or an HTTP error. `message` is a Turkish sentence to show. */
export class ApiError extends Error {
  /** The HTTP status; 0 without a connection, 200 for a refusal that `useEndpoint` received. */
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
  /** The sentence for a form. After a conflict with another person's save it also gives advice. */
  forForm(conflict = 'Pencereyi kapatıp güncel hâlini açarak yeniden düzenleyiniz.'): string {
    return this.status === 409 ? `${this.message} ${conflict}`.trimEnd() : this.message;
  }
}

/** The `durum: false` variant of an answer. */
export type Refusal<E extends Call> = Extract<Cikti<E>, { durum: false }>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key for the same intention: a repeated write changes nothing twice. */
  readonly idempotencyKey?: string;
  /** Header that names the draft of the saved form. */
  readonly draft?: string | undefined;
  /** False where nobody can sign in again: at the first load and at the sign-in itself. */
  readonly relogin?: boolean;
  /** The call continues when the page is left; only for short calls. */
  readonly keepalive?: boolean;
  /** Joins the other reads of the same tick in one call. */
  readonly topluca?: boolean;
}

/** A new idempotency key. `crypto.randomUUID` is missing where the office serves plain HTTP. */
export const anahtarUret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');

const BEKLEMELER = [300, 1000];
const ZAMAN_ASIMI = 30_000;
/** A file is larger than a usual call, and a phone connection is slow. */
const DOSYA_ZAMAN_ASIMI = 170_000;

const bekle = (sure: number) => new Promise<void>((coz) => setTimeout(coz, sure));

/** The sentence for an HTTP status when the server sends none. */
export function cumle(status: number): string {
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

/** A field of an answer of unknown shape. */
export const alan = (kaynak: unknown, ad: string): unknown =>
  typeof kaynak === 'object' && kaynak !== null ? Object.entries(kaynak).find(([k]) => k === ad)?.[1] : undefined;

/** True for an error that may pass by itself. */
export const gecici = (status: number) => status === 0 || (status >= 502 && status <= 504);

const yetkiBasligi = (): Record<string, string> => {
  const jeton = jetonuAl();
  return jeton === null ? {} : { Authorization: `Bearer ${jeton.token}` };
};
const adresi = (path: string, fields: object): string => {
  const sorgu = new URLSearchParams(Object.entries(fields).map(([k, v]) => [k, String(v)])).toString();
  return sorgu === '' ? `/api${path}` : `/api${path}?${sorgu}`;
};
const siniri = (signal: AbortSignal | undefined, sure = ZAMAN_ASIMI): AbortSignal => {
  const sinir = AbortSignal.timeout(sure);
  return signal ? AbortSignal.any([signal, sinir]) : sinir;
};

/** One answer of the server with any status. Throws only when no answer comes. */
async function gonder(
  { method, path, effect, wrap }: Call,
  fields: object,
  {
    signal,
    anahtar,
    draft,
    keepalive = false,
  }: Pick<CallOptions, 'draft' | 'keepalive'> & {
    readonly signal?: AbortSignal | undefined;
    readonly anahtar?: string;
  },
): Promise<Cevap> {
  const headers: Record<string, string> = { Accept: 'application/json', ...yetkiBasligi() };
  if (effect === 'write' && anahtar !== undefined) headers['Idempotency-Key'] = anahtar;
  if (draft !== undefined) headers[DRAFT_HEADER] = draft;
  let body: string | undefined;
  if (method === 'POST') {
    headers['Content-Type'] = 'application/json';
    body = JSON.stringify(wrap === 'bare' ? fields : { val: fields });
  }
  const yol = adresi(path, method === 'POST' ? {} : fields);
  const gonderildi = Date.now();
  try {
    const cevap = await fetch(yol, { method, headers, body, cache: 'no-store', keepalive, signal: siniri(signal) });
    const metin = await cevap.text();
    ulasildi();
    const govde: unknown = cevap.headers.get('content-type')?.includes('json') ? JSON.parse(metin) : null;
    return { status: cevap.status, govde, gonderildi };
  } catch (hata) {
    if (signal?.aborted) throw hata;
    ulasilamadi();
    throw new ApiError(0, cumle(0));
  }
}

const siraya = okumaSirasi({
  tek: ({ endpoint, fields, signal }) => gonder(endpoint, fields, { signal }),
  toplu: (istekler, signal) => gonder(oturum.okumalar, { istekler }, { signal }),
});

/** The body of a good answer. Throws for all others. */
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

interface Israr {
  readonly relogin: boolean;
  /** Waits before each further try without a connection. */
  readonly beklemeler: readonly number[];
}

/**
 * Repeats a call until it gets an answer or the tries end. After the end of the session it asks for the sign-in in
 * place.
 */
async function sorarak<T>({ relogin, beklemeler }: Israr, sor: () => Promise<T>): Promise<T> {
  for (let deneme = 0; ;) {
    const token = jetonuAl()?.token;
    try {
      return await sor();
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      const ara = beklemeler[deneme];
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

/**
 * Calls an endpoint. Answers the contract's answer, also a refusal (`durum: false`), and throws `ApiError` for the
 * rest. After a lost connection it tries twice more with the same key. After the end of the session it asks for the
 * sign-in in place and repeats the call.
 */
export async function call<E extends Call>(
  endpoint: E,
  fields: Girdi<E> & object,
  {
    signal,
    idempotencyKey = anahtarUret(),
    draft,
    relogin = true,
    topluca = false,
    keepalive = false,
  }: CallOptions = {},
): Promise<Cikti<E>> {
  return sorarak({ relogin, beklemeler: BEKLEMELER }, async () => {
    const cevap = await (topluca && birlesir(endpoint)
      ? siraya({ endpoint, fields, signal })
      : gonder(endpoint, fields, { signal, anahtar: idempotencyKey, draft, keepalive }));
    return govdesi(cevap) as Cikti<E>;
  });
}

export const reddedildi = <E extends Call>(cevap: Cikti<E>): cevap is Refusal<E> => alan(cevap, 'durum') === false;
export const basarili = <E extends Call>(cevap: Cikti<E>): cevap is Basari<E> => alan(cevap, 'durum') !== false;

/**
 * Calls and answers only success, in one call with the other reads of this tick. Throws a refusal as an `ApiError` of
 * status 200.
 */
export async function read<E extends Call>(
  endpoint: E,
  fields: Girdi<E> & object,
  options?: CallOptions,
): Promise<Basari<E>> {
  const cevap = await call(endpoint, fields, { topluca: true, ...options });
  if (basarili<E>(cevap)) return cevap;
  const msg = alan(cevap, 'msg');
  throw new ApiError(200, typeof msg === 'string' ? msg : cumle(200), cevap);
}

export interface UploadOptions extends Pick<CallOptions, 'signal'> {
  /** The same key for the same file: a file that arrived without an answer is not stored twice. */
  readonly idempotencyKey: string;
  /** Sent part of the file, from 0 to 1. */
  readonly onProgress: (oran: number) => void;
}

/** Longest time without progress, in milliseconds. */
const SESSIZLIK = 60_000;

const jsonu = (metin: string): unknown => {
  try {
    return JSON.parse(metin);
  } catch {
    // The error page of a proxy.
    return null;
  }
};

/** One answer to a form. `fetch` does not report the progress of an upload. */
function formuGonder(
  yol: string,
  form: FormData,
  { signal, idempotencyKey, onProgress }: UploadOptions,
): Promise<Cevap> {
  return new Promise((geldi, gelmedi) => {
    const istek = new XMLHttpRequest();
    const gonderildi = Date.now();
    const olmadi = () => {
      ulasilamadi();
      gelmedi(new ApiError(0, cumle(0)));
    };
    let sessiz: ReturnType<typeof setTimeout>;
    const duyuldu = () => {
      clearTimeout(sessiz);
      sessiz = setTimeout(() => (istek.abort(), olmadi()), SESSIZLIK);
    };
    const kes = () => {
      istek.abort();
      gelmedi(new DOMException('', 'AbortError'));
    };
    istek.upload.addEventListener('progress', (e) => {
      duyuldu();
      onProgress(e.total === 0 ? 0 : e.loaded / e.total);
    });
    istek.addEventListener('error', olmadi);
    istek.addEventListener('load', () => {
      ulasildi();
      geldi({ status: istek.status, govde: jsonu(istek.responseText), gonderildi });
    });
    istek.addEventListener('loadend', () => {
      clearTimeout(sessiz);
      signal?.removeEventListener('abort', kes);
    });
    signal?.addEventListener('abort', kes, { once: true });
    istek.open('POST', yol);
    for (const [ad, deger] of Object.entries({ Accept: 'application/json', ...yetkiBasligi() }))
      istek.setRequestHeader(ad, deger);
    istek.setRequestHeader('Idempotency-Key', idempotencyKey);
    duyuldu();
    istek.send(form);
  });
}

/**
 * Sends a file. The fields travel in the address, so that the server can refuse the file before it reads it. After the
 * end of the session the sign-in is asked for in place. A lost connection is thrown, because the caller decides about
 * another try.
 */
export function upload<E extends Call & { readonly wrap: 'form' }>(
  { path }: E,
  fields: Girdi<E> & object,
  dosya: File,
  options: UploadOptions,
): Promise<Cikti<E>> {
  return sorarak({ relogin: true, beklemeler: [] }, async () => {
    options.signal?.throwIfAborted();
    const form = new FormData();
    form.append('file', dosya, dosya.name);
    return govdesi(await formuGonder(adresi(path, fields), form, options)) as Cikti<E>;
  });
}

/** A call that answers the bytes of a file. */
export type DownloadCall = Call & { readonly ikili: true };

/**
 * Reads the bytes of a file. The browser caches them and asks the server each time whether the person still may read
 * them.
 */
export function download<E extends DownloadCall>(
  { path }: E,
  fields: Girdi<E> & object,
  signal?: AbortSignal,
): Promise<Blob> {
  return sorarak({ relogin: true, beklemeler: BEKLEMELER }, async () => {
    const sinir = siniri(signal, DOSYA_ZAMAN_ASIMI);
    const gonderildi = Date.now();
    try {
      const cevap = await fetch(adresi(path, fields), { headers: yetkiBasligi(), cache: 'no-cache', signal: sinir });
      ulasildi();
      if (!cevap.ok) govdesi({ status: cevap.status, govde: jsonu(await cevap.text()), gonderildi });
      return await cevap.blob();
    } catch (hata) {
      if (hata instanceof ApiError || signal?.aborted) throw hata;
      ulasilamadi();
      throw new ApiError(0, cumle(0));
    }
  });
}
