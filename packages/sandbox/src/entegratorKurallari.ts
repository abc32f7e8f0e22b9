/**
 * Refusals of the trial integrator by its own rules. It uses no code of the product, so that a fault of the product is
 * not confirmed by the same fault here.
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
/** In hundredths. Null: no amount. */
function kurusu(metin: string): bigint | null {
  const [, tam, kesir = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(metin) ?? [];
  return tam === undefined ? null : BigInt(tam) * 100n + BigInt(kesir.padEnd(2, '0'));
}

/** Types that are allowed with some scenarios only, from the other side's guide. */
const CIFTLER: readonly (readonly [tip: RegExp, senaryo: RegExp])[] = [
  [/^IADE$/, /^(?:TEMELFATURA|EARSIVFATURA|KAMU|ILAC_TIBBICIHAZ|YATIRIMTESVIK|IDIS)$/],
  [/^SARJ/, /^(?:ENERJI|EARSIVFATURA)$/],
  [/^(?:YTB|TEKNOLOJIDESTEK)/, /^EARSIVFATURA$/],
];
function senaryoHatasi(xml: string): string | null {
  const senaryo = ilki(xml, 'ProfileID');
  const tip = ilki(xml, 'InvoiceTypeCode');
  if (CIFTLER.some(([t, s]) => t.test(tip) && !s.test(senaryo))) return `${tip} tipi ${senaryo} senaryosuyla alınmaz.`;
  const hesap = /<cac:PayeeFinancialAccount>\s*<cbc:ID>([^<]*)</.exec(xml)?.[1] ?? '';
  return senaryo === 'KAMU' && !/^TR\d{7}[A-Z0-9]{17}$/.test(hesap) ? 'Kamu faturasında Türkiye IBAN’ı yok.' : null;
}

interface Oran {
  matrah: bigint;
  vergi: bigint;
}
/** Sums of the VAT subtotals in a part of a document, by rate. */
function oranlari(parca: string): Map<string, Oran> {
  const oranlar = new Map<string, Oran>();
  for (const alt of parca.split('<cac:TaxSubtotal>').slice(1)) {
    if (ilki(alt, 'TaxTypeCode') !== '0015') continue;
    const oran = ilki(alt, 'Percent');
    const o = oranlar.get(oran) ?? { matrah: 0n, vergi: 0n };
    o.matrah += kurusu(ilki(alt, 'TaxableAmount')) ?? 0n;
    o.vergi += kurusu(ilki(alt, 'TaxAmount')) ?? 0n;
    oranlar.set(oran, o);
  }
  return oranlar;
}
/** The bases by rate must equal those of the lines, and each tax must be its base times its rate. */
function kdvHatasi(xml: string, satirlar: readonly string[]): string | null {
  const butun = oranlari(xml.slice(0, xml.indexOf('<cac:InvoiceLine>')));
  const kalemlerin = oranlari(satirlar.join(''));
  for (const [oran, { matrah, vergi }] of butun) {
    const satir = kalemlerin.get(oran);
    if (satir !== undefined && (satir.matrah !== matrah || satir.vergi !== vergi))
      return `%${oran} KDV satırlarla tutmuyor.`;
    if (!/^\d{1,2}$/.test(oran)) return `%${oran} bir KDV oranı değil.`;
    // In hundredths of a kuruş.
    const yuz = matrah * BigInt(oran) - vergi * 100n;
    if (yuz > 100n || yuz < -100n) return `%${oran} KDV tutarı yanlış.`;
  }
  return null;
}

/** Reason to refuse an invoice, or null. */
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
  if (odenecek > dahil || matrah > dahil) return 'Toplamlar tutmuyor.';
  return senaryoHatasi(xml) ?? kdvHatasi(xml, satirlar);
}
