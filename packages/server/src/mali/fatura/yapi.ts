import type { Aykirilik } from '@masabasi/core/mali/fatura/kontrol';
import { KIMLIK_TURLERI } from '@masabasi/core/mali/fatura/listeler';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import type { XmlDugumu } from '../../platform/xml/xml.ts';
import { bicimKontrolleri } from './bicim.ts';
import { imzaKontrolleri, kimlikKontrolleri } from './imza.ts';
import { sektorKontrolleri } from './sektor.ts';

/**
 * Order and presence of elements as the Turkish UBL 2.1 schema defines them, for the parts of an invoice that are read
 * or written here. It replaces the schema itself, which no installable package contains. Elements that it does not name
 * are accepted.
 */

interface Duzen {
  /** All allowed elements, in this order. */
  readonly sira: readonly string[];
  /** Required elements. */
  readonly olmali: readonly string[];
  /** Elements that may repeat. */
  readonly cok: readonly string[];
}
const duzen = (sira: string, olmali: string, cok = ''): Duzen => {
  const adlar = (s: string) => s.split(' ').filter(Boolean);
  return { sira: adlar(sira), olmali: adlar(olmali), cok: adlar(cok) };
};

/** The same order for several element names. */
const altinda = (adlar: string, d: Duzen): Readonly<Record<string, Duzen>> =>
  Object.fromEntries(adlar.split(' ').map((ad) => [ad, d]));

const DUZENLER: Readonly<Record<string, Duzen>> = {
  Invoice: duzen(
    'UBLExtensions UBLVersionID CustomizationID ProfileID ProfileExecutionID ID CopyIndicator UUID IssueDate IssueTime InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode PricingCurrencyCode PaymentCurrencyCode PaymentAlternativeCurrencyCode AccountingCostCode AccountingCost LineCountNumeric InvoicePeriod OrderReference BillingReference DespatchDocumentReference ReceiptDocumentReference StatementDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference ProjectReference Signature AccountingSupplierParty AccountingCustomerParty PayeeParty BuyerCustomerParty SellerSupplierParty TaxRepresentativeParty Delivery DeliveryTerms PaymentMeans PaymentTerms PrepaidPayment AllowanceCharge TaxExchangeRate PricingExchangeRate PaymentExchangeRate PaymentAlternativeExchangeRate TaxTotal WithholdingTaxTotal LegalMonetaryTotal InvoiceLine',
    'UBLExtensions UBLVersionID CustomizationID ProfileID ID CopyIndicator UUID IssueDate InvoiceTypeCode DocumentCurrencyCode LineCountNumeric Signature AccountingSupplierParty AccountingCustomerParty TaxTotal LegalMonetaryTotal InvoiceLine',
    'Note BillingReference DespatchDocumentReference ReceiptDocumentReference StatementDocumentReference OriginatorDocumentReference ContractDocumentReference AdditionalDocumentReference ProjectReference Delivery PaymentMeans PaymentTerms PrepaidPayment AllowanceCharge TaxTotal WithholdingTaxTotal InvoiceLine',
  ),
  Party: duzen(
    'MarkCareIndicator MarkAttentionIndicator WebsiteURI LogoReferenceID EndpointID IndustryClassificationCode PartyIdentification PartyName Language PostalAddress PhysicalLocation PartyTaxScheme PartyLegalEntity Contact Person AgentParty',
    'PartyIdentification PostalAddress',
    'PartyIdentification PartyLegalEntity',
  ),
  PostalAddress: duzen(
    'ID Postbox Room StreetName BlockName BuildingName BuildingNumber CitySubdivisionName CityName PostalZone Region District Country',
    'CitySubdivisionName CityName Country',
    'BuildingNumber',
  ),
  Country: duzen('IdentificationCode Name', 'Name'),
  Person: duzen(
    'ID FirstName FamilyName Title MiddleName NameSuffix NationalityID FinancialAccount IdentityDocumentReference',
    'FirstName FamilyName',
  ),
  TaxTotal: duzen('TaxAmount RoundingAmount TaxEvidenceIndicator TaxSubtotal', 'TaxAmount TaxSubtotal', 'TaxSubtotal'),
  WithholdingTaxTotal: duzen(
    'TaxAmount RoundingAmount TaxEvidenceIndicator TaxSubtotal',
    'TaxAmount TaxSubtotal',
    'TaxSubtotal',
  ),
  TaxSubtotal: duzen(
    'TaxableAmount TaxAmount CalculationSequenceNumeric TransactionCurrencyTaxAmount Percent BaseUnitMeasure PerUnitAmount TierRange TierRatePercent TaxCategory',
    'TaxAmount TaxCategory',
  ),
  TaxCategory: duzen(
    'ID Name Percent BaseUnitMeasure PerUnitAmount TaxExemptionReasonCode TaxExemptionReason TierRange TierRatePercent TaxScheme',
    'TaxScheme',
  ),
  TaxScheme: duzen('ID Name TaxTypeCode CurrencyCode JurisdictionRegionAddress', '', 'JurisdictionRegionAddress'),
  LegalMonetaryTotal: duzen(
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount PayableAlternativeAmount',
    'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
  ),
  AllowanceCharge: duzen(
    'ID ChargeIndicator AllowanceChargeReasonCode AllowanceChargeReason MultiplierFactorNumeric PrepaidIndicator SequenceNumeric Amount BaseAmount PerUnitAmount',
    'ChargeIndicator Amount',
  ),
  PricingExchangeRate: duzen(
    'SourceCurrencyCode SourceCurrencyBaseRate TargetCurrencyCode TargetCurrencyBaseRate ExchangeMarketID CalculationRate MathematicOperatorCode Date ForeignExchangeContract',
    'SourceCurrencyCode TargetCurrencyCode CalculationRate',
  ),
  InvoiceLine: duzen(
    'ID UUID Note InvoicedQuantity LineExtensionAmount TaxPointDate AccountingCostCode AccountingCost PaymentPurposeCode FreeOfChargeIndicator OrderLineReference DespatchLineReference ReceiptLineReference BillingReference DocumentReference PricingReference OriginatorParty Delivery PaymentTerms AllowanceCharge TaxTotal WithholdingTaxTotal Item Price DeliveryTerms SubInvoiceLine',
    'ID InvoicedQuantity LineExtensionAmount Item Price',
    'Note OrderLineReference DespatchLineReference ReceiptLineReference BillingReference DocumentReference Delivery AllowanceCharge TaxTotal WithholdingTaxTotal SubInvoiceLine',
  ),
  AccountingSupplierParty: duzen(
    'CustomerAssignedAccountID AdditionalAccountID DataSendingCapability Party DespatchContact AccountingContact SellerContact',
    'Party',
    'AdditionalAccountID',
  ),
  ...altinda(
    'AccountingCustomerParty BuyerCustomerParty',
    duzen(
      'CustomerAssignedAccountID SupplierAssignedAccountID AdditionalAccountID Party DeliveryContact AccountingContact BuyerContact',
      'Party',
      'AdditionalAccountID',
    ),
  ),
  Signature: duzen(
    'ID Note ValidationDate ValidationTime ValidatorID CanonicalizationMethod SignatureMethod SignatoryParty DigitalSignatureAttachment OriginalDocumentReference',
    '',
    'Note',
  ),
  PartyIdentification: duzen('ID', 'ID'),
  PartyName: duzen('Name', 'Name'),
  PartyTaxScheme: duzen(
    'RegistrationName CompanyID TaxLevelCode ExemptionReasonCode ExemptionReason RegistrationAddress TaxScheme',
    'TaxScheme',
    'ExemptionReason',
  ),
  PartyLegalEntity: duzen(
    'RegistrationName CompanyID RegistrationDate RegistrationExpirationDate CompanyLegalFormCode SoleProprietorshipIndicator CompanyLiquidationStatusCode CorporateStockAmount FullyPaidSharesIndicator RegistrationAddress CorporateRegistrationScheme HeadParty ShareholderParty',
    '',
    'ShareholderParty',
  ),
  BillingReference: duzen(
    'InvoiceDocumentReference SelfBilledInvoiceDocumentReference CreditNoteDocumentReference SelfBilledCreditNoteDocumentReference DebitNoteDocumentReference ReminderDocumentReference AdditionalDocumentReference BillingReferenceLine',
    '',
    'BillingReferenceLine',
  ),
  ...altinda(
    'InvoiceDocumentReference AdditionalDocumentReference ContractDocumentReference DespatchDocumentReference ReceiptDocumentReference OriginatorDocumentReference StatementDocumentReference IdentityDocumentReference DocumentReference',
    duzen(
      'ID CopyIndicator UUID IssueDate IssueTime DocumentTypeCode DocumentType XPath LanguageID LocaleCode VersionID DocumentStatusCode DocumentDescription Attachment ValidityPeriod IssuerParty ResultOfVerification',
      'ID',
      'XPath DocumentDescription',
    ),
  ),
  ...altinda('Attachment DigitalSignatureAttachment', duzen('EmbeddedDocumentBinaryObject ExternalReference', '')),
  ExternalReference: duzen(
    'URI DocumentHash HashAlgorithmMethod ExpiryDate ExpiryTime MimeCode FormatCode EncodingCode CharacterSetCode FileName Description',
    '',
    'Description',
  ),
  ...altinda(
    'FinancialAccount PayerFinancialAccount PayeeFinancialAccount',
    duzen(
      'ID Name AliasName AccountTypeCode AccountFormatCode CurrencyCode PaymentNote FinancialInstitutionBranch Country',
      '',
      'PaymentNote',
    ),
  ),
  ...altinda(
    'Contact DeliveryContact AccountingContact BuyerContact DespatchContact SellerContact',
    duzen('ID Name Telephone Telefax ElectronicMail Note OtherCommunication', '', 'Note OtherCommunication'),
  ),
  ...altinda(
    'InvoicePeriod ValidityPeriod',
    duzen(
      'StartDate StartTime EndDate EndTime DurationMeasure DescriptionCode Description',
      '',
      'DescriptionCode Description',
    ),
  ),
  PaymentMeans: duzen(
    'ID PaymentMeansCode PaymentDueDate PaymentChannelCode InstructionID InstructionNote PaymentID CardAccount PayerFinancialAccount PayeeFinancialAccount CreditAccount PaymentMandate TradeFinancing',
    'PaymentMeansCode',
    'InstructionNote PaymentID',
  ),
  Delivery: duzen(
    'ID Quantity MinimumQuantity MaximumQuantity ActualDeliveryDate ActualDeliveryTime LatestDeliveryDate LatestDeliveryTime ReleaseID TrackingID DeliveryAddress DeliveryLocation AlternativeDeliveryLocation RequestedDeliveryPeriod PromisedDeliveryPeriod EstimatedDeliveryPeriod CarrierParty DeliveryParty NotifyParty Despatch DeliveryTerms MinimumDeliveryUnit MaximumDeliveryUnit Shipment',
    '',
    'NotifyParty DeliveryTerms',
  ),
  DeliveryTerms: duzen(
    'ID SpecialTerms LossRiskResponsibilityCode LossRisk Amount DeliveryLocation AllowanceCharge',
    '',
    'SpecialTerms LossRisk',
  ),
  Item: duzen(
    'Description PackQuantity PackSizeNumeric CatalogueIndicator Name HazardousRiskIndicator AdditionalInformation Keyword BrandName ModelName BuyersItemIdentification SellersItemIdentification ManufacturersItemIdentification StandardItemIdentification CatalogueItemIdentification AdditionalItemIdentification CatalogueDocumentReference ItemSpecificationDocumentReference OriginCountry CommodityClassification TransactionConditions HazardousItem ClassifiedTaxCategory AdditionalItemProperty ManufacturerParty InformationContentProviderParty OriginAddress ItemInstance Certificate Dimension',
    '',
    'Description AdditionalInformation Keyword BrandName ModelName ManufacturersItemIdentification AdditionalItemIdentification ItemSpecificationDocumentReference CommodityClassification TransactionConditions HazardousItem ClassifiedTaxCategory AdditionalItemProperty ManufacturerParty OriginAddress ItemInstance Certificate Dimension',
  ),
  ...altinda(
    'BuyersItemIdentification SellersItemIdentification ManufacturersItemIdentification AdditionalItemIdentification',
    duzen(
      'ID ExtendedID BarcodeSymbologyID PhysicalAttribute MeasurementDimension IssuerParty',
      'ID',
      'PhysicalAttribute MeasurementDimension',
    ),
  ),
  ItemInstance: duzen(
    'ProductTraceID ManufactureDate ManufactureTime BestBeforeDate RegistrationID SerialID AdditionalItemProperty LotIdentification',
    '',
    'AdditionalItemProperty',
  ),
  Price: duzen('PriceAmount BaseQuantity PriceChangeReason PriceTypeCode PriceType', 'PriceAmount'),
};

/** Elements that are listed here as completely as in the schema, so any other child is an error. */
const TAM: ReadonlySet<string> = new Set(
  'Invoice PostalAddress Country Person TaxTotal WithholdingTaxTotal TaxSubtotal TaxCategory LegalMonetaryTotal InvoiceLine Price'.split(
    ' ',
  ),
);

/** Elements with content that is not checked, because it belongs to others. */
const KAPALI: ReadonlySet<string> = new Set(['UBLExtensions', 'SignatoryParty', 'SubInvoiceLine', 'AgentParty']);

function bak(d: XmlDugumu, de: (cumle: string) => void): void {
  const duzeni = DUZENLER[d.ad];
  if (duzeni !== undefined) {
    const adlar = d.cocuklar.map((c) => c.ad);
    const bilinen = adlar.filter((ad) => duzeni.sira.includes(ad));
    if (TAM.has(d.ad))
      for (const ad of new Set(adlar.filter((x) => !duzeni.sira.includes(x))))
        de(`${d.ad} öğesinde ${ad} öğesi bulunmaz.`);
    for (const ad of duzeni.olmali) if (!bilinen.includes(ad)) de(`${d.ad} öğesinde ${ad} yok.`);
    for (const [n, ad] of bilinen.entries()) {
      const onceki = bilinen[n - 1];
      if (onceki !== undefined && duzeni.sira.indexOf(ad) < duzeni.sira.indexOf(onceki))
        de(`${d.ad} öğesinde ${ad}, ${onceki} öğesinden önce gelmeli.`);
    }
    for (const ad of new Set(bilinen))
      if (!duzeni.cok.includes(ad) && bilinen.filter((b) => b === ad).length > 1)
        de(`${d.ad} öğesinde ${ad} birden çok yazılmış.`);
  }
  for (const c of d.cocuklar) if (!KAPALI.has(c.ad)) bak(c, de);
}

/**
 * Deviations of an invoice's XML from the schema and from the official rules for its elements, each in a sentence.
 * @param kok root of the invoice as it was read
 * @param bugun no day in it may be later
 */
export function yapiAykiriliklari(kok: XmlDugumu, bugun: Gun): Aykirilik[] {
  const bulunan = new Map<string, Aykirilik>();
  const de = (Kural: string, Cumle: string) => void bulunan.set(Cumle, { Kural, Cumle });
  bak(kok, (cumle) => de('yapi', `XML’in düzeni: ${cumle}`));
  bicimKontrolleri(kok, bugun, de);
  imzaKontrolleri(kok, de);
  kimlikKontrolleri(kok, KIMLIK_TURLERI, de);
  sektorKontrolleri(kok, de);
  return [...bulunan.values()];
}
