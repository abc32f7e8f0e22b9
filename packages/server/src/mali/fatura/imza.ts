import { hepsi, ilk, metni, type XmlDugumu } from '../../platform/xml/xml.ts';
import type { De } from './bicim.ts';

/** Seal of an invoice: its place, the signatory, and the signature itself if there is one. */

const IMZA = 'http://www.w3.org/2000/09/xmldsig#';
const ESKI_YONTEM = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';

function yeri(imza: XmlDugumu, de: De): void {
  const kimlik = ilk(imza, 'ID');
  if (kimlik?.nitelikler['schemeID'] !== 'VKN_TCKN')
    de('imzaKimligi', 'İmzanın kimlik türü (Signature/ID schemeID) VKN_TCKN olmalı.');
  else if (!/^\d{10,11}$/.test(kimlik.metin))
    de('imzaKimligi', `İmzanın kimlik numarası 10 ya da 11 haneli olmalı; ‘${kimlik.metin.slice(0, 40)}’ değil.`);
  const kimlikler = hepsi(ilk(imza, 'SignatoryParty'), 'PartyIdentification').flatMap((p) => hepsi(p, 'ID'));
  if (!kimlikler.some((k) => ['VKN', 'TCKN'].includes(k.nitelikler['schemeID'] ?? '')))
    de('imzalayan', 'İmzalayanın vergi kimlik numarası (VKN) ya da T.C. kimlik numarası (TCKN) yazılmalı.');
}

function imzasi(imza: XmlDugumu, de: De): void {
  const yok = (ne: string) => de('imza', `İmzada ${ne} yok.`);
  const bilgi = ilk(imza, 'SignedInfo');
  if (hepsi(imza, 'SignedInfo').length > 1) de('imza', 'İmzada tek bir SignedInfo olmalı.');
  const basvurular = hepsi(bilgi, 'Reference');
  const donusumler = basvurular.flatMap((b) => hepsi(b, 'Transforms'));
  if (donusumler.length === 0) yok('Transforms öğesi');
  if (donusumler.some((t) => hepsi(t, 'Transform').length > 1)) de('imza', 'İmzada en çok bir Transform olmalı.');
  if (basvurular.filter((b) => b.nitelikler['URI'] === '').length !== 1)
    de('imza', 'İmza, belgenin tamamını (URI="") bir kez göstermeli.');
  if (ilk(bilgi, 'SignatureMethod')?.nitelikler['Algorithm'] === ESKI_YONTEM)
    de('imza', 'İmza yöntemi rsa-sha1 olamaz.');
  const belgeler = hepsi(ilk(imza, 'KeyInfo'), 'X509Data');
  if (belgeler.length === 0) yok('sertifika (KeyInfo/X509Data)');
  for (const b of belgeler) {
    if (ilk(b, 'X509Certificate') === undefined) yok('sertifika (X509Certificate)');
    if (hepsi(b, 'X509SubjectName').some((s) => s.metin === '')) de('imza', 'Sertifika sahibinin adı boş olamaz.');
  }
  const nesneler = hepsi(imza, 'Object');
  if (nesneler.length === 0) yok('Object öğesi');
  else
    for (const [ad, ne] of [
      ['SigningTime', 'imza zamanı (SigningTime)'],
      ['SigningCertificate', 'imza sertifikası (SigningCertificate)'],
    ] as const)
      if (!nesneler.some((n) => ilk(n, 'QualifyingProperties', 'SignedProperties', 'SignedSignatureProperties', ad)))
        yok(ne);
}

export function imzaKontrolleri(kok: XmlDugumu, de: De): void {
  const yerler = hepsi(kok, 'Signature');
  if (yerler.length > 1) de('imzaSayisi', 'Faturada tek bir imza yeri (Signature) olmalı.');
  for (const y of yerler) yeri(y, de);
  for (const e of hepsi(ilk(kok, 'UBLExtensions'), 'UBLExtension'))
    for (const i of hepsi(ilk(e, 'ExtensionContent'), 'Signature')) if (i.uzay === IMZA) imzasi(i, de);
}

/** Checks identifiers of a party: exactly one number that counts, and others only of known kinds. */
export function kimlikKontrolleri(kok: XmlDugumu, bilinen: ReadonlySet<string>, de: De): void {
  for (const [ad, kim] of [
    ['AccountingSupplierParty', 'Satıcı'],
    ['AccountingCustomerParty', 'Alıcı'],
  ] as const) {
    const kimlikler = hepsi(ilk(kok, ad, 'Party'), 'PartyIdentification').flatMap((p) => hepsi(p, 'ID'));
    const turu = (k: XmlDugumu) => k.nitelikler['schemeID'] ?? '';
    const sayan = kimlikler.filter((k) => turu(k) === 'VKN' || turu(k) === 'TCKN');
    if (sayan.length > 1)
      de(
        'kimlikSayisi',
        `${kim}nın tek bir vergi kimlik numarası ya da T.C. kimlik numarası olmalı; ikisi birden yazılmaz.`,
      );
    if (sayan.some((k) => k.bosluklu)) de('bosluk', `${kim}nın kimlik numarasında boşluk olmamalı.`);
    for (const k of kimlikler)
      if (!bilinen.has(turu(k)))
        de('kimlikTuru', `${kim}nın ‘${turu(k).slice(0, 40)}’ kimlik türü (schemeID) kod listesinde yok.`);
  }
  const kur = ilk(kok, 'PricingExchangeRate');
  const birim = metni(kok, 'DocumentCurrencyCode');
  if (kur !== undefined && birim !== null && birim !== 'TRY') {
    if (metni(kur, 'SourceCurrencyCode') !== birim || metni(kur, 'TargetCurrencyCode') !== 'TRY')
      de('kurCifti', `Döviz kuru ${birim} biriminden TRY’ye olmalı.`);
  }
}
