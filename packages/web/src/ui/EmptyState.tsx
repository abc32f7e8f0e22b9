import type { ReactNode } from 'react';
import css from './State.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: string;
  /** A button for the act that the text advises. */
  readonly action?: ReactNode;
  /** True inside a card: less padding. */
  readonly compact?: boolean;
}

export function EmptyState({ icon, title, text, action, compact }: EmptyStateProps) {
  return (
    <div className={css.durum} data-compact={compact || undefined}>
      {icon && (
        <span className={css.ikon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={css.baslik}>{title}</p>
      {text && <p className={css.metin}>{text}</p>}
      {action && <div className={css.eylem}>{action}</div>}
    </div>
  );
}
