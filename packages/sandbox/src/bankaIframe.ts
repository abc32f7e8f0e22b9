import { createHmac } from 'node:crypto';
import type { BankaSiparisi } from './banka.ts';
import type { Alanlar } from './bankaImzasi.ts';
import { type BankaSayfasi, gitSayfasi, hataSayfasi, kapiSayfasi } from './bankaSayfalari.ts';

/**
 * The trial bank's second face, a payment service. The shop's server asks for a token, and the browser goes to the page
 * of the token and brings nothing back. A notice reports the result until it is answered with `OK`. It signs with its
 * own code, in the order that the service documents.
 */

export interface IframeSecenekleri {
  readonly uye: string;
  readonly anahtar: string;
  readonly tuz: string;
  readonly siparisler: Map<string, BankaSiparisi>;
  readonly sakla: (s: BankaSiparisi) => unknown;
}

/** Marks an order of this face. The address for its notices is set at the service. */
const YUZ = 'iframe';
const BILDIRIM_YOLU = '/api/payment/notice/paytr';
const ISTEKTE = [
  'user_ip',
  'merchant_oid',
  'email',
  'payment_amount',
  'user_basket',
  'no_installment',
  'max_installment',
  'currency',
  'test_mode',
] as const;

export const iframeSiparisi = (s: BankaSiparisi): boolean => s.istek['yuz'] === YUZ;

/** Answers for the shop's server. Null: no call of this face. */
export function iframeYuzu({ uye, anahtar, tuz, siparisler, sakla }: IframeSecenekleri) {
  const muhur = (...parcalar: readonly string[]): string =>
    createHmac('sha256', anahtar).update(parcalar.join(''), 'utf8').digest('base64');
  const olmadi = (neden: string) => ({ status: 'failed', reason: neden, err_no: '003', err_msg: neden });

  function tokenVer(a: Alanlar) {
    if (a['merchant_id'] !== uye) return olmadi('merchant_id tanınmıyor');
    if (a['paytr_token'] !== muhur(uye, ...ISTEKTE.map((ad) => a[ad] ?? ''), tuz))
      return olmadi('paytr_token geçersiz');
    const oid = a['merchant_oid'] ?? '';
    const kurus = Number(a['payment_amount']);
    if (!/^[A-Za-z0-9]{1,64}$/.test(oid) || !Number.isInteger(kurus) || kurus <= 0) return olmadi('istek eksik');
    const olan = siparisler.get(oid);
    if (olan && olan.hal !== 'acik') return olmadi('sipariş sonuçlanmış');
    const token = muhur('token', oid).replaceAll(/[^A-Za-z0-9]/g, '');
    const donus = a['merchant_ok_url'] ?? '';
    const s: BankaSiparisi = olan ?? {
      oid,
      istek: {
        yuz: YUZ,
        token,
        amount: (kurus / 100).toFixed(2),
        okUrl: donus,
        failUrl: a['merchant_fail_url'] ?? '',
        callbackUrl: URL.canParse(donus) ? new URL(BILDIRIM_YOLU, donus).href : '',
      },
      hal: 'acik',
      alinan: 0,
      iade: 0,
      kart: '',
      sifre: 0,
      davranis: 'basarili',
    };
    siparisler.set(oid, s);
    sakla(s);
    return { status: 'success', token };
  }

  /** The order of a query with a valid signature, else null. */
  const sorulan = (a: Alanlar, ...imzali: readonly string[]): BankaSiparisi | null =>
    a['merchant_id'] === uye && a['paytr_token'] === muhur(uye, ...imzali.map((ad) => a[ad] ?? ''), tuz)
      ? (siparisler.get(a['merchant_oid'] ?? '') ?? null)
      : null;
  function durum(a: Alanlar) {
    const s = sorulan(a, 'merchant_oid');
    if (s === null) return olmadi('merchant_oid ile başarılı ödeme bulunamadı');
    if (s.hal === 'acik') return { status: 'error', err_no: '004', err_msg: 'ödeme sonuçlanmadı' };
    if (s.hal !== 'odendi') return olmadi('ödeme alınmadı');
    return {
      status: 'success',
      payment_amount: s.istek['amount'],
      payment_total: (s.alinan / 100).toFixed(2),
      currency: 'TL',
    };
  }
  function iade(a: Alanlar) {
    const s = sorulan(a, 'merchant_oid', 'return_amount');
    const kurus = Math.round(Number(a['return_amount']) * 100);
    if (s?.hal !== 'odendi' || !(kurus > 0) || s.iade + kurus > s.alinan)
      return { status: 'error', err_no: '009', err_msg: 'bu tutar iade edilemez' };
    s.iade += kurus;
    sakla(s);
    return { status: 'success', merchant_oid: s.oid, return_amount: a['return_amount'] };
  }

  const API: Readonly<Record<string, (a: Alanlar) => object>> = {
    '/odeme/api/get-token': tokenVer,
    '/odeme/durum-sorgu': durum,
    '/odeme/iade': iade,
  };
  return {
    /** An answer for the shop's server. Null: this face has no such call. */
    api: (yol: string, a: Alanlar): string | null => {
      const cagri = Object.hasOwn(API, yol) ? API[yol] : undefined;
      return cagri === undefined ? null : JSON.stringify(cagri(a));
    },
    /** The page of a token. Null: no page of this face. */
    kapi(yol: string): BankaSayfasi | null {
      const [, token] = /^\/odeme\/guvenli\/([A-Za-z0-9]+)$/.exec(yol) ?? [];
      if (token === undefined) return null;
      const s = [...siparisler.values()].find((x) => iframeSiparisi(x) && x.istek['token'] === token);
      if (s?.hal !== 'acik') return hataSayfasi('Bu sipariş sonuçlanmış ya da tanınmıyor.');
      return kapiSayfasi(s.oid, s.istek['amount'] ?? '', null);
    },
    /** A signed notice about an order. A card of the kind `imza` gets a wrong signature. */
    bildirim(s: BankaSiparisi): Alanlar {
      const oldu = s.hal === 'odendi';
      const [status, total] = [oldu ? 'success' : 'failed', String(oldu ? s.alinan : 0)];
      return {
        merchant_oid: s.oid,
        status,
        total_amount: total,
        hash: muhur(s.oid, s.davranis === 'imza' ? `${tuz}0` : tuz, status, total),
        payment_type: 'card',
        currency: 'TL',
        test_mode: '1',
        ...(s.davranis === 'ekalan' && { kampanya: 'Yaz | %10 \\ indirim' }),
        ...(!oldu && { failed_reason_code: s.davranis === 'limit' ? '6' : '2', failed_reason_msg: 'Ödeme alınmadı' }),
      };
    },
    /** The way back: an address alone, without the result. */
    donus: (s: BankaSiparisi): BankaSayfasi => gitSayfasi(s.istek[s.hal === 'odendi' ? 'okUrl' : 'failUrl'] ?? ''),
  };
}
