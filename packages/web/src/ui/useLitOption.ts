import { type KeyboardEvent, useEffect, useState } from 'react';

/**
 * Lights the first match of a searched choice while somebody types, and lets Enter take it. Enter sends no form then, also
 * where there are no matches or they are still on their way.
 * @param typed what is searched for; empty: nothing
 * @param found names the options that the server found, which may arrive after the last key
 */
export function useLitOption(typed: string, found: string) {
  const searching = typed.trim() !== '';
  const now = `${typed}\n${found}`;
  const [lit, setLit] = useState('');
  // The library forgets what is lit a moment after a list opens, so it is lit after that.
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
