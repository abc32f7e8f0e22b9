import { DEMO_LISANSI } from '@masabasi/core/yonetim/kurulum/rules';
import { useSyncExternalStore } from 'react';

/** The stop of the demo company's tour, stored with the window so that a reload keeps it. */

const ANAHTAR = 'masabasi.tur';
const dinleyenler = new Set<() => void>();
const dinle = (d: () => void) => {
  dinleyenler.add(d);
  return () => void dinleyenler.delete(d);
};
const oku = () => sessionStorage.getItem(ANAHTAR);

/** Only the demo company has a tour. It is known by its licence, so that other home pages make no call for it. */
export const turVar = (lisanskey: string): boolean => lisanskey === DEMO_LISANSI;

/** Goes to a stop, counted from 0; null ends the tour. */
export function turaGit(sira: number | null): void {
  if (sira === null) sessionStorage.removeItem(ANAHTAR);
  else sessionStorage.setItem(ANAHTAR, String(sira));
  for (const d of dinleyenler) d();
}

/** The stop, or null without a running tour. */
export function useTur(): number | null {
  const yazi = useSyncExternalStore(dinle, oku);
  return yazi === null ? null : Number(yazi);
}
