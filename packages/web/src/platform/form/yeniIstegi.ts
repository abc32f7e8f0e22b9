import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Navigation state for a list: its form for a new record opens. */
export const YENI_ISTEGI = { state: { yeni: true } } as const;

const istenir = (state: unknown): boolean => typeof state === 'object' && state !== null && 'yeni' in state;

/** Opens the form once when the navigation state asks for it. Neither a reload nor the back button repeats it. */
export function useYeniIstegi(ac: () => void): void {
  const { pathname, search, state } = useLocation();
  const git = useNavigate();
  const son = useEffectEvent(ac);
  const istendi = istenir(state);
  useEffect(() => {
    if (!istendi) return;
    son();
    void git(pathname + search, { replace: true, state: null });
  }, [istendi, git, pathname, search]);
}
