import { useEffect, useEffectEvent } from 'react';

interface TimerOptions {
  /** True: again and again, every `ms`. */
  readonly every?: boolean;
}

/** Runs the latest `act` after `ms` milliseconds while the component is mounted. Null: the time stands still. */
export function useTimer(act: () => void, ms: number | null, { every = false }: TimerOptions = {}): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    if (ms === null) return undefined;
    const run = () => latest();
    const timer = every ? setInterval(run, ms) : setTimeout(run, ms);
    return () => {
      clearInterval(timer);
      clearTimeout(timer);
    };
  }, [ms, every]);
}
