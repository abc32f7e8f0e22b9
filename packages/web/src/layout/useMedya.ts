import { useSyncExternalStore } from 'react';

/** The side menu is fixed above 1024 px (specification 9). */
export const MASAUSTU = '(min-width: 1025px)';

/** The help has room beside the page. */
export const GENIS = '(min-width: 1280px)';

/** The buttons of the bar become one menu. */
export const DAR = '(max-width: 900px)';
/** Width of a phone (specification 9). */
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
