import { randomBytes } from 'node:crypto';
import { ondalik, ondaliktan } from '@masabasi/core/mali/odeme/fiyat';
import { adlari, AKBANK_SART } from '@masabasi/core/mali/odeme/imzalanan';
import { istanbulGunu, istanbulSaniyesi } from '@masabasi/core/platform/time/tarih';
import { kurus } from '@masabasi/core/platform/money/para';
import { formOku, type Ham, jsonOku, yazilari } from '../form.ts';
import { akbankForm, akbankGovde, akbankYanit, esit } from '../imza.ts';
import {
  type Dogrulama,
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  type OdemeHali,
  type OdemeSaglayici,
  type OdenenIslem,
  retKodu,
  SaglayiciHatasi,
  sonuc,
} from '../saglayici.ts';
import type { Tasima } from '../tasima.ts';

/** Akbank's JSON gateway, which replaced NestPay there. The amount is signed only if `hashParams` names it. */

const TL = 949;
const TAMAM = 'VPS-0000';

const zamani = (simdi: Date): string => `${istanbulGunu(simdi)}T${istanbulSaniyesi(simdi)}.000`;

function akbankDonusu(ham: Ham, isyeri: Pick<Isyeri, 'uye' | 'terminal' | 'anahtar'>): Dogrulama {
  const bayt = formOku(ham);
  if (bayt === null) return gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.');
  const a = yazilari(bayt);
  const oid = a['orderId'] ?? '';
  if (!a['hash']) return gecersiz('İmza (hash) yok.', oid);
  const imzali = adlari(a['hashParams'], '+');
  const eksik = AKBANK_SART.filter((ad) => !imzali.includes(ad));
  if (eksik.length > 0) return gecersiz(`İmzalanan alanlarda (hashParams) ${eksik.join(', ')} yok.`, oid);
  if (!esit(a['hash'], akbankYanit(a, isyeri.anahtar)))
    return gecersiz('İmza (hash, HMAC-SHA512) gelen alanlarla uyuşmuyor.', oid);
  const kod = a['responseCode'] ?? '';
  const bizim = ['merchantSafeId', 'terminalSafeId'].every((ad) => imzali.includes(ad));
  // A failure may lack the merchant's numbers, but a success must carry them.
  if (kod === TAMAM && (!bizim || a['merchantSafeId'] !== isyeri.uye || a['terminalSafeId'] !== isyeri.terminal))
    return gecersiz('Üye işyeri ya da terminal bizimki değil.', oid);
  const signed = (ad: string): string => (imzali.includes(ad) ? (a[ad] ?? '') : '');
  const host = signed('hostResponseCode');
  const onay = kod === TAMAM && signed('txnCode') === '1000' && host === '00';
  // A gateway code refuses, but the card bank's code beside it may contradict.
  const hal: OdemeHali = onay ? 'basarili' : retKodu(kod) && (host === '' || retKodu(host)) ? 'basarisiz' : 'bekliyor';
  // An unsigned currency does not change the amount's currency: the server asks the bank for the amount.
  const para = signed('currencyCode');
  const sayilir = [undefined, '', String(TL)].includes(a['currencyCode']);
  const tutar = sayilir ? ondaliktan(signed('amount')) : null;
  return {
    gecerli: true,
    bakilan: `İmza doğru; responseCode ${kod || 'yok'}, hostResponseCode ${a['hostResponseCode'] || 'yok'}${tutar === null ? '. Tutar imzalı değil, ayrıca sorulur.' : `, tutar ${a['amount']}.`}`,
    sonuc: sonuc({
      hal,
      oid,
      tutar: tutar === null ? null : kurus(tutar),
      baskaPara: para === '' || para === String(TL) ? null : para,
      islemId: a['rrn'] || null,
      onayNo: signed('rrn') || null,
      provNo: a['authCode'] || null,
      hataKodu: onay ? null : kod || 'yok',
      mesaj: a['responseMessage'] ?? '',
    }),
  };
}

const ic = (o: unknown, ad: string): unknown =>
  typeof o === 'object' && o !== null ? (o as Record<string, unknown>)[ad] : undefined;
const yazi = (v: unknown): string | null =>
  typeof v === 'string' && v !== '' ? v : typeof v === 'number' ? String(v) : null;

async function sor(isyeri: Isyeri, tasima: Tasima, i: OdenenIslem, txnCode: string, ek: object) {
  const govde = JSON.stringify({
    version: '1.00',
    txnCode,
    requestDateTime: zamani(i.simdi),
    randomNumber: randomBytes(64).toString('hex'),
    terminal: { merchantSafeId: isyeri.uye, terminalSafeId: isyeri.terminal },
    order: { orderId: i.oid },
    ...ek,
  });
  const yanit = jsonOku(
    await tasima({
      url: isyeri.api,
      tur: 'application/json',
      govde,
      basliklar: { 'auth-hash': akbankGovde(govde, isyeri.anahtar) },
    }),
  );
  if (yanit === null) throw new SaglayiciHatasi('Bankanın yanıtı anlaşılamadı.');
  if (yanit['hash'] !== undefined && !esit(yanit['hash'], akbankYanit(yanit, isyeri.anahtar)))
    throw new SaglayiciHatasi('Bankanın yanıtındaki imza doğru değil.');
  return yanit;
}
const geriAlma = (y: Readonly<Record<string, unknown>>) =>
  geriAlmaSonucu(y['responseCode'] === TAMAM, yazi(y['responseCode']), yazi(y['responseMessage']));

/** Amounts taken and refunded for an order, from the bank's list of transactions. */
function islenenler(liste: unknown) {
  const hepsi: readonly unknown[] = Array.isArray(liste) ? liste : [];
  const turunden = (kod: string) => hepsi.filter((t) => yazi(ic(t, 'txnCode')) === kod);
  const oldu = (t: unknown) => yazi(ic(t, 'responseCode')) === TAMAM;
  const satislar = turunden('1000');
  const duran = satislar.find((t) => oldu(t) && ['N', 'S'].includes(yazi(ic(t, 'txnStatus')) ?? ''));
  const iptal = satislar.find((t) => oldu(t) && yazi(ic(t, 'txnStatus')) === 'V');
  const reddedilen = satislar.find((t) => retKodu(yazi(ic(t, 'responseCode'))));
  const iadeler = turunden('1002')
    .filter(oldu)
    .map((t) => ondaliktan(yazi(ic(t, 'amount')) ?? ''));
  const geri =
    duran === undefined && iptal !== undefined
      ? ('hepsi' as const)
      : iadeler.length === 0 || iadeler.includes(null)
        ? null
        : kurus(iadeler.reduce<number>((t, n) => t + (n ?? 0), 0));
  // A sale with neither approval nor refusal may have taken money, so it is not finished.
  const bitti = satislar.every((t) => t === iptal || retKodu(yazi(ic(t, 'responseCode'))));
  return { duran, reddedilen: bitti ? (iptal ?? reddedilen) : undefined, geri };
}

export const akbank = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => ({
  ad: 'akbank',
  taksitli: true,
  async hazirla(i) {
    const fields = {
      paymentModel: '3D_PAY_HOSTING',
      txnCode: '1000',
      merchantSafeId: isyeri.uye,
      terminalSafeId: isyeri.terminal,
      orderId: i.oid,
      lang: 'TR',
      amount: ondalik(i.tutar),
      ccbRewardAmount: '0.00',
      pcbRewardAmount: '0.00',
      xcbRewardAmount: '0.00',
      currencyCode: String(TL),
      installCount: String(i.taksit),
      okUrl: i.donus,
      failUrl: i.donus,
      emailAddress: i.eposta,
      randomNumber: randomBytes(64).toString('hex'),
      requestDateTime: zamani(i.simdi),
    };
    return {
      method: 'POST',
      action: isyeri.sayfa,
      fields: { ...fields, hash: akbankForm(fields, isyeri.anahtar) },
      belirtec: null,
    };
  },
  donus: (ham) => akbankDonusu(ham, isyeri),
  async sorgula(i) {
    const y = await sor(isyeri, tasima, i, '1010', {});
    const { duran, reddedilen, geri } = islenenler(y['responseCode'] === TAMAM ? y['txnDetailList'] : null);
    const satis = duran ?? reddedilen;
    const basarili = duran !== undefined;
    const tutar = ondaliktan(yazi(ic(satis, 'amount')) ?? '');
    const para = yazi(ic(satis, 'currencyCode')) ?? String(TL);
    return sonuc({
      hal: basarili ? 'basarili' : reddedilen === undefined ? 'bekliyor' : 'basarisiz',
      oid: i.oid,
      tutar: basarili && para === String(TL) && tutar !== null ? kurus(tutar) : null,
      baskaPara: para === String(TL) ? null : para,
      geri,
      islemId: yazi(ic(satis, 'rrn')),
      provNo: yazi(ic(satis, 'authCode')),
      hataKodu: basarili ? null : (yazi(ic(satis, 'responseCode')) ?? yazi(y['responseCode'])),
      mesaj: yazi(y['responseMessage']) ?? '',
    });
  },
  iptal: async (i) => geriAlma(await sor(isyeri, tasima, i, '1003', {})),
  iade: async (i, tutar) =>
    geriAlma(await sor(isyeri, tasima, i, '1002', { transaction: { amount: tutar / 100, currencyCode: TL } })),
});
