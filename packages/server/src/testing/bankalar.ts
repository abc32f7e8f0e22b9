import {
  type Alanlar,
  ham,
  hatali,
  ISYERI,
  mac,
  oku,
  sha,
  type Siparisler,
  type TaklitBanka,
  ust,
} from './bankaTarafi.ts';
import type { SaglayiciAdi } from '@masabasi/core/mali/odeme/rules';

/** NestPay sorts by the letters in upper case. No name here has digits that would matter. */
const ver3 = (a: Alanlar): string =>
  sha(
    'sha512',
    [
      ...Object.keys(a)
        .filter((ad) => !/^(hash|encoding|nationalidno)$/i.test(ad))
        .toSorted((x, y) => {
          const [u, v] = [x, y].map((s) => s.replace(/[a-z]/g, (h) => String.fromCharCode(h.charCodeAt(0) - 32)));
          return u! < v! ? -1 : u! > v! ? 1 : 0;
        })
        .map((ad) => a[ad]!.replaceAll('\\', '\\\\').replaceAll('|', '\\|')),
      ISYERI.anahtar,
    ].join('|'),
    'base64',
  );

/** NestPay, Garanti and Akbank. Null: another one. */
export function taklitBanka(ad: SaglayiciAdi, siparisler: Siparisler): TaklitBanka | null {
  if (ad === 'deneme' || ad === 'nestpay')
    return {
      imzali: ['oid', 'amount', 'mdStatus', 'ProcReturnCode', 'Response', 'clientid', 'currency', 'okUrl'],
      imza: 'HASH',
      imzala: (a) => ({ ...a, HASH: ver3(a) }),
      sayfa({ fields: f }, oder) {
        if (ver3(f) !== f['hash']) hatali('hash');
        siparisler.ac(f['oid']!, Math.round(Number(f['amount']) * 100), oder);
        const { hash: _, callbackUrl: __, ...kalan } = f;
        const a = {
          ...kalan,
          mdStatus: oder ? '1' : '0',
          ...(oder && { ProcReturnCode: '00', Response: 'Approved', AuthCode: '216981', TransId: `T${f['oid']}` }),
          MaskedPan: '435508***4358',
          ErrMsg: oder ? '' : 'Doğrulanamadı | ş\\ğ',
        };
        return ham(this.imzala(a));
      },
      bildirim(oid, oder) {
        const s = siparisler.get(oid)!;
        return ham(
          this.imzala({
            clientid: ISYERI.uye,
            oid,
            amount: (s.tutar / 100).toFixed(2),
            currency: '949',
            mdStatus: oder ? '1' : '0',
            ...(oder && { ProcReturnCode: '00', Response: 'Approved', TransId: `T${oid}` }),
          }),
        );
      },
      api(_yol, govde) {
        const oid = oku(govde, 'OrderId');
        if (oku(govde, 'Password') !== ISYERI.parola) hatali('password');
        const s = siparisler.get(oid);
        const tutar = Math.round(Number(oku(govde, 'Total')) * 100);
        if (oku(govde, 'ORDERSTATUS') !== '') {
          const hal = { acik: 'PN', odendi: 'C', iptal: 'V', olmadi: 'D' }[s?.hal ?? 'acik'];
          return `<CC5Response><OrderId>${oid}</OrderId><Response>${s?.hal === 'odendi' ? 'Approved' : 'Declined'}</Response><ProcReturnCode>${s?.hal === 'odendi' ? '00' : '99'}</ProcReturnCode><TransId>T${oid}</TransId><Extra>${s === undefined ? '' : `<TRANS_STAT>${hal}</TRANS_STAT><CAPTURE_AMT>${s.tutar}</CAPTURE_AMT>`}</Extra></CC5Response>`;
        }
        const tur = oku(govde, 'Type');
        if (tur === 'Auth') siparisler.ac(oid, tutar, true);
        const oldu = tur === 'Auth' || siparisler.geri(oid, tur === 'Void' ? null : tutar);
        return `<CC5Response><OrderId>${oid}</OrderId><Response>${oldu ? 'Approved' : 'Error'}</Response><ProcReturnCode>${oldu ? '00' : '99'}</ProcReturnCode><TransId>P${oid}</TransId><AuthCode>1</AuthCode><ErrMsg></ErrMsg></CC5Response>`;
      },
    };

  if (ad === 'garanti')
    return {
      imzali: ['clientid', 'oid', 'authcode', 'procreturncode', 'response', 'mdstatus', 'md', 'rnd'],
      imza: 'hash',
      imzala: (a) => ({
        ...a,
        hash: ust(
          sha(
            'sha512',
            a['hashparams']!.split(':')
              .map((n) => a[n] ?? '')
              .join('') + ISYERI.anahtar,
            'hex',
          ),
        ),
      }),
      sayfa({ fields: f }, oder) {
        const guvenlik = ust(sha('sha1', `${ISYERI.parola}0${ISYERI.terminal}`, 'hex'));
        const beklenen = ust(
          sha(
            'sha512',
            f['terminalid']! +
              f['orderid']! +
              f['txnamount']! +
              f['txncurrencycode']! +
              f['successurl']! +
              f['errorurl']! +
              f['txntype']! +
              f['txninstallmentcount']! +
              ISYERI.anahtar +
              guvenlik,
            'hex',
          ),
        );
        if (f['secure3dhash'] !== beklenen) hatali('hash');
        siparisler.ac(f['orderid']!, Number(f['txnamount']), oder);
        return ham(
          this.imzala({
            oid: f['orderid']!,
            orderid: f['orderid']!,
            clientid: ISYERI.terminal,
            mdstatus: oder ? '1' : '0',
            md: 'bWQ=',
            rnd: 'rnd1',
            authcode: oder ? '304919' : '',
            procreturncode: oder ? '00' : '99',
            response: oder ? 'Approved' : 'Declined',
            hostrefnum: '230508300426',
            txnamount: f['txnamount']!,
            MaskedPan: '54066975****1173',
            hashparams: 'clientid:oid:authcode:procreturncode:response:mdstatus:cavv:eci:md:rnd:',
          }),
        );
      },
      api(_yol, govde) {
        const [oid, tur, tutar] = [oku(govde, 'OrderID'), oku(govde, 'Type'), oku(govde, 'Amount')];
        const iade = tur === 'void' || tur === 'refund';
        if (oku(govde, 'ProvUserID') !== (iade ? ISYERI.iadeKullanici : ISYERI.kullanici)) hatali('user');
        const guvenlik = ust(sha('sha1', `${iade ? ISYERI.iadeParola : ISYERI.parola}0${ISYERI.terminal}`, 'hex'));
        if (oku(govde, 'HashData') !== ust(sha('sha512', `${oid}${ISYERI.terminal}${tutar}949${guvenlik}`, 'hex')))
          hatali('hash');
        const s = siparisler.get(oid);
        const kod = (k: string, ek = '') =>
          `<GVPSResponse><Order><OrderID>${oid}</OrderID>${ek}</Order><Transaction><Response><Code>${k}</Code><ReasonCode>${k}</ReasonCode><ErrorMsg></ErrorMsg></Response><RetrefNum>R1</RetrefNum><AuthCode>304919</AuthCode></Transaction></GVPSResponse>`;
        if (tur === 'orderinq')
          return s === undefined
            ? kod('92')
            : kod(
                s.hal === 'odendi' ? '00' : '12',
                `<OrderInqResult><Status>${s.hal === 'odendi' ? 'APPROVED' : s.hal === 'iptal' ? 'VOIDED' : 'DECLINED'}</Status><AuthAmount>${s.tutar}</AuthAmount></OrderInqResult>`,
              );
        return kod(siparisler.geri(oid, tur === 'void' ? null : Number(tutar)) ? '00' : '12');
      },
    };

  if (ad === 'akbank')
    return {
      imzali: ['txnCode', 'responseCode', 'hostResponseCode', 'merchantSafeId', 'terminalSafeId', 'orderId', 'rrn'],
      imza: 'hash',
      imzala: (a) => ({
        ...a,
        hash: mac(
          'sha512',
          a['hashParams']!.split('+')
            .map((n) => a[n] ?? '')
            .join(''),
          'base64',
        ),
      }),
      sayfa({ fields: f }, oder) {
        const sira =
          'paymentModel,txnCode,merchantSafeId,terminalSafeId,orderId,lang,amount,ccbRewardAmount,pcbRewardAmount,xcbRewardAmount,currencyCode,installCount,okUrl,failUrl,emailAddress,randomNumber,requestDateTime';
        if (
          mac(
            'sha512',
            sira
              .split(',')
              .map((n) => f[n] ?? '')
              .join(''),
            'base64',
          ) !== f['hash']
        )
          hatali('hash');
        siparisler.ac(f['orderId']!, Math.round(Number(f['amount']) * 100), oder);
        return ham(
          this.imzala({
            txnCode: '1000',
            responseCode: oder ? 'VPS-0000' : 'VPS-1279',
            responseMessage: oder ? 'BAŞARILI' : 'Doğrulanamadı',
            hostResponseCode: oder ? '00' : '',
            merchantSafeId: ISYERI.uye,
            terminalSafeId: ISYERI.terminal,
            orderId: f['orderId']!,
            rrn: '411024360239',
            authCode: '306460',
            hashParams:
              'txnCode+responseCode+responseMessage+hostResponseCode+merchantSafeId+terminalSafeId+orderId+authCode+rrn',
          }),
        );
      },
      api(_yol, govde, basliklar) {
        if (basliklar['auth-hash'] !== mac('sha512', govde, 'base64')) hatali('auth-hash');
        const y = JSON.parse(govde) as {
          txnCode: string;
          order: { orderId: string };
          transaction?: { amount: number };
        };
        const s = siparisler.get(y.order.orderId);
        if (y.txnCode === '1010')
          return JSON.stringify({
            responseCode: 'VPS-0000',
            txnDetailList:
              s === undefined
                ? []
                : [
                    {
                      txnCode: '1000',
                      amount: s.tutar / 100,
                      txnStatus: s.hal === 'iptal' ? 'V' : 'N',
                      responseCode: s.hal === 'olmadi' ? 'VPS-1051' : 'VPS-0000',
                      rrn: '411024360239',
                    },
                  ],
          });
        const oldu = siparisler.geri(
          y.order.orderId,
          y.txnCode === '1003' ? null : Math.round(y.transaction!.amount * 100),
        );
        return JSON.stringify({ responseCode: oldu ? 'VPS-0000' : 'VPS-1009', responseMessage: '' });
      },
    };

  return null;
}
