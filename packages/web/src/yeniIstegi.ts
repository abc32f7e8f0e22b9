import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a way to a list may carry: that its form for a new record is to be opened. */
export const YENI_ISTEGI = { state: { yeni: true } } as const;

const istenir = (state: unknown): boolean => typeof state === 'object' && state !== null && 'yeni' in state;

/** Opens the form once when the way here asked for it; neither a reload nor the way back asks again. */
export function useYeniIstegi(ac: () => void): void {
  const { pathname, search, state } = useLocation();
  const git = useNavigate();
  const son = useRef(ac);
  useEffect(() => {
    son.current = ac;
  });
  const istendi = istenir(state);
  useEffect(() => {
    if (!istendi) return;
    son.current();
    void git(pathname + search, { replace: true, state: null });
  }, [istendi, git, pathname, search]);
}
