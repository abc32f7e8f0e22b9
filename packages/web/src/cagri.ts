import type { Call } from '@masabasi/core/call';
import type { Basari, Cikti, Girdi } from '@masabasi/core/endpoint';
import { ms } from '@masabasi/core/tarih';
import { oturum } from './calls/oturum.ts';
import { ulasildi, ulasilamadi } from './baglanti.ts';
import { birlesir, type Cevap, okumaSirasi } from './okumaSirasi.ts';
import { ikiAdimBekle, jetonuAl, yenidenGiris } from './jeton.ts';
import { sunucuSaatiniIsle } from './sunucuSaati.ts';

/** The only way to the server: a call of an endpoint of the contract, which says its path and its types. */

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
export type Refusal<E extends Call> = Extract<Cikti<E>, { durum: false }>;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The same key for the same intention: repeating a write with it changes nothing twice. */
  readonly idempotencyKey?: string;
  /** False where nobody can be asked to sign in again (the first load, the sign-in itself). */
  readonly relogin?: boolean;
  /** Goes on where the page is left meanwhile; for what is short. */
  readonly keepalive?: boolean;
  /** Travels in one call with what else is read in the same tick. */
  readonly topluca?: boolean;
}

/** A new idempotency key. `crypto.randomUUID` would be missing where the office serves plain HTTP. */
export const anahtarUret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');

const BEKLEMELER = [300, 1000];
const ZAMAN_ASIMI = 30_000;
/** A file is longer than an answer, and a telephone's connection slow. */
const DOSYA_ZAMAN_ASIMI = 170_000;

const bekle = (sure: number) => new Promise<void>((coz) => setTimeout(coz, sure));

/** What is said of an HTTP status where the server says nothing. */
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

/** A field of an answer, whatever it is. */
export const alan = (kaynak: unknown, ad: string): unknown =>
  typeof kaynak === 'object' && kaynak !== null ? Object.entries(kaynak).find(([k]) => k === ad)?.[1] : undefined;

/** Whether it may be otherwise in a moment. */
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

/** One answer of the server, whatever it says; throws only where none comes. */
async function gonder(
  { method, path, effect, wrap }: Call,
  fields: object,
  {
    signal,
    anahtar,
    keepalive = false,
  }: { readonly signal?: AbortSignal | undefined; readonly anahtar?: string; readonly keepalive?: boolean },
): Promise<Cevap> {
  const headers: Record<string, string> = { Accept: 'application/json', ...yetkiBasligi() };
  if (effect === 'write' && anahtar !== undefined) headers['Idempotency-Key'] = anahtar;
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

interface Israr {
  readonly relogin: boolean;
  /** How long to wait before each further try where there is no connection. */
  readonly beklemeler: readonly number[];
}

/** Asks until there is an answer or none can be had; a lost session is asked for in place. */
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
 * Calls an endpoint. Answers what the contract says, a refusal (`durum:false`) included; throws `ApiError` for the rest.
 * A lost connection is tried twice more with the same key; a lost session is asked for in place, then the call repeats.
 */
export async function call<E extends Call>(
  endpoint: E,
  fields: Girdi<E> & object,
  { signal, idempotencyKey = anahtarUret(), relogin = true, topluca = false, keepalive = false }: CallOptions = {},
): Promise<Cikti<E>> {
  return sorarak({ relogin, beklemeler: BEKLEMELER }, async () => {
    const cevap = await (topluca && birlesir(endpoint)
      ? siraya({ endpoint, fields, signal })
      : gonder(endpoint, fields, { signal, anahtar: idempotencyKey, keepalive }));
    return govdesi(cevap) as Cikti<E>;
  });
}

export const reddedildi = <E extends Call>(cevap: Cikti<E>): cevap is Refusal<E> => alan(cevap, 'durum') === false;
export const basarili = <E extends Call>(cevap: Cikti<E>): cevap is Basari<E> => alan(cevap, 'durum') !== false;

/** Calls and answers only success, together with what else is read now; a refusal is thrown as an `ApiError` of status 200. */
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
  /** The same key for the same file: one that came although no answer did is not kept twice. */
  readonly idempotencyKey: string;
  /** How much of it has gone, from 0 to 1. */
  readonly onProgress: (oran: number) => void;
}

/** So long nothing may move. */
const SESSIZLIK = 60_000;

const jsonu = (metin: string): unknown => {
  try {
    return JSON.parse(metin);
  } catch {
    // A page of a proxy in between.
    return null;
  }
};

/** One answer to a form; `fetch` does not say how much has gone. */
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
 * Sends a file. The fields travel in the address, so that the server knows whether it may come before it is read. A lost
 * session is asked for in place; a lost connection is thrown: whoever watches says when to try again.
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

/** Reads the bytes of a file. The browser keeps them and asks each time whether it still may. */
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
