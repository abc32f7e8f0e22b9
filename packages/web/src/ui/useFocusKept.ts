import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Gives the focus back to the field that had it before its part of the page became inert. */
export function useFocusKept(part: RefObject<HTMLElement | null>, held: boolean): void {
  const field = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const now = document.activeElement;
    if (held) field.current = now instanceof HTMLElement && part.current?.contains(now) ? now : null;
    else {
      if (field.current?.isConnected && now === document.body) field.current.focus({ preventScroll: true });
      field.current = null;
    }
  }, [part, held]);
}
