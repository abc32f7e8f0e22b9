import { BIRIM_KODLARI } from '@masabasi/core/mali/fatura/birimKodlari';
import { ODEME_KANALLARI, ODEME_KODLARI, PARA_BIRIMLERI, ULKELER } from '@masabasi/core/mali/fatura/listeler';
import { ondalikMi } from '@masabasi/core/mali/fatura/sayi';
import { gecerliGun, type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { XmlDugumu } from '../../platform/xml/xml.ts';

/** Rules for every element of an invoice: its namespace, the form of its text, and the code lists. */

export type De = (kural: string, cumle: string) => void;

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const FATURA = `${UBL}Invoice-2`;
const BUTUN = `${UBL}CommonAggregateComponents-2`;
const TEMEL = `${UBL}CommonBasicComponents-2`;
const EK = `${UBL}CommonExtensionComponents-2`;

const SAYI = /(?:Amount|Numeric|Quantity|Percent|Rate|Measure)$/;
const SAAT = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;
const ILK_GUN = '2005-01-01';
/** Codes and numbers that are compared exactly, so blanks around them change their meaning. */
const BITISIK = new Set(
  'UBLVersionID CustomizationID ProfileID UUID CopyIndicator InvoiceTypeCode DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode SourceCurrencyCode TargetCurrencyCode CurrencyCode TaxTypeCode TaxExemptionReasonCode PaymentMeansCode ChannelCode DocumentTypeCode IdentificationCode NationalityID TransportModeCode PackagingTypeCode ItemClassificationCode CalculationSequenceNumeric'.split(
    ' ',
  ),
);
/** Schemes of identifiers that are compared exactly. */
const BITISIK_KIMLIKLER = new Set(['VKN_TCKN', 'PARTYTYPE', 'INCOTERMS', 'SEVKIYATNO', 'ETIKETNO', 'YTBNO']);
/** Amounts that may have another currency than the invoice. They are not part of the arithmetic. */
const BASKA_BIRIMLI = new Set(['PayableAlternativeAmount', 'TransactionCurrencyTaxAmount']);
const BASKA_BIRIMLI_KAP = new Set(['Delivery', 'PrepaidPayment', 'Shipment', 'GoodsItem']);
const MIME = /^(?:application|audio|image|message|model|multipart|text|video)\/[A-Za-z0-9][\w.+-]*$/;

/** Reads a day as the schema defines it, with an optional time zone. */
export const gunu = (metin: string): Gun | null => {
  const gun = metin.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '');
  return gecerliGun(gun) ? gun : null;
};

function uzayKontrolu(d: XmlDugumu, de: De): void {
  if (d.uzay === TEMEL) {
    if (d.cocuklar.length > 0) de('adAlani', `${d.ad} öğesi başka öğeler içeremez.`);
  } else if (d.uzay === BUTUN) {
    if (d.metin !== '') de('adAlani', `${d.ad} öğesi metin içeremez.`);
  } else de('adAlani', `${d.ad} öğesi UBL’in ad alanında değil.`);
}

function yaziKontrolu(d: XmlDugumu, bugun: Gun, de: De): void {
  if (SAYI.test(d.ad) && !ondalikMi(d.metin)) de('sayi', `${d.ad} bir sayı olmalı; ‘${d.metin.slice(0, 40)}’ değil.`);
  if (d.ad.endsWith('Indicator') && !['true', 'false'].includes(d.metin))
    de('mantik', `${d.ad} true ya da false olmalı; ‘${d.metin.slice(0, 40)}’ değil.`);
  if (d.ad === 'Date' || d.ad.endsWith('Date')) {
    const gun = gunu(d.metin);
    if (gun === null) de('gun', `${d.ad} geçerli bir gün olmalı (YYYY-AA-GG); ‘${d.metin.slice(0, 40)}’ değil.`);
    // The invoice's own day is checked with a sentence of its own.
    else if (d.ad === 'IssueDate' && gun > bugun) de('gun', `Belgede bugünden ileri bir tarih var: ${tarihYaz(gun)}.`);
    else if (d.ad === 'IssueDate' && gun < ILK_GUN)
      de('gun', `Belgede ${tarihYaz(ILK_GUN)} gününden önce bir tarih var: ${tarihYaz(gun)}.`);
  }
  if (d.ad.endsWith('Time') && !SAAT.test(d.metin))
    de('zaman', `${d.ad} geçerli bir saat olmalı (SS:DD:SS); ‘${d.metin.slice(0, 40)}’ değil.`);
  if (d.bosluklu && (BITISIK.has(d.ad) || BITISIK_KIMLIKLER.has(d.nitelikler['schemeID'] ?? '')))
    de('bosluk', `${d.ad} boşluk ya da satır sonu içermemeli.`);
}

function kodKontrolu(d: XmlDugumu, de: De): void {
  const yok = (ne: string) => de('kodListesi', `${ne} ‘${d.metin.slice(0, 40)}’ kod listesinde yok.`);
  if (d.ad === 'IdentificationCode' && !ULKELER.has(d.metin)) yok('Ülke kodu');
  if (d.ad.endsWith('CurrencyCode') && !PARA_BIRIMLERI.has(d.metin)) yok(`${d.ad}: para birimi`);
  if (d.ad === 'PaymentMeansCode' && !ODEME_KODLARI.has(d.metin)) yok('Ödeme şekli');
  if (d.ad === 'ChannelCode' && !ODEME_KANALLARI.has(d.metin)) yok('Ödeme kanalı');
  const { currencyID, unitCode, mimeCode } = d.nitelikler;
  if (d.ad.endsWith('Amount') && currencyID === undefined)
    de('tutarBirimi', `${d.ad} tutarının para birimi (currencyID) yazılmalı.`);
  if (currencyID !== undefined && !PARA_BIRIMLERI.has(currencyID))
    de('kodListesi', `${d.ad} tutarının para birimi ‘${currencyID.slice(0, 40)}’ kod listesinde yok.`);
  if (d.ad !== 'InvoicedQuantity' && unitCode !== undefined && !BIRIM_KODLARI.has(unitCode))
    de('kodListesi', `${d.ad} birimi ‘${unitCode.slice(0, 40)}’ kod listesinde yok.`);
  if (mimeCode !== undefined && !MIME.test(mimeCode))
    de('kodListesi', `${d.ad} içeriğinin türü ‘${mimeCode.slice(0, 40)}’ kod listesinde yok.`);
}

/** @param kendisi true for the invoice itself, because its day and currency have sentences of their own */
function bak(d: XmlDugumu, bugun: Gun, de: De, kendisi: boolean): void {
  uzayKontrolu(d, de);
  if (d.cocuklar.length === 0) {
    // An empty time element is not the same as a missing one.
    const kunye = kendisi && (d.ad === 'IssueDate' || (d.ad === 'IssueTime' && d.metin !== ''));
    if (!kunye && d.uzay !== BUTUN) yaziKontrolu(d, bugun, de);
    if (!(kendisi && d.ad === 'DocumentCurrencyCode')) kodKontrolu(d, de);
  }
  for (const c of d.cocuklar) bak(c, bugun, de, false);
}

/** Checks namespaces, numbers, days and codes anywhere in an invoice. @param kok root of the invoice */
export function bicimKontrolleri(kok: XmlDugumu, bugun: Gun, de: De): void {
  if (kok.uzay !== FATURA) de('adAlani', 'Belge UBL faturasının ad alanında değil.');
  const sema = Object.entries(kok.nitelikler).find(([ad]) => ad.endsWith(':schemaLocation'))?.[1];
  if (sema !== undefined && !sema.includes('UBL-Invoice-2.1.xsd'))
    de('sema', 'Belgenin şeması UBL-Invoice-2.1.xsd olmalı.');
  for (const c of kok.cocuklar)
    if (c.ad !== 'UBLExtensions') bak(c, bugun, de, true);
    else if (c.uzay !== EK) de('adAlani', 'UBLExtensions öğesi UBL’in ad alanında değil.');
}

/** Currencies of the amounts in a document, each once, in document order. */
export function tutarBirimleri(d: XmlDugumu, bulunan = new Set<string>()): Set<string> {
  const birim = d.nitelikler['currencyID'];
  if (birim !== undefined && !BASKA_BIRIMLI.has(d.ad)) bulunan.add(birim);
  for (const c of d.cocuklar) if (!BASKA_BIRIMLI_KAP.has(c.ad)) tutarBirimleri(c, bulunan);
  return bulunan;
}
