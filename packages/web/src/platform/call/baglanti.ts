import { useSyncExternalStore } from 'react';

/** State of the connection to the server. `cagri.ts` and the browser report it; this module makes no calls. */

let kopuk = false;
const dinleyenler = new Set<() => void>();

function yaz(yeni: boolean): void {
  if (kopuk === yeni) return;
  kopuk = yeni;
  for (const d of dinleyenler) d();
}

/** The server answered, with any status. */
export const ulasildi = (): void => yaz(false);
/** The server did not answer. */
export const ulasilamadi = (): void => yaz(true);

window.addEventListener('offline', ulasilamadi);

/** True from the first unanswered call until the next answered one. */
export const useKopuk = (): boolean =>
  useSyncExternalStore(
    (d) => {
      dinleyenler.add(d);
      return () => {
        dinleyenler.delete(d);
      };
    },
    () => kopuk,
  );
