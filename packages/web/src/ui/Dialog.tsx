import { Flex, Text } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import IconX from '~icons/tabler/x';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import css from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useListener } from './useListener.ts';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Title of the dialog. With `hideHeader` a screen reader still reads it. */
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, right-aligned, the main one last. They stay in view while the content scrolls. */
  readonly footer?: ReactNode;
  readonly width?: number;
  readonly fullScreen?: boolean;
  /** True for a question: it stays a small box on a phone, too. */
  readonly compact?: boolean;
  readonly hideHeader?: boolean;
  /** True: stands at the top without padding, so that results have room below the typed text. */
  readonly top?: boolean;
  /** True: a sheet along the right edge, as high as the window. */
  readonly side?: boolean;
  /** Stands in place of the title and the cross. The content takes the first focus then. */
  readonly head?: ReactNode;
  readonly closeOnEscape?: boolean;
  readonly closeOnClickOutside?: boolean;
  readonly withCloseButton?: boolean;
  /**
   * True when nothing in the content takes the focus: the content takes it itself, so that the keyboard can scroll it.
   */
  readonly readOnly?: boolean;
}

let acikDialoglar: readonly string[] = [];
const dinleyenler = new Set<() => void>();
const degistir = (yeni: readonly string[]) => {
  acikDialoglar = yeni;
  for (const d of dinleyenler) d();
};
const dinle = (d: () => void) => {
  dinleyenler.add(d);
  return () => {
    dinleyenler.delete(d);
  };
};

/** True for the topmost dialog: Escape in a question above a form must not close the form. */
function useTopmost(opened: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!opened) return undefined;
    degistir([...acikDialoglar, id]);
    return () => degistir(acikDialoglar.filter((d) => d !== id));
  }, [opened, id]);
  return useSyncExternalStore(dinle, () => acikDialoglar.at(-1) === id);
}

/** An open list or calendar above the dialog handles Escape itself. */
const panelOpen = (target: EventTarget | null): boolean =>
  [...document.querySelectorAll('[data-position]:is([role="dialog"], :has([role="listbox"]))')].some((e) =>
    e.checkVisibility(),
  ) ||
  (target instanceof Element && target.closest('[role="menu"]') !== null);

function useEscape(active: boolean, onEscape: () => void): void {
  const key = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && !e.isComposing && !panelOpen(e.target)) onEscape();
  };
  useListener('window', 'keydown', key, { active, capture: true });
}

/** Gives the focus back to its former element, also when the dialog is simply unmounted. */
function useFocusReturn(opened: boolean): void {
  // This runs before any content takes the focus.
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const before = document.activeElement;
    return () => {
      setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}

/**
 * Keeps the focus inside, and gives it once to the first field. As the `ref` of the box, Mantine's trap focuses twice,
 * and between the two a fast person has already gone on to the next field.
 */
function useTrap(opened: boolean): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const trap = useFocusTrap(opened);
  useEffect(() => {
    trap(box.current);
    return () => void trap(null);
  }, [trap]);
  return box;
}

/**
 * The only dialog of the product: the focus stays inside and returns afterwards, and no style is injected into the
 * page. On a phone every dialog except a question fills the screen. A click outside does not close it, because it may
 * hold typed text. Mantine's Modal would bring 18 kB (compressed) for the work of these lines with Mantine's hook.
 */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  footer,
  width = 480,
  fullScreen = false,
  compact = false,
  hideHeader = false,
  top = false,
  side = false,
  head,
  closeOnEscape = true,
  closeOnClickOutside = false,
  withCloseButton = true,
  readOnly = false,
}: DialogProps) {
  const topmost = useTopmost(opened);
  const box = useTrap(opened);
  const id = useId();
  const named = !hideHeader && head === undefined;
  useFocusReturn(opened);
  useEscape(opened && topmost && closeOnEscape, onClose);
  if (!opened) return null;
  return createPortal(
    <div
      className={css.ortu}
      role="presentation"
      data-tam={fullScreen || undefined}
      data-kompakt={compact || undefined}
      data-ust={top || undefined}
      data-side={side || undefined}
      onPointerDown={(e) => closeOnClickOutside && e.target === e.currentTarget && onClose()}
    >
      <section
        ref={box}
        className={`layer ${css.icerik}`}
        role="dialog"
        aria-modal
        aria-label={named ? undefined : title}
        aria-labelledby={named ? id : undefined}
        tabIndex={-1}
        style={fullScreen ? undefined : { width }}
      >
        {head}
        {named && (
          <Flex
            gap={12}
            flex="none"
            align="center"
            justify="space-between"
            mih={52}
            p="8px 12px 8px 20px"
            className="line-below"
          >
            <Text id={id} component="h2" fz={16} lh="24px" fw={600} className="anywhere">
              {title}
            </Text>
            {withCloseButton && (
              <IconButton touch aria-label="Kapat" onClick={onClose}>
                <IconX size={18} aria-hidden />
              </IconButton>
            )}
          </Flex>
        )}
        <div
          className={css.govde}
          {...(readOnly && {
            role: 'region',
            'aria-label': `${title}: içerik`,
            tabIndex: 0,
            // A press of Enter must not carry out an act that nobody has read yet.
            'data-autofocus': head !== undefined || undefined,
          })}
        >
          {children}
        </div>
        {footer && (
          <Flex gap={8} flex="none" wrap="wrap" justify="flex-end" p="12px 20px" className="line-above">
            {footer}
          </Flex>
        )}
      </section>
    </div>,
    document.body,
  );
}
