import type { RefObject } from 'react';
import { useListener } from '../ui/useListener.ts';

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
  const outside = (e: PointerEvent) => {
    if (!(e.target instanceof Element)) return;
    if (!panel.current?.contains(e.target) && !e.target.closest('[data-menu-dugmesi]')) onClose();
  };
  const key = (e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    onEscape();
    onClose();
  };
  useListener('document', 'pointerdown', outside, { active: open });
  useListener('document', 'keydown', key, { active: open });
}
