import { type ReactNode, useId, useRef, useState } from 'react';
import css from './Popup.module.css';
import { useListener } from './useListener.ts';

export interface PopupProps {
  /** Name of the panel, and of the button when `button` is only an icon. */
  readonly label: string;
  readonly button: ReactNode;
  readonly iconOnly?: boolean;
  readonly active?: boolean;
  /** Without a border, as one of several tools. */
  readonly quiet?: boolean;
  readonly align?: 'left' | 'right';
  /** The panel opens above the button, which stands at the end of the screen. */
  readonly above?: boolean;
  /** Given with `onOpened`: the parent keeps the panel open or closed. */
  readonly opened?: boolean;
  readonly onOpened?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Class of a button with a border, as above lists. */
export const framedButton = css.button;

const FOCUSABLE = 'input:not([disabled]), button:not([disabled]), select:not([disabled])';
/** Places the panel within the page, and gives the focus to its first field unless one of them has it already. */
function opens(panel: HTMLElement | null): void {
  if (!panel) return;
  if (panel.getBoundingClientRect().right > document.documentElement.clientWidth) panel.dataset['align'] = 'right';
  if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}

/**
 * A button with a panel below it, for settings of a list. Escape and a click outside close it, and the focus returns.
 */
export function Popup({
  label,
  button,
  iconOnly,
  active,
  quiet,
  align = 'right',
  above = false,
  opened,
  onOpened,
  children,
}: PopupProps) {
  const [own, setOwn] = useState(false);
  const open = opened ?? own;
  const setOpen = onOpened ?? setOwn;
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const outside = (e: Event) => {
    if (e.target instanceof Node && !box.current?.contains(e.target)) setOpen(false);
  };
  const escape = (e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    setOpen(false);
    trigger.current?.focus();
  };
  useListener('document', 'keydown', escape, { active: open });
  useListener('document', 'pointerdown', outside, { active: open });
  useListener('document', 'focusin', outside, { active: open });
  return (
    <div ref={box} className={css.box}>
      <button
        ref={trigger}
        type="button"
        className={css.button}
        data-active={active || undefined}
        data-icon={iconOnly || undefined}
        data-quiet={quiet || undefined}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        // The position attribute tells a surrounding dialog that the panel handles Escape.
        <div
          ref={opens}
          id={id}
          role="dialog"
          aria-label={label}
          data-position={above ? 'top' : 'bottom'}
          data-align={align}
          tabIndex={-1}
          className={`layer ${css.panel}`}
        >
          {children}
        </div>
      )}
    </div>
  );
}
