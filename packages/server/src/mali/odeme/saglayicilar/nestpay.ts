import { randomBytes } from 'node:crypto';
import { kurustan, ondalik, ondaliktan } from '@masabasi/core/mali/odeme/fiyat';
import { asciiBuyuk } from '@masabasi/core/platform/text/metin';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { metni, type XmlDugumu } from '../../../platform/xml/xml.ts';
import { type BaytAlanlar, formOku, type Ham, maskele, yazilari } from '../form.ts';
import { esit, nestpay3, nestpay3Bayt } from '../imza.ts';
import {
  type Dogrulama,
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  type OdemeHali,
  type OdemeSaglayici,
  type OdenenIslem,
  retKodu,
  retMd,
  SaglayiciHatasi,
  type Sonuc,
  sonuc,
} from '../saglayici.ts';
import { type Agac, type Tasima, xmlSor } from '../tasima.ts';

/** NestPay ver3, of İş, Ziraat, Halk, TEB, Şeker and others. The trial bank speaks it, too. */

const TL = '949';

/** Value of a name in any letter case. The form contains no name twice. */
const alan = (a: BaytAlanlar, ad: string): string => {
  const aranan = asciiBuyuk(ad);
  const [, deger = ''] = Object.entries(a).find(([n]) => asciiBuyuk(n) === aranan) ?? [];
  return deger;
};

/** Result of an answer from its fields. When they contradict each other, the server asks the bank. */
function donusHali(md: string, kod: string, yanit: string): OdemeHali {
  if (md === '1' && kod === '' && yanit === '') return 'provizyon';
  if (kod === '00' || yanit === 'Approved')
    return md === '1' && kod === '00' && yanit === 'Approved' ? 'basarili' : 'bekliyor';
  return retMd(md) || (yanit === 'Declined' && (kod === '' || retKodu(kod))) ? 'basarisiz' : 'bekliyor';
}

/** Reads and verifies a message of the bank. */
function nestpayDonusu(ham: Ham, isyeri: Pick<Isyeri, 'uye' | 'anahtar'>): Dogrulama {
  const bayt = formOku(ham);
  if (bayt === null) return gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.');
  const a = yazilari(bayt);
  const oid = alan(a, 'oid');
  const imza = alan(bayt, 'HASH');
  if (imza === '') return gecersiz('İmza (HASH) yok.', oid);
  if (!esit(imza, nestpay3Bayt(bayt, isyeri.anahtar)))
    return gecersiz('İmza (HASH, ver3, SHA-512) gelen alanlarla uyuşmuyor.', oid);
  if (alan(a, 'clientid') !== isyeri.uye) return gecersiz('Üye işyeri numarası bizimki değil.', oid);
  const [md, kod, yanit] = [alan(a, 'mdStatus'), alan(a, 'ProcReturnCode'), alan(a, 'Response')];
  const tutar = ondaliktan(alan(a, 'amount'));
  const para = alan(a, 'currency');
  const bakilan = `İmza doğru; mdStatus ${md || 'yok'}, ProcReturnCode ${kod || 'yok'}, Response ${yanit || 'yok'}, tutar ${alan(a, 'amount') || 'yok'}.`;
  const hal = donusHali(md, kod, yanit);
  return {
    gecerli: true,
    bakilan,
    sonuc: sonuc({
      hal,
      oid,
      // An amount in another currency does not count as lira.
      tutar: tutar === null || para !== TL || hal === 'basarisiz' ? null : kurus(tutar),
      baskaPara: para === '' || para === TL ? null : para,
      mdStatus: md,
      islemId: alan(a, 'TransId') || alan(a, 'xid') || null,
      onayNo: alan(a, 'TransId') || null,
      provNo: alan(a, 'AuthCode') || null,
      hataKodu: hal === 'basarisiz' ? kod || `md${md}` : null,
      mesaj: alan(a, 'ErrMsg') || alan(a, 'mdErrorMsg'),
      maskeliKart: maskele(alan(a, 'MaskedPan') || alan(a, 'maskedCreditCard')),
    }),
  };
}

const sor = (isyeri: Isyeri, tasima: Tasima, istek: Agac): Promise<XmlDugumu> => {
  const biz = { Name: isyeri.kullanici, Password: isyeri.parola, ClientId: isyeri.uye };
  return xmlSor(tasima, isyeri.api, { CC5Request: { ...biz, ...istek } }, 'CC5Response');
};

const oldu = (y: XmlDugumu): boolean => metni(y, 'ProcReturnCode') === '00' && metni(y, 'Response') === 'Approved';

const geriAlma = (y: XmlDugumu) =>
  geriAlmaSonucu(
    oldu(y),
    ['Declined', 'Error'].includes(metni(y, 'Response') ?? '') ? metni(y, 'ProcReturnCode') : null,
    metni(y, 'ErrMsg'),
  );

/** An error is no refusal here: the bank also sends one for an order that is already paid. */
function provizyonSonucu(y: XmlDugumu, i: OdenenIslem, md: string): Sonuc {
  const basarili = oldu(y) && metni(y, 'OrderId') === i.oid;
  if (!basarili && !(metni(y, 'Response') === 'Declined' && retKodu(metni(y, 'ProcReturnCode'))))
    throw new SaglayiciHatasi('Banka çekimin sonucunu söylemedi.');
  return sonuc({
    hal: basarili ? 'basarili' : 'basarisiz',
    oid: i.oid,
    tutar: basarili ? i.tutar : null,
    mdStatus: md,
    islemId: metni(y, 'TransId'),
    provNo: metni(y, 'AuthCode'),
    hataKodu: basarili ? null : metni(y, 'ProcReturnCode'),
    mesaj: metni(y, 'ErrMsg') ?? '',
  });
}

/** States in which the bank keeps the money: taken, or taken and paid out. */
const ALINDI = new Set(['C', 'S']);
/** States in which the bank took nothing or kept nothing. Any other state means an unknown result. */
const ALINMADI = new Set(['D', 'V', 'CNCL']);

export const nestpay = (isyeri: Isyeri, tasima: Tasima, ad: 'nestpay' | 'deneme' = 'nestpay'): OdemeSaglayici => ({
  ad,
  taksitli: true,
  async hazirla(i) {
    const fields = {
      clientid: isyeri.uye,
      storetype: '3d_pay_hosting',
      amount: ondalik(i.tutar),
      oid: i.oid,
      okUrl: i.donus,
      failUrl: i.donus,
      callbackUrl: i.bildirim,
      islemtipi: 'Auth',
      taksit: i.taksit > 1 ? String(i.taksit) : '',
      currency: TL,
      rnd: randomBytes(15).toString('base64url'),
      lang: 'tr',
      hashAlgorithm: 'ver3',
      encoding: 'UTF-8',
    };
    return {
      method: 'POST',
      action: isyeri.sayfa,
      fields: { ...fields, hash: nestpay3(fields, isyeri.anahtar) },
      belirtec: null,
    };
  },
  donus: (ham) => nestpayDonusu(ham, isyeri),
  bildirim: (ham) => ({ ...nestpayDonusu(ham, isyeri), yanit: 'OK' }),
  async tamamla(i, ham) {
    const a = yazilari(formOku(ham) ?? {});
    const y = await sor(isyeri, tasima, {
      Type: 'Auth',
      OrderId: i.oid,
      Total: ondalik(i.tutar),
      Currency: TL,
      Taksit: i.taksit > 1 ? String(i.taksit) : '',
      Number: alan(a, 'md'),
      PayerTxnId: alan(a, 'xid'),
      PayerSecurityLevel: alan(a, 'eci'),
      PayerAuthenticationCode: alan(a, 'cavv'),
      Mode: 'P',
    });
    return provizyonSonucu(y, i, alan(a, 'mdStatus'));
  },
  async sorgula(i) {
    const y = await sor(isyeri, tasima, { OrderId: i.oid, Mode: 'P', Extra: { ORDERSTATUS: 'QUERY' } });
    const hali = metni(y, 'Extra', 'TRANS_STAT');
    const alinan = kurustan(metni(y, 'Extra', 'CAPTURE_AMT') ?? '');
    const bizim = hali !== null && metni(y, 'OrderId') === i.oid;
    // The bank does not know the order: the browser has not come so far, or the request was lost.
    const hal =
      bizim && oldu(y) && ALINDI.has(hali) ? 'basarili' : bizim && ALINMADI.has(hali) ? 'basarisiz' : 'bekliyor';
    return sonuc({
      hal,
      oid: i.oid,
      tutar: hal === 'basarili' && alinan !== null ? kurus(alinan) : null,
      islemId: metni(y, 'TransId'),
      provNo: metni(y, 'AuthCode'),
      hataKodu: hal === 'basarili' ? null : (metni(y, 'ProcReturnCode') ?? hali),
      mesaj: metni(y, 'ErrMsg') ?? '',
      geri: bizim && hali === 'V' ? 'hepsi' : null,
    });
  },
  iptal: async (i) => geriAlma(await sor(isyeri, tasima, { Type: 'Void', OrderId: i.oid })),
  iade: async (i, tutar: Kurus) =>
    geriAlma(await sor(isyeri, tasima, { Type: 'Credit', OrderId: i.oid, Total: ondalik(tutar), Currency: TL })),
});
