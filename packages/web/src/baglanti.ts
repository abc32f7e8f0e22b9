import { useSyncExternalStore } from 'react';

/** Whether the server can be reached. Told by whoever calls it (`cagri.ts`) and by the browser; knows nothing of calls itself. */

let kopuk = false;
const dinleyenler = new Set<() => void>();

function yaz(yeni: boolean): void {
  if (kopuk === yeni) return;
  kopuk = yeni;
  for (const d of dinleyenler) d();
}

/** An answer came, whatever it says. */
export const ulasildi = (): void => yaz(false);
/** No answer came. */
export const ulasilamadi = (): void => yaz(true);

window.addEventListener('offline', ulasilamadi);

/** True from the first call that got no answer until the next that gets one. */
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
