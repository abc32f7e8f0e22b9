import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The latest value for a callback that is handed elsewhere. Inside effects, `useEffectEvent` does it. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
