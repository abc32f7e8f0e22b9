import type { RefObject } from 'react';
import { onTop, typing, unmodified } from './plainKey.ts';
import { useListener } from './useListener.ts';

/**
 * Keys of short lists on a page: j and k move between elements with `data-row-act`, from anywhere on the page. Enter
 * then presses the focused one.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useListener('document', 'keydown', (e) => {
    const list = box.current;
    if (!list || e.defaultPrevented || !(e.key === 'j' || e.key === 'k')) return;
    if (!unmodified(e) || typing(e.target) || !onTop(list)) return;
    const acts = [...list.querySelectorAll<HTMLElement>('[data-row-act]')];
    const now = acts.findIndex((a) => a === document.activeElement);
    const next = acts[now < 0 ? (e.key === 'j' ? 0 : acts.length - 1) : now + (e.key === 'j' ? 1 : -1)];
    if (!next) return;
    e.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  });
}
