import type { Socket } from 'node:net';
import type { FastifyError } from 'fastify';
import type { Oncelik } from '@masabasi/core/platform/call/endpoint';
import { METIN as IKI_ADIM } from '@masabasi/core/kisi/ikiAdim/rules';
import { GECICI_PAROLA } from '@masabasi/core/kisi/oturum/rules';
import type { z } from 'zod';
import { pgKodu } from '../db/connect.ts';
import { type Log, hataMesaji } from '../log/log.ts';

/** An answer other than 200. `mesaj` is a Turkish sentence shown to a person, never a stack, SQL or a path. */
export class HttpError extends Error {
  readonly status: number;
  readonly baslik: Record<string, string>;
  /** Further fields of the body, such as the current row. */
  readonly ek: Record<string, unknown>;
  constructor(status: number, mesaj: string, baslik: Record<string, string> = {}, ek: Record<string, unknown> = {}) {
    super(mesaj);
    this.status = status;
    this.baslik = baslik;
    this.ek = ek;
  }
}

export const oturumYok = () => new HttpError(401, 'Oturumunuz açık değil. Lütfen giriş yapınız.');
export const yetkiYok = () => new HttpError(403, 'Bu işlem için yetkiniz yok.');
/** The person must do another step first. The client shows where. */
export const once = (ne: Oncelik) =>
  ne === 'parola'
    ? new HttpError(403, GECICI_PAROLA, {}, { parolaGerekli: true })
    : new HttpError(403, IKI_ADIM.zorunlu, {}, { ikiAdimGerekli: true });
/** The server is full at this moment. The client tries again after two seconds. */
export const cokYogun = () =>
  new HttpError(503, 'Sunucu şu anda çok yoğun. Birkaç saniye sonra tekrar deneyiniz.', { 'retry-after': '2' });
export const kayitYok = (ne = 'Kayıt') => new HttpError(404, `${ne} bulunamadı.`);
/** @param guncel the current row, so that the person can compare */
export const surumEski = (
  guncel?: unknown,
  msg = 'Bu kayıt siz açtıktan sonra değiştirildi. Güncel hâlini açıp tekrar deneyiniz.',
) => new HttpError(409, msg, {}, guncel === undefined ? {} : { guncel });

/** A record of a request, in the version that the person saw. */
export interface Seen {
  readonly Id: number;
  readonly Surum: number;
}

/** A locked record that a person may see. Throws 404 without one, and 409 when the person saw another version. */
export function found<K>(kayit: K | null | undefined, ad: string): K;
export function found<K extends { readonly Surum: number }>(kayit: K | null | undefined, ad: string, Surum: number): K;
export function found<K extends { readonly Surum?: number }>(
  kayit: K | null | undefined,
  ad: string,
  Surum?: number,
): K {
  if (kayit === null || kayit === undefined) throw kayitYok(ad);
  if (Surum !== undefined && kayit.Surum !== Surum) throw surumEski(kayit);
  return kayit;
}

/** The value at a path of the request. Undefined when the path leads nowhere. */
const icindeki = (istek: unknown, yol: readonly PropertyKey[]): unknown =>
  yol.reduce<unknown>((o, k) => (typeof o === 'object' && o !== null ? Reflect.get(o, k) : undefined), istek);

/** A Turkish sentence about the first error in a request, with the name of the field. */
export function istekHatasi(hata: z.ZodError, istek: unknown): string {
  const i = hata.issues[0];
  if (!i) return 'İstek okunamadı.';
  const alan = i.path.map(String).join('.');
  const on = alan === '' ? 'İstek' : `'${alan}' alanı`;
  if (i.code === 'unrecognized_keys') return `'${[...i.path.map(String), i.keys[0]].join('.')}' diye bir alan yok.`;
  return icindeki(istek, i.path) === undefined ? `${on} eksik.` : `${on}: ${turkce(i.message)}.`;
}

/** Messages of the contract are Turkish already. English messages of the library become one plain sentence. */
const turkce = (m: string): string => (/^(Invalid|Too|Expected|Unrecognized|Missing)/.test(m) ? 'geçersiz değer' : m);

export interface Cevap {
  readonly status: number;
  readonly msg: string;
  readonly baslik: Record<string, string>;
  readonly ek?: Record<string, unknown>;
  /** True for an unexpected error: the answer carries a number to ask about. */
  readonly beklenmedik: boolean;
  /** A known state that ends by itself, such as a database that starts. */
  readonly bilinen?: true;
}

const FASTIFY: Record<string, [number, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'Gönderilen veri çok büyük.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'İstek JSON olmalı.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'İsteğin gövdesi boş.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'İsteğin gövdesi geçerli JSON değil.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'İsteğin uzunluğu başlığıyla uyuşmuyor.'],
};

const OKUNMAYAN: Record<string, [number, string, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'İsteğin adresi ya da başlıkları çok uzun.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'İstek süresi içinde gelmedi. Yeniden deneyiniz.'],
};

/** Answers a message that is no HTTP request, or a too long one, which Fastify never sees. Its connection ends. */
export function okunmayanIstek(
  e: NodeJS.ErrnoException,
  baglanti: Pick<Socket, 'destroyed' | 'writable' | 'write' | 'destroySoon'>,
  basliklar: Readonly<Record<string, string>>,
): void {
  if (e.code === 'ECONNRESET' || baglanti.destroyed) return;
  const [status, ad, msg] = OKUNMAYAN[e.code ?? ''] ?? [400, 'Bad Request', 'İstek okunamadı.'];
  const govde = JSON.stringify({ durum: false, msg });
  const ust = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(govde)),
    'cache-control': 'no-store',
    connection: 'close',
    ...basliklar,
  };
  const satirlar = Object.entries(ust).map(([k, v]) => `${k}: ${v}\r\n`);
  if (baglanti.writable) baglanti.write(`HTTP/1.1 ${status} ${ad}\r\n${satirlar.join('')}\r\n${govde}`);
  baglanti.destroySoon();
}

/** The database is away or too slow. The caller may try again. */
export const veritabaniYok = () =>
  new HttpError(503, 'Veritabanına şu anda ulaşılamıyor. Birkaç saniye sonra tekrar deneyiniz.', {
    'retry-after': '3',
  });
/** The disk is full, or so nearly that nothing is written any more. */
export const diskDolu = () =>
  new HttpError(
    503,
    'Sunucunun diskinde yer kalmadığı için kayıt yapılamıyor; okumalar sürüyor. Sistem yöneticiniz veri klasörünün diskinde yer açınca kayıt kendiliğinden başlar.',
    { 'retry-after': '30' },
  );

/** Codes of a statement that took too long, and of a transaction that the database ended because it was idle. */
const COK_SURDU = new Set(['57014', '25P03', '25P04']);
const uzakta = (e: Error, kod: string | undefined): boolean =>
  (kod !== undefined && (/^(08|53|57)/.test(kod) || COK_SURDU.has(kod))) ||
  /ECONNREFUSED|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/.test(
    `${(e as NodeJS.ErrnoException).code ?? ''} ${e.message}`,
  );

/** Turns a thrown value into an answer. */
export function cevapla(e: Error | FastifyError): Cevap {
  if (e instanceof HttpError)
    return { status: e.status, msg: e.message, baslik: e.baslik, ek: e.ek, beklenmedik: false };
  const fastify = FASTIFY[(e as FastifyError).code];
  if (fastify) return { status: fastify[0], msg: fastify[1], baslik: {}, beklenmedik: false };
  // The browser hung up during a long answer, so nobody reads this one.
  if ((e as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE')
    return { status: 499, msg: 'Bağlantı kapandı.', baslik: {}, beklenmedik: false };
  const durum = (e as FastifyError).statusCode;
  if (durum !== undefined && durum >= 400 && durum < 500)
    return { status: durum, msg: 'İstek okunamadı.', baslik: {}, beklenmedik: false };
  const kod = pgKodu(e);
  if (kod === '53100') return { ...cevapla(diskDolu()), beklenmedik: true, bilinen: true };
  // A slow statement does not mean that the database is away, so it is logged as an error.
  if (uzakta(e, kod))
    return { ...cevapla(veritabaniYok()), beklenmedik: true, ...(!COK_SURDU.has(kod ?? '') && { bilinen: true }) };
  if (kod?.startsWith('22'))
    return { status: 400, msg: 'İstekte saklanamayan bir değer var.', baslik: {}, beklenmedik: true };
  if (kod?.startsWith('23'))
    return { status: 409, msg: 'Kayıt başka bir kayıtla çakışıyor.', baslik: {}, beklenmedik: true };
  return {
    status: 500,
    msg: 'Beklenmeyen bir hata oluştu. Lütfen sistem yöneticinizle görüşün.',
    baslik: {},
    beklenmedik: true,
  };
}

/**
 * Logs the cause of an answer: an unexpected error with its stack, a known state as a warning without one.
 * @returns false for an ordinary refusal, which is not logged here
 */
export function hatayiYaz(
  log: Pick<Log, 'error' | 'warn'>,
  alanlar: Record<string, unknown>,
  c: Cevap,
  e: Error,
): boolean {
  if (!c.beklenmedik) return false;
  if (c.bilinen) log.warn({ ...alanlar, kod: pgKodu(e), neden: hataMesaji(e) }, 'veritabanı şu anda yanıt veremiyor');
  else log.error({ ...alanlar, err: e }, 'beklenmeyen hata');
  return true;
}
