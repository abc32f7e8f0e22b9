import { useEffect, useRef } from 'react';

const SINCE = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Carries out what was asked for in a field before it could be done, as soon as it can be, unless anything was pressed or
 * typed since or the field is gone: whoever went on asks again. Answers what asks.
 */
export function useAskedEarly(ready: boolean, act: () => void): (field: Element) => void {
  const asked = useRef<Element | null>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (ready) {
      if (asked.current?.isConnected) latest.current();
      asked.current = null;
      return undefined;
    }
    const forget = () => {
      asked.current = null;
    };
    // On their way down: the key that asks is heard here before the form hears it.
    for (const kind of SINCE) document.addEventListener(kind, forget, { capture: true });
    return () => {
      for (const kind of SINCE) document.removeEventListener(kind, forget, { capture: true });
    };
  }, [ready]);
  return (field) => {
    asked.current = field;
  };
}
