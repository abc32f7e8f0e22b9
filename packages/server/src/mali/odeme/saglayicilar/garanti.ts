import { kurustan } from '@masabasi/core/mali/odeme/fiyat';
import { adlari, GARANTI_SART } from '@masabasi/core/mali/odeme/imzalanan';
import { kurus } from '@masabasi/core/platform/money/para';
import { metni, type XmlDugumu } from '../../../platform/xml/xml.ts';
import { formOku, type Ham, maskele, yazilari } from '../form.ts';
import { esit, garantiApi, garantiForm, garantiYanit } from '../imza.ts';
import {
  type Dogrulama,
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  kabulKodu,
  type OdemeHali,
  type OdemeSaglayici,
  type OdenenIslem,
  retKodu,
  retMd,
  sonuc,
} from '../saglayici.ts';
import { type Tasima, xmlSor } from '../tasima.ts';

/**
 * Garanti, version 512. Its answer names the signed fields, and the amount is not among them. The server asks for the
 * amount before it counts.
 */

const TL = '949';

function garantiDonusu(ham: Ham, isyeri: Pick<Isyeri, 'terminal' | 'anahtar'>): Dogrulama {
  const bayt = formOku(ham);
  if (bayt === null) return gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.');
  const a = yazilari(bayt);
  const oid = a['oid'] ?? a['orderid'] ?? '';
  if (!a['hash']) return gecersiz('İmza (hash) yok.', oid);
  const imzali = adlari(a['hashparams'], ':');
  const eksik = GARANTI_SART.filter((ad) => !imzali.includes(ad));
  if (eksik.length > 0) return gecersiz(`İmzalanan alanlarda (hashparams) ${eksik.join(', ')} yok.`, oid);
  if (!esit(a['hash'], garantiYanit(a, isyeri.anahtar)))
    return gecersiz('İmza (hash, SHA-512) gelen alanlarla uyuşmuyor.', oid);
  if (a['clientid'] !== isyeri.terminal) return gecersiz('Terminal numarası bizimki değil.', oid);
  // An unsigned value proves neither success nor refusal.
  const signed = (ad: string): string => (imzali.includes(ad) ? (a[ad] ?? '') : '');
  const [md, kod, yanit] = [signed('mdstatus'), signed('procreturncode'), signed('response')];
  const onay = md === '1' && kod === '00' && yanit === 'Approved';
  const hal: OdemeHali = onay
    ? 'basarili'
    : kod === '00' || yanit === 'Approved'
      ? 'bekliyor'
      : retMd(md) || (yanit === 'Declined' && (kod === '' || retKodu(kod)))
        ? 'basarisiz'
        : 'bekliyor';
  const para = signed('txncurrencycode');
  return {
    gecerli: true,
    bakilan: `İmza doğru; mdstatus ${md || 'yok'}, procreturncode ${kod || 'yok'}, response ${yanit || 'yok'}. Tutar imzalı değil, ayrıca sorulur.`,
    sonuc: sonuc({
      hal,
      oid: a['oid'] ?? '',
      baskaPara: para === '' || para === TL ? null : para,
      mdStatus: md,
      islemId: a['hostrefnum'] || null,
      onayNo: signed('authcode') || null,
      provNo: a['authcode'] || null,
      hataKodu: onay ? null : kod || `md${md}`,
      mesaj: a['errmsg'] || a['hostmsg'] || a['mderrormessage'] || '',
      maskeliKart: maskele(a['MaskedPan']),
    }),
  };
}

function sor(
  isyeri: Isyeri,
  tasima: Tasima,
  i: OdenenIslem,
  islem: { readonly Type: string; readonly Amount: string } & Readonly<Record<string, string>>,
): Promise<XmlDugumu> {
  const iade = islem.Type === 'void' || islem.Type === 'refund';
  const istek = {
    Order: { OrderID: i.oid },
    Terminal: { ID: isyeri.terminal },
    Transaction: { ...islem, CurrencyCode: TL },
  };
  const kullanici = iade ? isyeri.iadeKullanici : isyeri.kullanici;
  const gonderilen = {
    GVPSRequest: {
      Mode: 'PROD',
      Version: '512',
      Terminal: {
        ProvUserID: kullanici,
        UserID: kullanici,
        HashData: garantiApi(istek, isyeri.parola, isyeri.iadeParola),
        ID: isyeri.terminal,
        MerchantID: isyeri.uye,
      },
      Customer: { IPAddress: i.ip, EmailAddress: i.eposta },
      Order: istek.Order,
      Transaction: { ...istek.Transaction, InstallmentCnt: '', CardholderPresentCode: '0', MotoInd: 'N' },
    },
  };
  return xmlSor(tasima, isyeri.api, gonderilen, 'GVPSResponse');
}

const kodu = (y: XmlDugumu): string | null => metni(y, 'Transaction', 'Response', 'Code');
const oldu = (y: XmlDugumu): boolean => kodu(y) === '00';
/** The reason of an answer: the more specific one if it exists. */
const nedeni = (y: XmlDugumu): string | null => {
  const neden = metni(y, 'Transaction', 'Response', 'ReasonCode');
  return neden === null || kabulKodu(neden) ? kodu(y) : neden;
};
const geriAlma = (y: XmlDugumu) =>
  geriAlmaSonucu(oldu(y), retKodu(kodu(y)) ? nedeni(y) : null, metni(y, 'Transaction', 'Response', 'ErrorMsg'));

/** States in which the bank took nothing or kept nothing. Any other state means an unknown result. */
const ALINMADI = new Set(['DECLINED', 'VOIDED']);

export const garanti = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => ({
  ad: 'garanti',
  taksitli: true,
  async hazirla(i) {
    const fields = {
      apiversion: '512',
      mode: 'PROD',
      secure3dsecuritylevel: 'OOS_PAY',
      terminaluserid: isyeri.kullanici,
      terminalprovuserid: isyeri.kullanici,
      terminalmerchantid: isyeri.uye,
      terminalid: isyeri.terminal,
      orderid: i.oid,
      txntype: 'sales',
      txnamount: String(i.tutar),
      txncurrencycode: TL,
      txninstallmentcount: i.taksit > 1 ? String(i.taksit) : '',
      successurl: i.donus,
      errorurl: i.donus,
      customeremailaddress: i.eposta,
      customeripaddress: i.ip,
      lang: 'tr',
    };
    return {
      method: 'POST',
      action: isyeri.sayfa,
      fields: { ...fields, secure3dhash: garantiForm(fields, isyeri.anahtar, isyeri.parola) },
      belirtec: null,
    };
  },
  donus: (ham) => garantiDonusu(ham, isyeri),
  async sorgula(i) {
    const y = await sor(isyeri, tasima, i, { Type: 'orderinq', Amount: String(i.tutar) });
    const hali = metni(y, 'Order', 'OrderInqResult', 'Status');
    const tutar = kurustan(metni(y, 'Order', 'OrderInqResult', 'AuthAmount') ?? '');
    const para = metni(y, 'Order', 'OrderInqResult', 'CurrencyCode') ?? TL;
    const bizim = hali !== null && metni(y, 'Order', 'OrderID') === i.oid;
    const hal =
      bizim && oldu(y) && hali === 'APPROVED' ? 'basarili' : bizim && ALINMADI.has(hali) ? 'basarisiz' : 'bekliyor';
    return sonuc({
      hal,
      oid: i.oid,
      tutar: hal === 'basarili' && para === TL && tutar !== null ? kurus(tutar) : null,
      baskaPara: para === TL ? null : para,
      islemId: metni(y, 'Transaction', 'RetrefNum'),
      provNo: metni(y, 'Transaction', 'AuthCode'),
      hataKodu: hal === 'basarili' ? null : (nedeni(y) ?? hali),
      mesaj: metni(y, 'Transaction', 'Response', 'ErrorMsg') ?? '',
      geri: bizim && hali === 'VOIDED' ? 'hepsi' : null,
    });
  },
  iptal: async (i) =>
    geriAlma(
      await sor(isyeri, tasima, i, { Type: 'void', Amount: String(i.tutar), OriginalRetrefNum: i.islemId ?? '' }),
    ),
  iade: async (i, tutar) =>
    geriAlma(
      await sor(isyeri, tasima, i, { Type: 'refund', Amount: String(tutar), OriginalRetrefNum: i.islemId ?? '' }),
    ),
});
