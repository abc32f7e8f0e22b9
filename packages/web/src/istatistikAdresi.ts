import { useParams } from 'react-router';
import { type DegisenSozler, sozleriYaz, useAdres } from './adres.ts';

/** What the page of satisfaction shows by its address, and the addresses of what stands behind its figures. */

const YOL = '/istatistik/memnuniyet';
/** The words that stay when somebody goes from a figure to its answers: what all figures are cut down by. */
const ORTAK = new Set(['ilk', 'son', 'urun', 'kanal', 'departman', 'il']);

/** The survey of the address; 0: all, null: what stands there is no number of one. The page's own name may be repeated. */
export function useAnketAdresi(): number | null {
  const { memnuniyet = '' } = useParams();
  if (memnuniyet === '' || memnuniyet === 'memnuniyet') return 0;
  return /^[1-9]\d{0,9}$/.test(memnuniyet) && Number(memnuniyet) <= 2_147_483_647 ? Number(memnuniyet) : null;
}

/** The survey of the address; 0: all. */
export const useAnketId = (): number => useAnketAdresi() ?? 0;

const adresi = (anket: number, sozler: URLSearchParams): string =>
  `${YOL}${anket === 0 ? '' : `/${anket}`}${sozler.size > 0 ? `?${sozler}` : ''}`;

/** How the page's address is read and written. */
export function useIstatistikAdresi() {
  const anket = useAnketId();
  const [adres, setAdres] = useAdres();
  return {
    anket,
    soz: (ad: string) => adres.get(ad) ?? '',
    /** The same page, with some words changed. */
    ile: (ek: DegisenSozler, hangiAnket = anket) => adresi(hangiAnket, sozleriYaz(new URLSearchParams(adres), ek)),
    degistir: (ek: DegisenSozler) => setAdres((sozler) => void sozleriYaz(sozler, ek), { replace: true }),
    /** The answers behind a figure. */
    yanitlar: (ek: DegisenSozler = {}, hangiAnket = anket) => {
      const sozler = new URLSearchParams([...adres].filter(([ad]) => ORTAK.has(ad)));
      return adresi(hangiAnket, sozleriYaz(sozler, { ...ek, sekme: 'yanitlar' }));
    },
  };
}
