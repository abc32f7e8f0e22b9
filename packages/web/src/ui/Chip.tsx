import type { ReactNode } from 'react';
import css from './Chip.module.css';

export type ChipTone = 'neutral' | 'accent' | 'ok' | 'info' | 'warn' | 'danger' | 'violet';

/** A status as a word, with an optional icon: colour is never the only sign. */
export function Chip({ tone = 'neutral', icon, children }: { tone?: ChipTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={css.chip} data-tone={tone}>
      {icon && (
        <span className={css.ikon} aria-hidden>
          {icon}
        </span>
      )}
      {children}
    </span>
  );
}
