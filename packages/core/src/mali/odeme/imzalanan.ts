import { asciiBuyuk } from '../../platform/text/metin.ts';
import { dogalSira } from './dogalSira.ts';
import { yanitFiyati } from './fiyat.ts';

/**
 * Texts that banks and payment services sign, letter by letter, in requests and answers.
 * `server/odeme/imza.ts` chooses the digest. A missing field counts as an empty one.
 */

/** Fields as they were sent. No value may change before its signature is checked. */
export type Alanlar = Readonly<Record<string, unknown>>;

/** Text of a value in a signature; empty for objects, null and undefined. */
export const deger = (v: unknown): string =>
  typeof v === 'string' ? v : typeof v === 'number' || typeof v === 'boolean' ? String(v) : '';

const ekle = (a: Alanlar, adlar: readonly string[]): string => adlar.map((ad) => deger(a[ad])).join('');

/** Names of the fields that an answer lists as signed. */
export const adlari = (liste: unknown, ayrac: string): readonly string[] => deger(liste).split(ayrac);

const IMZASIZ = new Set(['HASH', 'ENCODING', 'NATIONALIDNO']);
const kacis = (s: string): string => s.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/** NestPay ver3: names of the signed fields, in their order. */
export const nestpay3Adlari = (a: Alanlar): readonly string[] =>
  Object.keys(a)
    .filter((ad) => !IMZASIZ.has(asciiBuyuk(ad)))
    .toSorted(dogalSira);

/** NestPay ver3: signed text of requests and answers, with every sent field. */
export const nestpay3 = (a: Alanlar, storeKey: string): string =>
  [...nestpay3Adlari(a).map((ad) => kacis(deger(a[ad]))), kacis(storeKey)].join('|');

/** Garanti: values of the fields that the answer lists as signed, then the key. */
export const adliAlanlar = (a: Alanlar, liste: unknown, anahtar: string): string =>
  ekle(a, adlari(liste, ':')) + anahtar;

const GARANTI_FORM = [
  'terminalid',
  'orderid',
  'txnamount',
  'txncurrencycode',
  'successurl',
  'errorurl',
  'txntype',
  'txninstallmentcount',
] as const;
/** Garanti: text of the password digest. */
export const garantiGuvenligi = (sifre: string, terminalId: string): string => sifre + terminalId.padStart(9, '0');
export const garantiForm = (a: Alanlar, storeKey: string, guvenlik: string): string =>
  ekle(a, GARANTI_FORM) + storeKey + guvenlik;

const ic = (a: Alanlar, ...yol: readonly string[]): unknown =>
  yol.reduce<unknown>((o, ad) => (typeof o === 'object' && o !== null ? (o as Alanlar)[ad] : undefined), a);

/** Garanti: signed text of a call to its service. */
export const garantiApi = (istek: Alanlar, guvenlik: string): string =>
  [
    ic(istek, 'Order', 'OrderID'),
    ic(istek, 'Terminal', 'ID'),
    ic(istek, 'Card', 'Number'),
    ic(istek, 'Transaction', 'Amount'),
    ic(istek, 'Transaction', 'CurrencyCode'),
  ]
    .map(deger)
    .join('') + guvenlik;
/** True for calls that need the password of the refund user. */
export const garantiIadeMi = (istek: Alanlar): boolean =>
  ['void', 'refund'].includes(deger(ic(istek, 'Transaction', 'Type')));
export const garantiTerminali = (istek: Alanlar): string => deger(ic(istek, 'Terminal', 'ID'));

/** Garanti: an answer must sign these fields, else it does not prove which payment succeeded. */
export const GARANTI_SART = ['clientid', 'oid', 'mdstatus', 'md', 'rnd'] as const;

const AKBANK_FORM = [
  'paymentModel',
  'txnCode',
  'merchantSafeId',
  'terminalSafeId',
  'orderId',
  'lang',
  'amount',
  'ccbRewardAmount',
  'pcbRewardAmount',
  'xcbRewardAmount',
  'currencyCode',
  'installCount',
  'okUrl',
  'failUrl',
  'emailAddress',
  'subMerchantId',
  'creditCard',
  'expiredDate',
  'cvv',
  'randomNumber',
  'requestDateTime',
  'b2bIdentityNumber',
] as const;
export const akbankForm = (a: Alanlar): string => ekle(a, AKBANK_FORM);
export const akbankYanit = (a: Alanlar): string => ekle(a, adlari(a['hashParams'], '+'));
/** Akbank: an answer that does not sign these fields proves nothing. */
export const AKBANK_SART = ['responseCode', 'orderId'] as const;

/** PayTR: fields that each call signs before the salt. The merchant's key signs the whole text. */
const PAYTR_ALANLARI = {
  'durum-sorgu': ['merchant_id', 'merchant_oid'],
  iade: ['merchant_id', 'merchant_oid', 'return_amount'],
  'iframe-token': [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'user_basket',
    'no_installment',
    'max_installment',
    'currency',
    'test_mode',
  ],
} as const;
export type PaytrCagrisi = keyof typeof PAYTR_ALANLARI | 'bildirim';
/** PayTR: the salt stands in the middle of a notice and at the end of every other text. */
export function paytr(cagri: PaytrCagrisi, a: Alanlar): string {
  const tuz = deger(a['merchant_salt']);
  return cagri === 'bildirim'
    ? ekle(a, ['merchant_oid']) + tuz + ekle(a, ['status', 'total_amount'])
    : ekle(a, PAYTR_ALANLARI[cagri]) + tuz;
}

/** iyzico: order of the signed fields in each answer. */
export const IYZICO_SIRASI = {
  'form-initialize': ['conversationId', 'token'],
  'form-retrieve': [
    'paymentStatus',
    'paymentId',
    'currency',
    'basketId',
    'conversationId',
    'paidPrice',
    'price',
    'token',
  ],
  'refund-v2': ['paymentId', 'conversationId'],
} as const;
/** iyzico: the signature has prices without zeros at their end, even where the body has them. */
export const iyzicoYanit = (sira: readonly string[], a: Alanlar): string =>
  sira.map((ad) => (ad === 'price' || ad === 'paidPrice' ? yanitFiyati(deger(a[ad])) : deger(a[ad]))).join(':');
/** iyzico: signed text of a notice, with the secret in front. */
export function iyzicoBildirim(a: Alanlar, secretKey: string): string {
  const sonu = ekle(a, ['paymentConversationId', 'status']);
  const olay = deger(a['iyziEventType']);
  return deger(a['token']) === ''
    ? secretKey + olay + deger(a['paymentId'] ?? a['iyziPaymentId']) + sonu
    : secretKey + olay + ekle(a, ['iyziPaymentId', 'token']) + sonu;
}

const PAYFOR_ISTEK = [
  'MbrId',
  'OrderId',
  'PurchAmount',
  'OkUrl',
  'FailUrl',
  'TxnType',
  'InstallmentCount',
  'Rnd',
] as const;
export const PAYFOR_YANIT = ['OrderId', 'AuthCode', 'ProcReturnCode', '3DStatus', 'ResponseRnd'] as const;
export const payforIstek = (a: Alanlar, storeKey: string): string => ekle(a, PAYFOR_ISTEK) + storeKey;
export const payforYanit = (
  a: Alanlar,
  k: { readonly merchantId: string; readonly userCode: string; readonly storeKey: string },
): string => k.merchantId + k.storeKey + ekle(a, PAYFOR_YANIT) + k.userCode;

/** Returns the first field of this name, at any depth. */
function derinde(o: unknown, ad: string): unknown {
  if (typeof o !== 'object' || o === null) return undefined;
  if (Object.hasOwn(o, ad)) return (o as Alanlar)[ad];
  for (const alt of Object.values(o)) {
    const bulunan = derinde(alt, ad);
    if (bulunan !== undefined) return bulunan;
  }
  return undefined;
}
/** PosNet v1: signs the fields that the message itself lists, at any depth. */
export const posnet1Adli = (a: Alanlar, encKey: string): string =>
  adlari(a['MACParams'] ?? a['MacParams'], ':')
    .map((ad) => deger(derinde(a, ad)))
    .join('') + encKey;
export const posnet1Provizyon = (a: Alanlar, encKey: string): string =>
  ['MerchantNo', 'TerminalNo', 'SecureTransactionId', 'CavvData', 'Eci', 'MdStatus']
    .map((ad) => deger(derinde(a, ad)))
    .join('') + encKey;
