import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** A sentence about the whole page, above its content. */
export const Notice = ({
  tone,
  icon,
  children,
}: {
  tone: 'ok' | 'info' | 'warn' | 'danger';
  icon: ReactNode;
  children: ReactNode;
}) => (
  <div className={css.not} data-tone={tone}>
    <span className={css.ikon} aria-hidden>
      {icon}
    </span>
    <div className={css.yazi}>{children}</div>
  </div>
);
