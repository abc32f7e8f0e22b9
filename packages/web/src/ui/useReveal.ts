import { useState } from 'react';
import { ApiError } from '../platform/call/cagri.ts';
import { bildir } from './Toast.tsx';

/** Reads a masked value; undefined for a person who may not see it. */
export type Reveal = (() => Promise<string | null>) | undefined;

/** Reveals and hides a masked value. The value is stored nowhere else, and is gone with the page. */
export function useReveal(reveal: Reveal) {
  const [open, setOpen] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const toggle = async () => {
    if (open !== null || !reveal) {
      setOpen(null);
      return;
    }
    setPending(true);
    try {
      setOpen(await reveal());
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      bildir({ baslik: 'Hata', metin: hata.message, tur: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { open, pending, toggle: () => void toggle() };
}
