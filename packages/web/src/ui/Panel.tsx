import type { ReactNode } from 'react';
import css from './Panel.module.css';

export interface PanelProps {
  readonly title?: string;
  readonly icon?: ReactNode;
  /** Beside the title, at the right. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly padded?: boolean;
  /** True: spans all columns of a grid. */
  readonly wide?: boolean;
}

/** A white area with a hairline, the only kind of box. Its title is a heading of the page. */
export function Panel({ title, icon, actions, children, padded = false, wide = false }: PanelProps) {
  return (
    <section className={css.panel} data-genis={wide || undefined} aria-label={title}>
      {title && (
        <header className={css.ust}>
          {icon && (
            <span className={css.ikon} aria-hidden>
              {icon}
            </span>
          )}
          <h2 className={css.baslik}>{title}</h2>
          {actions}
        </header>
      )}
      <div className={padded ? css.dolgu : undefined}>{children}</div>
    </section>
  );
}
