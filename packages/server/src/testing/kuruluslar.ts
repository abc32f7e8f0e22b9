import { ham, hatali, ISYERI, mac, oku, sha, type Siparisler, type TaklitBanka } from './bankaTarafi.ts';
import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';

/** PayTR, iyzico, PayFor and PosNet. */
export function taklitKurulus(ad: SaglayiciAdi, siparisler: Siparisler): TaklitBanka {
  if (ad === 'paytr')
    return {
      imzali: ['merchant_oid', 'status', 'total_amount'],
      imza: 'hash',
      imzala: (a) => ({
        ...a,
        hash: mac('sha256', a['merchant_oid']! + ISYERI.tuz + a['status']! + a['total_amount']!, 'base64'),
      }),
      sayfa(y, oder) {
        const [oid, s] = [...siparisler].find(([, v]) => y.action.endsWith(v.belirtec)) ?? hatali('token');
        s.hal = oder ? 'odendi' : 'olmadi';
        return ham({ oid });
      },
      bildirim(oid, oder) {
        const s = siparisler.get(oid)!;
        return ham(
          this.imzala({
            merchant_oid: oid,
            status: oder ? 'success' : 'failed',
            total_amount: String(s.tutar),
            payment_amount: String(s.tutar),
            ...(!oder && { failed_reason_code: '1', failed_reason_msg: 'Kimlik doğrulanamadı' }),
          }),
        );
      },
      api(yol, govde) {
        const a = Object.fromEntries(new URLSearchParams(govde));
        const imza = (...adlar: string[]) =>
          mac('sha256', adlar.map((n) => a[n] ?? hatali(n)).join('') + ISYERI.tuz, 'base64') === a['paytr_token'] ||
          hatali('token');
        const oid = a['merchant_oid']!;
        const s = siparisler.get(oid);
        if (yol === '/odeme/api/get-token') {
          imza(
            ...'merchant_id,user_ip,merchant_oid,email,payment_amount,user_basket,no_installment,max_installment,currency,test_mode'.split(
              ',',
            ),
          );
          siparisler.set(oid, { hal: 'acik', tutar: Number(a['payment_amount']), iade: 0, belirtec: `tok-${oid}` });
          return JSON.stringify({ status: 'success', token: `tok-${oid}` });
        }
        if (yol === '/odeme/durum-sorgu') {
          imza('merchant_id', 'merchant_oid');
          return JSON.stringify(
            s?.hal === 'odendi'
              ? {
                  status: 'success',
                  payment_amount: (s.tutar / 100).toFixed(2),
                  payment_total: (s.tutar / 100).toFixed(2),
                }
              : s?.hal === 'olmadi'
                ? { status: 'failed', err_no: '001', err_msg: 'olmadı' }
                : { status: 'error', err_no: '003', err_msg: 'bulunamadı' },
          );
        }
        imza('merchant_id', 'merchant_oid', 'return_amount');
        return JSON.stringify({
          status: siparisler.geri(oid, Math.round(Number(a['return_amount']) * 100)) ? 'success' : 'error',
          err_no: '010',
          err_msg: '',
        });
      },
    };

  if (ad === 'iyzico')
    return {
      imzali: [],
      imza: '',
      imzala: (a) => a,
      sayfa(y, oder) {
        const [, s] = [...siparisler].find(([, v]) => v.belirtec === y.fields['token']) ?? hatali('token');
        s.hal = oder ? 'odendi' : 'olmadi';
        return ham({ token: s.belirtec });
      },
      bildirim(oid, oder) {
        const s = siparisler.get(oid)!;
        const durum = oder ? 'SUCCESS' : 'FAILURE';
        const y = {
          paymentConversationId: oid,
          merchantId: 1,
          token: s.belirtec,
          status: durum,
          iyziEventType: 'CHECKOUT_FORM_AUTH',
          iyziPaymentId: 22483975,
        };
        return {
          govde: Buffer.from(JSON.stringify(y)),
          tur: 'application/json',
          imza: mac('sha256', `${ISYERI.anahtar}CHECKOUT_FORM_AUTH22483975${s.belirtec}${oid}${durum}`, 'hex'),
        };
      },
      api(yol, govde, basliklar) {
        const [, kod = ''] = (basliklar['authorization'] ?? '').split(' ');
        const beklenen = `apiKey:${ISYERI.kullanici}&randomKey:${basliklar['x-iyzi-rnd']}&signature:${mac('sha256', basliklar['x-iyzi-rnd']! + yol + govde, 'hex')}`;
        if (Buffer.from(kod, 'base64').toString() !== beklenen) hatali('authorization');
        const y = JSON.parse(govde) as Record<string, string>;
        const oid = y['conversationId']!;
        const s = siparisler.get(oid);
        if (yol.includes('initialize')) {
          const belirtec = `tok-${oid}`;
          siparisler.set(oid, { hal: 'acik', tutar: Math.round(Number(y['price']) * 100), iade: 0, belirtec });
          return JSON.stringify({
            status: 'success',
            conversationId: oid,
            token: belirtec,
            paymentPageUrl: `http://127.0.0.1:1/sayfa?token=${belirtec}&lang=tr`,
            signature: mac('sha256', `${oid}:${belirtec}`, 'hex'),
          });
        }
        if (yol.includes('detail')) {
          if (s === undefined) return JSON.stringify({ status: 'failure', errorCode: '5086' });
          const fiyat = String(s.tutar / 100);
          const durum = { acik: 'INIT_THREEDS', odendi: 'SUCCESS', iptal: 'FAILURE', olmadi: 'FAILURE' }[s.hal];
          const no = s.hal === 'odendi' ? '22483975' : '';
          return JSON.stringify({
            status: 'success',
            paymentStatus: durum,
            ...(no && { paymentId: no }),
            currency: 'TRY',
            basketId: oid,
            conversationId: oid,
            paidPrice: Number(fiyat),
            price: Number(fiyat),
            token: s.belirtec,
            lastFourDigits: '0008',
            signature: mac('sha256', [durum, no, 'TRY', oid, oid, fiyat, fiyat, s.belirtec].join(':'), 'hex'),
          });
        }
        const oldu = siparisler.geri(oid, yol === '/payment/cancel' ? null : Math.round(Number(y['price']) * 100));
        return JSON.stringify(oldu ? { status: 'success' } : { status: 'failure', errorCode: '5093' });
      },
    };

  if (ad === 'payfor')
    return {
      imzali: ['OrderId', 'AuthCode', 'ProcReturnCode', '3DStatus', 'ResponseRnd'],
      imza: 'ResponseHash',
      imzala: (a) => ({
        ...a,
        ResponseHash: sha(
          'sha1',
          ISYERI.uye +
            ISYERI.anahtar +
            a['OrderId']! +
            a['AuthCode']! +
            a['ProcReturnCode']! +
            a['3DStatus']! +
            a['ResponseRnd']! +
            ISYERI.kullanici,
          'base64',
        ),
      }),
      sayfa({ fields: f }, oder) {
        const sira = ['MbrId', 'OrderId', 'PurchAmount', 'OkUrl', 'FailUrl', 'TxnType', 'InstallmentCount', 'Rnd'];
        if (sha('sha1', sira.map((n) => f[n]).join('') + ISYERI.anahtar, 'base64') !== f['Hash']) hatali('hash');
        siparisler.ac(f['OrderId']!, Math.round(Number(f['PurchAmount']) * 100), oder);
        return ham(
          this.imzala({
            OrderId: f['OrderId']!,
            AuthCode: oder ? 'S86797' : '',
            ProcReturnCode: oder ? '00' : 'V033',
            '3DStatus': oder ? '1' : '-1',
            ResponseRnd: 'PF6380285',
            PurchAmount: f['PurchAmount']!,
            HostRefNum: oder ? '230422100150' : '',
            CardMask: '415565******6111',
            ErrMsg: oder ? 'Onaylandı' : 'Doğrulanamadı',
          }),
        );
      },
      api(_yol, govde) {
        if (oku(govde, 'UserPass') !== ISYERI.parola || oku(govde, 'UserCode') !== ISYERI.kullanici) hatali('user');
        const oid = oku(govde, 'OrgOrderId');
        const s = siparisler.get(oid);
        const yanit = (kod: string, ek = '') =>
          `<PayforResponse><ProcReturnCode>${kod}</ProcReturnCode><ErrMsg></ErrMsg>${ek}</PayforResponse>`;
        if (oku(govde, 'TxnType') === 'OrderInquiry')
          return s === undefined
            ? yanit('V013')
            : yanit(
                s.hal === 'olmadi' ? '51' : '00',
                `<OrderId>${oid}</OrderId><PurchAmount>${(s.tutar / 100).toFixed(2)}</PurchAmount><Currency>949</Currency><VoidDate>${s.hal === 'iptal' ? '20261126' : '0'}</VoidDate><HostRefNum>230422100150</HostRefNum>`,
              );
        const tutar = oku(govde, 'TxnType') === 'Void' ? null : Math.round(Number(oku(govde, 'PurchAmount')) * 100);
        return yanit(siparisler.geri(oid, tutar) ? '00' : 'V014');
      },
    };

  return {
    imzali: ['ECI', 'CAVV', 'MdStatus', 'MdErrorMessage', 'MD', 'SecureTransactionId'],
    imza: 'Mac',
    imzala: (a) => ({
      ...a,
      Mac: sha(
        'sha256',
        a['MacParams']!.split(':')
          .map((n) => a[n] ?? '')
          .join('') + ISYERI.anahtar,
        'base64',
      ),
    }),
    sayfa({ fields: f }, oder) {
      if (sha('sha256', f['MerchantNo']! + f['TerminalNo']! + f['Amount']! + ISYERI.anahtar, 'base64') !== f['Mac'])
        hatali('mac');
      siparisler.set(f['OrderId']!, {
        hal: 'acik',
        tutar: Number(f['Amount']),
        iade: 0,
        belirtec: `1010${f['OrderId']}`,
      });
      return ham(
        this.imzala({
          OrderId: f['OrderId']!,
          MerchantId: ISYERI.uye,
          Amount: f['Amount']!,
          ECI: '02',
          CAVV: 'jKOBaLBL3hQ=',
          MdStatus: oder ? '1' : '0',
          MdErrorMessage: oder ? 'Authenticated' : 'Not authenticated',
          MD: 'md1',
          SecureTransactionId: `1010${f['OrderId']}`,
          MacParams: 'ECI:CAVV:MdStatus:MdErrorMessage:MD:SecureTransactionId',
        }),
      );
    },
    api(yol, govde) {
      const y = JSON.parse(govde) as Record<string, string> & {
        ThreeDSecureData?: Record<string, string>;
        Amount?: number;
      };
      const oid = y['OrderId']!;
      const s = siparisler.get(oid);
      const guvenlik = y.ThreeDSecureData;
      const beklenen = guvenlik
        ? guvenlik['SecureTransactionId']! + guvenlik['CavvData']! + guvenlik['Eci']! + guvenlik['MdStatus']!
        : '';
      if (y['MAC'] !== sha('sha256', ISYERI.uye + ISYERI.terminal + beklenen + ISYERI.anahtar, 'base64')) hatali('mac');
      const yanit = (kod: string, ek: object = {}) =>
        JSON.stringify({ ServiceResponseData: { ResponseCode: kod, ResponseDescription: '' }, ...ek });
      if (yol.endsWith('/Sale')) {
        // The number of the check is bound to the order and the sum.
        if (s?.hal !== 'acik' || s.belirtec !== guvenlik?.['SecureTransactionId'] || s.tutar !== Number(y.Amount))
          return yanit('0148');
        s.hal = 'odendi';
        return yanit('0000', { AuthCode: '449324', ReferenceCode: `ref${oid}` });
      }
      if (yol.endsWith('/TransactionInquiry'))
        return yanit('0000', {
          TransactionData:
            s === undefined || s.hal === 'acik'
              ? []
              : [
                  { TransactionType: 'Sale', AuthCode: '449324', Amount: s.tutar, ReferenceCode: `ref${oid}` },
                  ...(s.hal === 'iptal' ? [{ TransactionType: 'Reverse' }] : []),
                ],
        });
      return yanit(siparisler.geri(oid, yol.endsWith('/Reverse') ? null : Number(y.Amount)) ? '0000' : '0225');
    },
  };
}
