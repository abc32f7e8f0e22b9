import { useEffect, useEffectEvent, useRef } from 'react';

const SINCE = ['keydown', 'pointerdown', 'input'] as const;

/**
 * Carries out an early request from a field as soon as it is possible. It is dropped when the person has pressed or
 * typed anything since, or when the field is gone. Answers the function that requests.
 */
export function useAskedEarly(ready: boolean, act: () => void): (field: Element) => void {
  const asked = useRef<Element | null>(null);
  const latest = useEffectEvent(act);
  useEffect(() => {
    if (ready) {
      if (asked.current?.isConnected) latest();
      asked.current = null;
      return undefined;
    }
    const forget = () => {
      asked.current = null;
    };
    // In the capture phase: this listener hears the requesting key before the form does.
    for (const kind of SINCE) document.addEventListener(kind, forget, { capture: true });
    return () => {
      for (const kind of SINCE) document.removeEventListener(kind, forget, { capture: true });
    };
  }, [ready]);
  return (field) => {
    asked.current = field;
  };
}
