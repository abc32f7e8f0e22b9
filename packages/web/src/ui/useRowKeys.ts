import type { RefObject } from 'react';
import { usePlainKeys } from './usePlainKeys.ts';

/**
 * Keys of short lists on a page: j and k move between elements with `data-row-act`, from anywhere on the page. Enter
 * then presses the focused one.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  usePlainKeys(box, (e, list) => {
    if (!(e.key === 'j' || e.key === 'k')) return false;
    const acts = [...list.querySelectorAll<HTMLElement>('[data-row-act]')];
    const now = acts.findIndex((a) => a === document.activeElement);
    const next = acts[now < 0 ? (e.key === 'j' ? 0 : acts.length - 1) : now + (e.key === 'j' ? 1 : -1)];
    if (!next) return false;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
    return true;
  });
}
