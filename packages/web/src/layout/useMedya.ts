import { useSyncExternalStore } from 'react';

/** The side menu stands above 1024 px (specification 9). */
export const MASAUSTU = '(min-width: 1025px)';

/** There is room for the help beside the page. */
export const GENIS = '(min-width: 1280px)';

/** The bar's buttons are one menu. */
export const DAR = '(max-width: 900px)';
/** A telephone's width (specification 9). */
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
