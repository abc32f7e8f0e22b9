import type { ReactNode } from 'react';
import css from './PageHeader.module.css';

/** Title of a page, a line of text, and buttons. */
export function PageHeader({ title, text, actions }: { title: string; text?: ReactNode; actions?: ReactNode }) {
  return (
    <header className={css.ust}>
      <div className={css.yazi}>
        <h1 className={css.baslik}>{title}</h1>
        {text && <p className={css.metin}>{text}</p>}
      </div>
      {actions && <div className={css.eylemler}>{actions}</div>}
    </header>
  );
}
