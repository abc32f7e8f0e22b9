import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dosyaAykiriliklari } from './testing.ts';

/** One fault at a time, put into a correct invoice: our own rules refuse each with a sentence of its own. */

const dosya = (ad: string): string => readFileSync(new URL(`veri/${ad}.xml`, import.meta.url), 'utf8');
const BUGUN = '2026-11-25';
const bul = (xml: string): string =>
  [...new Set(dosyaAykiriliklari(xml, { bugun: BUGUN }).map((a) => a.Kural))].join(', ');

type Bozuk = readonly [ne: string, dosya: string, neyi: string | RegExp, neye: string, kural: string];
const BOZUKLAR: readonly Bozuk[] = [
  ['another version of UBL', 'satis', 'VersionID>2.1<', 'VersionID>2.0<', 'ublSurumu'],
  ['another customization', 'satis', '>TR1.2<', '>TR1.0<', 'ozellestirme'],
  ['a copy', 'satis', 'CopyIndicator>false<', 'CopyIndicator>true<', 'kopya'],
  ['a number of seventeen', 'satis', /OFS2026000000001(?=<\/cbc:ID><cbc:Copy)/, 'OFS20260000000011', 'no'],
  ['a number of another year', 'satis', /OFS2026(?=000000001<\/cbc:ID><cbc:Copy)/, 'OFS2025', 'noYili'],
  ['a number with a Turkish letter', 'satis', /OFS(?=2026000000001<\/cbc:ID><cbc:Copy)/, 'ÖFS', 'no'],
  ['an ETTN without its dashes', 'satis', />6f1c2d3e-4a5b-4c6d/, '>6f1c2d3e4a5b4c6d', 'ettn'],
  ['a day that is none', 'satis', 'IssueDate>2026-09-30<', 'IssueDate>2026-02-30<', 'tarih'],
  ['a day before all', 'satis', 'IssueDate>2026-09-30<', 'IssueDate>2004-12-31<', 'noYili, tarih, kdvOrani'],
  ['an hour that is none', 'satis', '>14:05:09<', '>25:05:09<', 'saat'],
  ['the old lira', 'satis', /TRY/g, 'TRL', 'kodListesi, paraBirimi, kur'],
  [
    'an amount in another currency',
    'satis',
    'PayableAmount currencyID="TRY"',
    'PayableAmount currencyID="USD"',
    'tutarBirimi',
  ],
  ['a VKN whose check digit is wrong', 'satis', />9876543217</, '>9876543218<', 'aliciKimlik'],
  ['a TCKN whose check digit is wrong', 'earsiv-kisi', />10000000146</, '>10000000147<', 'aliciKimlik'],
  [
    'an unknown kind of number',
    'satis',
    'schemeID="VKN">9876543217',
    'schemeID="VERGI">9876543217',
    'kimlikTuru, aliciKimlik',
  ],
  [
    'a buyer without a name',
    'satis',
    /<cac:PartyName><cbc:Name>Güneş[^<]*<\/cbc:Name><\/cac:PartyName>/,
    '',
    'aliciAd',
  ],
  [
    'a buyer without a district',
    'satis',
    '<cbc:CitySubdivisionName>Şişli</cbc:CitySubdivisionName>',
    '',
    'yapi, aliciAdres',
  ],
  [
    'a buyer without a country',
    'satis',
    /(İstanbul<\/cbc:CityName>)<cac:Country><cbc:Name>Türkiye<\/cbc:Name><\/cac:Country>/,
    '$1',
    'yapi',
  ],
  [
    'no buyer',
    'satis',
    /<cac:AccountingCustomerParty>.*<\/cac:AccountingCustomerParty>/,
    '',
    'yapi, aliciKimlik, aliciAdres',
  ],
  ['no place for the signature', 'satis', /<cac:Signature>.*<\/cac:Signature>/, '', 'yapi'],
  ['no extensions', 'satis', /<ext:UBLExtensions>.*<\/ext:UBLExtensions>/, '', 'yapi'],
  [
    'elements in another order',
    'satis',
    /(<cbc:ProfileID>[^<]*<\/cbc:ProfileID>)(<cbc:ID>[^<]*<\/cbc:ID>)/,
    '$2$1',
    'yapi',
  ],
  [
    'a day twice',
    'satis',
    '<cbc:IssueDate>2026-09-30</cbc:IssueDate>',
    '<cbc:IssueDate>2026-09-30</cbc:IssueDate><cbc:IssueDate>2026-09-30</cbc:IssueDate>',
    'yapi',
  ],
  [
    'no totals of taxes',
    'satis',
    /<cac:TaxTotal>.*?<\/cac:TaxTotal>(?=<cac:Legal)/,
    '',
    'yapi, vergiToplami, kdvMatrahi, vergiDahil',
  ],
  ['no lines', 'satis', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, '', 'yapi, kalem, satirSayisi, matrah, satirToplami'],
  [
    'a wrong sum of lines',
    'satis',
    /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="TRY">)42500/,
    '$142600',
    'satirToplami',
  ],
  [
    'a wrong base',
    'satis',
    'TaxExclusiveAmount currencyID="TRY">42500',
    'TaxExclusiveAmount currencyID="TRY">42501',
    'matrah, kdvMatrahi, vergiDahil',
  ],
  [
    'a wrong line',
    'satis',
    /30000\.00(?=<\/cbc:LineExtensionAmount>)/,
    '30001.00',
    'satirTutari, matrah, satirToplami, satirMatrahi',
  ],
  [
    'a line of less than nothing',
    'satis',
    'PriceAmount currencyID="TRY">250.00',
    'PriceAmount currencyID="TRY">-250.00',
    'negatif',
  ],
  [
    'a payment of less than nothing',
    'satis',
    'PayableAmount currencyID="TRY">51000',
    'PayableAmount currencyID="TRY">-51000',
    'negatif',
  ],
  [
    'three decimals in the taxes',
    'satis',
    /<cac:TaxTotal><cbc:TaxAmount currencyID="TRY">8500\.00(?=<)/,
    '<cac:TaxTotal><cbc:TaxAmount currencyID="TRY">8500.000',
    'ondalik',
  ],
  [
    'an amount with a comma',
    'satis',
    'PayableAmount currencyID="TRY">51000.00',
    'PayableAmount currencyID="TRY">51000,00',
    'sayi, ondalik',
  ],
  ['a rate that is no more', 'satis', /Percent>20</g, 'Percent>18<', 'kdvOrani, satirVergisi, kdvTutari'],
  ['a tax that nobody knows', 'satis', /TaxTypeCode>0015/g, 'TaxTypeCode>9999', 'vergiKodu'],
  [
    'a wrong tax',
    'satis',
    /(<cbc:TaxableAmount currencyID="TRY">42500\.00<\/cbc:TaxableAmount><cbc:TaxAmount currencyID="TRY">)8500/,
    '$18600',
    'kdvTutari, vergiToplami, vergiDahil',
  ],
  ['a line that bears less tax than it says', 'satis', /6000\.00/g, '5000.00', 'satirVergisi'],
  ['a line without its name', 'satis', '<cbc:Name>Yıllık bakım</cbc:Name>', '', 'kalemAdi'],
  [
    'a line without its quantity',
    'satis',
    /<cbc:InvoicedQuantity unitCode="HUR">120<\/cbc:InvoicedQuantity>/,
    '',
    'yapi, birim, tutar',
  ],
  ['two lines of one number', 'satis', '<cac:InvoiceLine><cbc:ID>2<', '<cac:InvoiceLine><cbc:ID>1<', 'satirNo'],
  [
    'no VAT without its reason',
    'sifir-oran-351',
    /<cbc:TaxExemptionReasonCode>351<\/cbc:TaxExemptionReasonCode>/,
    '',
    'sifirKdv',
  ],
  [
    'a free line of a rate of its own, without a reason',
    'satis',
    /(<\/cac:TaxSubtotal>)(?=<\/cac:TaxTotal><cac:LegalMonetaryTotal>)/,
    '$1<cac:TaxSubtotal><cbc:TaxableAmount currencyID="TRY">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="TRY">0.00</cbc:TaxAmount><cbc:Percent>10</cbc:Percent><cac:TaxCategory><cac:TaxScheme><cbc:Name>KDV</cbc:Name><cbc:TaxTypeCode>0015</cbc:TaxTypeCode></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>',
    'sifirKdv',
  ],
  ['an exemption that nobody knows', 'sifir-oran-351', '>351<', '>399<', 'istisnaKodu'],
  ['a commercial invoice to e-Arşiv', 'iade', 'ProfileID>TEMELFATURA<', 'ProfileID>IHRACAT<', 'ihracat, iadeSenaryo'],
  [
    'a return of what is not said to be one',
    'iade',
    '<cbc:DocumentTypeCode>IADE</cbc:DocumentTypeCode>',
    '',
    'iadeBagi',
  ],
  ['a share that the code does not have', 'tevkifat', /Percent>40</g, 'Percent>90<', 'tevkifatOrani, tevkifatTutari'],
  [
    'no withholding in its own type',
    'tevkifat',
    /<cac:WithholdingTaxTotal>.*?<\/cac:WithholdingTaxTotal>/g,
    '',
    'tevkifatYok, satirVergisi, vergiToplami, odenecek',
  ],
  [
    'a wrong sum of what is withheld',
    'tevkifat',
    'PayableAmount currencyID="TRY">112000',
    'PayableAmount currencyID="TRY">120000',
    'odenecek',
  ],
  [
    'a rate of exchange of seven decimals',
    'satis',
    '<cac:TaxTotal><cbc:TaxAmount currencyID="TRY">8500.00<',
    '<cac:PricingExchangeRate><cbc:SourceCurrencyCode>USD</cbc:SourceCurrencyCode><cbc:TargetCurrencyCode>TRY</cbc:TargetCurrencyCode><cbc:CalculationRate>41.1234567</cbc:CalculationRate></cac:PricingExchangeRate><cac:TaxTotal><cbc:TaxAmount currencyID="TRY">8500.00<',
    'kur',
  ],
];

test.each(BOZUKLAR)('%s is refused', (_, ad, neyi, neye, kural) => {
  const temiz = dosya(ad);
  const bozuk = temiz.replace(neyi, neye);
  expect(bozuk).not.toBe(temiz);
  expect(bul(bozuk)).toBe(kural);
});
