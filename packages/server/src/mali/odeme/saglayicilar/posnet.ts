import { kurustan } from '@masabasi/core/mali/odeme/fiyat';
import { adlari } from '@masabasi/core/mali/odeme/imzalanan';
import { kurus } from '@masabasi/core/platform/money/para';
import { formOku, type Ham, jsonOku, yazilari } from '../form.ts';
import { esit, posnet1Adli, posnet1Provizyon } from '../imza.ts';
import {
  type Dogrulama,
  gecersiz,
  geriAlmaSonucu,
  type Isyeri,
  kabulKodu,
  type OdemeSaglayici,
  type OdenenIslem,
  retKodu,
  SaglayiciHatasi,
  sonuc,
} from '../saglayici.ts';
import type { Tasima } from '../tasima.ts';

/**
 * PosNet v1. The browser's fields only verify the card holder: neither the order nor the amount is signed. The server
 * captures the money with its own values, and the bank binds both to its number of that check.
 */

const SART = ['ECI', 'CAVV', 'MdStatus', 'MD', 'SecureTransactionId'];
/** The bank's names of the lira. An answer without a currency is in lira. */
const LIRA = new Set(['', 'TL', 'TRY', '949']);
const KULLANILMIS = '0127';
const yazi = (v: unknown): string => (typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '');

function posnetDonusu(ham: Ham, isyeri: Pick<Isyeri, 'uye' | 'anahtar'>): Dogrulama {
  const bayt = formOku(ham);
  if (bayt === null) return gecersiz('Gelen form okunamadı: boş, bozuk ya da bir alanı iki kez var.');
  const a = yazilari(bayt);
  const oid = a['OrderId'] ?? '';
  if (!a['Mac']) return gecersiz('İmza (Mac) yok.', oid);
  const imzali = adlari(a['MacParams'], ':');
  const eksik = SART.filter((ad) => !imzali.includes(ad));
  if (eksik.length > 0) return gecersiz(`İmzalanan alanlarda (MacParams) ${eksik.join(', ')} yok.`, oid);
  // With both spellings at once, one could be signed and the other read.
  if (a['MACParams'] !== undefined) return gecersiz('İmzalanan alanlar iki kez yazılmış.', oid);
  if (!esit(a['Mac'], posnet1Adli(a, isyeri.anahtar)))
    return gecersiz('İmza (Mac, SHA-256) gelen alanlarla uyuşmuyor.', oid);
  if (a['MerchantId'] !== isyeri.uye) return gecersiz('Üye işyeri numarası bizimki değil.', oid);
  const md = a['MdStatus'] ?? '';
  return {
    gecerli: true,
    bakilan: `İmza doğru; MdStatus ${md || 'yok'}. Sipariş ve tutar imzalı değil; çekim kendi tutarımızla istenir.`,
    sonuc: sonuc({
      hal: md === '1' ? 'provizyon' : 'basarisiz',
      oid,
      mdStatus: md,
      islemId: a['SecureTransactionId'] || null,
      hataKodu: md === '1' ? null : `md${md}`,
      mesaj: a['MdErrorMessage'] ?? '',
    }),
  };
}

export const posnet = (isyeri: Isyeri, tasima: Tasima): OdemeSaglayici => {
  const temel = { ApiType: 'JSON', ApiVersion: 'V100', MerchantNo: isyeri.uye, TerminalNo: isyeri.terminal };
  async function sor(i: OdenenIslem, yol: string, ek: Readonly<Record<string, unknown>>) {
    const istek = {
      ...temel,
      OrderId: i.oid,
      PaymentInstrumentType: 'CARD',
      IsEncrypted: 'N',
      MACParams: 'MerchantNo:TerminalNo',
      ...ek,
    };
    const y = jsonOku(
      await tasima({
        url: `${isyeri.api}/${yol}`,
        tur: 'application/json',
        govde: JSON.stringify({ MAC: posnet1Adli(istek, isyeri.anahtar), ...istek }),
      }),
    );
    if (y === null) throw new SaglayiciHatasi('Bankanın yanıtı anlaşılamadı.');
    const imza = y['Mac'] ?? y['MAC'];
    if (
      imza !== undefined &&
      (y['MACParams'] ?? y['MacParams']) !== undefined &&
      !esit(imza, posnet1Adli(y, isyeri.anahtar))
    )
      throw new SaglayiciHatasi('Bankanın yanıtındaki imza doğru değil.');
    const veri = y['ServiceResponseData'];
    const hali = typeof veri === 'object' && veri !== null ? (veri as Record<string, unknown>) : {};
    return { y, kod: yazi(hali['ResponseCode']), mesaj: yazi(hali['ResponseDescription']) };
  }
  const geriAlma = ({ kod, mesaj }: { kod: string; mesaj: string }) =>
    geriAlmaSonucu(kabulKodu(kod), kod || null, mesaj);
  return {
    ad: 'posnet',
    taksitli: true,
    async hazirla(i) {
      const fields = {
        MerchantNo: isyeri.uye,
        TerminalNo: isyeri.terminal,
        PosnetID: isyeri.kullanici,
        TransactionType: 'Sale',
        OrderId: i.oid,
        Amount: String(i.tutar),
        CurrencyCode: 'TL',
        MerchantReturnURL: i.donus,
        InstallmentCount: i.taksit > 1 ? String(i.taksit) : '0',
        Language: 'tr',
        TxnState: 'INITIAL',
        OpenNewWindow: '0',
        UseOOS: '1',
        MacParams: 'MerchantNo:TerminalNo:Amount',
      };
      return {
        method: 'POST',
        action: isyeri.sayfa,
        fields: { ...fields, Mac: posnet1Adli(fields, isyeri.anahtar) },
        belirtec: null,
      };
    },
    donus: (ham) => posnetDonusu(ham, isyeri),
    async tamamla(i, ham) {
      const a = yazilari(formOku(ham) ?? {});
      const guvenlik = {
        SecureTransactionId: a['SecureTransactionId'] ?? '',
        CavvData: a['CAVV'] ?? '',
        Eci: a['ECI'] ?? '',
        MdStatus: a['MdStatus'] ?? '',
        MD: a['MD'] ?? '',
      };
      const { y, kod, mesaj } = await sor(i, 'Sale', {
        IsTDSecureMerchant: 'Y',
        IsMailOrder: 'N',
        ThreeDSecureData: guvenlik,
        MACParams: 'MerchantNo:TerminalNo:SecureTransactionId:CavvData:Eci:MdStatus',
        MAC: posnet1Provizyon({ ...temel, ...guvenlik }, isyeri.anahtar),
        Amount: i.tutar,
        CurrencyCode: 'TL',
        PointAmount: 0,
        InstallmentCount: i.taksit > 1 ? i.taksit : 0,
        InstallmentType: i.taksit > 1 ? 'Y' : 'N',
      });
      const oldu = kabulKodu(kod) && yazi(y['AuthCode']) !== '';
      // A special code tells that the bank already has the order: it may have taken the money before.
      if (!oldu && (!retKodu(kod) || kod === KULLANILMIS))
        throw new SaglayiciHatasi('Banka çekimin sonucunu söylemedi.');
      return sonuc({
        hal: oldu ? 'basarili' : 'basarisiz',
        oid: i.oid,
        tutar: oldu ? i.tutar : null,
        mdStatus: guvenlik.MdStatus,
        islemId: yazi(y['ReferenceCode']) || null,
        provNo: yazi(y['AuthCode']) || null,
        hataKodu: oldu ? null : kod,
        mesaj,
      });
    },
    async sorgula(i) {
      const { y, kod, mesaj } = await sor(i, 'TransactionInquiry', {});
      const veri: readonly unknown[] = Array.isArray(y['TransactionData']) ? y['TransactionData'] : [];
      const turunden = (tur: string) =>
        veri.map((t) => Object(t) as Record<string, unknown>).filter((t) => yazi(t['TransactionType']) === tur);
      const satislar = turunden('Sale');
      const satis = satislar.find((t) => yazi(t['AuthCode']) !== '') ?? satislar[0];
      const geri = turunden('Reverse').length > 0;
      const iadeler = turunden('Return').map((t) => kurustan(yazi(t['Amount'])));
      const oldu = satis !== undefined && yazi(satis['AuthCode']) !== '' && !geri;
      const tutar = kurustan(yazi(satis?.['Amount']));
      const para = yazi(satis?.['CurrencyCode']);
      return sonuc({
        // A sale without an approval proves neither: it may still be in progress.
        hal: oldu ? 'basarili' : satis !== undefined && geri ? 'basarisiz' : 'bekliyor',
        oid: i.oid,
        tutar: oldu && tutar !== null && LIRA.has(para) ? kurus(tutar) : null,
        baskaPara: LIRA.has(para) ? null : para,
        geri: geri
          ? 'hepsi'
          : iadeler.length === 0 || iadeler.includes(null)
            ? null
            : kurus(iadeler.reduce<number>((t, n) => t + (n ?? 0), 0)),
        islemId: yazi(satis?.['ReferenceCode']) || null,
        provNo: yazi(satis?.['AuthCode']) || null,
        hataKodu: oldu ? null : kod || 'yok',
        mesaj,
      });
    },
    iptal: async (i) => geriAlma(await sor(i, 'Reverse', { ReferenceCode: i.islemId ?? '', TransactionType: 'Sale' })),
    iade: async (i, tutar) =>
      geriAlma(await sor(i, 'Return', { ReferenceCode: i.islemId ?? '', Amount: tutar, CurrencyCode: 'TL' })),
  };
};
