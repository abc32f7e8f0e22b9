import { useEffect } from 'react';

/** Ctrl+K, or Command+K on a Mac, opens and closes the search. Another open dialog stays. */
export function useAramaTusu(ac: () => void, kapat: () => void): void {
  useEffect(() => {
    const tus = (e: KeyboardEvent) => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || !(e.key === 'k' || e.key === 'K')) return;
      e.preventDefault();
      const acik = document.querySelector('[role="dialog"][aria-modal]');
      if (acik === null) ac();
      else if (acik.querySelector('[data-arama]') !== null) kapat();
    };
    window.addEventListener('keydown', tus);
    return () => window.removeEventListener('keydown', tus);
  }, [ac, kapat]);
}
