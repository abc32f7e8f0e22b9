import type {
  BelgeIskontosu,
  BelgeKalemi,
  BelgeTarafi,
  BelgeVergisi,
  FaturaBelgesi,
} from '@masabasi/core/mali/fatura/belge';

/**
 * Writes an invoice as UBL-TR 1.2: the same document gives the same bytes. Elements follow the order of the schema. The
 * sender adds seal and signature, and their place is kept.
 */

const NS = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  ext: 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2',
};

const KACIS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const kacir = (s: string): string => s.replaceAll(/[&<>"\r]/g, (h) => KACIS[h]!);

type Icerik = string | null;
/** An element with children. Empty text when it has none. */
const cac = (ad: string, ...icinde: readonly Icerik[]): string => {
  const dolu = icinde.filter((i) => i !== null && i !== '').join('');
  return dolu === '' ? '' : `<cac:${ad}>${dolu}</cac:${ad}>`;
};
/** An element with text. Empty text for null. */
const cbc = (ad: string, deger: string | null, nitelik?: readonly [ad: string, deger: string]): string =>
  deger === null
    ? ''
    : `<cbc:${ad}${nitelik ? ` ${nitelik[0]}="${kacir(nitelik[1])}"` : ''}>${kacir(deger)}</cbc:${ad}>`;

function taraf(t: BelgeTarafi): string {
  return cac(
    'Party',
    cac('PartyIdentification', cbc('ID', t.Kimlik, ['schemeID', t.KimlikTuru])),
    cac('PartyName', cbc('Name', t.Unvan)),
    adres(t),
    cac('PartyTaxScheme', cac('TaxScheme', cbc('Name', t.VergiDairesi))),
    cac('Contact', cbc('Telephone', t.Telefon), cbc('ElectronicMail', t.Eposta)),
    cac('Person', cbc('FirstName', t.Ad), cbc('FamilyName', t.Soyad)),
  );
}

const adres = (t: BelgeTarafi): string =>
  cac(
    'PostalAddress',
    cbc('StreetName', t.Adres),
    cbc('CitySubdivisionName', t.Ilce),
    cbc('CityName', t.Il),
    cac('Country', cbc('Name', t.Ulke)),
  );

/** The schema demands a place for the signature, and a foreign element in the extension that will hold it. */
const imzaYeri = (b: FaturaBelgesi): string =>
  cac(
    'Signature',
    cbc('ID', b.Satici.Kimlik, ['schemeID', 'VKN_TCKN']),
    cac(
      'SignatoryParty',
      cac('PartyIdentification', cbc('ID', b.Satici.Kimlik, ['schemeID', b.Satici.KimlikTuru])),
      adres(b.Satici),
    ),
    cac('DigitalSignatureAttachment', cac('ExternalReference', cbc('URI', `#Signature_${b.No}`))),
  );

/** Payment means: 42 for a bank account, 1 when nothing is agreed. */
const odeme = (b: FaturaBelgesi): string =>
  b.Vade === null && b.Hesap === null
    ? ''
    : cac(
        'PaymentMeans',
        cbc('PaymentMeansCode', b.Hesap === null ? '1' : '42'),
        cbc('PaymentDueDate', b.Vade),
        cac('PayeeFinancialAccount', cbc('ID', b.Hesap)),
      );

function vergi(kap: string, v: BelgeVergisi, tutar: (ad: string, deger: string | null) => string): string {
  return cac(
    kap,
    tutar('TaxAmount', v.Tutar),
    ...v.Alt.map((a, n) =>
      cac(
        'TaxSubtotal',
        tutar('TaxableAmount', a.Matrah),
        tutar('TaxAmount', a.Vergi),
        cbc('CalculationSequenceNumeric', String(n + 1)),
        cbc('Percent', a.Oran),
        cac(
          'TaxCategory',
          cbc('TaxExemptionReasonCode', a.IstisnaKodu),
          cbc('TaxExemptionReason', a.IstisnaNedeni),
          cac('TaxScheme', cbc('Name', a.Ad), cbc('TaxTypeCode', a.Kod)),
        ),
      ),
    ),
  );
}

const iskonto = (i: BelgeIskontosu, tutar: (ad: string, deger: string | null) => string): string =>
  cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', String(i.Artirim)),
    cbc('AllowanceChargeReason', i.Artirim ? 'Artırım' : 'İskonto'),
    cbc('MultiplierFactorNumeric', i.Oran),
    tutar('Amount', i.Tutar),
    tutar('BaseAmount', i.Taban),
  );

const kalem = (k: BelgeKalemi, tutar: (ad: string, deger: string | null) => string): string =>
  cac(
    'InvoiceLine',
    cbc('ID', k.Id),
    cbc('InvoicedQuantity', k.Miktar, ['unitCode', k.Birim]),
    tutar('LineExtensionAmount', k.Tutar),
    ...k.Iskontolar.map((i) => iskonto(i, tutar)),
    ...k.Vergiler.map((v) => vergi('TaxTotal', v, tutar)),
    ...k.Tevkifatlar.map((v) => vergi('WithholdingTaxTotal', v, tutar)),
    cac('Item', cbc('Name', k.Ad)),
    cac('Price', tutar('PriceAmount', k.Fiyat)),
  );

export function ublYaz(b: FaturaBelgesi): string {
  const tutar = (ad: string, deger: string | null) => cbc(ad, deger, ['currencyID', b.ParaBirimi]);
  const adlar = Object.entries(NS).map(([on, ad]) => ` xmlns${on === '' ? '' : `:${on}`}="${ad}"`);
  const t = b.Toplam;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Invoice${adlar.join('')}>`,
    '<ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><imza xmlns="urn:masabasi:imza-yeri"/></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>',
    cbc('UBLVersionID', b.UblSurumu),
    cbc('CustomizationID', b.Ozellestirme),
    cbc('ProfileID', b.Senaryo),
    cbc('ID', b.No),
    cbc('CopyIndicator', b.Kopya),
    cbc('UUID', b.Ettn),
    cbc('IssueDate', b.Tarih),
    cbc('IssueTime', b.Saat),
    cbc('InvoiceTypeCode', b.Tip),
    ...b.Notlar.map((n) => cbc('Note', n)),
    cbc('DocumentCurrencyCode', b.ParaBirimi),
    cbc('LineCountNumeric', b.SatirSayisi),
    ...b.Iadeler.map((i) =>
      cac(
        'BillingReference',
        cac('InvoiceDocumentReference', cbc('ID', i.No), cbc('IssueDate', i.Tarih), cbc('DocumentTypeCode', i.Tur)),
      ),
    ),
    imzaYeri(b),
    cac('AccountingSupplierParty', taraf(b.Satici)),
    cac('AccountingCustomerParty', taraf(b.Alici)),
    odeme(b),
    ...b.Iskontolar.map((i) => iskonto(i, tutar)),
    b.Kur === null
      ? ''
      : cac(
          'PricingExchangeRate',
          cbc('SourceCurrencyCode', b.ParaBirimi),
          cbc('TargetCurrencyCode', 'TRY'),
          cbc('CalculationRate', b.Kur),
        ),
    ...b.Vergiler.map((v) => vergi('TaxTotal', v, tutar)),
    ...b.Tevkifatlar.map((v) => vergi('WithholdingTaxTotal', v, tutar)),
    cac(
      'LegalMonetaryTotal',
      tutar('LineExtensionAmount', t.Satirlar),
      tutar('TaxExclusiveAmount', t.Matrah),
      tutar('TaxInclusiveAmount', t.VergiDahil),
      tutar('AllowanceTotalAmount', t.Iskonto),
      tutar('ChargeTotalAmount', t.Artirim),
      tutar('PayableRoundingAmount', t.Yuvarlama),
      tutar('PayableAmount', t.Odenecek),
    ),
    ...b.Kalemler.map((k) => kalem(k, tutar)),
    '</Invoice>',
  ].join('');
}
