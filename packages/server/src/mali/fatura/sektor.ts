import {
  KAP_KODLARI,
  TASIMA_SEKILLERI,
  TESLIM_SARTLARI,
  ULKELER,
  OKC_BELGELERI,
} from '@masabasi/core/mali/fatura/listeler';
import { KAMU_SENARYOSU, LISTE_GUNU } from '@masabasi/core/mali/fatura/kodlar';
import { tesvikli, vergisiAlinmaz } from '@masabasi/core/mali/fatura/senaryolar';
import { hepsi, metni, type XmlDugumu } from '../../platform/xml/xml.ts';
import { type De, gunu } from './bicim.ts';

/** Additional rules for the invoices of a trade: exports, travellers, produce, energy, medicine and investments. */

/** All elements on a path of names. */
const bul = (d: XmlDugumu, ...yol: readonly string[]): readonly XmlDugumu[] =>
  yol.reduce<readonly XmlDugumu[]>((bunlar, ad) => bunlar.flatMap((b) => hepsi(b, ad)), [d]);
const turden = (bunlar: readonly XmlDugumu[], ...turler: readonly string[]) =>
  bunlar.filter((b) => turler.includes(b.nitelikler['schemeID'] ?? ''));
const dolu = (bunlar: readonly XmlDugumu[]): boolean => bunlar.some((b) => b.metin !== '');

interface Belge {
  readonly kok: XmlDugumu;
  readonly Senaryo: string;
  readonly Tip: string;
  readonly Tarih: string;
  readonly satirlar: readonly XmlDugumu[];
}
const satirda = (s: XmlDugumu): string => `${metni(s, 'ID') ?? '?'}. satırında`;
const kalemNo = (s: XmlDugumu, ...turler: readonly string[]) =>
  turden(bul(s, 'Item', 'AdditionalItemIdentification', 'ID'), ...turler);

function teslimKodlari({ kok, satirlar }: Belge, de: De): void {
  for (const d of [kok, ...satirlar]) {
    const kod = (bunlar: readonly XmlDugumu[], liste: ReadonlySet<string>, ne: string) => {
      for (const k of bunlar)
        if (!liste.has(k.metin)) de('teslimKodu', `${ne} ‘${k.metin.slice(0, 40)}’ kod listesinde yok.`);
    };
    kod(turden(bul(d, 'Delivery', 'DeliveryTerms', 'ID'), 'INCOTERMS'), TESLIM_SARTLARI, 'Teslim şartı');
    kod(bul(d, 'Delivery', 'Shipment', 'ShipmentStage', 'TransportModeCode'), TASIMA_SEKILLERI, 'Taşıma şekli');
    const kap = bul(d, 'Delivery', 'Shipment', 'TransportHandlingUnit', 'ActualPackage', 'PackagingTypeCode');
    kod(kap, KAP_KODLARI, 'Kap cinsi');
  }
}

/** Elements that may occur only once. The official rules fail on two of them and refuse the invoice. */
function tekiller({ kok, satirlar, ...b }: Belge, de: De): void {
  const tek = (d: XmlDugumu, ne: string, ...yol: readonly string[]) => {
    if (bul(d, ...yol).length > 1)
      de('tekil', `${d === kok ? 'Faturada' : `Faturanın ${satirda(d)}`} ${ne} bir kez yazılmalı.`);
  };
  for (const d of [kok, ...satirlar]) {
    if (turden(bul(d, 'Delivery', 'DeliveryTerms', 'ID'), 'INCOTERMS').length > 0)
      tek(d, 'teslim şartı', 'Delivery', 'DeliveryTerms', 'ID');
    tek(d, 'taşıma şekli', 'Delivery', 'Shipment', 'ShipmentStage', 'TransportModeCode');
    tek(d, 'kap cinsi', 'Delivery', 'Shipment', 'TransportHandlingUnit', 'ActualPackage', 'PackagingTypeCode');
  }
  if (b.Senaryo === 'IHRACAT') {
    tek(kok, 'yurt dışındaki alıcının unvanı', 'BuyerCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName');
    for (const s of satirlar) tek(s, 'GTİP numarası', 'Delivery', 'Shipment', 'GoodsItem', 'RequiredCustomsID');
  }
  if (b.Senaryo === KAMU_SENARYOSU) tek(kok, 'ödemenin yapılacağı IBAN', 'PaymentMeans', 'PayeeFinancialAccount', 'ID');
  if (!tesvikli(b)) return;
  for (const s of satirlar) {
    tek(s, 'harcama tipi', 'Item', 'CommodityClassification', 'ItemClassificationCode');
    if (metni(s, 'Item', 'CommodityClassification', 'ItemClassificationCode') !== '01') continue;
    tek(s, 'makine adı', 'Item', 'ModelName');
    tek(s, 'makine sıra numarası', 'Item', 'ItemInstance', 'ProductTraceID');
    tek(s, 'makine kimliği', 'Item', 'ItemInstance', 'SerialID');
  }
}

/** Texts that are compared exactly, and texts that may not be empty. */
function yalinYazilar({ kok, satirlar }: Belge, de: De): void {
  if (hepsi(kok, 'ID').some((k) => k.bosluklu)) de('bosluk', 'Fatura numarasında boşluk olmamalı.');
  if ([kok, ...satirlar].some((d) => bul(d, 'WithholdingTaxTotal', 'TaxSubtotal', 'Percent').some((o) => o.bosluklu)))
    de('bosluk', 'Tevkifat oranında boşluk olmamalı.');
  const nedenler = bul(kok, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'TaxExemptionReason');
  if (nedenler.some((n) => n.metin === '')) de('istisnaNedeni', 'Vergi muafiyetinin nedeni yazılmışsa boş olamaz.');
}

function ihracat({ kok, satirlar, Senaryo }: Belge, de: De): void {
  if (Senaryo !== 'IHRACAT') return;
  const kimlik = bul(kok, 'BuyerCustomerParty', 'Party', 'PartyIdentification', 'ID');
  if (!turden(kimlik, 'PARTYTYPE').some((k) => k.metin === 'EXPORT'))
    de('ihracat', 'İhracat faturasında yurt dışındaki alıcı (PARTYTYPE EXPORT) yazılmalı.');
  else if (!dolu(bul(kok, 'BuyerCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName')))
    de('ihracat', 'İhracat faturasında yurt dışındaki alıcının resmî unvanı yazılmalı.');
  if (!dolu(bul(kok, 'AccountingSupplierParty', 'Party', 'PartyTaxScheme', 'TaxScheme', 'Name')))
    de('ihracat', 'İhracat faturasında satıcının vergi dairesi yazılmalı.');
  for (const s of satirlar) {
    const vardir = (...yol: readonly string[]) =>
      bul(s, 'Delivery', ...yol).length + bul(kok, 'Delivery', ...yol).length > 0;
    const sart = [...bul(s, 'Delivery', 'DeliveryTerms', 'ID'), ...bul(kok, 'Delivery', 'DeliveryTerms', 'ID')];
    if (turden(sart, 'INCOTERMS').length === 0)
      de('ihracat', `İhracat faturasının ${satirda(s)} teslim şartı (INCOTERMS) yazılmalı.`);
    if (!vardir('DeliveryAddress')) de('ihracat', `İhracat faturasının ${satirda(s)} teslim adresi yazılmalı.`);
    if (!vardir('Shipment', 'ShipmentStage', 'TransportModeCode'))
      de('ihracat', `İhracat faturasının ${satirda(s)} taşıma şekli yazılmalı.`);
    const gtip = bul(s, 'Delivery', 'Shipment', 'GoodsItem', 'RequiredCustomsID').map((g) =>
      g.metin.replace(/[.\s]/g, ''),
    );
    if (!gtip.some((g) => /^\d{12}$/.test(g)))
      de('ihracat', `İhracat faturasının ${satirda(s)} 12 haneli GTİP numarası yazılmalı.`);
  }
}

function yolcuBeraber({ kok, Senaryo }: Belge, de: De): void {
  const alici = bul(kok, 'BuyerCustomerParty', 'Party');
  const yolcu = alici.some((a) =>
    turden(bul(a, 'PartyIdentification', 'ID'), 'PARTYTYPE').some((k) => k.metin === 'TAXFREE'),
  );
  if (Senaryo === 'YOLCUBERABERFATURA') {
    if (!yolcu) de('yolcu', 'Yolcu beraberi faturada yolcu (PARTYTYPE TAXFREE) yazılmalı.');
    const kurum = bul(kok, 'TaxRepresentativeParty', 'PartyIdentification', 'ID');
    if (turden(kurum, 'ARACIKURUMVKN').filter((k) => /^\d{10,11}$/.test(k.metin)).length !== 1)
      de('yolcu', 'Yolcu beraberi faturada aracı kurumun kimlik numarası (ARACIKURUMVKN) yazılmalı.');
    if (turden(kurum, 'ARACIKURUMETIKET').filter((k) => k.metin !== '').length !== 1)
      de('yolcu', 'Yolcu beraberi faturada aracı kurumun etiketi (ARACIKURUMETIKET) yazılmalı.');
  }
  if (!yolcu) return;
  if (!alici.some((a) => ULKELER.has(metni(a, 'Person', 'NationalityID') ?? '')))
    de('yolcu', 'Yolcunun uyruğu, kod listesindeki bir ülke olarak yazılmalı.');
  if (!alici.some((a) => metni(a, 'Person', 'IdentityDocumentReference', 'ID') !== null))
    de('yolcu', 'Yolcunun pasaport numarası yazılmalı.');
}

const ETTN = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function enerji({ kok, satirlar, Tip, Tarih }: Belge, de: De): void {
  if ((Tip !== 'SARJ' && Tip !== 'SARJANLIK') || Tarih < LISTE_GUNU) return;
  const donemler = hepsi(kok, 'InvoicePeriod');
  const eksik = ['StartDate', 'StartTime', 'EndDate', 'EndTime'].some((ad) =>
    donemler.some((d) => metni(d, ad) === null),
  );
  if (donemler.length === 0 || eksik)
    de('enerji', `${Tip} tipindeki faturada dönemin başlangıç ve bitiş tarihi ile saati yazılmalı.`);
  const plaka = turden(bul(kok, 'AccountingCustomerParty', 'Party', 'PartyIdentification', 'ID'), 'PLAKA');
  if (plaka.length !== 1 || !/^[A-Z0-9_-]{1,50}$/.test(plaka[0]!.metin))
    de('enerji', `${Tip} tipindeki faturada alıcının tek bir plakası (PLAKA) yazılmalı.`);
  const rapor = hepsi(kok, 'AdditionalDocumentReference').some(
    (r) =>
      turden(hepsi(r, 'ID'), 'ESURaporID').some((k) => ETTN.test(k.metin)) &&
      gunu(metni(r, 'IssueDate') ?? '') !== null,
  );
  if (Tip === 'SARJ' && !rapor)
    de('enerji', 'SARJ tipindeki faturada ESU rapor numarası (ESURaporID) ve tarihi yazılmalı.');
  if (Tip === 'SARJANLIK')
    for (const s of satirlar)
      if (!dolu(bul(s, 'Item', 'ItemInstance', 'SerialID')))
        de('enerji', `SARJANLIK tipindeki faturanın ${satirda(s)} seri numarası yazılmalı.`);
}

/** Numbers that each line of a trade needs, with the sentence for a missing one. */
function kalemNumaralari({ kok, satirlar, Senaryo, Tip }: Belge, de: De): void {
  const hepsinde = (kural: string, vardir: (s: XmlDugumu) => boolean, ne: string) => {
    for (const s of satirlar) if (!vardir(s)) de(kural, `Faturanın ${satirda(s)} ${ne} yazılmalı.`);
  };
  if (Senaryo === 'HKS' || Tip === 'HKSSATIS' || Tip === 'HKSKOMISYONCU')
    hepsinde(
      'hks',
      (s) => kalemNo(s, 'KUNYENO').filter((k) => k.metin.length === 19).length === 1,
      '19 haneli tek bir künye numarası (KUNYENO)',
    );
  if (Senaryo === 'ILAC_TIBBICIHAZ')
    hepsinde(
      'ilac',
      (s) => dolu(kalemNo(s, 'ILAC', 'TIBBICIHAZ', 'DIGER')),
      'ilaç ya da tıbbi cihaz numarası (ILAC, TIBBICIHAZ, DIGER)',
    );
  if (Tip === 'TEKNOLOJIDESTEK')
    hepsinde('teknoloji', (s) => kalemNo(s, 'TELEFON', 'TABLET_PC').length > 0, 'cihaz numarası (TELEFON, TABLET_PC)');
  if (Senaryo === 'IDIS') {
    hepsinde(
      'idis',
      (s) => kalemNo(s, 'ETIKETNO').some((k) => /^[A-Za-z]{2}\d{7}$/.test(k.metin)),
      '9 haneli etiket numarası (ETIKETNO)',
    );
    const sevkiyat = turden(bul(kok, 'AccountingSupplierParty', 'Party', 'PartyIdentification', 'ID'), 'SEVKIYATNO');
    if (!sevkiyat.some((k) => /^(?:SE|ES)-\d{7}$/.test(k.metin)))
      de('idis', 'IDIS faturasında satıcının sevkiyat numarası (SE-0000000 ya da ES-0000000) yazılmalı.');
  }
}

const kodu = (s: XmlDugumu) =>
  bul(s, 'TaxTotal', 'TaxSubtotal', 'TaxCategory', 'TaxExemptionReasonCode').map((k) => k.metin);
function ihracKayitli({ kok, satirlar, Tip }: Belge, de: De): void {
  if (Tip !== 'IHRACKAYITLI' || !kodu(kok).includes('702')) return;
  for (const s of satirlar) {
    const uyan = bul(s, 'Delivery', 'Shipment').some((g) => {
      const dib = bul(g, 'TransportHandlingUnit', 'CustomsDeclaration', 'IssuerParty', 'PartyIdentification', 'ID');
      return (
        bul(g, 'GoodsItem', 'RequiredCustomsID').some((k) => k.metin.length === 12) &&
        turden(dib, 'ALICIDIBSATIRKOD', 'DIBSATIRKOD').some((k) => k.metin.length === 11)
      );
    });
    if (!uyan)
      de(
        'ihracKayitli',
        `702 kodlu ihraç kayıtlı faturanın ${satirda(s)} 12 haneli GTİP ve 11 haneli alıcı DİB satır kodu yazılmalı.`,
      );
  }
}

function tesvik(b: Belge, de: De): void {
  if (!tesvikli(b)) return;
  const belge = hepsi(b.kok, 'ContractDocumentReference');
  if (belge.length !== 1 || !turden(hepsi(belge[0], 'ID'), 'YTBNO').some((k) => /^\d{6}$/.test(k.metin)))
    de('tesvik', 'Yatırım teşvik faturasında 6 haneli yatırım teşvik belgesi numarası (YTBNO) yazılmalı.');
  const iade = b.Tip.endsWith('IADE');
  for (const s of b.satirlar) {
    const tur = metni(s, 'Item', 'CommodityClassification', 'ItemClassificationCode') ?? '';
    const kdvler = bul(s, 'TaxTotal', 'TaxSubtotal').filter(
      (a) => metni(a, 'TaxCategory', 'TaxScheme', 'TaxTypeCode') === '0015',
    );
    const vergili = kdvler.some((a) => Number(metni(a, 'TaxAmount')) > 0 && (iade || Number(metni(a, 'Percent')) > 0));
    const deyip = (ne: string) => de('tesvik', `Yatırım teşvik faturasının ${satirda(s)} ${ne}.`);
    if (!['01', '02', '03', '04'].includes(tur)) deyip('harcama tipi (01, 02, 03 ya da 04) yazılmalı');
    if (vergisiAlinmaz(b)) {
      const istisna = { '01': '308', '02': '339' }[tur];
      if (istisna === undefined) deyip('istisnalı harcama tipi 01 ya da 02 olmalı');
      else if (!kdvler.some((a) => metni(a, 'TaxCategory', 'TaxExemptionReasonCode') === istisna))
        deyip(`harcama tipi ${tur} için istisna kodu ${istisna} olmalı`);
      if (!kdvler.some((a) => metni(a, 'CalculationSequenceNumeric') === '-1'))
        deyip('KDV’nin hesaplama sırası -1 olmalı');
    }
    if (
      tur === '01' &&
      ![['ModelName'], ['ItemInstance', 'ProductTraceID'], ['ItemInstance', 'SerialID']].every(
        (y) => metni(s, 'Item', ...y) !== null,
      )
    )
      deyip('makine adı, sıra numarası ve makine kimliği yazılmalı');
    if (!vergili && (!iade || tur === '03' || tur === '04')) deyip('KDV oranı ve tutarı yazılmalı');
  }
}

/** Cash register receipts to which an invoice refers. */
function okcFisleri({ kok }: Belge, de: De): void {
  for (const r of bul(kok, 'BillingReference', 'AdditionalDocumentReference')) {
    const okc = metni(r, 'DocumentTypeCode') === 'OKCBF';
    if (okc !== (metni(r, 'DocumentType') === 'OKCBilgiFisi'))
      de('okc', 'ÖKC bilgi fişinin belge türü OKCBilgiFisi, türünün kodu OKCBF olmalı.');
    if (!okc) continue;
    if (['DocumentType', 'DocumentDescription'].some((ad) => hepsi(r, ad).some((k) => k.bosluklu)))
      de('bosluk', 'ÖKC bilgi fişinin belge türünde ve açıklamasında boşluk olmamalı.');
    if (hepsi(r, 'DocumentDescription').length > 1) de('okc', 'ÖKC bilgi fişinin açıklaması bir kez yazılmalı.');
    if (!OKC_BELGELERI.has(metni(r, 'DocumentDescription') ?? ''))
      de('okc', 'ÖKC bilgi fişinin açıklaması kod listesinden olmalı.');
    const eksik = [
      ['ID'],
      ['IssueDate'],
      ['Attachment', 'ExternalReference', 'URI'],
      ['ValidityPeriod', 'StartDate'],
      ['IssuerParty', 'EndpointID'],
    ];
    if (eksik.some((y) => metni(r, ...y) === null))
      de('okc', 'ÖKC bilgi fişinin numarası, tarihi, başlangıcı, cihazı ve fişi yazılmalı.');
    else if (metni(r, 'ValidityPeriod', 'StartDate') !== metni(r, 'IssueDate'))
      de('okc', 'ÖKC bilgi fişinin başlangıcı, tarihiyle aynı olmalı.');
  }
}

/** Checks the rules of the invoice's trade. @param kok root of the invoice */
export function sektorKontrolleri(kok: XmlDugumu, de: De): void {
  const b: Belge = {
    kok,
    Senaryo: metni(kok, 'ProfileID') ?? '',
    Tip: metni(kok, 'InvoiceTypeCode') ?? '',
    Tarih: metni(kok, 'IssueDate') ?? '',
    satirlar: hepsi(kok, 'InvoiceLine'),
  };
  for (const bak of [
    tekiller,
    yalinYazilar,
    teslimKodlari,
    ihracat,
    yolcuBeraber,
    enerji,
    kalemNumaralari,
    ihracKayitli,
    tesvik,
    okcFisleri,
  ])
    bak(b, de);
  const gun = b.Tarih.slice(0, 10);
  for (const o of hepsi(kok, 'PaymentMeans').slice(1)) {
    const vade = gunu(metni(o, 'PaymentDueDate') ?? '');
    if (vade !== null && vade < gun) de('vade', 'Vade, fatura tarihinden önce olamaz.');
  }
}
