import type {
  BelgeIskontosu,
  BelgeKalemi,
  BelgeTarafi,
  BelgeVergisi,
  FaturaBelgesi,
} from '@masabasi/core/mali/fatura/belge';
import { tutarBirimleri } from './bicim.ts';
import { hepsi, ilk, metni, type XmlDugumu, XmlHatasi, xmlOku } from '../../platform/xml/xml.ts';

/** Reads a UBL-TR invoice, ours or another company's. This module only finds the values, and the rules judge them. */

const SINIR = { derinlik: 40, dugum: 200_000 };
const yaz = (d: XmlDugumu | undefined, ...yol: string[]): string => metni(d, ...yol) ?? '';

/** A day without its optional time zone. */
const gun = (s: string | null): string | null => s?.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') ?? null;

function taraf(d: XmlDugumu | undefined): BelgeTarafi {
  const kimlikler = hepsi(d, 'PartyIdentification').flatMap((p) => hepsi(p, 'ID'));
  const kimlik = kimlikler.find((k) => ['VKN', 'TCKN'].includes(k.nitelikler['schemeID'] ?? ''));
  const adres = ilk(d, 'PostalAddress');
  const sokak = [metni(adres, 'StreetName'), metni(adres, 'BuildingNumber')].filter((s) => s !== null);
  return {
    KimlikTuru: kimlik?.nitelikler['schemeID'] ?? '',
    Kimlik: kimlik?.metin ?? '',
    Unvan: metni(d, 'PartyName', 'Name'),
    Ad: metni(d, 'Person', 'FirstName'),
    Soyad: metni(d, 'Person', 'FamilyName'),
    VergiDairesi: metni(d, 'PartyTaxScheme', 'TaxScheme', 'Name'),
    Adres: sokak.length === 0 ? null : sokak.join(' No: '),
    Ilce: metni(adres, 'CitySubdivisionName'),
    Il: metni(adres, 'CityName'),
    Ulke: metni(adres, 'Country', 'Name'),
    Telefon: metni(d, 'Contact', 'Telephone'),
    Eposta: metni(d, 'Contact', 'ElectronicMail'),
  };
}

const vergiler = (d: XmlDugumu | undefined, ad: string): BelgeVergisi[] =>
  hepsi(d, ad).map((v) => ({
    Tutar: yaz(v, 'TaxAmount'),
    Alt: hepsi(v, 'TaxSubtotal').map((a) => {
      const sinif = ilk(a, 'TaxCategory');
      return {
        Matrah: metni(a, 'TaxableAmount'),
        Vergi: yaz(a, 'TaxAmount'),
        Oran: metni(a, 'Percent'),
        Kod: yaz(sinif, 'TaxScheme', 'TaxTypeCode'),
        Ad: metni(sinif, 'TaxScheme', 'Name'),
        IstisnaKodu: metni(sinif, 'TaxExemptionReasonCode'),
        IstisnaNedeni: metni(sinif, 'TaxExemptionReason'),
      };
    }),
  }));

const iskontolar = (d: XmlDugumu | undefined): BelgeIskontosu[] =>
  hepsi(d, 'AllowanceCharge').map((i) => ({
    Artirim: yaz(i, 'ChargeIndicator') === 'true',
    Oran: metni(i, 'MultiplierFactorNumeric'),
    Tutar: yaz(i, 'Amount'),
    Taban: metni(i, 'BaseAmount'),
  }));

const kalem = (k: XmlDugumu): BelgeKalemi => ({
  Id: yaz(k, 'ID'),
  Ad: yaz(k, 'Item', 'Name'),
  Miktar: yaz(k, 'InvoicedQuantity'),
  Birim: ilk(k, 'InvoicedQuantity')?.nitelikler['unitCode'] ?? '',
  Fiyat: yaz(k, 'Price', 'PriceAmount'),
  Iskontolar: iskontolar(k),
  Tutar: yaz(k, 'LineExtensionAmount'),
  Vergiler: vergiler(k, 'TaxTotal'),
  Tevkifatlar: vergiler(k, 'WithholdingTaxTotal'),
});

/**
 * Root element of an invoice file.
 * @throws XmlHatasi when the file is refused
 */
export function faturaKoku(xml: string): XmlDugumu {
  const kok = xmlOku(xml, SINIR);
  if (kok.ad !== 'Invoice') throw new XmlHatasi('Dosya bir UBL faturası değil.');
  return kok;
}

/**
 * The invoice in a file.
 * @throws XmlHatasi when the file is refused
 */
export const faturaOku = (xml: string): FaturaBelgesi => koktenOku(faturaKoku(xml));

/** The invoice below its root element. */
export function koktenOku(kok: XmlDugumu): FaturaBelgesi {
  const toplam = ilk(kok, 'LegalMonetaryTotal');
  return {
    UblSurumu: yaz(kok, 'UBLVersionID'),
    Ozellestirme: yaz(kok, 'CustomizationID'),
    Senaryo: yaz(kok, 'ProfileID'),
    No: yaz(kok, 'ID'),
    Kopya: yaz(kok, 'CopyIndicator'),
    Ettn: yaz(kok, 'UUID'),
    Tarih: gun(metni(kok, 'IssueDate')) ?? '',
    Saat: metni(kok, 'IssueTime'),
    Tip: yaz(kok, 'InvoiceTypeCode'),
    Notlar: hepsi(kok, 'Note').map((n) => n.metin),
    ParaBirimi: yaz(kok, 'DocumentCurrencyCode'),
    TutarBirimleri: [...tutarBirimleri(kok)],
    SatirSayisi: yaz(kok, 'LineCountNumeric'),
    Iadeler: hepsi(kok, 'BillingReference').flatMap((r) =>
      hepsi(r, 'InvoiceDocumentReference').map((i) => ({
        No: yaz(i, 'ID'),
        Tarih: gun(metni(i, 'IssueDate')),
        Tur: metni(i, 'DocumentTypeCode'),
      })),
    ),
    Satici: taraf(ilk(kok, 'AccountingSupplierParty', 'Party')),
    Alici: taraf(ilk(kok, 'AccountingCustomerParty', 'Party')),
    Vade: gun(metni(kok, 'PaymentMeans', 'PaymentDueDate') ?? metni(kok, 'PaymentTerms', 'PaymentDueDate')),
    Hesap:
      hepsi(kok, 'PaymentMeans')
        .map((p) => metni(p, 'PayeeFinancialAccount', 'ID'))
        .find((h) => h !== null) ?? null,
    Kur: metni(kok, 'PricingExchangeRate', 'CalculationRate'),
    Iskontolar: iskontolar(kok),
    Vergiler: vergiler(kok, 'TaxTotal'),
    Tevkifatlar: vergiler(kok, 'WithholdingTaxTotal'),
    Toplam: {
      Satirlar: yaz(toplam, 'LineExtensionAmount'),
      Matrah: yaz(toplam, 'TaxExclusiveAmount'),
      VergiDahil: yaz(toplam, 'TaxInclusiveAmount'),
      Iskonto: metni(toplam, 'AllowanceTotalAmount'),
      Artirim: metni(toplam, 'ChargeTotalAmount'),
      Yuvarlama: metni(toplam, 'PayableRoundingAmount'),
      Odenecek: yaz(toplam, 'PayableAmount'),
    },
    Kalemler: hepsi(kok, 'InvoiceLine').map(kalem),
  };
}
