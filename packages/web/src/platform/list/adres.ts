import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

type Sozler = URLSearchParams | Readonly<Record<string, string>> | string;
/** New words of the address, or a function that changes the present ones. */
type AdresDegisimi = Sozler | ((sozler: URLSearchParams) => void);
type AdresiDegistir = (yeni: AdresDegisimi, secenek?: NavigateOptions) => void;

/**
 * The words of the page's address, and a function to change them. React draws an address later than it changes, on a
 * slow machine much later. So a change begins with the address of that moment, not with the drawn one: of two changes
 * in a row both stay, and a person who has gone on to another page is not called back.
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

/** True when the address has changed since these words were drawn. */
export const adresYolda = (adres: URLSearchParams): boolean =>
  String(new URLSearchParams(window.location.search)) !== String(adres);

/** Words of an address with their new values; null removes a word. */
export type DegisenSozler = Readonly<Record<string, string | number | null>>;

/** Writes the named words and keeps the others. */
export function sozleriYaz(sozler: URLSearchParams, degisen: DegisenSozler): URLSearchParams {
  for (const [soz, deger] of Object.entries(degisen))
    if (deger === null) sozler.delete(soz);
    else sozler.set(soz, String(deger));
  return sozler;
}
