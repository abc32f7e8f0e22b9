import { useEffect, useEffectEvent } from 'react';

interface ListenerOptions {
  /** False: does not listen. */
  readonly active?: boolean;
  readonly capture?: boolean;
}

/** Calls the latest handler for the events of the window or the document while the component is mounted. */
export function useListener<K extends keyof WindowEventMap>(
  target: 'window',
  type: K,
  handler: (e: WindowEventMap[K]) => void,
  options?: ListenerOptions,
): void;
export function useListener<K extends keyof DocumentEventMap>(
  target: 'document',
  type: K,
  handler: (e: DocumentEventMap[K]) => void,
  options?: ListenerOptions,
): void;
export function useListener(
  target: 'window' | 'document',
  type: string,
  handler: (e: never) => void,
  { active = true, capture = false }: ListenerOptions = {},
): void {
  const tell = useEffectEvent((e: Event) => handler(e as never));
  useEffect(() => {
    if (!active) return undefined;
    const to = target === 'window' ? window : document;
    const listen = (e: Event) => tell(e);
    to.addEventListener(type, listen, { capture });
    return () => to.removeEventListener(type, listen, { capture });
  }, [target, type, active, capture]);
}
