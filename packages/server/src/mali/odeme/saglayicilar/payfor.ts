import { randomBytes } from 'node:crypto';
import { ondalik, ondaliktan } from '@masabasi/core/mali/odeme/fiyat';
import { kurus } from '@masabasi/core/platform/money/para';
import { metni, type XmlDugumu } from '../../../platform/xml/xml.ts';
import { formOku, type Ham, maskele, yazilari } from '../form.ts';
import { esit, payforIstek, payforYanit } from '../imza.ts';
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
  sonuc,
} from '../saglayici.ts';
import { type Tasima, xmlSor } from '../tasima.ts';

/** PayFor, of QNB. Its answer does not sign the amount, so the server asks for it before it counts. */

const TL = '949';
const KURUM = '5';

function payforDonusu(ham: Ham, isyeri: Pick<Isyeri, 'uye' | 'kullanici' | 'anahtar'>): Dogrulama {
  const bayt = formOku(ham);
  if (bayt === null) return gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.');
  const a = yazilari(bayt);
  const oid = a['OrderId'] ?? '';
  if (!a['ResponseHash']) return gecersiz('İmza (ResponseHash) yok.', oid);
  const biz = { merchantId: isyeri.uye, userCode: isyeri.kullanici, storeKey: isyeri.anahtar };
  if (!esit(a['ResponseHash'], payforYanit(a, biz)))
    return gecersiz('İmza (ResponseHash, SHA-1) gelen alanlarla uyuşmuyor.', oid);
  const [md, kod] = [a['3DStatus'] ?? '', a['ProcReturnCode'] ?? ''];
  // All three fields are signed, and a success has an approval number.
  const onay = md === '1' && kod === '00' && (a['AuthCode'] ?? '') !== '';
  const hal: OdemeHali = onay
    ? 'basarili'
    : kod === '00'
      ? 'bekliyor'
      : retMd(md) || retKodu(kod)
        ? 'basarisiz'
        : 'bekliyor';
  return {
    gecerli: true,
    bakilan: `İmza doğru; 3DStatus ${md || 'yok'}, ProcReturnCode ${kod || 'yok'}. Tutar imzalı değil, ayrıca sorulur.`,
    sonuc: sonuc({
      hal,
      oid,
      mdStatus: md,
      islemId: a['HostRefNum'] || null,
      onayNo: onay ? a['AuthCode']! : null,
      provNo: a['AuthCode'] || null,
      hataKodu: onay ? null : kod || `md${md}`,
      mesaj: a['ErrMsg'] ?? '',
      maskeliKart: maskele(a['CardMask']),
    }),
  };
}

export const payfor = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => {
  function sor(i: OdenenIslem, ek: Readonly<Record<string, string>>): Promise<XmlDugumu> {
    const istek = {
      PayforRequest: {
        MbrId: KURUM,
        MerchantId: isyeri.uye,
        UserCode: isyeri.kullanici,
        UserPass: isyeri.parola,
        OrgOrderId: i.oid,
        Currency: TL,
        Lang: 'tr',
        ...ek,
      },
    };
    return xmlSor(tasima, isyeri.api, istek, 'PayforResponse');
  }
  const geriAlma = (y: XmlDugumu) =>
    geriAlmaSonucu(metni(y, 'ProcReturnCode') === '00', metni(y, 'ProcReturnCode'), metni(y, 'ErrMsg'));
  return {
    ad: 'payfor',
    taksitli: true,
    async hazirla(i) {
      const fields = {
        MbrId: KURUM,
        MerchantID: isyeri.uye,
        UserCode: isyeri.kullanici,
        OrderId: i.oid,
        Lang: 'tr',
        SecureType: '3DHost',
        TxnType: 'Auth',
        PurchAmount: ondalik(i.tutar),
        InstallmentCount: i.taksit > 1 ? String(i.taksit) : '0',
        Currency: TL,
        OkUrl: i.donus,
        FailUrl: i.donus,
        Rnd: randomBytes(15).toString('hex'),
      };
      return {
        method: 'POST',
        action: isyeri.sayfa,
        fields: { ...fields, Hash: payforIstek(fields, isyeri.anahtar) },
        belirtec: null,
      };
    },
    donus: (ham) => payforDonusu(ham, isyeri),
    async sorgula(i) {
      const y = await sor(i, { SecureType: 'Inquiry', TxnType: 'OrderInquiry' });
      const kod = metni(y, 'ProcReturnCode');
      const bulundu = metni(y, 'OrderId') === i.oid;
      const geri = (metni(y, 'VoidDate') ?? '0') !== '0' || metni(y, 'TxnStatus') === 'V';
      const tutar = ondaliktan(metni(y, 'PurchAmount') ?? '');
      const hal =
        bulundu && kod === '00' && !geri ? 'basarili' : bulundu && (geri || retKodu(kod)) ? 'basarisiz' : 'bekliyor';
      const para = metni(y, 'Currency') ?? '';
      return sonuc({
        hal,
        oid: i.oid,
        tutar: hal === 'basarili' && tutar !== null && para === TL ? kurus(tutar) : null,
        baskaPara: para === '' || para === TL ? null : para,
        geri: bulundu && geri ? 'hepsi' : null,
        islemId: metni(y, 'HostRefNum'),
        provNo: metni(y, 'AuthCode'),
        hataKodu: hal === 'basarili' ? null : kod,
        mesaj: metni(y, 'ErrMsg') ?? '',
      });
    },
    iptal: async (i) => geriAlma(await sor(i, { SecureType: 'NonSecure', TxnType: 'Void' })),
    iade: async (i, tutar) =>
      geriAlma(await sor(i, { SecureType: 'NonSecure', TxnType: 'Refund', PurchAmount: ondalik(tutar) })),
  };
};
