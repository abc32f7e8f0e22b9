import { randomBytes } from 'node:crypto';
import { istekFiyati, ondalik, ondaliktan } from '@masabasi/core/mali/odeme/fiyat';
import { IYZICO_SIRASI } from '@masabasi/core/mali/odeme/imzalanan';
import { kurus } from '@masabasi/core/platform/money/para';
import { formOku, type Ham, jsonOku, maskele, yazilari } from '../form.ts';
import { esit, iyzicoBildirim, iyzicoIstek, iyzicoYanit } from '../imza.ts';
import {
  type Dogrulama,
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  type OdemeSaglayici,
  type OdenenIslem,
  SaglayiciHatasi,
  type Sonuc,
  sonuc,
} from '../saglayici.ts';
import type { Tasima } from '../tasima.ts';

/**
 * iyzico's payment form. The browser brings back only a token, which proves nothing. The server asks for the result
 * behind it, and that answer is signed.
 */

const yazi = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '');
const FORM = '/payment/iyzipos/checkoutform';

export const iyzico = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => {
  const sor = async (yol: string, istek: object) => {
    const body = JSON.stringify(istek);
    const randomKey = randomBytes(12).toString('hex');
    const imza = iyzicoIstek({
      apiKey: isyeri.kullanici,
      secretKey: isyeri.anahtar,
      randomKey,
      path: yol,
      body,
    });
    const yanit = jsonOku(
      await tasima({
        url: isyeri.api + yol,
        tur: 'application/json',
        govde: body,
        basliklar: { authorization: `IYZWSv2 ${imza}`, 'x-iyzi-rnd': randomKey },
      }),
    );
    if (yanit === null) throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtı anlaşılamadı.');
    return yanit;
  };
  const imzali = (yanit: keyof typeof IYZICO_SIRASI, y: Readonly<Record<string, unknown>>): boolean =>
    esit(y['signature'], iyzicoYanit(IYZICO_SIRASI[yanit], y, isyeri.anahtar));
  const geriAlma = (y: Readonly<Record<string, unknown>>) =>
    geriAlmaSonucu(
      y['status'] === 'success',
      y['status'] === 'failure' ? yazi(y['errorCode']) || 'yok' : null,
      yazi(y['errorMessage']),
    );

  /** Asks for the result behind a token. */
  async function sorgula(i: OdenenIslem): Promise<Sonuc> {
    if (i.belirtec === null) return sonuc({ hal: 'bekliyor', oid: i.oid });
    const y = await sor(`${FORM}/auth/ecom/detail`, { locale: 'tr', conversationId: i.oid, token: i.belirtec });
    if (y['status'] !== 'success')
      return sonuc({
        hal: 'bekliyor',
        oid: i.oid,
        hataKodu: yazi(y['errorCode']) || 'yok',
        mesaj: yazi(y['errorMessage']),
      });
    if (!imzali('form-retrieve', y)) throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtındaki imza doğru değil.');
    if (y['token'] !== i.belirtec || y['conversationId'] !== i.oid || y['basketId'] !== i.oid)
      throw new SaglayiciHatasi('Ödeme kuruluşu başka bir ödemeyi yanıtladı.');
    const [alinan, istenen] = [ondaliktan(yazi(y['paidPrice'])), ondaliktan(yazi(y['price']))];
    const bitti = y['paymentStatus'] === 'SUCCESS';
    const para = yazi(y['currency']);
    const bizim = istenen === i.tutar && para === 'TRY';
    return sonuc({
      hal: bitti ? 'basarili' : y['paymentStatus'] === 'FAILURE' ? 'basarisiz' : 'bekliyor',
      oid: i.oid,
      belirtec: i.belirtec,
      tutar: bitti && bizim && alinan !== null ? kurus(alinan) : null,
      baskaPara: para === '' || para === 'TRY' ? null : para,
      islemId: yazi(y['paymentId']) || null,
      provNo: yazi(y['authCode']) || null,
      hataKodu: bitti ? null : yazi(y['errorCode']) || yazi(y['paymentStatus']) || 'yok',
      mesaj: yazi(y['errorMessage']),
      maskeliKart: maskele(yazi(y['lastFourDigits'])),
    });
  }

  function donus(ham: Ham): Dogrulama {
    const bayt = formOku(ham);
    const belirtec = bayt === null ? '' : (yazilari(bayt)['token'] ?? '');
    if (!/^[\w-]{10,200}$/.test(belirtec)) return gecersiz('Ödemenin belirteci (token) yok.');
    return {
      gecerli: true,
      bakilan: 'Belirteç bizim açtığımız ödemenin; ne olduğu kuruluşa sorulur.',
      sonuc: sonuc({ hal: 'provizyon', oid: '', belirtec }),
    };
  }

  return {
    ad: 'iyzico',
    taksitli: true,
    async hazirla(i) {
      const fiyat = istekFiyati(ondalik(i.tutar));
      const [soyad, ...adlar] = i.ad.split(' ').toReversed();
      const adres = { contactName: i.ad, city: i.il || '-', country: 'Turkey', address: i.adres || '-' };
      const y = await sor(`${FORM}/initialize/auth/ecom`, {
        locale: 'tr',
        conversationId: i.oid,
        price: fiyat,
        basketId: i.oid,
        paymentGroup: 'PRODUCT',
        callbackUrl: i.donus,
        currency: 'TRY',
        paidPrice: fiyat,
        enabledInstallments: i.taksit > 1 ? [1, i.taksit] : [1],
        buyer: {
          id: i.oid,
          name: adlar.toReversed().join(' ') || i.ad,
          surname: soyad || i.ad,
          identityNumber: '11111111111',
          email: i.eposta,
          registrationAddress: i.adres || '-',
          city: i.il || '-',
          country: 'Turkey',
          ip: i.ip,
        },
        billingAddress: adres,
        shippingAddress: adres,
        basketItems: [{ id: i.oid, price: fiyat, name: i.aciklama, category1: 'Fatura', itemType: 'VIRTUAL' }],
      });
      const [belirtec, sayfa] = [yazi(y['token']), yazi(y['paymentPageUrl'])];
      if (y['status'] !== 'success')
        throw new SaglayiciHatasi(`Ödeme kuruluşu ödemeyi açmadı: ${yazi(y['errorMessage']) || 'neden yok'}`);
      if (!imzali('form-initialize', y) || y['conversationId'] !== i.oid)
        throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtındaki imza doğru değil.');
      if (!/^[\w-]{10,200}$/.test(belirtec) || !/^https?:\/\//.test(sayfa) || !URL.canParse(sayfa))
        throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtı anlaşılamadı.');
      // A form cannot carry its own query string, so the values become fields.
      const { origin, pathname, searchParams } = new URL(sayfa);
      return { method: 'GET', action: origin + pathname, fields: Object.fromEntries(searchParams), belirtec };
    },
    donus,
    bildirim(ham) {
      const yanit = 'OK';
      const y = jsonOku(ham.govde);
      if (y === null) return { ...gecersiz('Gelen bildirim okunamadı.'), yanit };
      const oid = yazi(y['paymentConversationId']);
      const belirtec = yazi(y['token']) || null;
      if (ham.imza === null) return { ...gecersiz('İmza (X-IYZ-SIGNATURE-V3) yok.', oid, belirtec), yanit };
      if (!esit(ham.imza, iyzicoBildirim(y, isyeri.anahtar)))
        return { ...gecersiz('İmza (HMAC-SHA256) bildirimle uyuşmuyor.', oid, belirtec), yanit };
      return {
        gecerli: true,
        bakilan: `İmza doğru; status ${yazi(y['status']) || 'yok'}. Tutar bildirimde yok, ayrıca sorulur.`,
        sonuc: sonuc({
          hal: y['status'] === 'SUCCESS' ? 'basarili' : y['status'] === 'FAILURE' ? 'basarisiz' : 'bekliyor',
          oid,
          belirtec,
          islemId: yazi(y['iyziPaymentId']) || null,
          hataKodu: y['status'] === 'SUCCESS' ? null : yazi(y['status']) || 'yok',
        }),
        yanit,
      };
    },
    tamamla: sorgula,
    sorgula,
    iptal: async (i) =>
      geriAlma(
        await sor('/payment/cancel', { locale: 'tr', conversationId: i.oid, paymentId: i.islemId ?? '', ip: i.ip }),
      ),
    async iade(i, tutar) {
      const y = await sor('/v2/payment/refund', {
        locale: 'tr',
        conversationId: i.oid,
        paymentId: i.islemId ?? '',
        price: istekFiyati(ondalik(tutar)),
        currency: 'TRY',
        ip: i.ip,
      });
      if (y['signature'] !== undefined && !imzali('refund-v2', y))
        throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtındaki imza doğru değil.');
      return geriAlma(y);
    },
  };
};
