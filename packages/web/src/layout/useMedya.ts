import { useSyncExternalStore } from 'react';

/** Breakpoints of specification 9: the side menu stands above 1024 px; a phone is at most 640 px wide. */
export const MASAUSTU = '(min-width: 1025px)';
export const TELEFON = '(max-width: 640px)';

export function useMedya(sorgu: string): boolean {
  return useSyncExternalStore(
    (d) => {
      const m = window.matchMedia(sorgu);
      m.addEventListener('change', d);
      return () => m.removeEventListener('change', d);
    },
    () => window.matchMedia(sorgu).matches,
  );
}
