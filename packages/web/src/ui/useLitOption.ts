import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * Highlights the first match of a searched choice while a person types, and lets Enter take it. Enter submits no form
 * then, also when there are no matches or they are still loading.
 * @param typed the search text; empty for none
 * @param found names of the options from the server, which may arrive after the last key
 */
export function useLitOption(typed: string, found: string) {
  const searching = typed.trim() !== '';
  const now = `${typed}\n${found}`;
  const [lit, setLit] = useState('');
  // The library clears the highlight a moment after a list opens, so it is set after that.
  useEffect(() => {
    const timer = setTimeout(() => setLit(now));
    return () => clearTimeout(timer);
  }, [now]);
  return {
    selectFirstOptionOnChange: searching && lit === now,
    onKeyDownCapture: (e: KeyboardEvent) => {
      const box = e.target;
      if (e.key !== 'Enter' || e.nativeEvent.isComposing || !searching || !(box instanceof HTMLInputElement)) return;
      if (!box.dataset['expanded']) return;
      e.preventDefault();
      e.stopPropagation();
      const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
      const option =
        list?.querySelector<HTMLElement>('[data-combobox-selected]') ??
        list?.querySelector<HTMLElement>('[data-combobox-option]');
      option?.click();
    },
  };
}
