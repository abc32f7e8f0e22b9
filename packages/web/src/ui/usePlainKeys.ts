import type { RefObject } from 'react';
import { onTop, typing, unmodified } from './plainKey.ts';
import { useListener } from './useListener.ts';

/**
 * Keys of a part of the page, pressed alone and from anywhere outside of a text field. They are off below an open
 * dialog, and while the part is not there.
 * @param press answers true for a key of the part; others do what they do elsewhere
 */
export function usePlainKeys(
  part: RefObject<HTMLElement | null>,
  press: (e: KeyboardEvent, part: HTMLElement) => boolean,
): void {
  useListener('document', 'keydown', (e) => {
    const { current } = part;
    if (!current || e.defaultPrevented || !unmodified(e) || typing(e.target) || !onTop(current)) return;
    if (press(e, current)) e.preventDefault();
  });
}
