import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The record whose window the address opens by this word, and how another one is opened, or none.
 * @returns its number, or null where the word is missing or none
 */
export function useAdrestekiKayit(soz: string): readonly [number | null, (Id: number | null) => void] {
  const [adres, setAdres] = useSearchParams();
  const ac = useCallback(
    (Id: number | null) =>
      setAdres(
        (once) => {
          const sozler = new URLSearchParams(once);
          if (Id === null) sozler.delete(soz);
          else sozler.set(soz, String(Id));
          return sozler;
        },
        { replace: true },
      ),
    [soz, setAdres],
  );
  const yazi = adres.get(soz);
  return [yazi !== null && /^[1-9]\d{0,8}$/.test(yazi) ? Number(yazi) : null, ac];
}

/** Gives a page that its menu entry opens without any view this one; answers whether it may be drawn. */
export function useIlkGorunum(gorunum: string): boolean {
  const [adres, setAdres] = useSearchParams();
  const { pathname } = useLocation();
  const [acildi, setAcildi] = useState(adres.size > 0);
  if (!acildi && adres.size > 0) setAcildi(true);
  useEffect(() => {
    // Who has gone on meanwhile is not called back.
    if (!acildi && window.location.pathname === pathname) setAdres(gorunum, { replace: true });
  }, [acildi, gorunum, pathname, setAdres]);
  return acildi;
}
