import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a panel by a click outside it or by Escape. `onEscape` also decides about the focus. The button that opens the
 * panel (`data-menu-dugmesi`) does not count as outside.
 */
export function useDismiss(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onClose: () => void,
  onEscape: () => void,
): void {
  const latest = useRef({ onClose, onEscape });
  useEffect(() => {
    latest.current = { onClose, onEscape };
  });
  useEffect(() => {
    if (!open) return undefined;
    const outside = (e: PointerEvent) => {
      if (!(e.target instanceof Element)) return;
      if (!panel.current?.contains(e.target) && !e.target.closest('[data-menu-dugmesi]')) latest.current.onClose();
    };
    const key = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      latest.current.onEscape();
      latest.current.onClose();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', key);
    };
  }, [open, panel]);
}
