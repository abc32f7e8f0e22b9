import type { Liste } from '@masabasi/core/platform/list/liste';
import { adrestenOku, suzmuyor } from '@masabasi/core/platform/list/listeAdresi';

/**
 * The request for the page of the list in an address: only values that differ from the initial ones. So a list without
 * an address needs only its page size, and the read ahead of a page need not know the list.
 */
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
