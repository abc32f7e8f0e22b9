import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { RecordPeek } from '../../ui/RecordView.tsx';
import { useLatest } from '../../ui/useLatest.ts';
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

export interface ListedenKayit {
  readonly acik: number | null;
  /** Opens a record from the list. A form of the list with another order than its rows gives the order. */
  readonly ac: (Id: number, sira?: readonly number[]) => void;
  /** Opens another record in the place of the open one. */
  readonly gec: (Id: number) => void;
  readonly peek: RecordPeek;
}

type Satirlar = readonly { readonly Id: number }[] | undefined;
type Acik = readonly [number | null, (Id: number | null) => void];

/**
 * The order of the list is kept from the moment when a record was opened from it: an act may take the record out of the
 * list, and J still goes on to the next one.
 */
function useSirasiyla([acik, gec]: Acik, rows: Satirlar): ListedenKayit {
  const [sira, setSira] = useState<readonly number[]>([]);
  const bunlar = useLatest(rows);
  const ac = useCallback(
    (Id: number, verilen?: readonly number[]) => {
      setSira(verilen ?? (bunlar.current ?? []).map((r) => r.Id));
      gec(Id);
    },
    [bunlar, gec],
  );
  return { acik, ac, gec, peek: { order: sira, onOpen: gec, onClose: () => gec(null) } };
}

/** The record that the address shows over a list by this word. */
export const useListedenKayit = (soz: string, rows: Satirlar): ListedenKayit =>
  useSirasiyla(useAdrestekiKayit(soz), rows);

/** The record over a short list on a card, which the address does not name. */
export const useKarttanKayit = (rows: Satirlar): ListedenKayit => useSirasiyla(useState<number | null>(null), rows);

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
