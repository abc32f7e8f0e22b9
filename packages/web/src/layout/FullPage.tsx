import type { ReactNode } from 'react';
import css from './FullPage.module.css';

/** A page of its own in place of the content: access denied, not found, error. */
export function FullPage({
  code,
  title,
  text,
  children,
}: {
  code?: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <div className={css.sayfa}>
      {code && (
        <p className={css.kod} aria-hidden>
          {code}
        </p>
      )}
      <h1 className={css.baslik}>{title}</h1>
      <p className={css.metin}>{text}</p>
      <div className={css.eylemler}>{children}</div>
    </div>
  );
}
