import type { FaturaBelgesi } from './belge.ts';
import { EARSIV_SENARYOSU, KAMU_SENARYOSU, IADE_TIPLERI, SENARYOLAR, TESVIK_SENARYOSU, TIPLER } from './kodlar.ts';

/** Allowed types of each scenario, and the requirements of a scenario or a buyer. */

type De = (Kural: string, Cumle: string) => void;

const SARJ = ['SARJ', 'SARJANLIK'];
const YTB = ['YTBSATIS', 'YTBIADE', 'YTBISTISNA', 'YTBTEVKIFAT', 'YTBTEVKIFATIADE'];
const HKS_TIPLERI = ['HKSSATIS', 'HKSKOMISYONCU'];

/** Types of scenarios that allow only some types. */
const SENARYO_TIPLERI: Readonly<Record<string, readonly string[]>> = {
  ENERJI: SARJ,
  ILAC_TIBBICIHAZ: ['SATIS', 'ISTISNA', 'TEVKIFAT', 'TEVKIFATIADE', 'IADE', 'IHRACKAYITLI'],
  [TESVIK_SENARYOSU]: ['SATIS', 'ISTISNA', 'IADE', 'TEVKIFAT', 'TEVKIFATIADE'],
  IDIS: ['SATIS', 'ISTISNA', 'IADE', 'TEVKIFAT', 'TEVKIFATIADE', 'IHRACKAYITLI'],
};
/** Scenarios of types that allow only some scenarios. */
const TIP_SENARYOLARI: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...SARJ.map((t) => [t, ['ENERJI', EARSIV_SENARYOSU]] as const),
  ...YTB.map((t) => [t, [EARSIV_SENARYOSU]] as const),
  ...HKS_TIPLERI.map((t) => [t, ['HKS', EARSIV_SENARYOSU]] as const),
  ['TEKNOLOJIDESTEK', [EARSIV_SENARYOSU]],
  ['IADE', ['TEMELFATURA', EARSIV_SENARYOSU, 'ILAC_TIBBICIHAZ', TESVIK_SENARYOSU, 'IDIS', KAMU_SENARYOSU]],
]);

/** True for an investment incentive: VAT is written there, and not charged if exempt. */
export const tesvikli = ({ Senaryo, Tip }: Pick<FaturaBelgesi, 'Senaryo' | 'Tip'>): boolean =>
  Senaryo === TESVIK_SENARYOSU || (Senaryo === EARSIV_SENARYOSU && YTB.includes(Tip));
/** True if VAT is written but not charged. */
export const vergisiAlinmaz = (b: Pick<FaturaBelgesi, 'Senaryo' | 'Tip'>): boolean =>
  tesvikli(b) && (b.Tip === 'ISTISNA' || b.Tip === 'YTBISTISNA');

function ciftKontrolu({ Senaryo, Tip }: FaturaBelgesi, de: De): void {
  if (!SENARYOLAR.has(Senaryo) || !TIPLER.has(Tip)) return;
  const senaryolar = TIP_SENARYOLARI[Tip];
  const tipler = SENARYO_TIPLERI[Senaryo];
  if (senaryolar !== undefined && !senaryolar.includes(Senaryo))
    de(
      Tip === 'IADE' ? 'iadeSenaryo' : 'senaryoTipi',
      Tip === 'IADE'
        ? `İade faturası ${Senaryo} senaryosuyla kesilemez; temel fatura ya da e-Arşiv olmalı.`
        : `${Tip} tipinde bir fatura ${Senaryo} senaryosuyla kesilemez; senaryosu ${senaryolar.join(' ya da ')} olmalı.`,
    );
  else if (tipler !== undefined && !tipler.includes(Tip))
    de('senaryoTipi', `${Senaryo} senaryosunda fatura tipi ${tipler.join(', ')} olabilir; ${Tip} olamaz.`);
}

const GUMRUK = '1460415308';
const SGK = '7750409379';
const GUMRUK_SENARYOLARI = new Set(['YOLCUBERABERFATURA', 'IHRACAT', 'OZELFATURA', KAMU_SENARYOSU]);

function aliciKontrolu(b: FaturaBelgesi, de: De): void {
  const { Kimlik, KimlikTuru } = b.Alici;
  if (Kimlik === GUMRUK && !GUMRUK_SENARYOLARI.has(b.Senaryo))
    de('aliciSenaryosu', `Gümrük idaresine (${GUMRUK}) ${b.Senaryo} senaryosuyla fatura kesilemez.`);
  // A return keeps its type for every recipient.
  if (Kimlik === SGK && b.Tip !== 'SGK' && b.Tip !== 'TEVKIFAT' && !IADE_TIPLERI.has(b.Tip))
    de(
      'aliciTipi',
      `Sosyal Güvenlik Kurumuna (${SGK}) kesilen faturanın tipi SGK ya da TEVKIFAT olmalı; ${b.Tip} değil.`,
    );
  if (b.Tip === 'TEKNOLOJIDESTEK' && KimlikTuru !== 'TCKN')
    de('aliciKimlik', 'TEKNOLOJIDESTEK tipindeki faturanın alıcısı T.C. kimlik numarasıyla yazılmalı.');
}

/** The official pattern and the check digits of an IBAN. An account number may have letters. */
function ibanUyar(iban: string): boolean {
  if (!/^TR\d{7}[A-Z0-9]{17}$/.test(iban)) return false;
  const rakam = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (h) => String(h.charCodeAt(0) - 55));
  return BigInt(rakam) % 97n === 1n;
}

/** Checks that scenario, type and buyer fit together. */
export function senaryoKontrolleri(b: FaturaBelgesi, de: De): void {
  ciftKontrolu(b, de);
  aliciKontrolu(b, de);
  if (b.Senaryo === KAMU_SENARYOSU && b.Hesap === null)
    de(
      'kamuIban',
      'Kamu senaryosundaki faturada ödemenin yapılacağı IBAN yazılmalı; kendi faturalarınıza ‘Fatura Ayarları’ndaki IBAN yazılır.',
    );
  else if (b.Senaryo === KAMU_SENARYOSU && !ibanUyar(b.Hesap ?? ''))
    de('kamuIban', `Kamu senaryosundaki faturada geçerli bir Türkiye IBAN’ı yazılmalı; ‘${b.Hesap}’ değil.`);
}
