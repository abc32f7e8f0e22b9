import { useEffect } from 'react';

/** Ctrl+K, and the Mac's Command+K, ask for the search; a dialog that is open keeps its place, unless it is the search itself. */
export function useAramaTusu(onPress: () => void): void {
  useEffect(() => {
    const tus = (e: KeyboardEvent) => {
      if (!(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || !(e.key === 'k' || e.key === 'K')) return;
      e.preventDefault();
      const acik = document.querySelector('[role="dialog"][aria-modal]');
      if (acik === null || acik.querySelector('[role="combobox"][data-arama]') !== null) onPress();
    };
    window.addEventListener('keydown', tus);
    return () => window.removeEventListener('keydown', tus);
  }, [onPress]);
}
