import { useEffect } from 'react';

/** Ctrl+K, and the Mac's Command+K, open the search and close it again; any other dialog that is open keeps its place. */
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
