import type { ReactNode } from 'react';
import css from './Fields.module.css';

/** What is known of something, to read: names above their values, as many beside each other as there is room. */
export const Fields = ({ children }: { children: ReactNode }) => <dl className={css.fields}>{children}</dl>;

/** One of them; nothing known is a dash. */
export const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children === null || children === '' ? <span className={css.none}>–</span> : children}</dd>
  </div>
);
