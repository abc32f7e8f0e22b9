import { useListener } from '../ui/useListener.ts';

/** Ctrl+K, or Command+K on a Mac, opens and closes the search. Another open dialog stays. */
export function useAramaTusu(ac: () => void, kapat: () => void): void {
  useListener('window', 'keydown', (e) => {
    if (!(e.ctrlKey || e.metaKey) || e.altKey || e.shiftKey || !(e.key === 'k' || e.key === 'K')) return;
    e.preventDefault();
    const acik = document.querySelector('[role="dialog"][aria-modal]');
    if (acik === null) ac();
    else if (acik.querySelector('[data-arama]') !== null) kapat();
  });
}
