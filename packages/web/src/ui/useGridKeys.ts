import { type RefObject, useEffect } from 'react';

/**
 * The keys of a list, from anywhere on its page: `/` into its search, j and k from row to row, o opens what the row's
 * name leads to, as Enter does on the row, x selects, Escape takes back the selection, then the search. Not while somebody
 * types, not beside a dialog.
 */

const MODIFIED = (e: KeyboardEvent) => e.ctrlKey || e.metaKey || e.altKey || e.isComposing;
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]') !== null;
const inDialog = (e: Element | null): Element | null => e?.closest('[role="dialog"]') ?? null;

/** Whether the keys are this list's: the topmost dialog's, or the page's where there is none. */
function listening(grid: Element): boolean {
  const top = [...document.querySelectorAll('[role="dialog"][aria-modal]')].at(-1) ?? null;
  return top === inDialog(grid);
}
/** Several lists on a page: the keys are of the one that has the focus, or of the first. */
function first(grid: Element): boolean {
  const all = [...document.querySelectorAll('[data-grid]')].filter((g) => inDialog(g) === inDialog(grid));
  const focused = all.find((g) => g.contains(document.activeElement));
  return (focused ?? all[0]) === grid;
}

const rowsOf = (grid: Element) => [...grid.querySelectorAll<HTMLTableRowElement>('tr[data-key]')];
/** What stands for the row under the keyboard: itself where it takes the focus, else its name. */
const focusable = (row: HTMLTableRowElement): HTMLElement | null =>
  row.tabIndex >= 0 || row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a, button');

function step(grid: Element, by: 1 | -1): boolean {
  const rows = rowsOf(grid);
  const now = rows.findIndex((r) => r.contains(document.activeElement));
  const next = rows[now < 0 ? (by > 0 ? 0 : rows.length - 1) : now + by];
  const target = next && focusable(next);
  if (!target) return false;
  target.focus();
  next.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Opens what the name of a row leads to; false: it has none that does. The buttons of the row are no names. */
export function openByName(row: HTMLTableRowElement): boolean {
  const name = row.querySelector<HTMLElement>('td:not([data-actions]) :is(a[href], button)');
  name?.click();
  return name !== null;
}

/** What a key does to a list; false: nothing, and the key goes on. */
export function gridKey(grid: Element, key: string, onEscape: () => boolean): boolean {
  const row = rowsOf(grid).find((r) => r.contains(document.activeElement));
  if (key === '/') {
    const search = grid.querySelector<HTMLInputElement>('input[type="search"]');
    search?.focus();
    search?.select();
    return search !== null;
  }
  if (key === 'j' || key === 'k') return step(grid, key === 'j' ? 1 : -1);
  if (key === 'x') {
    const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]');
    box?.click();
    return box != null;
  }
  if (key === 'o' && row) {
    if (!row.hasAttribute('data-opens')) return openByName(row);
    row.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    return true;
  }
  return key === 'Escape' && onEscape();
}

/** Binds them to a list. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, onEscape: () => boolean): void {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const list = grid.current;
      if (!list || e.defaultPrevented || MODIFIED(e) || !listening(list) || !first(list)) return;
      const ofSearch = e.target instanceof HTMLInputElement && e.target.type === 'search' && list.contains(e.target);
      if (typing(e.target) && !(e.key === 'Escape' && ofSearch)) return;
      if (gridKey(list, e.key, onEscape)) e.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [grid, onEscape]);
}
