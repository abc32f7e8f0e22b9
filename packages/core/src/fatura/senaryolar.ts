import type { FaturaBelgesi } from './belge.ts';
import { EARSIV_SENARYOSU, KAMU_SENARYOSU, IADE_TIPLERI, SENARYOLAR, TESVIK_SENARYOSU, TIPLER } from './kodlar.ts';

/** Which type goes with which scenario, and what a scenario or a buyer asks for. */

type De = (Kural: string, Cumle: string) => void;

const SARJ = ['SARJ', 'SARJANLIK'];
const YTB = ['YTBSATIS', 'YTBIADE', 'YTBISTISNA', 'YTBTEVKIFAT', 'YTBTEVKIFATIADE'];
const HKS_TIPLERI = ['HKSSATIS', 'HKSKOMISYONCU'];

/** Scenarios that are for some types alone. */
const SENARYO_TIPLERI: Readonly<Record<string, readonly string[]>> = {
  ENERJI: SARJ,
  ILAC_TIBBICIHAZ: ['SATIS', 'ISTISNA', 'TEVKIFAT', 'TEVKIFATIADE', 'IADE', 'IHRACKAYITLI'],
  [TESVIK_SENARYOSU]: ['SATIS', 'ISTISNA', 'IADE', 'TEVKIFAT', 'TEVKIFATIADE'],
  IDIS: ['SATIS', 'ISTISNA', 'IADE', 'TEVKIFAT', 'TEVKIFATIADE', 'IHRACKAYITLI'],
};
/** Types that are for some scenarios alone. */
const TIP_SENARYOLARI: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ...SARJ.map((t) => [t, ['ENERJI', EARSIV_SENARYOSU]] as const),
  ...YTB.map((t) => [t, [EARSIV_SENARYOSU]] as const),
  ...HKS_TIPLERI.map((t) => [t, ['HKS', EARSIV_SENARYOSU]] as const),
  ['TEKNOLOJIDESTEK', [EARSIV_SENARYOSU]],
  ['IADE', ['TEMELFATURA', EARSIV_SENARYOSU, 'ILAC_TIBBICIHAZ', TESVIK_SENARYOSU, 'IDIS', KAMU_SENARYOSU]],
]);

/** Whether it is of an investment incentive: VAT is written there and, of an exemption, not taken. */
export const tesvikli = ({ Senaryo, Tip }: Pick<FaturaBelgesi, 'Senaryo' | 'Tip'>): boolean =>
  Senaryo === TESVIK_SENARYOSU || (Senaryo === EARSIV_SENARYOSU && YTB.includes(Tip));
/** Whether its VAT is written without being taken. */
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
  // A return is of no other type, whoever gets it.
  if (Kimlik === SGK && b.Tip !== 'SGK' && b.Tip !== 'TEVKIFAT' && !IADE_TIPLERI.has(b.Tip))
    de(
      'aliciTipi',
      `Sosyal Güvenlik Kurumuna (${SGK}) kesilen faturanın tipi SGK ya da TEVKIFAT olmalı; ${b.Tip} değil.`,
    );
  if (b.Tip === 'TEKNOLOJIDESTEK' && KimlikTuru !== 'TCKN')
    de('aliciKimlik', 'TEKNOLOJIDESTEK tipindeki faturanın alıcısı T.C. kimlik numarasıyla yazılmalı.');
}

/** As the official rule has it, and with the digits that tell a slip of the pen. Letters may stand in an account's number. */
function ibanUyar(iban: string): boolean {
  if (!/^TR\d{7}[A-Z0-9]{17}$/.test(iban)) return false;
  const rakam = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (h) => String(h.charCodeAt(0) - 55));
  return BigInt(rakam) % 97n === 1n;
}

/** What its scenario, its type and its buyer ask of each other. */
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
