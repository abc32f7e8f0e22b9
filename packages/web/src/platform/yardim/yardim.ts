import { useEffect, useSyncExternalStore } from 'react';
import { GENIS, TELEFON } from '../../layout/useMedya.ts';

/** The state of the help and its section. A key, the person's menu and question marks beside hard words open it. */

export interface AcikYardim {
  /** Name of a section or part in the guide; null for the one of the screen. */
  readonly bolum: string | null;
  /** Number of requests: a repeated request scrolls to the section again. */
  readonly kacinci: number;
  /**
   * True: over everything. A phone has no room beside the page, and a person in a dialog could not leave it by
   * keyboard.
   */
  readonly ustte: boolean;
  /** The element that gets the focus back. */
  readonly geri: Element | null;
}

let acik: AcikYardim | null = null;
const dinleyenler = new Set<() => void>();
function yaz(yeni: AcikYardim | null): void {
  acik = yeni;
  for (const d of dinleyenler) d();
}

/** Opens the help at a section, or at the one of the screen. */
export function yardimAc(bolum: string | null = null): void {
  const odak = document.activeElement;
  const geri = odak?.closest('[data-yardim]') ? (acik?.geri ?? null) : odak;
  // Beside a dialog, too, when the help already stands there and has room.
  const kalir = acik?.ustte === false && window.matchMedia(GENIS).matches;
  const ustte =
    window.matchMedia(TELEFON).matches || (!kalir && document.querySelector('[aria-modal="true"]') !== null);
  yaz({ bolum, kacinci: (acik?.kacinci ?? 0) + 1, ustte, geri });
}

/** Closes the help; the focus goes back to its former element. */
export function yardimKapat(): void {
  const geri = acik?.geri;
  yaz(null);
  if (geri instanceof HTMLElement && geri.isConnected) geri.focus({ preventScroll: true });
}

export const useYardim = (): AcikYardim | null =>
  useSyncExternalStore(
    (d) => {
      dinleyenler.add(d);
      return () => {
        dinleyenler.delete(d);
      };
    },
    () => acik,
  );

const yaziliyor = (hedef: EventTarget | null): boolean =>
  hedef instanceof HTMLElement &&
  (hedef.isContentEditable ||
    (hedef.matches('input, textarea, select') && !hedef.matches('[type="checkbox"], [type="radio"]')));

/** The question mark opens the help of the screen when no text field has the focus. Inside the help it closes it. */
export function useYardimTusu(): void {
  useEffect(() => {
    const tus = (e: KeyboardEvent) => {
      if (e.key !== '?' || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || yaziliyor(e.target)) return;
      e.preventDefault();
      if (e.target instanceof Element && e.target.closest('[data-yardim]')) yardimKapat();
      else yardimAc();
    };
    document.addEventListener('keydown', tus);
    return () => {
      document.removeEventListener('keydown', tus);
      yaz(null);
    };
  }, []);
}
