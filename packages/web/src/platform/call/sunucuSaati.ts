import { useSyncExternalStore } from 'react';

/**
 * The server's clock. Timers and "now" on a screen follow it, so a computer with a wrong clock shows the same minutes
 * as the others.
 */

let kayma = 0;

/**
 * Learns the clock offset from an answer. The true offset lies between `sunucu - alindi` and `sunucu - gonderildi`.
 * While the known one fits, it stays, so that timers do not jump with the network.
 */
export function sunucuSaatiniIsle(sunucu: number, gonderildi: number, alindi: number): void {
  const enAz = sunucu - alindi;
  const enFazla = sunucu - gonderildi;
  if (Number.isNaN(sunucu) || (kayma >= enAz && kayma <= enFazla)) return;
  kayma = (enAz + enFazla) / 2;
}

/** Now by the server's clock, in epoch milliseconds. */
export const simdi = (): number => Date.now() + kayma;

let tik = Math.floor(simdi() / 1000);
let zamanlayici: ReturnType<typeof setTimeout> | undefined;
const dinleyenler = new Set<() => void>();

function vur() {
  tik = Math.floor(simdi() / 1000);
  for (const d of dinleyenler) d();
  zamanlayici = setTimeout(vur, 1000 - (simdi() % 1000) + 5);
}

function dinle(d: () => void) {
  dinleyenler.add(d);
  if (dinleyenler.size === 1) vur();
  return () => {
    dinleyenler.delete(d);
    if (dinleyenler.size === 0) clearTimeout(zamanlayici);
  };
}

/** Now by the server's clock. Renders again every `adim` seconds; all users share one timer. */
export function useSimdi(adim = 1): number {
  return useSyncExternalStore(dinle, () => Math.floor(tik / adim) * adim) * 1000;
}

/**
 * The latest of these instants (epoch milliseconds, ascending) that has passed, 0 before the first. It renders only at
 * the instants.
 */
export function useGecen(anlar: readonly number[]): number {
  return useSyncExternalStore(dinle, () => anlar.findLast((a) => a <= simdi()) ?? 0);
}
