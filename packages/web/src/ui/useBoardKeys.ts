import type { RefObject } from 'react';
import { useListener } from './useListener.ts';

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable], [role=menu]') !== null;

const linksOf = (board: Element) => [...board.querySelectorAll<HTMLElement>('[data-card] a[href]')];

/** With several boards on a page, the keys belong to the one with the focus, or to the first. */
const first = (board: Element): boolean => {
  const all = [...document.querySelectorAll('[data-board]')];
  return (all.find((b) => b.contains(document.activeElement)) ?? all[0]) === board;
};

/** From anywhere on the page J and K go to the next and the former card, and O opens the card, as Enter does. */
export function useBoardKeys(board: RefObject<HTMLElement | null>): void {
  useListener('document', 'keydown', (e) => {
    const root = board.current;
    if (!root || e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing || typing(e.target)) return;
    if (document.querySelector('[role="dialog"][aria-modal]') || !first(root)) return;
    const links = linksOf(root);
    const card = document.activeElement?.closest('[data-card]');
    const now = links.findIndex((l) => card?.contains(l));
    if (e.key === 'o' && now >= 0) links[now]!.click();
    else if (e.key === 'j' || e.key === 'k') {
      const by = e.key === 'j' ? 1 : -1;
      const next = links[now < 0 ? (by > 0 ? 0 : links.length - 1) : now + by];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    e.preventDefault();
  });
}
