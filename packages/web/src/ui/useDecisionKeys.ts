import { type RefObject, useEffect, useRef } from 'react';
import { usePlainKeys } from './usePlainKeys.ts';

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
  usePlainKeys(box, (e) => {
    if (e.repeat || !(e.key === 'a' || e.key === 'r')) return false;
    if (e.timeStamp - shown.current < UNREAD_MS) return true;
    if (e.key === 'a') approve();
    else refuse();
    return true;
  });
}
