import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * Highlights the first match of a searched choice while a person types, and lets Enter take it. Enter submits no form
 * then, also when there are no matches or they are still loading.
 * @param typed the search text; empty for none
 * @param found names of the options from the server, which may arrive after the last key
 * @param waiting true while the options are those of an earlier text: Enter takes none of them unasked
 * @param onEscape called when Escape closes the list
 */
export function useLitOption(typed: string, found: string, waiting = false, onEscape?: () => void) {
  const searching = typed.trim() !== '';
  const now = `${typed}\n${found}`;
  const [lit, setLit] = useState('');
  // The library clears the highlight a moment after a list opens, so it is set after that.
  useEffect(() => {
    const timer = setTimeout(() => setLit(now));
    return () => clearTimeout(timer);
  }, [now]);
  return {
    selectFirstOptionOnChange: searching && !waiting && lit === now,
    onKeyDownCapture: (e: KeyboardEvent) => {
      const box = e.target;
      if (e.nativeEvent.isComposing || !searching || !(box instanceof HTMLInputElement)) return;
      if (!box.dataset['expanded']) return;
      if (e.key === 'Escape') onEscape?.();
      if (e.key !== 'Enter') return;
      e.preventDefault();
      e.stopPropagation();
      const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
      const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
      const first = waiting
        ? null
        : list?.querySelector<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])');
      (marked ?? first)?.click();
    },
  };
}
