import { kurustan, ondalik, ondaliktan } from '@masabasi/core/mali/odeme/fiyat';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { formOku, jsonOku, yazilari } from '../form.ts';
import { esit, paytr as imza } from '../imza.ts';
import {
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  type OdemeHali,
  type OdemeSaglayici,
  SaglayiciHatasi,
  sonuc,
} from '../saglayici.ts';
import { formYaz, type Tasima } from '../tasima.ts';

/**
 * PayTR. The browser brings back nothing that counts, only the notice does. The answer to the notice is `OK` alone, and
 * PayTR repeats the notice until then. A payment in instalments may take more than the requested amount.
 */

/** The service's names of the lira. An answer without a currency is in lira. */
const LIRA = new Set(['', 'TL', 'TRY']);
const haliyle = (status: unknown): OdemeHali =>
  status === 'success' ? 'basarili' : status === 'failed' ? 'basarisiz' : 'bekliyor';

export const paytr = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => {
  const anahtarlar = { merchant_key: isyeri.anahtar, merchant_salt: isyeri.tuz, merchant_id: isyeri.uye };
  const sor = async (yol: string, alanlar: Readonly<Record<string, string>>) => {
    const yanit = jsonOku(
      await tasima({ url: isyeri.api + yol, tur: 'application/x-www-form-urlencoded', govde: formYaz(alanlar) }),
    );
    if (yanit === null) throw new SaglayiciHatasi('Ödeme kuruluşunun yanıtı anlaşılamadı.');
    return yanit;
  };
  const yazi = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '');
  /** Total refunded, from the list of refunds. Null: not given. */
  const iadeToplami = (liste: unknown): Kurus | null => {
    if (!Array.isArray(liste) || liste.length === 0) return null;
    const tutarlar = (liste as readonly unknown[]).map((t) =>
      ondaliktan(yazi(Object(t)['amount'] ?? Object(t)['return_amount'])),
    );
    return tutarlar.includes(null) ? null : kurus(tutarlar.reduce<number>((t, n) => t + (n ?? 0), 0));
  };
  return {
    ad: 'paytr',
    taksitli: true,
    async hazirla(i) {
      const alanlar = {
        merchant_id: isyeri.uye,
        user_ip: i.ip,
        merchant_oid: i.oid,
        email: i.eposta,
        payment_amount: String(i.tutar),
        user_basket: Buffer.from(JSON.stringify([[i.aciklama, ondalik(i.tutar), 1]])).toString('base64'),
        no_installment: i.taksit > 1 ? '0' : '1',
        max_installment: i.taksit > 1 ? String(i.taksit) : '0',
        currency: 'TL',
        test_mode: '0',
      };
      const yanit = await sor('/odeme/api/get-token', {
        ...alanlar,
        paytr_token: imza('iframe-token', { ...alanlar, ...anahtarlar }),
        user_name: i.ad,
        user_address: i.adres,
        user_phone: '-',
        merchant_ok_url: i.kopru,
        merchant_fail_url: i.kopru,
        timeout_limit: '30',
        lang: 'tr',
      });
      if (yanit['status'] !== 'success' || !/^[\w-]{10,200}$/.test(yazi(yanit['token'])))
        throw new SaglayiciHatasi(`Ödeme kuruluşu ödemeyi açmadı: ${yazi(yanit['reason']) || 'neden yok'}`);
      return {
        method: 'GET',
        action: `${isyeri.api}/odeme/guvenli/${yazi(yanit['token'])}`,
        fields: {},
        belirtec: yazi(yanit['token']),
      };
    },
    donus: () => gecersiz('Tarayıcının getirdiği imzalı değil; sonucu yalnız bildirim söyler.'),
    bildirim(ham) {
      const yanit = 'OK';
      const bayt = formOku(ham);
      if (bayt === null) return { ...gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.'), yanit };
      const a = yazilari(bayt);
      const oid = a['merchant_oid'] ?? '';
      if (!a['hash']) return { ...gecersiz('İmza (hash) yok.', oid), yanit };
      if (!esit(a['hash'], imza('bildirim', { ...a, ...anahtarlar })))
        return { ...gecersiz('İmza (hash, HMAC-SHA256) gelen alanlarla uyuşmuyor.', oid), yanit };
      const hal = haliyle(a['status']);
      const onay = hal === 'basarili';
      const tutar = kurustan(a['total_amount'] ?? '');
      const para = a['currency'] ?? '';
      return {
        gecerli: true,
        bakilan: `İmza doğru; status ${a['status'] || 'yok'}, total_amount ${a['total_amount'] || 'yok'}.`,
        sonuc: sonuc({
          hal,
          oid,
          tutar: onay && tutar !== null && LIRA.has(para) ? kurus(tutar) : null,
          baskaPara: LIRA.has(para) ? null : para,
          hataKodu: onay ? null : a['failed_reason_code'] || 'yok',
          mesaj: a['failed_reason_msg'] ?? '',
        }),
        yanit,
      };
    },
    async sorgula(i) {
      const alanlar = { merchant_id: isyeri.uye, merchant_oid: i.oid };
      const y = await sor('/odeme/durum-sorgu', {
        ...alanlar,
        paytr_token: imza('durum-sorgu', { ...alanlar, ...anahtarlar }),
      });
      const tutar = ondaliktan(yazi(y['payment_total']));
      const para = yazi(y['currency']);
      const hal = haliyle(y['status']);
      return sonuc({
        hal,
        oid: i.oid,
        tutar: hal === 'basarili' && tutar !== null && LIRA.has(para) ? kurus(tutar) : null,
        baskaPara: LIRA.has(para) ? null : para,
        geri: iadeToplami(y['returns']),
        hataKodu: hal === 'basarili' ? null : yazi(y['err_no']) || 'yok',
        mesaj: yazi(y['err_msg']),
      });
    },
    async iade(i, tutar) {
      const alanlar = { merchant_id: isyeri.uye, merchant_oid: i.oid, return_amount: ondalik(tutar) };
      const y = await sor('/odeme/iade', {
        ...alanlar,
        paytr_token: imza('iade', { ...alanlar, ...anahtarlar }),
      });
      return geriAlmaSonucu(
        y['status'] === 'success',
        y['status'] === 'error' || y['status'] === 'failed' ? yazi(y['err_no']) || 'yok' : null,
        yazi(y['err_msg']),
      );
    },
  };
};
