import { type RefObject, useEffect, useRef } from 'react';
import { onTop, typing, unmodified } from './plainKey.ts';
import { useListener } from './useListener.ts';

/** Nobody reads faster. A key that was meant for the decision before this one must not decide it. */
const UNREAD_MS = 400;

/**
 * Keys of a decision: `a` approves, `r` goes to the reason of a refusal. They work while the decision is in view, but
 * not before a person can have read it, and never by a key that is held down.
 * @param box the facts of the decision
 */
export function useDecisionKeys(
  box: RefObject<HTMLElement | null>,
  { approve, refuse }: { readonly approve: () => void; readonly refuse: () => void },
): void {
  const shown = useRef(Infinity);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  useListener('document', 'keydown', (e) => {
    if (!box.current || e.defaultPrevented || e.repeat || !unmodified(e) || typing(e.target)) return;
    if (!onTop(box.current) || !(e.key === 'a' || e.key === 'r')) return;
    e.preventDefault();
    if (e.timeStamp - shown.current < UNREAD_MS) return;
    if (e.key === 'a') approve();
    else refuse();
  });
}
