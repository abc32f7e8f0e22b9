import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tablo from '../mali/fatura/veri/ubl21.json' with { type: 'json' };

/**
 * The schema of UBL 2.1 for the elements of our invoices, in files that refer to each other like those of its package.
 * Written from the table of its sequences. Elements that our invoices never use are accepted unchecked.
 */

const URN = 'urn:oasis:names:specification:ubl:schema:xsd';
const [INV, CAC, CBC, EXT] = [
  'Invoice-2',
  'CommonAggregateComponents-2',
  'CommonBasicComponents-2',
  'CommonExtensionComponents-2',
];

const adlar = (s: string) => s.split(' ');
/** The type of each element that has children. */
const TUR = new Map(Object.entries(tablo.ogeler).flatMap(([tur, s]) => adlar(s).map((ad) => [ad, tur] as const)));
const BAKILMAYAN = new Set(adlar(tablo.bakilmayan));
const KAC = { '?': [0, '1'], '*': [0, 'unbounded'], '+': [1, 'unbounded'] } as const;

/** The type of a value, from the last word of its name, which is its representation term. */
function degeri(ad: string): string {
  const sayi = (nitelik: string) =>
    `<xsd:complexType><xsd:simpleContent><xsd:extension base="xsd:decimal">${nitelik}</xsd:extension></xsd:simpleContent></xsd:complexType>`;
  const nitelik = (n: string, use: string) => `<xsd:attribute name="${n}" type="xsd:normalizedString" use="${use}"/>`;
  const metin = (tur: string, ...nitelikler: string[]) =>
    `<xsd:complexType><xsd:simpleContent><xsd:extension base="xsd:${tur}">${nitelikler.map((n) => nitelik(n, 'optional')).join('')}</xsd:extension></xsd:simpleContent></xsd:complexType>`;
  if (ad.endsWith('Amount')) return sayi(nitelik('currencyID', 'required'));
  if (ad.endsWith('Quantity')) return sayi(nitelik('unitCode', 'optional'));
  if (ad.endsWith('Measure')) return sayi(nitelik('unitCode', 'required'));
  if (/(?:Numeric|Percent|Rate)$/.test(ad)) return sayi('');
  if (ad.endsWith('Date')) return metin('date');
  if (ad.endsWith('Time')) return metin('time');
  if (ad.endsWith('Indicator')) return metin('boolean');
  if (ad.endsWith('BinaryObject'))
    return metin('base64Binary', 'mimeCode', 'encodingCode', 'characterSetCode', 'filename');
  if (ad.endsWith('Code')) return metin('normalizedString', 'listID', 'listAgencyID', 'listVersionID', 'name');
  if (/(?:ID|URI)$/.test(ad)) return metin('normalizedString', 'schemeID', 'schemeName', 'schemeAgencyID');
  return metin('string', 'languageID');
}

/** A sequence of the table in the form of a schema. `gorulen` gets each name in it. */
function dizisi(s: string, gorulen: (ad: string) => string): string {
  const ogeler = adlar(s).map((oge) => {
    const [, ad, kac] = /^(\w+)([?*+]?)$/.exec(oge)!;
    const [en_az, en_cok] = KAC[kac as keyof typeof KAC] ?? [1, '1'];
    return `<xsd:element ref="${gorulen(ad!)}:${ad}" minOccurs="${en_az}" maxOccurs="${en_cok}"/>`;
  });
  return `<xsd:sequence>${ogeler.join('')}</xsd:sequence>`;
}

const dosyasi = (uzay: string, icerik: string) => `<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="${URN}:${uzay}" elementFormDefault="qualified"
  xmlns="${URN}:${uzay}" xmlns:cac="${URN}:${CAC}" xmlns:cbc="${URN}:${CBC}" xmlns:ext="${URN}:${EXT}">${icerik}</xsd:schema>`;
const baska = (uzay: string, yol: string) =>
  `<xsd:import namespace="${URN}:${uzay}" schemaLocation="${yol}UBL-${uzay}.1.xsd"/>`;

/** Writes it into a folder as `UBL_SEMA_DIZINI` needs it. */
export function ublSemasiYaz(dizin: string): void {
  for (const d of ['maindoc', 'common']) mkdirSync(join(dizin, d), { recursive: true });
  const degerler = new Set<string>();
  const uzayi = (ad: string): string => {
    if (ad === 'UBLExtensions') return 'ext';
    if (TUR.has(ad) || BAKILMAYAN.has(ad)) return 'cac';
    degerler.add(ad);
    return 'cbc';
  };
  const { InvoiceType, ...turler } = tablo.turler;
  const fatura = dizisi(InvoiceType, uzayi);
  const tipler = Object.entries(turler).map(
    ([ad, s]) => `<xsd:complexType name="${ad}">${dizisi(s, uzayi)}</xsd:complexType>`,
  );
  const ogeler = [...TUR].map(([ad, tur]) => `<xsd:element name="${ad}" type="${tur}"/>`);
  const acik = [...BAKILMAYAN].map((ad) => `<xsd:element name="${ad}" type="xsd:anyType"/>`);
  const yaz = (yol: string, uzay: string, icerik: string) => writeFileSync(join(dizin, yol), dosyasi(uzay, icerik));
  yaz(
    `maindoc/UBL-${INV}.1.xsd`,
    INV,
    [CAC, CBC, EXT].map((u) => baska(u, '../common/')).join('') +
      `<xsd:element name="Invoice"><xsd:complexType>${fatura}</xsd:complexType></xsd:element>`,
  );
  yaz(`common/UBL-${CAC}.1.xsd`, CAC, [baska(CBC, ''), ...ogeler, ...acik, ...tipler].join(''));
  yaz(
    `common/UBL-${CBC}.1.xsd`,
    CBC,
    [...degerler].map((ad) => `<xsd:element name="${ad}">${degeri(ad)}</xsd:element>`).join(''),
  );
  yaz(
    `common/UBL-${EXT}.1.xsd`,
    EXT,
    `<xsd:element name="UBLExtensions"><xsd:complexType><xsd:sequence>
       <xsd:element name="UBLExtension" maxOccurs="unbounded"><xsd:complexType><xsd:sequence>
         <xsd:element name="ExtensionContent"><xsd:complexType><xsd:sequence>
           <xsd:any namespace="##other" processContents="skip"/>
         </xsd:sequence></xsd:complexType></xsd:element>
       </xsd:sequence></xsd:complexType></xsd:element>
     </xsd:sequence></xsd:complexType></xsd:element>`,
  );
}
