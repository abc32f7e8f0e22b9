import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import css from './Menu.module.css';
import { useListener } from './useListener.ts';

export interface MenuAction {
  readonly label: string;
  /** Small text below the label. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  /** True: a line above this entry. */
  readonly separated?: boolean;
}

export interface MenuProps {
  /** Name of the button when its content does not tell it. */
  readonly label?: string;
  readonly button: ReactNode;
  /** `small` for an icon on a card, `framed` for an icon beside other buttons. */
  readonly look?: 'small' | 'framed';
  readonly buttonClassName?: string;
  readonly items: readonly MenuAction[];
  readonly align?: 'left' | 'right';
  readonly disabled?: boolean;
}

const secenekler = (liste: HTMLElement | null) => [
  ...(liste?.querySelectorAll<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])') ?? []),
];
const ilkineOdakla = (liste: HTMLElement | null) => secenekler(liste)[0]?.focus();

/** A button that opens a list of actions: arrows, Home, End, first letters, Escape; focus returns to the button. */
export function Menu({ label, button, look, buttonClassName, items, align = 'right', disabled }: MenuProps) {
  const [acik, setAcik] = useState(false);
  const kutu = useRef<HTMLDivElement>(null);
  const dugme = useRef<HTMLButtonElement>(null);
  const id = useId();

  const kapat = (odakla: boolean) => {
    setAcik(false);
    if (odakla) dugme.current?.focus();
  };

  const disari = (e: PointerEvent) => {
    if (e.target instanceof Node && !kutu.current?.contains(e.target)) setAcik(false);
  };
  useListener('document', 'pointerdown', disari, { active: acik });

  const tus = (e: KeyboardEvent<HTMLElement>) => {
    const s = secenekler(e.currentTarget);
    const i = s.findIndex((x) => x === document.activeElement);
    const git = (n: number) => {
      e.preventDefault();
      s[(n + s.length) % s.length]?.focus();
    };
    if (e.key === 'ArrowDown') git(i + 1);
    else if (e.key === 'ArrowUp') git(i - 1);
    else if (e.key === 'Home') git(0);
    else if (e.key === 'End') git(s.length - 1);
    else if (e.key === 'Escape') {
      e.stopPropagation();
      kapat(true);
    } else if (e.key === 'Tab') kapat(false);
    else if (e.key.length === 1 && e.key !== ' ') {
      const sirali = [...s.slice(i + 1), ...s.slice(0, i + 1)];
      const harf = aramaAnahtari(e.key);
      sirali.find((x) => aramaAnahtari(x.textContent?.trim() ?? '').startsWith(harf))?.focus();
    }
  };

  return (
    <div ref={kutu} className={css.kutu} data-look={look}>
      <button
        ref={dugme}
        type="button"
        className={buttonClassName ?? (look && css.button)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={acik}
        aria-controls={acik ? id : undefined}
        disabled={disabled}
        onClick={() => setAcik(!acik)}
        onKeyDown={(e) => {
          if (e.key !== 'ArrowDown' || acik) return;
          e.preventDefault();
          setAcik(true);
        }}
      >
        {button}
      </button>
      {acik && (
        <div
          ref={ilkineOdakla}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={`layer ${css.liste}`}
          data-align={align}
          onKeyDown={tus}
        >
          {items.map((m) => (
            <button
              key={m.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={`bare ${css.satir}`}
              data-danger={m.danger || undefined}
              data-separated={m.separated || undefined}
              aria-disabled={m.disabled || undefined}
              onClick={() => {
                if (m.disabled) return;
                kapat(true);
                m.onClick();
              }}
            >
              <span className={css.ikon} aria-hidden>
                {m.icon}
              </span>
              {m.note === undefined ? (
                m.label
              ) : (
                <span>
                  {m.label}
                  <span className={css.note}>{m.note}</span>
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
