import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import css from './Popup.module.css';

export interface PopupProps {
  /** Name of the panel, and of the button when `button` is only an icon. */
  readonly label: string;
  readonly button: ReactNode;
  readonly iconOnly?: boolean;
  readonly active?: boolean;
  readonly align?: 'left' | 'right';
  readonly children: ReactNode;
}

const FOCUSABLE = 'input:not([disabled]), button:not([disabled]), select:not([disabled])';

/**
 * A button with a panel below it, for settings of a list. Escape and a click outside close it, and the focus returns.
 */
export function Popup({ label, button, iconOnly, active, align = 'right', children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    panel.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    const outside = (e: Event) => {
      if (e.target instanceof Node && !box.current?.contains(e.target)) setOpen(false);
    };
    const escape = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
    };
  }, [open]);
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
          ref={panel}
          id={id}
          role="dialog"
          aria-label={label}
          data-position="bottom"
          data-align={align}
          tabIndex={-1}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </div>
  );
}
