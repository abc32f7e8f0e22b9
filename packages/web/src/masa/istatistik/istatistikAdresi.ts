import { useParams } from 'react-router';
import { type DegisenSozler, sozleriYaz, useAdres } from '../../platform/list/adres.ts';

/** The view of the satisfaction page in its address, and the addresses of the answers behind its figures. */

const YOL = '/istatistik/memnuniyet';
/** Filters of all figures; they stay when a person goes from a figure to its answers. */
const ORTAK = new Set(['ilk', 'son', 'urun', 'kanal', 'departman', 'il']);

/** The survey in the address; 0 for all, null for an invalid number. The page's own name may be repeated. */
export function useAnketAdresi(): number | null {
  const { memnuniyet = '' } = useParams();
  if (memnuniyet === '' || memnuniyet === 'memnuniyet') return 0;
  return /^[1-9]\d{0,9}$/.test(memnuniyet) && Number(memnuniyet) <= 2_147_483_647 ? Number(memnuniyet) : null;
}

/** The survey in the address; 0 for all. */
export const useAnketId = (): number => useAnketAdresi() ?? 0;

const adresi = (anket: number, sozler: URLSearchParams): string =>
  `${YOL}${anket === 0 ? '' : `/${anket}`}${sozler.size > 0 ? `?${sozler}` : ''}`;

/** Reads and writes the address of the page. */
export function useIstatistikAdresi() {
  const anket = useAnketId();
  const [adres, setAdres] = useAdres();
  return {
    anket,
    soz: (ad: string) => adres.get(ad) ?? '',
    /** The address of this page with some words changed. */
    ile: (ek: DegisenSozler, hangiAnket = anket) => adresi(hangiAnket, sozleriYaz(new URLSearchParams(adres), ek)),
    degistir: (ek: DegisenSozler) => setAdres((sozler) => void sozleriYaz(sozler, ek), { replace: true }),
    /** The address of the answers behind a figure. */
    yanitlar: (ek: DegisenSozler = {}, hangiAnket = anket) => {
      const sozler = new URLSearchParams([...adres].filter(([ad]) => ORTAK.has(ad)));
      return adresi(hangiAnket, sozleriYaz(sozler, { ...ek, sekme: 'yanitlar' }));
    },
  };
}
