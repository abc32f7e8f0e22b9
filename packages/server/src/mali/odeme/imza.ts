import { type BinaryToTextEncoding, createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as m from '@masabasi/core/mali/odeme/imzalanan';
import { asciiBuyuk } from '@masabasi/core/platform/text/metin';

/** Signatures of banks and payment services: digests of the texts from `core/odeme/imzalanan.ts`. */

type Alanlar = m.Alanlar;
const ozet = (alg: 'sha1' | 'sha256' | 'sha512', s: string | Buffer, bicim: BinaryToTextEncoding): string =>
  createHash(alg).update(s).digest(bicim);
const hmac = (alg: 'sha256' | 'sha512', anahtar: string, s: string, bicim: BinaryToTextEncoding): string =>
  createHmac(alg, anahtar).update(s).digest(bicim);
const hex = (s: string): string => asciiBuyuk(s);

/** Compares two signatures in constant time. A missing or empty signature is never equal. */
export function esit(gelen: unknown, beklenen: string): boolean {
  if (typeof gelen !== 'string' || gelen === '' || beklenen === '') return false;
  const [x, y] = [ozet('sha256', gelen, 'base64'), ozet('sha256', beklenen, 'base64')].map((s) => Buffer.from(s));
  return timingSafeEqual(x!, y!);
}

export const nestpay3 = (a: Alanlar, storeKey: string): string => ozet('sha512', m.nestpay3(a, storeKey), 'base64');
/** The same signature for fields of received bytes, one character per byte, in any encoding of the bank. */
export const nestpay3Bayt = (a: Alanlar, storeKey: string): string =>
  ozet('sha512', Buffer.from(m.nestpay3(a, Buffer.from(storeKey).toString('latin1')), 'latin1'), 'base64');

const garantiGuvenligi = (sifre: string, terminalId: string): string =>
  hex(ozet('sha1', m.garantiGuvenligi(sifre, terminalId), 'hex'));
export const garantiForm = (a: Alanlar, storeKey: string, sifre: string): string =>
  hex(ozet('sha512', m.garantiForm(a, storeKey, garantiGuvenligi(sifre, m.deger(a['terminalid']))), 'hex'));
export const garantiApi = (istek: Alanlar, sifre: string, iadeSifre: string): string =>
  hex(
    ozet(
      'sha512',
      m.garantiApi(istek, garantiGuvenligi(m.garantiIadeMi(istek) ? iadeSifre : sifre, m.garantiTerminali(istek))),
      'hex',
    ),
  );
export const garantiYanit = (a: Alanlar, storeKey: string): string =>
  hex(ozet('sha512', m.adliAlanlar(a, a['hashparams'], storeKey), 'hex'));

export const akbankForm = (a: Alanlar, secretKey: string): string =>
  hmac('sha512', secretKey, m.akbankForm(a), 'base64');
export const akbankYanit = (a: Alanlar, secretKey: string): string =>
  hmac('sha512', secretKey, m.akbankYanit(a), 'base64');
export const akbankGovde = (govde: string, secretKey: string): string => hmac('sha512', secretKey, govde, 'base64');

export const paytr = (cagri: m.PaytrCagrisi, a: Alanlar): string =>
  hmac('sha256', m.deger(a['merchant_key']), m.paytr(cagri, a), 'base64');

export const iyzicoIstek = (k: {
  readonly apiKey: string;
  readonly secretKey: string;
  readonly randomKey: string;
  readonly path: string;
  readonly body: string;
}): string =>
  Buffer.from(
    `apiKey:${k.apiKey}&randomKey:${k.randomKey}&signature:${hmac('sha256', k.secretKey, k.randomKey + k.path + k.body, 'hex')}`,
  ).toString('base64');
export const iyzicoYanit = (sira: readonly string[], a: Alanlar, secretKey: string): string =>
  hmac('sha256', secretKey, m.iyzicoYanit(sira, a), 'hex');
export const iyzicoBildirim = (a: Alanlar, secretKey: string): string =>
  hmac('sha256', secretKey, m.iyzicoBildirim(a, secretKey), 'hex');

export const payforIstek = (a: Alanlar, storeKey: string): string => ozet('sha1', m.payforIstek(a, storeKey), 'base64');
export const payforYanit = (a: Alanlar, k: Parameters<typeof m.payforYanit>[1]): string =>
  ozet('sha1', m.payforYanit(a, k), 'base64');

export const posnet1Adli = (a: Alanlar, encKey: string): string => ozet('sha256', m.posnet1Adli(a, encKey), 'base64');
export const posnet1Provizyon = (a: Alanlar, encKey: string): string =>
  ozet('sha256', m.posnet1Provizyon(a, encKey), 'base64');
