import { BOYLAR, ILK_BOY, type Liste } from '@masabasi/core/liste';
import { adrestenOku, suzmuyor } from '@masabasi/core/listeAdresi';

/**
 * How a list is asked for: only what is said differently from the beginning. So a list without an address is asked for
 * by its page size alone, and what is read ahead of its page need not know the list.
 */

const anahtar = (ad: string): string => `masabasi.boy.${ad}`;

/** How many rows a page of the list has, as this browser's person has chosen. */
export function sayfaBoyu(ad: string, ilk = ILK_BOY): number {
  const secilen = Number(localStorage.getItem(anahtar(ad)));
  return BOYLAR.some((boy) => boy === secilen) ? secilen : ilk;
}
export const sayfaBoyuSec = (ad: string, boy: number): void => localStorage.setItem(anahtar(ad), String(boy));

/** The request of the page that an address says. */
export function listeIstegi<L extends Liste>(l: L, adres: URLSearchParams, ara: string, adet: number) {
  const { gorunum, sayfa } = adrestenOku(l, adres);
  const { sirala } = gorunum;
  const degerler: Readonly<Record<string, unknown>> = gorunum;
  return {
    adet,
    ...(sayfa > 1 && { sayfa }),
    ...(ara !== '' && { ara }),
    ...Object.fromEntries(
      Object.entries(l.suzgecler)
        .filter(([ad, s]) => !suzmuyor(s, degerler[ad]))
        .map(([ad]) => [ad, degerler[ad]]),
    ),
    ...(adres.has('sirala') && { sirala }),
  };
}
