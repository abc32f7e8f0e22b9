import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

type Sozler = URLSearchParams | Readonly<Record<string, string>> | string;
/** The words that are to stand there, or what is changed in those that do. */
type AdresDegisimi = Sozler | ((sozler: URLSearchParams) => void);
type AdresiDegistir = (yeni: AdresDegisimi, secenek?: NavigateOptions) => void;

/**
 * The words of the page's address, and how they are changed. A page draws its address a moment later than it is changed, on a
 * slow machine much later. So a change begins with the address as it is by then: of two, one right after the other, both are
 * kept; and whoever has gone on to another page meanwhile is not called back.
 */
export function useAdres(): readonly [adres: URLSearchParams, degistir: AdresiDegistir] {
  const { pathname } = useLocation();
  const [adres] = useSearchParams();
  const git = useNavigate();
  const degistir = useCallback<AdresiDegistir>(
    (yeni, secenek) => {
      if (window.location.pathname !== pathname) return;
      const sozler = new URLSearchParams(typeof yeni === 'function' ? window.location.search : yeni);
      if (typeof yeni === 'function') yeni(sozler);
      void git(`?${sozler}`, secenek);
    },
    [git, pathname],
  );
  return [adres, degistir];
}

/** Whether the address has gone on since these words of it were drawn. */
export const adresYolda = (adres: URLSearchParams): boolean =>
  String(new URLSearchParams(window.location.search)) !== String(adres);

/** Words of an address and what they are to say; null: they go. */
export type DegisenSozler = Readonly<Record<string, string | number | null>>;

/** Writes them; the words that are not named stay. */
export function sozleriYaz(sozler: URLSearchParams, degisen: DegisenSozler): URLSearchParams {
  for (const [soz, deger] of Object.entries(degisen))
    if (deger === null) sozler.delete(soz);
    else sozler.set(soz, String(deger));
  return sozler;
}
