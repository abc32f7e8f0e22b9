import { type ReactNode, useId, useRef, useState } from 'react';
import css from './Popup.module.css';
import { useListener } from './useListener.ts';

export interface PopupProps {
  /** Name of the panel, and of the button when `button` is only an icon. */
  readonly label: string;
  readonly button: ReactNode;
  readonly iconOnly?: boolean;
  readonly active?: boolean;
  readonly align?: 'left' | 'right';
  readonly children: ReactNode;
}

/** Class of a button with a border, as above lists. */
export const framedButton = css.button;

const FOCUSABLE = 'input:not([disabled]), button:not([disabled]), select:not([disabled])';
const focusFirst = (panel: HTMLElement | null) => panel?.querySelector<HTMLElement>(FOCUSABLE)?.focus();

/**
 * A button with a panel below it, for settings of a list. Escape and a click outside close it, and the focus returns.
 */
export function Popup({ label, button, iconOnly, active, align = 'right', children }: PopupProps) {
  const [open, setOpen] = useState(false);
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
          ref={focusFirst}
          id={id}
          role="dialog"
          aria-label={label}
          data-position="bottom"
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
