import { DEMO_LISANSI } from '@masabasi/core/kurulum/rules';
import { useSyncExternalStore } from 'react';

/** At which stop of the demo company's tour somebody stands; kept with the window, so that loading a page anew keeps it. */

const ANAHTAR = 'masabasi.tur';
const dinleyenler = new Set<() => void>();
const dinle = (d: () => void) => {
  dinleyenler.add(d);
  return () => void dinleyenler.delete(d);
};
const oku = () => sessionStorage.getItem(ANAHTAR);

/** Only the demo company has one; it is known by its licence, so that nobody else's home page asks for it. */
export const turVar = (lisanskey: string): boolean => lisanskey === DEMO_LISANSI;

/** Goes to a stop, the first one is 0; null ends the tour. */
export function turaGit(sira: number | null): void {
  if (sira === null) sessionStorage.removeItem(ANAHTAR);
  else sessionStorage.setItem(ANAHTAR, String(sira));
  for (const d of dinleyenler) d();
}

/** The stop, or null where no tour is under way. */
export function useTur(): number | null {
  const yazi = useSyncExternalStore(dinle, oku);
  return yazi === null ? null : Number(yazi);
}
