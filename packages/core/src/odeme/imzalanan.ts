import { asciiBuyuk } from '../metin.ts';
import { dogalSira } from './dogalSira.ts';
import { yanitFiyati } from './fiyat.ts';

/**
 * What each bank and payment service signs: the text, letter by letter, of what is asked of them and of what they answer.
 * Which digest is taken of it says `server/odeme/imza.ts`. A field that is missing counts as an empty one.
 */

/** Fields as they were sent; a value never changes before its signature was looked at. */
export type Alanlar = Readonly<Record<string, unknown>>;

/** A value as it is signed. */
export const deger = (v: unknown): string =>
  typeof v === 'string' ? v : typeof v === 'number' || typeof v === 'boolean' ? String(v) : '';

const ekle = (a: Alanlar, adlar: readonly string[]): string => adlar.map((ad) => deger(a[ad])).join('');

/** The names that an answer says it signed. */
export const adlari = (liste: unknown, ayrac: string): readonly string[] => deger(liste).split(ayrac);

const IMZASIZ = new Set(['HASH', 'ENCODING', 'NATIONALIDNO']);
const kacis = (s: string): string => s.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

/** NestPay ver3: the fields that are signed, in their order. */
export const nestpay3Adlari = (a: Alanlar): readonly string[] =>
  Object.keys(a)
    .filter((ad) => !IMZASIZ.has(asciiBuyuk(ad)))
    .toSorted(dogalSira);

/** NestPay ver3, both ways: every field that was sent. */
export const nestpay3 = (a: Alanlar, storeKey: string): string =>
  [...nestpay3Adlari(a).map((ad) => kacis(deger(a[ad]))), kacis(storeKey)].join('|');

/** The names that Garanti says it signed, their values and the key behind them. */
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
/** Garanti: what the password is digested with. */
export const garantiGuvenligi = (sifre: string, terminalId: string): string => sifre + terminalId.padStart(9, '0');
export const garantiForm = (a: Alanlar, storeKey: string, guvenlik: string): string =>
  ekle(a, GARANTI_FORM) + storeKey + guvenlik;

const ic = (a: Alanlar, ...yol: readonly string[]): unknown =>
  yol.reduce<unknown>((o, ad) => (typeof o === 'object' && o !== null ? (o as Alanlar)[ad] : undefined), a);

/** Garanti: what is signed of a call to its service. */
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
/** These calls are signed with the password of the user who may send money back. */
export const garantiIadeMi = (istek: Alanlar): boolean =>
  ['void', 'refund'].includes(deger(ic(istek, 'Transaction', 'Type')));
export const garantiTerminali = (istek: Alanlar): string => deger(ic(istek, 'Terminal', 'ID'));

/** Without these among the names an answer says nothing about which payment succeeded. */
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
/** An answer that does not sign these says nothing. */
export const AKBANK_SART = ['responseCode', 'orderId'] as const;

/** PayTR: what each of its calls signs before the salt; the key of the merchant signs it all. */
export const PAYTR_ALANLARI = {
  'durum-sorgu': ['merchant_id', 'merchant_oid'],
  iade: ['merchant_id', 'merchant_oid', 'return_amount'],
  bin: ['bin_number', 'merchant_id'],
  'taksit-oranlari': ['merchant_id', 'request_id'],
  'kart-listesi': ['utoken'],
  'kart-sil': ['ctoken', 'utoken'],
  'direkt-token': [
    'merchant_id',
    'user_ip',
    'merchant_oid',
    'email',
    'payment_amount',
    'payment_type',
    'installment_count',
    'currency',
    'test_mode',
    'non_3d',
  ],
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
  'eft-token': ['merchant_id', 'user_ip', 'merchant_oid', 'email', 'payment_amount', 'payment_type', 'test_mode'],
} as const;
export type PaytrCagrisi = keyof typeof PAYTR_ALANLARI | 'bildirim' | 'link';
/** PayTR: the salt stands in the middle of a notice and at the end of everything else. */
export function paytr(cagri: PaytrCagrisi, a: Alanlar): string {
  const tuz = deger(a['merchant_salt']);
  if (cagri === 'bildirim') return ekle(a, ['merchant_oid']) + tuz + ekle(a, ['status', 'total_amount']);
  if (cagri === 'link')
    return (
      ekle(a, ['name', 'price', 'currency', 'max_installment', 'link_type', 'lang']) +
      ekle(a, [deger(a['link_type']) === 'product' ? 'min_count' : 'email']) +
      tuz
    );
  return ekle(a, PAYTR_ALANLARI[cagri]) + tuz;
}

/** iyzico: the order in which each of its answers signs its fields. */
export const IYZICO_SIRASI = {
  auth: ['paymentId', 'currency', 'basketId', 'conversationId', 'paidPrice', 'price'],
  initialize: ['paymentId', 'conversationId'],
  callbackUrl: ['conversationData', 'conversationId', 'mdStatus', 'paymentId', 'status'],
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
  'bkm-initialize': ['token', 'conversationId'],
  'bkm-retrieve': [
    'paymentId',
    'paymentStatus',
    'basketId',
    'conversationId',
    'currency',
    'paidPrice',
    'price',
    'token',
  ],
  'apm-initialize': ['paymentId', 'redirectUrl'],
  'apm-retrieve': ['currency', 'basketId', 'conversationId', 'paidPrice', 'price', 'paymentId', 'redirectUrl'],
  refund: ['paymentId', 'price', 'currency', 'conversationId'],
  'refund-v2': ['paymentId', 'conversationId'],
} as const;
export type IyzicoYaniti = keyof typeof IYZICO_SIRASI;
/** iyzico: prices are signed without noughts at their end, whatever the body wrote. */
export const iyzicoYanit = (yanit: IyzicoYaniti, a: Alanlar): string =>
  IYZICO_SIRASI[yanit]
    .map((ad) => (ad === 'price' || ad === 'paidPrice' ? yanitFiyati(deger(a[ad])) : deger(a[ad])))
    .join(':');
/** iyzico: a notice; the secret stands in front of what it signs. */
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

export interface PosnetIsyeri {
  readonly mid: string;
  readonly tid: string;
  readonly encKey: string;
}
/** PosNet: what the key and the terminal come to is a digest of its own, the last part of everything. */
export const posnetAnahtari = (i: PosnetIsyeri): string => `${i.encKey};${i.tid}`;
export const posnetIstek = (
  a: { readonly xid: string; readonly tutar: number | string; readonly paraBirimi: string },
  mid: string,
  anahtar: string,
): string => [a.xid, String(a.tutar), a.paraBirimi, mid, anahtar].join(';');
export const POSNET_YANIT = ['mdStatus', 'xid', 'amount', 'currency'] as const;
export const posnetYanit = (a: Alanlar, mid: string, anahtar: string): string =>
  [...POSNET_YANIT.map((ad) => deger(a[ad])), mid, anahtar].join(';');

/** The first field of this name, however deep it lies. */
function derinde(o: unknown, ad: string): unknown {
  if (typeof o !== 'object' || o === null) return undefined;
  if (Object.hasOwn(o, ad)) return (o as Alanlar)[ad];
  for (const alt of Object.values(o)) {
    const bulunan = derinde(alt, ad);
    if (bulunan !== undefined) return bulunan;
  }
  return undefined;
}
/** PosNet v1: the names that the message itself gives, looked for in all of it. */
export const posnet1Adli = (a: Alanlar, encKey: string): string =>
  adlari(a['MACParams'] ?? a['MacParams'], ':')
    .map((ad) => deger(derinde(a, ad)))
    .join('') + encKey;
export const posnet1Form = (a: Alanlar, encKey: string): string =>
  ekle(a, ['MerchantNo', 'TerminalNo', 'CardNo', 'Cvv', 'ExpiredDate', 'Amount']) + encKey;
export const posnet1Provizyon = (a: Alanlar, encKey: string): string =>
  ['MerchantNo', 'TerminalNo', 'SecureTransactionId', 'CavvData', 'Eci', 'MdStatus']
    .map((ad) => deger(derinde(a, ad)))
    .join('') + encKey;
