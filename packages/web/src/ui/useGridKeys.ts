import type { RefObject } from 'react';
import { dialogOf, onTop, typing, unmodified } from './plainKey.ts';
import { useListener } from './useListener.ts';

/**
 * Keys of a list, from anywhere on its page: `/` goes to the search, j and k move between rows, o opens the link of a
 * row's name as Enter does, x selects, Escape clears the selection, then the search. They are off while a person types,
 * and on the page below an open dialog.
 */

/** With several lists on a page, the keys belong to the focused one, or to the first. */
function first(grid: Element): boolean {
  const all = [...document.querySelectorAll('[data-grid]')].filter((g) => dialogOf(g) === dialogOf(grid));
  const focused = all.find((g) => g.contains(document.activeElement));
  return (focused ?? all[0]) === grid;
}

const rowsOf = (grid: Element) => [...grid.querySelectorAll<HTMLTableRowElement>('tr[data-key]')];
/** The focus target of a row: the row itself when it takes the focus, else its name. */
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

/** Opens the link of a row's name. False: the name has none. Action buttons of the row do not count. */
export function openByName(row: HTMLTableRowElement): boolean {
  const name = row.querySelector<HTMLElement>('td:not([data-actions]) :is(a[href], button)');
  name?.click();
  return name !== null;
}

/** Handles a key of a list. False: the key has no meaning here and goes on. */
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

/** Binds the keys to a list. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, onEscape: () => boolean): void {
  useListener('document', 'keydown', (e) => {
    const list = grid.current;
    if (!list || e.defaultPrevented || !unmodified(e) || !onTop(list) || !first(list)) return;
    const ofSearch = e.target instanceof HTMLInputElement && e.target.type === 'search' && list.contains(e.target);
    if (typing(e.target) && !(e.key === 'Escape' && ofSearch)) return;
    if (gridKey(list, e.key, onEscape)) e.preventDefault();
  });
}
