/**
 * What the integrator to try against refuses, by rules of its own: nothing of the product's is asked, so that a fault of
 * the product does not agree with itself.
 */

interface Beklenen {
  readonly ettn: string;
  readonly no: string;
  readonly alici: string;
  readonly tur: string;
}

const SIRA = [
  'UBLVersionID',
  'CustomizationID',
  'ProfileID',
  'ID',
  'CopyIndicator',
  'UUID',
  'IssueDate',
  'InvoiceTypeCode',
  'DocumentCurrencyCode',
  'LineCountNumeric',
];

const ilki = (xml: string, ad: string): string => new RegExp(`<cbc:${ad}(?: [^>]*)?>([^<]*)<`).exec(xml)?.[1] ?? '';
/** In hundredths; null: it is none. */
function kurusu(metin: string): bigint | null {
  const [, tam, kesir = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(metin) ?? [];
  return tam === undefined ? null : BigInt(tam) * 100n + BigInt(kesir.padEnd(2, '0'));
}

/** Why an invoice is not taken; null: it is. */
export function sandboxHatasi(xml: string, b: Beklenen): string | null {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) return 'Belge türü içeren belge alınmaz.';
  const yerler = SIRA.map((ad) => xml.indexOf(`<cbc:${ad}>`));
  if (yerler.some((y) => y < 0)) return 'Zorunlu bir öğe yok.';
  if (yerler.some((y, n) => n > 0 && y < yerler[n - 1]!)) return 'Öğelerin sırası yanlış.';
  if (ilki(xml, 'UUID') !== b.ettn) return 'Belgedeki ETTN, zarftakinden başka.';
  if (ilki(xml, 'ID') !== b.no || !/^[A-Z0-9]{3}20\d{11}$/.test(b.no)) return 'Belgedeki numara geçersiz.';
  if ((ilki(xml, 'ProfileID') === 'EARSIVFATURA') !== (b.tur === 'earsiv')) return 'Senaryo, zarfın türüyle uyuşmuyor.';
  const alici = /<cac:AccountingCustomerParty>.*?schemeID="(?:VKN|TCKN)">(\d+)</s.exec(xml)?.[1];
  if (alici !== b.alici) return 'Alıcı, zarftakinden başka.';
  const toplam = xml.slice(xml.indexOf('<cac:LegalMonetaryTotal>'), xml.indexOf('</cac:LegalMonetaryTotal>'));
  const matrah = kurusu(ilki(toplam, 'TaxExclusiveAmount'));
  const dahil = kurusu(ilki(toplam, 'TaxInclusiveAmount'));
  const odenecek = kurusu(ilki(toplam, 'PayableAmount'));
  if (matrah === null || dahil === null || odenecek === null) return 'Toplamlar okunamıyor.';
  const satirlar = xml.split('<cac:InvoiceLine>').slice(1);
  if (satirlar.length !== Number(ilki(xml, 'LineCountNumeric'))) return 'Satır sayısı tutmuyor.';
  const net = satirlar.reduce((t, s) => t + (kurusu(ilki(s, 'LineExtensionAmount')) ?? 0n), 0n);
  if (net !== matrah) return 'Satırların toplamı tutmuyor.';
  return odenecek > dahil || matrah > dahil ? 'Toplamlar tutmuyor.' : null;
}
