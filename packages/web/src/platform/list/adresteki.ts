import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useAdres } from './adres.ts';

/**
 * The record whose window the address opens by this word, and a function that opens another record or none.
 * @returns the record's number, or null where the word is missing or is no number
 */
export function useAdrestekiKayit(soz: string): readonly [number | null, (Id: number | null) => void] {
  const [adres, setAdres] = useAdres();
  const ac = useCallback(
    (Id: number | null) =>
      setAdres(
        (sozler) => {
          if (Id === null) sozler.delete(soz);
          else sozler.set(soz, String(Id));
        },
        { replace: true },
      ),
    [soz, setAdres],
  );
  const yazi = adres.get(soz);
  return [yazi !== null && /^[1-9]\d{0,8}$/.test(yazi) ? Number(yazi) : null, ac];
}

/** Opens a page with this view when the address has no words. Answers false until the page may be drawn. */
export function useIlkGorunum(gorunum: string): boolean {
  const [adres, setAdres] = useAdres();
  const { state } = useLocation() as { state: unknown };
  const [acildi, setAcildi] = useState(adres.size > 0);
  if (!acildi && adres.size > 0) setAcildi(true);
  useEffect(() => {
    // The navigation state may ask for the form of a new record, so the state is kept.
    if (!acildi) setAdres(gorunum, { replace: true, state });
  }, [acildi, gorunum, setAdres, state]);
  return acildi;
}
